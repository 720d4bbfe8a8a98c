import { pageKey } from './link-target.ts';
import type { PlannedLink } from './plan-links.ts';

interface LinkInSite extends PlannedLink {
  /** Clicks from the home page to the page that it leads to. */
  readonly clicks: number;
}

const maxAtOnce = 8;
/** A larger page is read up to here. */
export const maxFurtherBytes = 500_000;
const maxBytesOfSite = 3_000_000;

/**
 * What is read after the likeliest pages: at most `max` others, eight at once, and none once they have 3 MB. Offices and departments
 * publish their addresses on pages whose links do not say so.
 */
export class FurtherPages {
  private pagesLeft: number;
  private bytesLeft = maxBytesOfSite;

  constructor(max: number) {
    this.pagesLeft = max;
  }

  /** The next ones that were not requested yet: those one click from the home page first, then the likeliest. */
  take<Link extends LinkInSite>(links: readonly Link[], requested: ReadonlySet<string>): Link[] {
    if (this.bytesLeft <= 0) return [];
    const byPage = new Map<string, Link>();
    for (const link of links) {
      const key = pageKey(link.url);
      const known = byPage.get(key);
      if (!requested.has(key) && (known === undefined || before(link, known) < 0)) byPage.set(key, link);
    }
    const taken = [...byPage.values()].sort(before).slice(0, Math.min(maxAtOnce, this.pagesLeft));
    this.pagesLeft -= taken.length;
    return taken;
  }

  count(bytes: number): void {
    this.bytesLeft -= bytes;
  }
}

function before(one: LinkInSite, other: LinkInSite): number {
  return one.clicks - other.clicks || other.score - one.score || (one.url < other.url ? -1 : 1);
}
