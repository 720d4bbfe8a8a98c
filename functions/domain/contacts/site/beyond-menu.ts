import type { Page } from '../../web/web.ts';
import { type LinkOnPage, type PlannedLink, planLinks, planSitemap } from './plan-links.ts';
import { inlineScripts, menuScripts, pagesInScript } from './script-menu.ts';

interface SiteAccess {
  readonly isOwn: (host: string) => boolean;
  /** Null for an address that is not the site's, must not be read or does not answer. */
  readonly get: (url: string) => Promise<Page | null>;
  /** Those that robots.txt names. */
  readonly sitemaps: readonly string[];
  readonly linksOf: (page: Page) => readonly LinkOnPage[];
}

const maxSitemapBytes = 500_000;
const maxParts = 2;
/** From here on a link leads to a page of contacts, as far as its words tell. */
const minScore = 60;
/** A menu that leads to fewer kinds of contact, team, imprint and about pages is hardly all of it. */
const minKindsInMenu = 2;

export function leadsToFewKinds(links: readonly PlannedLink[]): boolean {
  const kinds = links.filter(({ score }) => score >= minScore).map(({ kind }) => kind);
  return new Set(kinds).size < minKindsInMenu;
}

/** Where the menu of a site leads if a script writes it: as the sitemap says, or else the scripts themselves. */
export async function linksBeyondMenu(
  home: Page,
  scripts: readonly string[],
  site: SiteAccess,
): Promise<PlannedLink[]> {
  const sitemap = await site.get(site.sitemaps[0] ?? new URL('/sitemap.xml', home.url).href);
  if (sitemap !== null) {
    const xml = new TextDecoder().decode(sitemap.body.subarray(0, maxSitemapBytes));
    const listed = planSitemap(xml, home.url, site.isOwn);
    if (listed.length > 0) return listed;
  }
  return linksOfScripts(home, scripts, site);
}

async function linksOfScripts(
  home: Page,
  scripts: readonly string[],
  { isOwn, get, linksOf }: SiteAccess,
): Promise<PlannedLink[]> {
  const texts = [inlineScripts(new TextDecoder().decode(home.body))];
  for (const url of menuScripts(scripts, (url) => isOwn(URL.parse(url)?.hostname ?? ''))) {
    const script = await get(url);
    if (script !== null) texts.push(new TextDecoder().decode(script.body));
  }
  const { parts, pages } = pagesInScript(texts.join('\n'));
  const planned = planLinks(
    pages.map((href) => ({ href, text: '', firstText: '' })),
    home.url,
    isOwn,
    false,
  ).filter(({ score }) => score >= minScore);
  for (const part of parts.slice(0, maxParts)) {
    const menu = await get(URL.parse(part, home.url)?.href ?? '');
    if (menu !== null) planned.push(...planLinks(linksOf(menu), home.url, isOwn, false));
  }
  return planned;
}
