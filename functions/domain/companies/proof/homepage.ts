import { decodeLabel } from '../../../../shared/text/domain/decode-label.ts';
import { decodePage } from '../../web/decode-page.ts';
import type { Page } from '../../web/web.ts';
import { parseDomainName, registrableDomain } from '../name/domain-name.ts';
import { industriesIn } from '../name/lines-of-business.ts';
import { readName } from '../name/name-reading.ts';
import { type CompanySigns, companySignsOf } from './company-signs.ts';
import { type OwnName, ownNamesOf } from './own-names.ts';
import { type PageText, readPageText } from './page-text.ts';
import { type HomepageContext, type HomepageKind, judgePage } from './page-verdict.ts';
import { siteNameOf } from './site-name.ts';

/** What a home page shows about its domain, and the facts for a lead. */
export interface Homepage {
  readonly kind: HomepageKind;
  /** Why it is of that kind, in a few words. */
  readonly reason: string;
  readonly siteName: string | null;
  readonly signs: CompanySigns;
  /** Everything that the site calls itself, by place. */
  readonly ownNames: readonly OwnName[];
  readonly title: string;
  readonly description: string;
  readonly headings: string;
  /** The page shows a way to reach its company. */
  readonly reachable: boolean;
  /** Lines of business that its words mention, likeliest first. */
  readonly industryHints: readonly string[];
  /** Title and description, at most 300 characters. */
  readonly snippet: string;
  /** The registrable domain of another business to which the candidate's address redirects. */
  readonly redirectedTo?: string;
  /** The registrable domain that the page declares as its own address. */
  readonly canonicalDomain?: string;
  /** The page only redirects (meta refresh, script, frame): what to fetch and classify instead. */
  readonly next?: string;
  /** Visible text without domain names and years, in lower case, for recognizing copies of one page. */
  readonly fingerprint: string;
  /** Comparable beginning of the visible text, for checking a source's claims. */
  readonly text: string;
}

/**
 * Distinguishes a business's own home page from parked, for-sale, empty, placeholder and error pages and from the
 * seller's own, by what a visitor sees. A business on another domain than the requested one is a `redirect`.
 */
export function classifyHomepage(page: Page, context: HomepageContext): Homepage {
  const text = readPageText(decodePage(page.body, page.headers['content-type'] ?? ''), page.url);
  const finalDomain = registrableDomain(page.url) ?? context.candidateDomain;
  const verdict = judgePage(page, text, finalDomain, context);
  const label = decodeLabel(parseDomainName(finalDomain)?.label ?? finalDomain);
  const siteName = siteNameOf(text, label);
  const canonicalDomain = text.canonical === null ? null : registrableDomain(text.canonical);
  const moved = verdict.kind === 'business' && finalDomain !== context.candidateDomain;
  return {
    ...verdict,
    ...(moved
      ? {
          kind: 'redirect' as const,
          redirectedTo: finalDomain,
          reason: `redirects from ${context.candidateDomain} to ${finalDomain}`,
        }
      : {}),
    siteName,
    ownNames: ownNamesOf(text),
    signs: companySignsOf(text),
    title: text.title,
    description: text.description,
    headings: text.headings,
    reachable: text.reachable,
    industryHints: industriesIn([
      { text: text.types.join(' ').replace(/([a-z])([A-Z])/g, '$1 $2'), weight: 2 },
      { text: text.types.join(' '), weight: 3 },
      { text: `${siteName ?? ''} ${readName(label).words.join(' ')}`, weight: 1.6 },
      { text: text.title, weight: 1.6 },
      { text: text.description, weight: 1.4 },
      { text: text.keywords, weight: 1.2 },
      { text: text.headings, weight: 0.9 },
      { text: text.text.slice(0, 1_500), weight: 0.5 },
    ]),
    snippet: snippetOf(text),
    ...(canonicalDomain === null ? {} : { canonicalDomain }),
    fingerprint: fingerprintOf(text),
    text: `${text.title} ${text.description} ${text.headings} ${text.text.slice(0, 4_000)}`.toLowerCase(),
  };
}

function snippetOf(text: PageText): string {
  const line = [text.title, text.description || text.text.slice(0, 200)]
    .filter((part) => part !== '')
    .join(' — ');
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}

function fingerprintOf(text: PageText): string {
  return `${text.title} ${text.text}`
    .toLowerCase()
    .replace(/[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}|\b(?:19|20)\d\d\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
