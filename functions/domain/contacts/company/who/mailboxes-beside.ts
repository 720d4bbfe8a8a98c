import type { AddressMention } from '../../mentions/address-mentions.ts';
import { matchesName } from '../../people/match-name.ts';
import { localPart } from '../own-domains.ts';
import type { FactsOfPage, PageFacts } from '../page-facts.ts';
import { hostsWritten } from '../phones/phones-of-others.ts';

/** "Web: www.acme.example", below or above the mailbox or its number. */
const maxLinesToSite = 3;
const maxLineOfSite = 80;
const isOfSite = /www\.|https?:|^(?:web|internet|homepage|site)/i;
const maxLinesToNumber = 1;
/** A title, a name, a department, a university, a street, a town, a phone and a fax. */
const maxLinesOfOfficer = 9;

/**
 * Whether a mailbox stands beside the site's own address as it is printed. On a page without mailboxes of the site's own,
 * whoever gives both is the company.
 */
export function isBesideOwnSite(
  { page }: PageFacts,
  { line }: AddressMention,
  owns: (host: string) => boolean,
): boolean {
  return page.lines
    .slice(Math.max(0, line - maxLinesToSite), line + maxLinesToSite + 1)
    .some(({ text }) => text.length <= maxLineOfSite && isOfSite.test(text) && hostsWritten(text).some(owns));
}

/** The numbers that the pages which present the company's contacts give. */
export function numbersPresented(pages: readonly FactsOfPage[]): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({ kind, facts }) =>
      /^(?:home|contact|imprint)$/.test(kind)
        ? facts.phones.flatMap(({ phone, isOthers }) => (isOthers ? [] : [phone]))
        : [],
    ),
  );
}

/** Whether a mailbox stands right beside one of these numbers: whoever answers the company's phone reads it. */
export function isBesideNumber(
  { phones }: PageFacts,
  { line }: AddressMention,
  numbers: ReadonlySet<string>,
): boolean {
  return phones.some((one) => Math.abs(one.line - line) <= maxLinesToNumber && numbers.has(one.phone));
}

/** Whether right beside a mailbox there is a number that is none of these. */
export function isBesideOtherNumber(
  { phones }: PageFacts,
  { line }: AddressMention,
  numbers: ReadonlySet<string>,
): boolean {
  return phones.some((one) => Math.abs(one.line - line) <= maxLinesToNumber && !numbers.has(one.phone));
}

/**
 * Whether an address ends the block of somebody with a title, whose name it contains: a society without mailboxes of its
 * own says at which universities its officers are reached.
 */
export function isOfOfficerAbove({ people, addresses }: PageFacts, mention: AddressMention): boolean {
  const owner = people.find(
    ({ line, name, title }) =>
      title !== '' &&
      line < mention.line &&
      line >= mention.line - maxLinesOfOfficer &&
      matchesName(localPart(mention.address), name) !== 'none',
  );
  return (
    owner !== undefined &&
    addresses.every(
      ({ line, address }) => line <= owner.line || line >= mention.line || address === mention.address,
    )
  );
}
