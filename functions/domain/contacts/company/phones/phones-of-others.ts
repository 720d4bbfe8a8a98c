import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { foldText } from '../../../../../shared/text/fold-text.ts';
import { companyProfile } from '../../mentions/socials.ts';
import type { PageElement, PageModel } from '../../page/page-model.ts';
import { resolve } from '../../page/parse-page.ts';
import { closest, elementAt, textOf } from '../../page/queries.ts';
import { privacyPage } from '../../site/link-words.ts';
import { isAuthority } from '../../words/not-names.ts';
import type { FactsOfPage, PageFacts } from '../page-facts.ts';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A list of partners or places has at least as many blocks of this kind, or two that each write the address out. */
const minBlocks = 3;
const minWrittenOut = 2;
const maxSegmentsOfBlock = 14;
const maxLinks = 300;

/** Links that say nothing of whose block it is: maps, and where one books or pays. */
const anyonesHost =
  /(?:^|\.)(?:google\.[a-z.]+|goo\.gl|maps\.app\.goo\.gl|openstreetmap\.org|apple\.com|wa\.me|whatsapp\.com|bing\.com|calendly\.com|waze\.com)$/;

/**
 * The blocks of a page that each have a number and a link to another website, if there are several: a list of
 * museums, partners or places, whose numbers are theirs.
 */
export function blocksOfOtherSites(
  facts: PageFacts,
  owns: (host: string) => boolean,
  isOwnAddress: (address: string) => boolean,
): Stretch[] {
  const { page, phones } = facts;
  if (phones.length < minWrittenOut) return [];
  const numbers = phones.map(({ segment }) => segment);
  const own = facts.addresses.filter(({ address }) => isOwnAddress(address)).map(({ segment }) => segment);
  const blocks = new Map<string, number>();
  const writtenOut = new Set<number>();
  for (const { host, element, isWrittenOut } of [...linkedSites(page), ...writtenSites(page)]) {
    if (owns(host) || anyonesHost.test(host) || (blocks.has(host) && !isWrittenOut)) continue;
    const block = closest(page, element, ({ tag, firstSegment, endSegment }) =>
      endSegment - firstSegment > maxSegmentsOfBlock || /^(?:body|main|footer|header|nav|html)$/.test(tag)
        ? true
        : numbers.some((segment) => segment >= firstSegment && segment < endSegment),
    );
    const { firstSegment: from = 0, endSegment: to = 0 } = page.elements[block] ?? {};
    const holds = (segment: number) => segment >= from && segment < to;
    if (to - from <= maxSegmentsOfBlock && numbers.some(holds) && !own.some(holds)) {
      blocks.set(host, block);
      if (isWrittenOut) writtenOut.add(block);
    }
  }
  const isList = blocks.size >= minBlocks || writtenOut.size >= minWrittenOut;
  return isList ? withTheirLike(page, new Set(blocks.values())) : [];
}

interface OtherSite {
  readonly host: string;
  readonly element: number;
  readonly isWrittenOut: boolean;
}

function linkedSites(page: PageModel): OtherSite[] {
  return page.links.slice(0, maxLinks).flatMap(({ href, element }) => {
    const address = /^https?:/i.test(href) ? resolve(href, page.base) : null;
    if (address === null || companyProfile(address)) return [];
    const host = URL.parse(address)?.hostname.replace(/^www\./, '') ?? '';
    return host === ''
      ? []
      : [{ host, element, isWrittenOut: textOf(page, element).toLowerCase().includes(host) }];
  });
}

/** "www.roe.example" on a line of its own, which need not be a link. */
function writtenSites(page: PageModel): OtherSite[] {
  return page.lines.flatMap(({ text, firstSegment }) => {
    const host =
      text.length > 80 || !/www\./i.test(text) ? undefined : writtenSite.exec(text)?.[1]?.toLowerCase();
    return host === undefined ? [] : [{ host, element: elementAt(page, firstSegment), isWrittenOut: true }];
  });
}

const writtenSite = /^(?:\p{L}{2,10}: )?(?:https?:\/\/)?www\.((?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,10})\/?$/iu;

/** The blocks, and those of their form around which the same element stands: not each partner has a website. */
function withTheirLike(page: PageModel, blocks: ReadonlySet<number>): Stretch[] {
  const formOf = ({ tag, parent, attributes }: PageElement) =>
    attributes.class === undefined ? '' : `${parent} ${tag} ${attributes.class}`;
  const forms = new Set([...blocks].flatMap((block) => formOf(page.elements[block] as PageElement) || []));
  return page.elements.flatMap((element, index) =>
    blocks.has(index) || forms.has(formOf(element))
      ? [{ from: element.firstSegment, to: element.endSegment }]
      : [],
  );
}

/** Whether a line links to another website: the authority to which one may complain, with its number. */
export function isBesideOtherSite(page: PageModel, line: number, owns: (host: string) => boolean): boolean {
  return page.links.slice(0, maxLinks).some(({ href, element }) => {
    const { firstSegment = -1, endSegment = -1 } = page.elements[element] ?? {};
    if (endSegment <= firstSegment || page.segments[firstSegment]?.line !== line) return false;
    const host = /^https?:/i.test(href) ? (URL.parse(href)?.hostname.replace(/^www\./, '') ?? '') : '';
    return host !== '' && !owns(host) && !anyonesHost.test(host);
  });
}

/** A card that is one link says more than the number and its label. */
const minLettersOfCard = 40;

/** Whether a number stands in the words of a link to another website: a card of a list of links, about its owner. */
export function isInLinkElsewhere(
  page: PageModel,
  segment: number,
  owns: (host: string) => boolean,
): boolean {
  const link = closest(page, elementAt(page, segment), ({ tag }) => tag === 'a');
  const { href = '' } = page.elements[link]?.attributes ?? {};
  const host = /^https?:/i.test(href) ? (URL.parse(href)?.hostname.replace(/^www\./, '') ?? '') : '';
  if (host === '' || owns(host) || anyonesHost.test(host) || companyProfile(href)) return false;
  return textOf(page, link).replace(/\P{L}/gu, '').length >= minLettersOfCard;
}

/** A list of hospitals has at least two, each with a number. */
const minInstitutions = 2;
const maxLinesOfInstitution = 5;
const maxNameOfInstitution = 60;
const anyInstitution =
  /(?:^|[^\p{L}])(?:hospital|university|universitat|clinic|klinik|klinikum|college|institute)(?:$|[^\p{L}])/u;

/**
 * The lines of numbers that stand under the names of other institutions, as the hospitals at which a doctor works stand on
 * the practice's site. None if the site itself is called one.
 */
export function linesOfInstitutions({ page, phones }: PageFacts): ReadonlySet<number> {
  if (anyInstitution.test(foldText(page.title))) return new Set();
  const names = new Set<string>();
  const lines = new Set<number>();
  for (const { line, label, element } of phones) {
    if (label !== 'none' || element >= 0 || lines.has(line)) continue;
    for (let above = line - 1; above >= Math.max(0, line - maxLinesOfInstitution); above--) {
      const { text = '' } = page.lines[above] ?? {};
      if (text.length > maxNameOfInstitution) break;
      if (!/^\p{Lu}/u.test(text) || /\d|[.:]$/.test(text) || !anyInstitution.test(foldText(text))) continue;
      names.add(`${page.lines[above - 1]?.text} ${text}`);
      lines.add(line);
      break;
    }
  }
  return names.size < minInstitutions ? new Set() : lines;
}

const maxLinesOfAuthority = 4;

/** Whether a number on a page on privacy is that of the authority named shortly above it, to which one may complain. */
export function isOfAuthority(page: PageModel, line: number): boolean {
  return page.lines
    .slice(Math.max(0, line - maxLinesOfAuthority), line + 1)
    .some(({ text }) => text.length < 200 && isAuthority(text));
}

const maxContactLine = 200;
/** "Tel.", "E-Mail", "Web" */
const maxLettersOfLabels = 12;
const anAddress = /[^\s@]{1,64}@[^\s@]{1,100}/g;
const aHost = /(?<![\p{L}\d@.-])(?:https?:\/\/)?((?:[\p{L}\d-]{1,63}\.){1,4}\p{Ll}{2,10})(?![\p{L}\d@.])/gu;

/** The hosts of websites that a text writes out, without those of mailboxes. */
export function hostsWritten(text: string): string[] {
  const hosts = text.includes('.') ? text.replace(anAddress, ' ').matchAll(aHost) : [];
  return [...hosts].map(([, host = '']) => host.toLowerCase().replace(/^www\./, ''));
}

/** "jane@mail.example · 555 0100 · www.roe.example": nothing but how the firm of another website is reached. */
export function isContactLineOfOther(
  page: PageModel,
  line: number,
  owns: (host: string) => boolean,
): boolean {
  const { text = '' } = page.lines[line] ?? {};
  if (text.length > maxContactLine || !text.includes('@') || !/\d{3}/.test(text)) return false;
  const hosts = hostsWritten(text);
  if (hosts.length === 0 || hosts.some((host) => owns(host) || anyonesHost.test(host))) return false;
  return text.replace(anAddress, ' ').replace(aHost, '').replace(/\P{L}/gu, '').length <= maxLettersOfLabels;
}

/** Whether a place is in one of at least three blocks of a page that each belong to another website. */
export function isInListOfOthers(
  facts: PageFacts,
  segment: number,
  owns: (host: string) => boolean,
  isOwnAddress: (address: string) => boolean,
): boolean {
  let blocks = listsOfOthers.get(facts);
  if (blocks === undefined) {
    blocks = blocksOfOtherSites(facts, owns, isOwnAddress);
    listsOfOthers.set(facts, blocks);
  }
  const isList = new Set(blocks.map(({ from }) => from)).size >= minBlocks;
  return isList && blocks.some(({ from, to }) => segment >= from && segment < to);
}

/** Found once per page, as many of its addresses may ask. */
const listsOfOthers = new WeakMap<PageFacts, Stretch[]>();

/** Whether a page is about privacy, where the vendors of services stand with their numbers. */
export function isPrivacyPage({ facts: { page } }: FactsOfPage): boolean {
  const path = URL.parse(page.url)?.pathname ?? '';
  return privacyPage.isIn(foldText(path.replace(/[^\p{L}]+/gu, ' ')).trim());
}

/** Whether a number has another country's code than the site's numbers; false if the site's country is unknown. */
export function isForeignNumber(phone: string, country: string | undefined): boolean {
  return (
    country !== undefined &&
    isSupportedCountry(country) &&
    !phone.startsWith(`+${getCountryCallingCode(country)}`)
  );
}
