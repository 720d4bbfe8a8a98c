import { parse } from 'tldts';
import { foldText } from '../../../../shared/text/fold-text.ts';
import { isFreeMailHost } from '../../email-addresses/free-mail.ts';
import type { AddressMention } from '../mentions/address-mentions.ts';
import { matchesName } from '../people/match-name.ts';
import type { ShownPerson } from '../people/name-at.ts';
import { isStaffPlace } from '../people/person-card.ts';
import type { LinkKind } from '../site/link-words.ts';
import { registrable } from '../site/site-domains.ts';
import { isGeneral } from '../words/mailboxes.ts';
import { beginsWithGivenName } from '../words/names/given-names.ts';
import { isInstitutionWord } from '../words/not-names.ts';
import { nameParts, personName } from '../words/person-name.ts';
import { isStaffHeading } from '../words/staff-words.ts';
import { isInside } from './card-contents.ts';
import { hostPart, localPart } from './own-domains.ts';
import type { PageFacts } from './page-facts.ts';

/** A shorter word of a name also stands in domains of others. */
const minNameInDomain = 4;
/** A name, its street, town, country and phone number. */
const maxLinesOfImprint = 6;

/** What is asked once of the page on which an address stands. */
export interface PageOfAddress {
  readonly kind: LinkKind;
  readonly isOwn: (address: string) => boolean;
  /** Whether its people are reached elsewhere (`reachesElsewhere`). */
  readonly isBoard: boolean;
  /** Whether it has a mailbox on the company's domains. */
  readonly hasOwn: boolean;
}

/**
 * Whether an address on another domain is that of the person in whose card it is: the domain is called like them
 * (jane@roe.example); or, among staff, it contains their name, and a card beside theirs has an address of the company
 * or of a free provider. An address of a university is that of a second post, unless a whole board is listed with such.
 */
export function isPersonsOwn(
  facts: PageFacts,
  mention: AddressMention,
  { kind, isOwn, isBoard }: PageOfAddress,
): boolean {
  const local = localPart(mention.address);
  if (isGeneral(local)) return false;
  if (kind === 'imprint' && isSpelledAbove(facts, mention)) return true;
  const owner = facts.people.find((person) => person.isListed && isInside(facts, person, mention));
  if (owner === undefined) return false;
  if (isCalledLike(labelOf(mention.address), owner.name)) return true;
  if (matchesName(local, owner.name) === 'none') return false;
  const isStaff =
    kind === 'team' ||
    isStaffPlace(facts.page, owner.firstSegment) ||
    isStaffHeading(facts.context.headings(owner.line));
  if (!isStaff) return false;
  if (mention.element >= 0 && isBoard) return true;
  if (isInstitutionWord(labelOf(mention.address).split('-')[0] ?? '')) return false;
  return isBesideOwn(facts, owner, isOwn);
}

/** So many people of a list, at so many domains, are not all reached at their second posts by chance. */
const minElsewhere = 4;
const minDomains = 3;

/**
 * Whether a page links an address of their own, at several employers, for each of most of its people: those who run an
 * association are reached where they work.
 */
export function reachesElsewhere(facts: PageFacts, isOwn: (address: string) => boolean): boolean {
  const linked = facts.addresses.filter(({ element }) => element >= 0);
  if (linked.length < minElsewhere) return false;
  const people = new Set<string>();
  const reached = new Map<string, string>();
  for (const person of facts.people) {
    if (!person.isListed) continue;
    people.add(person.name);
    const isTheirs = (mention: AddressMention) =>
      isInside(facts, person, mention) && matchesName(localPart(mention.address), person.name) !== 'none';
    const address = reached.has(person.name) ? undefined : linked.find(isTheirs)?.address;
    if (address !== undefined) reached.set(person.name, address);
  }
  const addresses = [...reached.values()];
  const domains = new Set(addresses.map((address) => registrable(hostPart(address))));
  return (
    addresses.length >= minElsewhere &&
    addresses.length * 2 >= people.size &&
    domains.size >= minDomains &&
    addresses.filter(isOwn).length * 2 < addresses.length
  );
}

/** "jane@roe.example" a few lines below "Jane Roe", the owner that an imprint gives without a title. */
function isSpelledAbove({ page }: PageFacts, { address, line }: AddressMention): boolean {
  const local = foldText(localPart(address));
  return page.lines.slice(Math.max(0, line - maxLinesOfImprint), line).some(({ text }) => {
    const name = personName(text);
    return name !== null && nameParts(name).first === local && isCalledLike(labelOf(address), name);
  });
}

/** The part of an address's domain that its owner chose. */
function labelOf(address: string): string {
  return foldText(parse(registrable(hostPart(address))).domainWithoutSuffix ?? '');
}

function isCalledLike(label: string, name: string): boolean {
  const { first, last } = nameParts(name);
  if (last.length < minNameInDomain || !beginsWithGivenName(name)) return false;
  const whole = label.replace(/[^a-z]/g, '');
  return [last, `${first}${last}`, `${last}${first}`, `${first[0]}${last}`].includes(whole);
}

/** Stands for the entries of a page that have no elements of their own: names above addresses, line by line. */
const plainList = -2;

/** Whether another entry of the same list has an address of the company or of a free provider. */
function isBesideOwn(facts: PageFacts, owner: ShownPerson, isOwn: (address: string) => boolean): boolean {
  const listOf = ({ card, isListed }: ShownPerson) =>
    card < 0 ? (isListed ? plainList : -1) : (facts.page.elements[card]?.parent ?? -1);
  const list = listOf(owner);
  if (list === -1) return false;
  return facts.people.some(
    (other) =>
      other !== owner &&
      listOf(other) === list &&
      facts.addresses.some(
        (mention) =>
          isInside(facts, other, mention) &&
          matchesName(localPart(mention.address), other.name) !== 'none' &&
          (isOwn(mention.address) || isFreeMailHost(hostPart(mention.address))),
      ),
  );
}
