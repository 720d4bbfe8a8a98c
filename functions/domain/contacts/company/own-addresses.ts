import { foldText } from '../../../../shared/text/fold-text.ts';
import { isFreeMailHost } from '../../email-addresses/free-mail.ts';
import { nextTurn } from '../../web/deadline.ts';
import type { AddressMention } from '../mentions/address-mentions.ts';
import type { PageModel } from '../page/page-model.ts';
import { closest, elementAt } from '../page/queries.ts';
import { type Sighting, sighting } from '../page/sighting.ts';
import { registrable } from '../site/site-domains.ts';
import { isGeneral } from '../words/mailboxes.ts';
import { isAuthority } from '../words/not-names.ts';
import { ownerBeside, type Roster } from './adopted-domains.ts';
import {
  type CompanyDomains,
  hostPart,
  isAutomatic,
  isSample,
  isUnfinished,
  localPart,
} from './own-domains.ts';
import type { FactsOfPage, PageFacts } from './page-facts.ts';
import { isPersonsOwn, type PageOfAddress, reachesElsewhere } from './personal-addresses.ts';
import { isContactLineOfOther, isInListOfOthers } from './phones/phones-of-others.ts';
import {
  isBesideNumber,
  isBesideOtherNumber,
  isBesideOwnSite,
  isOfOfficerAbove,
  numbersPresented,
} from './who/mailboxes-beside.ts';

/** Officers of a society are each at work elsewhere. */
const minPlacesOfOfficers = 2;

/**
 * The published addresses that are the company's: on its domains or on one that is clearly its own; at a free mail
 * provider if a page presents it as a contact; if there is none of these, at the only other domain on the contact
 * page, or where each of the officers works whom it lists. Never samples, automatic mailboxes, or addresses of others.
 * Between two pages the rest of the process has its turn.
 */
export async function ownAddresses(
  pages: readonly FactsOfPage[],
  domains: CompanyDomains,
  roster: Roster,
): Promise<Sighting[]> {
  const own: Sighting[] = [];
  const free: Sighting[] = [];
  const foreign: Sighting[] = [];
  const aside: Sighting[] = [];
  const besideOthers = new Set<string>();
  const ofOfficers: Sighting[] = [];
  const presented = numbersPresented(pages);
  for (const { kind, facts } of pages) {
    await nextTurn();
    const url = facts.page.url;
    const isOwn = (address: string) => isOnDomains(domains, address);
    const hasOwn = facts.addresses.some(({ address }) => isOwn(address));
    const asked = { kind, isOwn, isBoard: reachesElsewhere(facts, isOwn), hasOwn };
    for (const mention of facts.addresses) {
      const whose = judge(facts, mention, asked, domains, roster);
      const isOfficers = kind === 'contact' && isOfOfficerAbove(facts, mention);
      if (whose === 'nobody' && !isOfficers) continue;
      const address = sighting(mention.address, url, mention.decoding, mention.snippet);
      if (isOfficers && !mention.isOthers) ofOfficers.push(address);
      if (whose === 'own') own.push(address);
      else if (whose === 'free') free.push(address);
      else if (whose === 'aside') {
        (isBesideNumber(facts, mention, presented) ? free : aside).push(address);
        if (presented.size > 0 && isBesideOtherNumber(facts, mention, presented))
          besideOthers.add(mention.address);
      } else if (whose === 'foreign') foreign.push(address);
    }
    for (const data of [facts.data, facts.markup]) {
      for (const { value, own: isNamed, decoding } of data.emails) {
        for (const address of cleaned(value)) {
          if (isAutomatic(address) || isSample(address)) continue;
          const host = hostPart(address);
          const entry = sighting(address, url, decoding);
          if (domains.owns(host) || domains.resembles(host)) own.push(entry);
          else if (isNamed || (decoding === 'JSON-LD' && isFreeMailHost(host))) free.push(entry);
        }
      }
    }
  }
  free.push(...inSeries(aside, free));
  if (own.length > 0 || free.length > 0) return [...own, ...free];
  const only = new Set(aside.map(({ value }) => value));
  if (only.size === 1 && besideOthers.size === 0 && aside.every(isLabelled)) return aside;
  const hostsOf = (list: readonly Sighting[]) => new Set(list.map(({ value }) => hostPart(value)));
  // Those of one firm are people of an agency.
  if (hostsOf(ofOfficers).size >= minPlacesOfOfficers) return ofOfficers;
  return hostsOf(foreign).size === 1 ? foreign : [];
}

function judge(
  facts: PageFacts,
  mention: AddressMention,
  asked: PageOfAddress,
  domains: CompanyDomains,
  roster: Roster,
): 'own' | 'free' | 'foreign' | 'aside' | 'nobody' {
  const { address } = mention;
  const { kind } = asked;
  const host = hostPart(address);
  if (isAutomatic(address) || isSample(address) || mention.isSample) return 'nobody';
  if (domains.owns(host)) return 'own';
  if (mention.isOthers || isUnfinished(host)) return 'nobody';
  const isContactPage = kind === 'contact' || kind === 'imprint' || kind === 'home';
  if (domains.resembles(host) || isCertifiedMail(mention)) return 'own';
  if (isContactPage && domains.isCalled(localPart(address)) && !isFirmNamed(facts.page, mention))
    return 'own';
  if (isPersonsOwn(facts, mention, asked)) return 'own';
  if (isContactPage && !asked.hasOwn && isBesideOwnSite(facts, mention, (one) => domains.owns(one)))
    return 'own';
  const local = localPart(address);
  const isNamed = domains.isNamedFor(local);
  if (isFreeMailHost(host)) {
    if (!isNamed && isOfOtherSite(facts, mention, domains)) return 'nobody';
    if (isNamed || !/^(?:rest|person)$/.test(kind)) return 'free';
    const owner = roster.ownerOf(local);
    if (owner !== undefined && roster.isStaff(owner)) return 'free';
    const isOnes = ownerBeside(facts, mention) !== undefined || owner !== undefined;
    return kind === 'person' || isOnes ? 'nobody' : 'aside';
  }
  // A small firm's mailbox at its internet provider often contains its name.
  const isTheirs =
    isGeneral(local) ||
    isNamed ||
    domains.isOfTitle(local) ||
    ownerBeside(facts, mention) !== undefined ||
    roster.ownerOf(local) !== undefined ||
    (kind === 'contact' && isOnlyLink(facts, mention));
  return isContactPage && isTheirs ? 'foreign' : 'nobody';
}

/** The one address of a page for contacts, as a link: that of the body that runs a group without a domain of its own. */
function isOnlyLink({ page, addresses }: PageFacts, mention: AddressMention): boolean {
  return (
    mention.element >= 0 &&
    addresses.every(({ address }) => address === mention.address) &&
    !isFirmNamed(page, mention)
  );
}

const maxLabel = 24;

/**
 * "E-mail: roe@mail.example" on any page: whoever has no other mailbox has this one if its line has hardly another word.
 */
function isLabelled({ value, snippet = '' }: Sighting): boolean {
  return lettersOf(snippet).length - lettersOf(value).length <= maxLabel;
}

const minWordOfSeries = 6;
const minInSeries = 2;

/**
 * Of the mailboxes at a free provider that stand on any page, those that share a word with each other and with one that
 * a page presents as a contact: an association's groups have one each ("cubs.acmescouts@…" beside "acmescouts@…").
 */
function inSeries(aside: readonly Sighting[], free: readonly Sighting[]): Sighting[] {
  const byWord = new Map<string, Map<string, Sighting>>();
  for (const address of aside) {
    const host = hostPart(address.value);
    for (const word of localPart(address.value).split(/[._-]/)) {
      if (word.length < minWordOfSeries || isGeneral(word)) continue;
      const key = `${word}@${host}`;
      byWord.set(key, (byWord.get(key) ?? new Map<string, Sighting>()).set(address.value, address));
    }
  }
  const isShared = (key: string) =>
    free.some(
      ({ value }) =>
        hostPart(value) === hostPart(key) && localPart(value).replace(/[._-]/g, '').includes(localPart(key)),
    );
  return [...byWord].flatMap(([key, addresses]) =>
    addresses.size >= minInSeries && isShared(key) ? [...addresses.values()] : [],
  );
}

/** "Acme Press, roe@acmepress.example": a mailbox of another firm for its client, where a provider is not named. */
function isFirmNamed({ lines }: PageModel, { address, line }: AddressMention): boolean {
  const label = lettersOf(registrable(hostPart(address)).split('.')[0] ?? '');
  return lines
    .slice(Math.max(0, line - maxLinesOfFirm), line + 1)
    .some(({ text }) => lettersOf(text.replaceAll(address, '')).includes(label));
}

const maxLinesOfFirm = 4;

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** A mailbox at a free provider in a partner's block or line, with the link to the partner's own website. */
function isOfOtherSite(
  facts: PageFacts,
  { line, segment }: AddressMention,
  domains: CompanyDomains,
): boolean {
  const owns = (host: string) => domains.owns(host) || domains.resembles(host);
  return (
    isContactLineOfOther(facts.page, line, owns) ||
    isInListOfOthers(facts, segment, owns, (address) => isOnDomains(domains, address))
  );
}

/** Whether an address is on a domain of the company. */
export function isOnDomains(domains: CompanyDomains, address: string): boolean {
  return domains.owns(hostPart(address)) || domains.resembles(hostPart(address));
}

/** Italian companies must have a certified mailbox ("PEC", "PEC personale"), which is at a provider. */
function isCertifiedMail({ snippet, address }: AddressMention): boolean {
  if (/@pec[.-]/.test(address)) return true;
  const at = snippet.toLowerCase().indexOf(address);
  return (
    at >= 0 &&
    /\bpec\b(?: \p{L}{3,12})?[^@\p{L}]{0,6}(?:mail\W{0,3})?$/iu.test(snippet.slice(Math.max(0, at - 30), at))
  );
}

function cleaned(value: string): string[] {
  const bare = value
    .replace(/^\s*mailto:/i, '')
    .replace(/\?.*$/, '')
    .trim()
    .toLowerCase();
  return /^[^\s@<>"]{1,64}@[^\s@<>"]{3,253}$/.test(bare) ? [bare] : [];
}

/**
 * The sections of a page that only have other companies' addresses: an agency's or a dealer's block, whose phone
 * numbers are theirs too.
 */
export function foreignStretches(
  facts: PageFacts,
  isOwn: (address: string) => boolean,
): { from: number; to: number }[] {
  const { page } = facts;
  const own = facts.addresses.filter(({ address }) => isOwn(address));
  const ownSegments = own.map(({ segment }) => segment);
  const ownLines = own.map(({ line }) => line);
  return facts.addresses.slice(0, 100).flatMap((mention) => {
    if (isOwn(mention.address)) return [];
    let best = { from: mention.segment, to: mention.segment + 1 };
    const start = mention.element >= 0 ? mention.element : elementAt(page, mention.segment);
    closest(page, start, ({ tag, firstSegment, endSegment }) => {
      if (endSegment - firstSegment > 14 || /^(?:body|main|footer|html)$/.test(tag)) return true;
      if (ownSegments.some((segment) => segment >= firstSegment && segment < endSegment)) return true;
      best = { from: firstSegment, to: endSegment };
      return false;
    });
    const starts = [startOfAuthority(page, mention.line), startOfOther(facts, mention.line, ownLines)];
    return [{ ...best, from: Math.min(best.from, ...starts.map((start) => start ?? best.from)) }];
  });
}

const maxLinesOfBlock = 8;

/**
 * Where the block starts whose heading stands between an own mailbox, under a heading of its own, and another's: "Acme
 * Northtown" and "Acme Head Office" on the page of a branch or a section. Null if there is none.
 */
function startOfOther({ page, context }: PageFacts, line: number, own: readonly number[]): number | null {
  const heading = context.headingAbove(line);
  if (heading === null || line - heading.line > maxLinesOfBlock) return null;
  const isOwnBlock = own.some((one) => one > heading.line && one <= line + maxLinesOfBlock);
  const isOwnAbove = own.some(
    (one) =>
      one < heading.line && one >= heading.line - maxLinesOfBlock && context.headingAbove(one) !== null,
  );
  return isOwnAbove && !isOwnBlock ? (page.lines[heading.line]?.firstSegment ?? null) : null;
}

const maxLinesOfAuthority = 4;

/** Where the block of a chamber or an authority starts whose address a line has; null if there is none. */
function startOfAuthority(page: PageModel, line: number): number | null {
  for (let above = line; above >= Math.max(0, line - maxLinesOfAuthority); above--) {
    const { text = '', firstSegment = 0 } = page.lines[above] ?? {};
    if (text.length < 120 && isAuthority(text)) return firstSegment;
  }
  return null;
}
