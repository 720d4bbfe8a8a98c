import type { Page } from '../../web/web.ts';
import { resembles } from '../name/company-name.ts';
import { parseDomainName, registrableDomain } from '../name/domain-name.ts';
import { disuseOfDomain, isOwnName, offerOfDomain } from './domain-talk.ts';
import { exclusionOf, tradesInDomains } from './excluded.ts';
import {
  advertisingPhrases,
  comingSoonPhrases,
  defaultDescriptions,
  defaultTitles,
  errorTitles,
  failureTexts,
  linkListHeadings,
  parkingMarks,
  placeholderPhrases,
  signsOfFirm,
  signsOfOffer,
  signsOfTrade,
} from './page-phrases.ts';
import type { PageText } from './page-text.ts';

export type HomepageKind =
  | 'business'
  | 'redirect'
  | 'parked'
  | 'for_sale'
  | 'placeholder'
  | 'empty'
  | 'error'
  | 'seller';

export interface HomepageContext {
  /** The requested registrable domain. */
  readonly candidateDomain: string;
  readonly targetDomain: string;
}

interface Verdict {
  readonly kind: HomepageKind;
  /** Why it is of that kind, in a few words. */
  readonly reason: string;
  readonly next?: string;
}

/** The basis of a verdict; text in lower case. */
interface Shown {
  readonly page: PageText;
  readonly title: string;
  readonly description: string;
  readonly headings: string;
  readonly text: string;
  readonly finalDomain: string;
  /** The requested domain and the one that answered. */
  readonly domains: readonly string[];
}

/** Pages with more visible text than this are about their content, and not placeholders. */
const thinText = 700;
const bareText = 300;
const shortPage = 2_500;
/** A firm that says this much about itself next to a notice is active, whatever the notice says. */
const wordsOfTrade = 20;
/** A description of this many characters is meaningful. */
const describing = 80;

/** Says what kind of page it is, and why, from where it redirects, how it answered and what it shows. */
export function judgePage(
  page: Page,
  text: PageText,
  finalDomain: string,
  context: HomepageContext,
): Verdict {
  if (finalDomain === context.targetDomain) return { kind: 'seller', reason: 'leads to the target itself' };
  const excluded = exclusionOf(page.url);
  const others = excluded === 'social' || excluded === 'hosting';
  if (others && finalDomain !== context.candidateDomain) {
    return { kind: 'placeholder', reason: `leads to ${finalDomain}, not to a site of its own` };
  }
  if (excluded !== null && !others)
    return { kind: 'for_sale', reason: `leads to ${finalDomain}, which trades in domains` };
  if (page.status >= 300 || page.status < 200) return { kind: 'error', reason: `answers ${page.status}` };
  if (!/^(?:text\/|application\/xhtml)|^$/i.test((page.headers['content-type'] ?? '').trim())) {
    return { kind: 'empty', reason: 'serves no page' };
  }
  if (text.canonical && registrableDomain(text.canonical) === context.targetDomain) {
    return { kind: 'seller', reason: 'names the target as its own address' };
  }
  const description = text.description.toLowerCase();
  const shown: Shown = {
    page: text,
    title: text.title.toLowerCase(),
    description: defaultDescriptions.test(description) ? '' : description,
    headings: text.headings.toLowerCase(),
    text: text.text.slice(0, 6_000).toLowerCase(),
    finalDomain,
    domains: [...new Set([context.candidateDomain, finalDomain])],
  };
  return (
    judgeLead(page, shown, context) ??
    judgeDomainTalk(page, shown, context) ??
    judgeUnbuilt(shown) ??
    judgeSubstance(shown)
  );
}

/**
 * A page that only redirects is what it redirects to. A frame that receives the domain's name is a parking system's.
 */
function judgeLead(
  page: Page,
  { page: text, title, domains }: Shown,
  context: HomepageContext,
): Verdict | null {
  const { leadsTo, framed } = text;
  if (leadsTo === null || leadsTo === page.url) return null;
  const offer = offerOfDomain({ title, headings: '', text: '', domains });
  if (offer !== null) return { kind: 'for_sale', reason: `says "${offer}"` };
  const elsewhere = registrableDomain(leadsTo) !== registrableDomain(page.url);
  if (elsewhere ? framed && namesDomain(leadsTo, context.candidateDomain) : parkingPath.test(leadsTo)) {
    return { kind: 'parked', reason: 'shows what a parking system has for it' };
  }
  return { kind: 'redirect', reason: `sends visitors on to ${leadsTo.slice(0, 200)}`, next: leadsTo };
}

/** A page about its own domain: for sale, not in use, or filled with advertisements. */
function judgeDomainTalk(page: Page, shown: Shown, context: HomepageContext): Verdict | null {
  const offer = offerOfDomain(shown);
  if (offer !== null) return { kind: 'for_sale', reason: `says "${offer}"` };
  if (shown.finalDomain !== context.candidateDomain && namesDomain(page.url, context.candidateDomain)) {
    return { kind: 'for_sale', reason: 'leads to an offer of it' };
  }
  const disuse = disuseOfDomain(shown) ?? sayingAbout(advertisingPhrases, shown);
  if (disuse !== null) return { kind: 'parked', reason: `says "${disuse}"` };
  const short = shown.text.length < shortPage;
  if (short && parkingMarks.some((mark) => mark.test(shown.page.marks))) {
    return { kind: 'parked', reason: 'is served by a parking system' };
  }
  if (isLinkList(shown) && !writesFromDomain(shown))
    return { kind: 'parked', reason: 'lists links under its own address' };
  return judgeBareAddress(shown);
}

/** A page that contains only its address, says little and shows no firm is about the address. */
function judgeBareAddress(shown: Shown): Verdict | null {
  const { title, headings, text, description, domains } = shown;
  const bears = isOwnName(title, domains) || (title === '' && isOwnName(headings, domains));
  if (!bears || text.length >= bareText || description.length >= describing || signsOfFirm.test(text))
    return null;
  if (signsOfOffer.test(text)) return { kind: 'for_sale', reason: 'asks for money under its bare address' };
  return wordsIn(text).length < 5 || writesFromDomain(shown)
    ? null
    : { kind: 'parked', reason: 'says little under its bare address' };
}

/** Nobody reads mail under a parked domain: a menu and a mailbox of its own are an old site's that is all pictures. */
function writesFromDomain({ page, domains }: Shown): boolean {
  return page.links > 1 && page.mailHosts.some((host) => domains.includes(registrableDomain(host) ?? host));
}

/** An error, a server's or builder's default page, or one that announces a future site. */
function judgeUnbuilt(shown: Shown): Verdict | null {
  const { title, text, page } = shown;
  const short = text.length < shortPage;
  const failure = saying(failureTexts, text.slice(0, 500));
  if (short && failure !== null) return { kind: 'error', reason: `says "${failure}"` };
  if (short && errorTitles.some((phrase) => phrase.test(title))) {
    return { kind: 'error', reason: `is titled "${page.title.slice(0, 80)}"` };
  }
  if (tradesInDomains(page.title) || tradesInDomains(page.siteName)) {
    return { kind: 'for_sale', reason: 'trades in domain names itself' };
  }
  const placeholder = saying(placeholderPhrases, title) ?? saying(placeholderPhrases, text.slice(0, 600));
  if (placeholder !== null && short) return { kind: 'placeholder', reason: `says "${placeholder}"` };
  const soon = comingSoon(shown);
  return soon === null ? null : { kind: 'placeholder', reason: `says "${soon}"` };
}

/** A page about its own future says so at the top, or says next to nothing else. */
function comingSoon({ title, headings, description, text }: Shown): string | null {
  if (text.length >= thinText) return null;
  if (signsOfTrade.test(text) && wordsIn(text).length >= wordsOfTrade) return null;
  const head = saying(comingSoonPhrases, `${title} | ${headings} | ${description}`);
  if (head !== null || description !== '' || text.length >= bareText) return head;
  return saying(comingSoonPhrases, text);
}

/** A business says what it is, in a few words of text or, if scripts render the page, in its description. */
function judgeSubstance({ page, title, description, finalDomain }: Shown): Verdict {
  const label = parseDomainName(finalDomain)?.label ?? finalDomain;
  if (hasWordsWithout(page.text, label, 5) || (page.text.match(cjk)?.length ?? 0) >= 10)
    return { kind: 'business', reason: 'shows a site of its own' };
  const titled = title !== '' && !defaultTitles.test(title);
  if (titled && description.length >= 20) {
    return { kind: 'business', reason: 'describes a business of its own' };
  }
  if (page.organizationNames.length > 0 && titled) {
    return { kind: 'business', reason: 'declares its organisation' };
  }
  if (page.links > 0 && !page.title.includes(finalDomain) && resembles(page.title, label)) {
    return { kind: 'business', reason: 'shows an entrance under its own name' };
  }
  return { kind: 'empty', reason: 'shows next to nothing' };
}

/** Whether a text has at least `count` words that do not contain `label`. Reads no further than these. */
function hasWordsWithout(text: string, label: string, count: number): boolean {
  let left = count;
  for (let from = 0; from < text.length; ) {
    const space = text.indexOf(' ', from);
    const end = space < 0 ? text.length : space;
    const word = text.slice(from, end);
    if (isWord(word) && !word.includes(label) && --left === 0) return true;
    from = end + 1;
  }
  return false;
}

function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Little but links, with only the address or a typical heading of such lists as its title. */
function isLinkList({ page, title, headings, text, domains }: Shown): boolean {
  if (page.links < 3 || text.length >= shortPage || page.linkedText < 0.4 * text.length) return false;
  return isOwnName(title, domains) || isOwnName(headings, domains) || linkListHeadings.test(headings || text);
}

/** A phrase counts if the page is about it: in the title or a heading, early on, or on a short page. */
function sayingAbout(phrases: readonly RegExp[], { title, headings, text }: Shown): string | null {
  return (
    saying(phrases, title) ??
    saying(phrases, headings) ??
    saying(phrases, text.length < shortPage ? text : text.slice(0, 500))
  );
}

function saying(phrases: readonly RegExp[], text: string): string | null {
  for (const phrase of phrases) {
    const found = phrase.exec(text)?.[0];
    if (found !== undefined) return found.trim().slice(0, 100);
  }
  return null;
}

function wordsIn(text: string): string[] {
  return text.split(' ').filter(isWord);
}

/** Where parking systems put their pages on the parked domain's own hosts. */
const parkingPath = /^https?:\/\/(?:ww\d{1,2}\.|[^/]+\/(?:lander|parking|parked|park)\b)/i;

/** Landing pages of marketplaces and parking systems contain the domain in their address. */
function namesDomain(url: string, domain: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname, searchParams } = new URL(url);
  const named = ['domain', 'name', 'd'].map((key) => searchParams.get(key) ?? '');
  return [pathname.replaceAll('%2E', '.'), ...named].some((part) => part.toLowerCase().includes(domain));
}
