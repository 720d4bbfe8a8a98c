import type { Page } from '../../web/web.ts';
import { pageKey } from './link-target.ts';
import { type LinkOnPage, type PlannedLink, planLinks, planSitemap } from './plan-links.ts';
import { inlineScripts, menuScripts, pagesInScript, partsOfPage } from './script-menu.ts';

interface SiteAccess {
  readonly isOwn: (host: string) => boolean;
  /** Null for an address that is not the site's, must not be read or does not answer. */
  readonly get: (url: string) => Promise<Page | null>;
  /** Those that robots.txt names. */
  readonly sitemaps: readonly string[];
  /** Adds what a part says to what the home page does, and returns its links. */
  readonly readPart: (part: Page) => readonly LinkOnPage[];
}

const maxSitemapBytes = 500_000;
const maxParts = 7;
/** From here on a link leads to a page of contacts, as far as its words tell. */
const minScore = 60;
/** A menu that leads to fewer kinds of contact, team, imprint and about pages is hardly all of it. */
const minKindsInMenu = 2;

export function leadsToFewKinds(links: readonly PlannedLink[]): boolean {
  const kinds = links.filter(({ score }) => score >= minScore).map(({ kind }) => kind);
  return new Set(kinds).size < minKindsInMenu;
}

/**
 * The page behind one that only lets visitors in ("I accept"). It is called as the page of the domain itself is
 * ("home.html"), for which it is taken wherever the latter leads elsewhere, too. Null if this one does.
 */
export function pageBehindEntrance<Link extends PlannedLink>(
  links: readonly Link[],
  home: string,
): Link | null {
  if (links.some(({ url }) => pageKey(url) !== pageKey(home))) return null;
  const isBehind = (url: string) => url !== home && /\/home\.\w+$/i.test(URL.parse(url)?.pathname ?? '');
  const behind = links.find(({ url }) => isBehind(url));
  return behind === undefined ? null : { ...behind, kind: 'home' };
}

/**
 * Where the parts lead that the home page includes by itself: its menu, header or footer in a file of its own, which a
 * visitor sees as the page's. Only pages that name such files lead to requests.
 */
export async function linksOfParts(home: Page, html: string, site: SiteAccess): Promise<PlannedLink[]> {
  return readParts(partsOfPage(html), home, site);
}

/** Where the menu of a site leads if a script writes it: as the sitemap says, or else the scripts themselves. */
export async function linksBeyondMenu(
  home: Page,
  scripts: readonly string[],
  site: SiteAccess,
): Promise<PlannedLink[]> {
  const sitemap = await sitemapOf(home, site);
  if (sitemap !== null) {
    const xml = new TextDecoder().decode(sitemap.body.subarray(0, maxSitemapBytes));
    const listed = planSitemap(xml, home.url, site.isOwn);
    if (listed.length > 0) return listed;
  }
  return linksOfScripts(home, scripts, site);
}

/** The sitemap that robots.txt names may be that of a domain that the site has left. */
async function sitemapOf(home: Page, { get, sitemaps }: SiteAccess): Promise<Page | null> {
  const usual = new URL('/sitemap.xml', home.url).href;
  const [named = usual] = sitemaps;
  return (await get(named)) ?? (named === usual ? null : get(usual));
}

async function linksOfScripts(
  home: Page,
  scripts: readonly string[],
  site: SiteAccess,
): Promise<PlannedLink[]> {
  const { isOwn, get } = site;
  const texts = [inlineScripts(new TextDecoder().decode(home.body))];
  for (const url of menuScripts(scripts, (url) => isOwn(URL.parse(url)?.hostname ?? ''))) {
    const script = await get(url);
    if (script !== null) texts.push(new TextDecoder().decode(script.body));
  }
  const { parts, loaded, pages } = pagesInScript(texts.join('\n'));
  const linksTo = (addresses: readonly string[]) =>
    planLinks(
      addresses.map((href) => ({ href, text: '', firstText: '' })),
      home.url,
      isOwn,
      false,
    ).filter(({ score }) => score >= minScore);
  // A page of contacts that a script loads is one of its own, which a visitor sees after a click.
  const shared = loaded.filter((page) => linksTo([page]).length === 0);
  return [...linksTo(pages), ...(await readParts([...parts, ...shared], home, site))];
}

/** The links of a part count from the page that shows it, as browsers resolve them. */
async function readParts(
  parts: readonly string[],
  home: Page,
  { isOwn, get, readPart }: SiteAccess,
): Promise<PlannedLink[]> {
  const planned: PlannedLink[] = [];
  for (const address of parts.slice(0, maxParts)) {
    const part = await get(URL.parse(address, home.url)?.href ?? '');
    if (part !== null) planned.push(...planLinks(readPart(part), home.url, isOwn, false));
  }
  return planned;
}
