import { decodePage } from '../web/decode-page.ts';
import type { Page } from '../web/web.ts';
import { decodeLabel } from './decode-label.ts';
import { parseDomainName, registrableDomain } from './domain-name.ts';
import { exclusionOf, tradesInDomains } from './excluded.ts';
import { industriesIn } from './lines-of-business.ts';
import { readName } from './name-reading.ts';
import {
  comingSoonPhrases,
  errorTitles,
  forSalePhrases,
  parkedPhrases,
  parkingMarks,
  placeholderPhrases,
} from './page-phrases.ts';
import { type PageText, readPageText } from './page-text.ts';
import { resembles, siteNameOf } from './site-name.ts';

export type HomepageKind =
  | 'business'
  | 'redirect'
  | 'parked'
  | 'for_sale'
  | 'placeholder'
  | 'empty'
  | 'error'
  | 'seller';

/** What a home page shows its domain to be, and the facts a lead is built from. */
export interface Homepage {
  readonly kind: HomepageKind;
  /** Why it is of that kind, in a few words. */
  readonly reason: string;
  readonly siteName: string | null;
  readonly title: string;
  readonly description: string;
  /** Lines of business its words speak of, likeliest first. */
  readonly industryHints: readonly string[];
  /** Title and description, at most 300 characters. */
  readonly snippet: string;
  /** The registrable domain of another business that the candidate's address leads to. */
  readonly redirectedTo?: string;
  /** The registrable domain that the page names as its own address. */
  readonly canonicalDomain?: string;
  /** The page only sends on (meta refresh, script, frame): what to fetch and classify in its place. */
  readonly next?: string;
  /** Visible text without its own domain names, in lower case, for telling copies of one page. */
  readonly fingerprint: string;
  /** Comparable beginning of the visible text, for checking what a source claims. */
  readonly text: string;
}

export interface HomepageContext {
  /** The registrable domain that was asked for. */
  readonly candidateDomain: string;
  readonly targetDomain: string;
}

/** Pages with more visible text than this are about what they say, not about being a place-holder. */
const thinText = 700;
const bareText = 300;
const shortPage = 2_500;

/**
 * Tells a business's own home page from parked, for-sale, empty, placeholder and error pages and from the seller's
 * own, by what it shows a visitor. A business on another domain than the one asked for is a `redirect`.
 */
export function classifyHomepage(page: Page, context: HomepageContext): Homepage {
  const text = readPageText(decodePage(page.body, page.headers['content-type'] ?? ''), page.url);
  const finalDomain = registrableDomain(page.url) ?? context.candidateDomain;
  const verdict = judge(page, text, finalDomain, context);
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
    title: text.title,
    description: text.description,
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

interface Verdict {
  readonly kind: HomepageKind;
  readonly reason: string;
  readonly next?: string;
}

function judge(page: Page, text: PageText, finalDomain: string, context: HomepageContext): Verdict {
  if (finalDomain === context.targetDomain) return { kind: 'seller', reason: 'leads to the target itself' };
  const excluded = exclusionOf(page.url);
  if (excluded === 'social' || excluded === 'hosting') {
    return { kind: 'placeholder', reason: `leads to ${finalDomain}, not to a site of its own` };
  }
  if (excluded !== null)
    return { kind: 'for_sale', reason: `leads to ${finalDomain}, which trades in domains` };
  if (page.status >= 300 || page.status < 200) return { kind: 'error', reason: `answers ${page.status}` };
  if (!/^(?:text\/|application\/xhtml)|^$/i.test((page.headers['content-type'] ?? '').trim())) {
    return { kind: 'empty', reason: 'serves no page' };
  }
  if (text.canonical && registrableDomain(text.canonical) === context.targetDomain) {
    return { kind: 'seller', reason: 'names the target as its own address' };
  }
  if (text.leadsTo && text.leadsTo !== page.url) {
    return {
      kind: 'redirect',
      reason: `sends visitors on to ${text.leadsTo.slice(0, 200)}`,
      next: text.leadsTo,
    };
  }
  return judgeText(text, page, finalDomain, context);
}

function judgeText(text: PageText, page: Page, finalDomain: string, context: HomepageContext): Verdict {
  const title = text.title.toLowerCase();
  const shown = text.text.slice(0, 6_000).toLowerCase();
  const says = (phrases: readonly RegExp[]) => sayingOf(phrases, title, text.headings.toLowerCase(), shown);
  const forSale = says(forSalePhrases);
  if (forSale !== null) return { kind: 'for_sale', reason: `says "${forSale}"` };
  if (landsOnOffer(page.url, finalDomain, context))
    return { kind: 'for_sale', reason: 'leads to an offer of it' };
  const parked = says(parkedPhrases);
  if (parked !== null) return { kind: 'parked', reason: `says "${parked}"` };
  if (shown.length < shortPage && parkingMarks.some((mark) => mark.test(text.marks))) {
    return { kind: 'parked', reason: 'is served by a parking system' };
  }
  if (errorTitles.some((phrase) => phrase.test(title)) && shown.length < shortPage) {
    return { kind: 'error', reason: `is titled "${text.title.slice(0, 80)}"` };
  }
  if (tradesInDomains(text.title) || tradesInDomains(text.siteName)) {
    return { kind: 'for_sale', reason: 'trades in domain names itself' };
  }
  const placeholder = saying(placeholderPhrases, title) ?? saying(placeholderPhrases, shown.slice(0, 600));
  if (placeholder !== null && shown.length < shortPage) {
    return { kind: 'placeholder', reason: `says "${placeholder}"` };
  }
  const soon = comingSoon(text, shown);
  if (soon !== null) return { kind: 'placeholder', reason: `says "${soon}"` };
  return judgeSubstance(text, finalDomain);
}

/** A page that is about its own future says so at its head; or it says next to nothing else. */
function comingSoon(text: PageText, shown: string): string | null {
  if (shown.length >= thinText) return null;
  const head = saying(
    comingSoonPhrases,
    `${text.title} | ${text.headings} | ${text.description}`.toLowerCase(),
  );
  if (head !== null || text.description !== '' || shown.length >= bareText) return head;
  return saying(comingSoonPhrases, shown);
}

/** A business says what it is: in text of a few words, or, where scripts draw the page, in its description. */
function judgeSubstance(text: PageText, finalDomain: string): Verdict {
  const label = parseDomainName(finalDomain)?.label ?? finalDomain;
  const words = text.text.split(' ').filter((word) => /\p{L}{2}/u.test(word) && !word.includes(label));
  const cjk =
    text.text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  if (words.length >= 5 || cjk >= 10) return { kind: 'business', reason: 'shows a site of its own' };
  if (text.title !== '' && text.description.length >= 20) {
    return { kind: 'business', reason: 'describes a business of its own' };
  }
  if (text.organizationNames.length > 0 && text.title !== '') {
    return { kind: 'business', reason: 'declares its organisation' };
  }
  if (text.links > 0 && !text.title.includes(finalDomain) && resembles(text.title, label)) {
    return { kind: 'business', reason: 'shows an entrance under its own name' };
  }
  return { kind: 'empty', reason: 'shows next to nothing' };
}

/** A phrase counts where the page is about it: in the title or a heading, early on, or on a short page. */
function sayingOf(phrases: readonly RegExp[], title: string, headings: string, shown: string): string | null {
  return (
    saying(phrases, title) ??
    saying(phrases, headings) ??
    saying(phrases, shown.length < shortPage ? shown : shown.slice(0, 500))
  );
}

function saying(phrases: readonly RegExp[], text: string): string | null {
  for (const phrase of phrases) {
    const found = phrase.exec(text)?.[0];
    if (found !== undefined) return found.trim().slice(0, 100);
  }
  return null;
}

/** Landers of marketplaces name the domain they offer in their address. */
function landsOnOffer(url: string, finalDomain: string, context: HomepageContext): boolean {
  if (finalDomain === context.candidateDomain || !URL.canParse(url)) return false;
  const { pathname, searchParams } = new URL(url);
  const offered = searchParams.get('domain') ?? searchParams.get('name') ?? searchParams.get('d') ?? '';
  return [decodeURI(pathname), offered].some((part) => part.toLowerCase().includes(context.candidateDomain));
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
    .replace(/[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
