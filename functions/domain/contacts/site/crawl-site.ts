import type { Page } from '../../web/web.ts';
import { leadsToFewKinds, linksBeyondMenu, linksOfParts, pageBehindEntrance } from './beyond-menu.ts';
import type { CrawlOptions, CrawlPorts, DocumentOfSite } from './crawl-ports.ts';
import { ExtraPages } from './extra-pages.ts';
import { FurtherPages, maxFurtherBytes } from './further-pages.ts';
import { homeAnswer } from './home-answer.ts';
import { normaliseUrl, pageKey } from './link-target.ts';
import { isNoPage, type LinkKind } from './link-words.ts';
import { whyNoCompany } from './no-company.ts';
import { type LinkOnPage, type PlannedLink, planLinks } from './plan-links.ts';
import { PoliteRequests } from './polite-requests.ts';
import { SiteDomains } from './site-domains.ts';

interface ReadPage<Content> {
  readonly kind: LinkKind;
  readonly url: string;
  /** One of those that were read only because the likelier ones were all read. */
  readonly isFurther: boolean;
  readonly content: Content;
}

export interface Crawl<Content> {
  /** The home page first. */
  readonly pages: ReadPage<Content>[];
  readonly domains: SiteDomains;
}

interface Visit {
  /** The order in which pages were chosen, which is the order in which they are read, whichever comes first. */
  readonly order?: number;
  readonly url: string;
  readonly kind: LinkKind;
  readonly isFurther?: boolean;
  /** Clicks from the home page. */
  readonly clicks: number;
  readonly framesDeep: number;
}

/** The sitemap, and the scripts and parts of a menu that the home page itself does not have. */
const maxBeyondMenu = 10;
const maxClicks = 2;
const maxFramesDeep = 2;
const kindLimits: Readonly<Record<LinkKind, number>> = {
  contact: 3,
  team: 4,
  imprint: 2,
  about: 3,
  card: 4,
  person: 6,
  office: 2,
  home: 2,
  rest: 2,
};

/**
 * Reads at most `maxPages` pages of a company's site: the home page, then the likeliest within two clicks; with them
 * twenty more that are each about one of its people, and the one on privacy; then at most `maxFurtherPages` of the others.
 * Requests to a site start `pauseMs` apart, and robots.txt is obeyed (RFC 9309). When the signal fires, returns what was
 * read so far. A site without a readable home page leads to a sentence that says why.
 */
export async function crawlSite<Content>(
  domain: string,
  ports: CrawlPorts<Content>,
  options: CrawlOptions,
): Promise<Crawl<Content> | { error: string }> {
  return new Crawler(domain, ports, options).run();
}

class Crawler<Content> {
  private readonly domain: string;
  private readonly ports: CrawlPorts<Content>;
  private readonly options: CrawlOptions;
  private readonly domains: SiteDomains;
  private readonly requests: PoliteRequests;
  private readonly owns = (host: string) => this.domains.owns(host);
  private readonly requested = new Set<string>();
  private readonly pages: (ReadPage<Content> & { readonly order: number })[] = [];
  private chosenSoFar = 0;
  private budget: number;
  private readonly extra = new ExtraPages();
  private readonly further: FurtherPages;
  private beyondMenuLeft = maxBeyondMenu;
  private homeDocument: Pick<DocumentOfSite<Content>, 'scripts' | 'text'> = { scripts: [], text: '' };
  /** What the home page shows out of files of their own. */
  private readonly parts: ReadPage<Content>[] = [];

  constructor(domain: string, ports: CrawlPorts<Content>, options: CrawlOptions) {
    this.domain = domain;
    this.ports = ports;
    this.options = options;
    this.domains = new SiteDomains(domain);
    this.requests = new PoliteRequests(ports.web, ports.pause, options);
    this.budget = options.maxPages;
    this.further = new FurtherPages(options.maxFurtherPages);
  }

  async run(): Promise<Crawl<Content> | { error: string }> {
    const answer = await homeAnswer(this.domain, this.requests, this.options.signal);
    const home = 'error' in answer ? answer : await this.accepted(answer.page);
    if ('error' in home) return home;
    const found = this.keep(home.page, { url: home.page.url, kind: 'home', clicks: 0, framesDeep: 0 });
    if (!found) return { error: 'The site answered with something other than a web page' };
    const noCompany = this.pages.length > 0 ? this.whyNoCompany(home.page) : null;
    if (noCompany !== null) return { error: noCompany };
    const linked = [...found, ...(await this.linksOfParts(home.page))];
    const behind = pageBehindEntrance(linked, home.page.url);
    if (behind !== null) this.requested.delete(pageKey(behind.url));
    let open = [...(behind === null ? linked : [behind]), ...(await this.hintsBeyondMenu(linked, home.page))];
    for (let round = 0; round < 5 && this.mayReadMore(open) && !this.options.signal.aborted; round++) {
      const chosen = this.choose(open, round);
      if (chosen.length === 0) break;
      const rest = open.filter((visit) => !this.requested.has(pageKey(visit.url)));
      const results = await Promise.all(chosen.map((visit) => this.visit(visit)));
      open = [...rest, ...results.flat()];
    }
    await this.readOn(open);
    if (this.pages.length === 0) return { error: 'The pages of the site could not be read' };
    const [first, ...rest] = this.pages.sort((one, other) => one.order - other.order);
    return { pages: first ? [first, ...this.parts, ...rest] : this.parts, domains: this.domains };
  }

  private mayReadMore(open: readonly PlannedLink[]): boolean {
    return this.budget > 0 ? open.length > 0 : open.some((link) => this.extra.has(link));
  }

  private async readOn(links: readonly (PlannedLink & Visit)[]): Promise<void> {
    for (let open = links; !this.options.signal.aborted; ) {
      const chosen = this.further.take(open, this.requested);
      if (chosen.length === 0) return;
      for (const { url } of chosen) this.requested.add(pageKey(url));
      const visits = chosen.map((visit) => ({ ...visit, isFurther: true, order: ++this.chosenSoFar }));
      const results = await Promise.all(visits.map((visit) => this.visit(visit)));
      open = [...open, ...results.flat()];
    }
  }

  private whyNoCompany(home: Page): string | null {
    return this.ports.faults.contain(home.url, null, () =>
      whyNoCompany(home, this.homeDocument.text, this.domain),
    );
  }

  private async accepted(page: Page): Promise<{ page: Page } | { error: string }> {
    if (page.status >= 400) return { error: `The site answered with an error (HTTP ${page.status})` };
    if (this.ports.isSocial(page.url))
      return { error: 'The domain has no site of its own: it leads to a social network' };
    for (const url of [...page.redirects, page.url]) {
      const host = URL.parse(url)?.hostname;
      if (host) this.domains.add(host);
    }
    if (!(await this.requests.mayRead(page.url)))
      return { error: "The site's robots.txt does not allow reading it" };
    this.budget--;
    this.requested.add(pageKey(page.requestedUrl));
    this.requested.add(pageKey(page.url));
    return { page };
  }

  /**
   * Chooses what to read next: the likeliest, but not too many of one kind unless nothing else is left. The first
   * round leaves room for a second.
   */
  private choose(open: readonly (PlannedLink & Visit)[], round: number): Visit[] {
    const counts = new Map<LinkKind, number>();
    for (const page of this.pages) counts.set(page.kind, (counts.get(page.kind) ?? 0) + 1);
    const chosen: Visit[] = [];
    let beyond = 0;
    const maxNow = round === 0 ? Math.max(1, Math.ceil(this.budget * 0.72)) : this.budget;
    // A link to a part of the home page ("/#contact") is no page to wait for.
    const sorted = open
      .filter(({ url }) => !this.requested.has(pageKey(url)))
      .sort((one, other) => other.score - one.score || (one.url < other.url ? -1 : 1));
    const taken = new Set<string>();
    for (const visit of [
      ...sorted.filter((one) => one.framesDeep > 0),
      ...sorted.filter((one) => one.framesDeep === 0),
    ]) {
      const count = counts.get(visit.kind) ?? 0;
      const isFull =
        chosen.length - beyond >= maxNow || (visit.framesDeep === 0 && count >= kindLimits[visit.kind]);
      if (isFull && !this.extra.has(visit)) continue;
      const key = pageKey(visit.url);
      if (taken.has(key)) continue;
      if (round === 0 && visit.score < 25 && sorted.some((one) => one.score >= 60)) continue;
      if (isFull) this.extra.take(visit);
      if (isFull) beyond++;
      counts.set(visit.kind, count + 1);
      taken.add(key);
      chosen.push({ ...visit, order: ++this.chosenSoFar });
    }
    if (chosen.length === 0 && round > 0 && maxNow > 0) {
      for (const visit of sorted.slice(0, maxNow)) {
        const key = pageKey(visit.url);
        if (taken.has(key)) continue;
        taken.add(key);
        chosen.push({ ...visit, order: ++this.chosenSoFar });
      }
    }
    for (const key of taken) this.requested.add(key);
    this.budget -= chosen.length - beyond;
    return chosen;
  }

  private async visit(visit: Visit): Promise<(PlannedLink & Visit)[]> {
    if (!(await this.requests.mayRead(visit.url))) {
      this.budget++;
      return [];
    }
    const answer = await this.requests.get(visit.url, visit.isFurther ? maxFurtherBytes : undefined);
    if (answer.outcome === 'unreachable' || answer.status >= 400) return [];
    if (visit.isFurther) this.further.count(answer.body.length);
    const host = URL.parse(answer.url)?.hostname ?? '';
    if (!this.owns(host)) return [];
    const key = pageKey(answer.url);
    if (key !== pageKey(visit.url)) {
      if (this.requested.has(key) || !(await this.requests.mayRead(answer.url))) return [];
      this.requested.add(key);
    }
    return this.keep(answer, visit) ?? [];
  }

  /** Parses an answer and returns its links. Returns null if it is not a page to read. */
  private keep(page: Page, visit: Visit): (PlannedLink & Visit)[] | null {
    return this.ports.faults.contain(page.url, [], () => this.read(page, visit));
  }

  private read(page: Page, visit: Visit): (PlannedLink & Visit)[] | null {
    const document = this.ports.read(page);
    if (document === null) return null;
    const { kind, clicks, framesDeep, order = 0, isFurther = false } = visit;
    const { content, isCard, base, links, frames } = document;
    if (kind === 'home' && this.pages.length === 0) this.homeDocument = document;
    this.pages.push({ order, kind: isCard ? 'card' : kind, url: page.url, isFurther, content });
    const planned = clicks < maxClicks ? planLinks(links, base, this.owns, kind === 'team') : [];
    return [
      ...(framesDeep < maxFramesDeep ? frames.flatMap((frame) => this.frame(frame, visit)) : []),
      ...planned.map((link) => ({ ...link, clicks: clicks + 1, framesDeep: 0 })),
    ];
  }

  private frame(address: string, visit: Visit): (PlannedLink & Visit)[] {
    const url = normaliseUrl(address);
    const { hostname = '', pathname = '' } = URL.parse(address) ?? {};
    if (!url || !this.owns(hostname) || isNoPage(pathname)) return [];
    return [{ ...visit, url, score: 120, framesDeep: visit.framesDeep + 1 }];
  }

  /** If the home page's menu comes from a script, the sitemap or the script shows where it would lead. */
  private async hintsBeyondMenu(open: readonly PlannedLink[], home: Page): Promise<(PlannedLink & Visit)[]> {
    if (!leadsToFewKinds(open)) return [];
    const access = this.siteAccess(await this.sitemaps(home.url));
    return this.oneClickAway(await linksBeyondMenu(home, this.homeDocument.scripts, access));
  }

  private async linksOfParts(home: Page): Promise<(PlannedLink & Visit)[]> {
    if (this.pages.length === 0) return [];
    return this.oneClickAway(await linksOfParts(home, this.homeDocument.text, this.siteAccess([])));
  }

  private oneClickAway(links: readonly PlannedLink[]): (PlannedLink & Visit)[] {
    return links.map((link) => ({ ...link, clicks: 1, framesDeep: 0 }));
  }

  private siteAccess(sitemaps: readonly string[]) {
    const get = (url: string) => this.answerOf(url);
    return { isOwn: this.owns, get, sitemaps, readPart: (part: Page) => this.readPart(part) };
  }

  private readPart(part: Page): readonly LinkOnPage[] {
    const document = this.ports.faults.contain(part.url, null, () => this.ports.read(part));
    if (document === null) return [];
    this.parts.push({ kind: 'home', url: part.url, isFurther: false, content: document.content });
    return document.links;
  }

  private async sitemaps(home: string): Promise<readonly string[]> {
    const rules = await this.requests.rulesFor(home);
    return 'outcome' in rules ? [] : rules.sitemaps;
  }

  private async answerOf(url: string): Promise<Page | null> {
    if (!this.owns(URL.parse(url)?.hostname ?? '') || !(await this.requests.mayRead(url))) return null;
    const key = pageKey(url);
    if (this.requested.has(key) || this.beyondMenuLeft <= 0 || this.options.signal.aborted) return null;
    this.requested.add(key);
    this.beyondMenuLeft--;
    const answer = await this.requests.get(url);
    return answer.outcome === 'unreachable' || answer.status !== 200 ? null : answer;
  }
}
