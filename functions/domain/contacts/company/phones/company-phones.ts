import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isFreeMailHost } from '../../../email-addresses/free-mail.ts';
import { readPhone } from '../../mentions/phones/find-phones.ts';
import type { Sighting } from '../../page/sighting.ts';
import type { ContactRecord } from '../contact-record.ts';
import { foreignStretches } from '../own-addresses.ts';
import { hostPart, isAutomatic, isUnfinished } from '../own-domains.ts';
import type { FactsOfPage, PageFacts } from '../page-facts.ts';
import type { Person } from '../person.ts';
import { numbersInSeries } from './numbers-in-series.ts';
import { numbersOfServices } from './numbers-of-services.ts';
import { numbersOfStandIns } from './numbers-of-stand-ins.ts';
import {
  blocksOfOtherSites,
  isBesideOtherSite,
  isContactLineOfOther,
  isForeignNumber,
  isInLinkElsewhere,
  isOfAuthority,
  isPrivacyPage,
  linesOfInstitutions,
} from './phones-of-others.ts';

/** Shorter numbers may end longer ones by chance. */
const minLocal = 7;
/** How many numbers of a page's structured data are read. */
const maxDataPhones = 200;
const maxLinesToMailbox = 7;

/**
 * The company's numbers, including those of its people, in the order of the pages; without `nearby`, those of public bodies and
 * of other firms that its pages mention.
 */
export function companyPhones(
  pages: readonly FactsOfPage[],
  people: readonly Person[],
  nearby: ReadonlySet<string>,
  country: string | undefined,
  record: ContactRecord,
  published: readonly Sighting[],
  ownsHost: (host: string) => boolean,
): string[] {
  const ownAddresses = new Set(published.map(({ value }) => value));
  const isOwn = (address: string) =>
    ownAddresses.has(address) ||
    isAutomatic(address) ||
    isUnfinished(hostPart(address)) ||
    isFreeMailHost(hostPart(address)) ||
    // "firstname.lastname@": how an own address is formed stands in the company's block, too.
    ownsHost(hostPart(address));
  const faxes = faxNumbers(pages);
  const called = calledPhones(pages);
  const ofOthers = new Set([...numbersOfServices(pages), ...numbersOfStandIns(pages), ...nearby]);
  const phones: string[] = [];
  const elsewhere = new Set(
    pages
      .filter((page) => !isPrivacyPage(page))
      .flatMap(({ facts }) => facts.phones.map(({ phone }) => phone)),
  );
  for (const page of pages) {
    const { facts } = page;
    const foreign = [...foreignStretches(facts, isOwn), ...blocksOfOtherSites(facts, ownsHost, isOwn)];
    const isPrivacy = isPrivacyPage(page);
    const ofInstitutions = linesOfInstitutions(facts);
    const series = numbersInSeries(page, called);
    // Among clients, too, a line with the company's own mailbox says how itself is reached.
    const ownLines = new Set(
      facts.addresses.filter(({ address }) => ownsHost(hostPart(address))).map(({ line }) => line),
    );
    for (const mention of facts.phones) {
      if (faxes.has(mention.phone) || mention.label === 'fax' || series.has(mention.phone)) continue;
      if (ofOthers.has(mention.phone)) continue;
      if (isPrivacy && !elsewhere.has(mention.phone)) {
        if (isForeignNumber(mention.phone, country)) continue;
        if (isOfAuthority(facts.page, mention.line)) continue;
        if (isBesideOtherSite(facts.page, mention.line, ownsHost)) continue;
      }
      if (page.isFurther && !isNearMailbox(facts, mention.line, ownAddresses)) continue;
      if (ofInstitutions.has(mention.line)) continue;
      if (isContactLineOfOther(facts.page, mention.line, ownsHost)) continue;
      if (isInLinkElsewhere(facts.page, mention.segment, ownsHost)) continue;
      if (mention.isOthers && !ownLines.has(mention.line)) continue;
      if (foreign.some(({ from, to }) => mention.segment >= from && mention.segment < to)) continue;
      record.note('phone', {
        value: mention.phone,
        page: facts.page.url,
        decoding: mention.decoding,
        snippet: mention.snippet,
      });
      phones.push(mention.phone);
    }
    for (const data of [facts.data, facts.markup]) {
      for (const { value, decoding } of data.phones.slice(0, maxDataPhones)) {
        const phone = readPhone(value, country);
        if (!phone) continue;
        record.note('phone', {
          value: phone,
          page: facts.page.url,
          decoding: `E.164, ${decoding}`,
          snippet: value.slice(0, 100),
        });
        phones.push(phone);
      }
    }
  }
  return withoutMistyped(
    unique([
      ...phones,
      ...people
        .flatMap((person) => person.phones.map(({ value }) => value))
        .filter((one) => !ofOthers.has(one)),
    ]),
  );
}

/**
 * Without what no phone has and what would be another number of the list without one of its digits, and without what is
 * another one but for its area code, or its country's.
 */
function withoutMistyped(phones: readonly string[]): string[] {
  const known = new Set(phones);
  const isMistyped = (phone: string) => {
    if (phone.includes(';')) return false;
    const { nationalNumber: local = '', countryCallingCode: code = '' } =
      parsePhoneNumberFromString(phone) ?? {};
    const isWithoutArea = (other: string) =>
      other.length > phone.length && other.startsWith(`+${code}`) && other.endsWith(local);
    if (local.length >= minLocal && phones.some(isWithoutArea)) return true;
    // A link to a chat leaves the country's code out: "313 555 0142" of +57 313 555 0142 became +31….
    if (phones.some((other) => other.length > phone.length && other.endsWith(phone.slice(1)))) return true;
    return (
      [...phone].some((_, at) => at > 0 && known.has(phone.slice(0, at) + phone.slice(at + 1))) &&
      parsePhoneNumberFromString(phone)?.isValid() === false
    );
  };
  return phones.filter((phone) => !isMistyped(phone));
}

/** On a page that is not about the company, a number is its own where one of its addresses stands close by. */
function isNearMailbox({ addresses }: PageFacts, at: number, own: ReadonlySet<string>): boolean {
  return addresses.some(({ address, line }) => own.has(address) && Math.abs(line - at) <= maxLinesToMailbox);
}

/** Numbers that a label or a link of any page calls phones. */
function calledPhones(pages: readonly FactsOfPage[]): Set<string> {
  return new Set(
    pages.flatMap(({ facts }) =>
      facts.phones
        .filter(({ label, element }) => label === 'phone' || element >= 0)
        .map(({ phone }) => phone),
    ),
  );
}

/** Numbers that a page labels as fax, and no page as a phone: without a label they are fax numbers as well. */
function faxNumbers(pages: readonly FactsOfPage[]): Set<string> {
  const mentions = pages.flatMap(({ facts }) => facts.phones);
  const phones = new Set(mentions.filter(({ label }) => label === 'phone').map(({ phone }) => phone));
  return new Set(
    mentions.filter(({ label, phone }) => label === 'fax' && !phones.has(phone)).map(({ phone }) => phone),
  );
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
