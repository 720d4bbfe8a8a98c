import { foldText } from '../../../../shared/text/fold-text.ts';
import { formsInText, patternOf } from '../../../../shared/text/legal-forms.ts';
import { seniorityOf } from '../../../../shared/text/seniority.ts';
import { isFreeMailHost } from '../../email-addresses/free-mail.ts';
import type { AddressMention } from '../mentions/address-mentions.ts';
import type { PhoneMention } from '../mentions/phones/phone-mentions.ts';
import type { Place } from '../mentions/place.ts';
import { isWithin } from '../page/queries.ts';
import { withoutGreeting } from '../people/call-to-action.ts';
import { matchesName } from '../people/match-name.ts';
import type { ShownPerson } from '../people/name-at.ts';
import { isStaffPlace } from '../people/person-card.ts';
import type { LinkKind } from '../site/link-words.ts';
import { licenceAfterName } from '../words/degrees.ts';
import { mentionsTitle, titleStrength } from '../words/job-title.ts';
import { isGeneral, kindOfMailbox } from '../words/mailboxes.ts';
import { beginsWithGivenName, hasGivenName } from '../words/names/given-names.ts';
import { nameParts, personName } from '../words/person-name.ts';
import { isStaffHeading } from '../words/staff-words.ts';
import { isPageOf } from './by-name.ts';
import type { Judgement } from './judgement.ts';
import { hostPart, localPart } from './own-domains.ts';
import type { PageFacts } from './page-facts.ts';

/** A weak title next to two capitalized words may describe a product, so it only counts where staff are expected. */
export function isLikely(
  facts: PageFacts,
  kind: LinkKind,
  person: ShownPerson,
  title: string,
  shown: readonly ShownPerson[],
): boolean {
  if (seniorityOf(title) !== 'other' || !person.isListed || person.isStaff) return true;
  if (kind === 'team' || kind === 'contact' || kind === 'person' || kind === 'imprint' || kind === 'about')
    return true;
  if (isStaffPlace(facts.page, person.firstSegment) || isStaffHeading(facts.context.headings(person.line)))
    return true;
  return shown.some(
    (one) =>
      one !== person &&
      one.isListed &&
      (seniorityOf(one.title) !== 'other' ||
        facts.addresses.some(
          (mention) =>
            isInside(facts, one, mention) && matchesName(localPart(mention.address), one.name) !== 'none',
        )),
  );
}

/** "Jane Roe, Head of Sales" is shorter; what is longer is a text. */
const maxListedLine = 110;
const maxTitleWords = 6;

interface Signs {
  readonly emails: readonly AddressMention[];
  readonly profiles: readonly string[];
  /** Whether other people's cards stand beside this one. */
  readonly isBesideOthers: boolean;
}

/**
 * Two capitalised words of which none is a known given name may be a phrase. They are a person's with a profile or a
 * mailbox of the whole name, among staff, or in a short line with a title that one more sign supports.
 */
export function isNamedAsPerson(
  { page }: PageFacts,
  kind: LinkKind,
  person: ShownPerson,
  title: string,
  { emails, profiles, isBesideOthers }: Signs,
): boolean {
  if (hasGivenName(person.name) || person.isStaff || profiles.length > 0) return true;
  if (emails.some(({ address }) => matchesName(localPart(address), person.name) === 'full')) return true;
  if (person.name.split(' ').some(mentionsTitle)) return false;
  const isCardOfSeveral = person.card >= 0 && isBesideOthers;
  if (isCardOfSeveral && kind === 'team') return true;
  const { text = '' } = page.lines[person.line] ?? {};
  if (seniorityOf(title) === 'c_suite' && isOurs(text, title, person.name)) return true;
  const isStated =
    titleStrength(title) === 'certain' &&
    title.split(' ').length <= maxTitleWords &&
    text.length <= maxListedLine;
  if (!isStated) return false;
  return !person.isListed || isCardOfSeveral || emails.length > 0 || seniorityOf(title) !== 'other';
}

/** "Our founder, Jane Roe, saw …" and "Jane Roe, our founder, saw …" name one of the company's own. */
function isOurs(text: string, title: string, name: string): boolean {
  const [first, second] = [text.indexOf(title), text.indexOf(name)];
  if (first < 0 || second < 0) return false;
  const between = text.slice(Math.min(first + title.length, second + name.length), Math.max(first, second));
  if (first < second) return /^,? $/u.test(between) && endsWithOur.test(text.slice(0, first));
  return endsWithOur.test(between) && between.startsWith(', ');
}

const endsWithOur =
  /(?:^|[^\p{L}])(?:our|unsere?|notre|nuestr[oa]|noss[oa]|nostr[oa]|el nostre|la nostra|onze|vår|vores|nasz|nasza|náš|naše|a mi|meidän|bizim) $/iu;

/** "Jane Roe, Solicitor" is a person, although the firm is called Jane Roe too. */
function isNamesake(name: string, title: string): boolean {
  return (
    beginsWithGivenName(name) &&
    (titleStrength(title) === 'certain' || licenceAfterName(`, ${title}`) !== null)
  );
}

/** "ANN Pump Works": an abbreviation, which may be somebody's given name by chance. */
const abbreviated = /^\p{Lu}{2,4} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u;

/** Whether a name is only the firm's, and not also that of somebody whom a title shows to be a person. */
export function isOnlyFirm(
  judgement: Judgement,
  { name, isListed }: Pick<ShownPerson, 'name' | 'isListed'>,
  title: string,
): boolean {
  if (!judgement.isCompanyName(name) || seniorityOf(title) === 'c_suite') return false;
  if (abbreviated.test(name)) return true;
  return !isListed || !isNamesake(name, title);
}

/** Whether a mailbox is named after a person, rather than after a purpose that is also a word of their name. */
export function isPersonal(local: string, name: string): boolean {
  const match = matchesName(local, name);
  return match === 'full' || (match === 'part' && !isGeneral(local));
}

/** "jane.roe": two words of which the first is a given name, so that it is nobody's with another one. */
export function isAnothersName(local: string, name: string): boolean {
  const [, first = '', last = ''] = /^(\p{L}{3,})[._](\p{L}{3,})$/u.exec(local) ?? [];
  if (first === '' || isGeneral(local) || !beginsWithGivenName(first)) return false;
  // "greta.roe" beside Grete Roe: a slip, or another form of one name.
  const own = nameParts(name);
  if (last === own.last && first.slice(0, 2) === own.first.slice(0, 2)) return false;
  return !mentionsTitle(`${first} ${last}`) && matchesName(first, name) === 'none';
}

/** Whether a place is in a person's card, or in their section of a list. */
export function isInside(facts: PageFacts, person: ShownPerson, place: Place): boolean {
  if (person.card >= 0 && place.element >= 0) return isWithin(facts.page, place.element, person.card);
  return place.segment >= person.firstSegment && place.segment < person.endSegment;
}

/** Whether a number in a person's card is theirs: no fax, and not in a line with another company's address. */
export function isPhoneOf(
  facts: PageFacts,
  person: ShownPerson,
  mention: PhoneMention,
  isOwn: (address: string) => boolean,
): boolean {
  if (mention.label === 'fax' || mention.isOthers || !isInside(facts, person, mention)) return false;
  if (isAboveOwn(facts, person, mention)) return false;
  return !facts.addresses.some(
    ({ line, address }) => line === mention.line && !isOwn(address) && !isFreeMailHost(hostPart(address)),
  );
}

/** A number above the name in a card that has another one below it: the unit's, in whose block the person stands. */
function isAboveOwn(
  { page, phones }: PageFacts,
  person: ShownPerson,
  { line, phone }: PhoneMention,
): boolean {
  const isRow = /^t[rd]$/.test(page.elements[person.card]?.tag ?? '');
  return (
    !isRow &&
    line < person.line &&
    phones.some(
      (other) =>
        other.phone !== phone &&
        other.line > person.line &&
        other.label !== 'fax' &&
        other.segment < person.endSegment,
    )
  );
}

const firmAtEnd = new RegExp(`(?:^|[:;,|] ?)([^:;,|]{2,60}) ${patternOf(formsInText)}\\.?,? $`, 'iu');

/** "Roe Partners LLC, Jane Roe, Director": the company that a line names before a person; null if there is none. */
export function firmBefore(text: string, name: string): string | null {
  return firmAtEnd.exec(text.slice(0, Math.max(0, text.indexOf(name))).slice(-100))?.[1] ?? null;
}

/** "Dirección" is a management, and above a street it is where the firm is. */
const addressLabel = /^(?:direcci[oó]n|διεύθυνση):?$/i;

/**
 * The people of a page without what has no given name and stands beside a postal address, or on a page about one
 * person, whose address has their name: towns, employers and schools of their life.
 */
export function withoutPlaces({ page, people }: PageFacts, kind: LinkKind): readonly ShownPerson[] {
  const isOwner = ({ name }: ShownPerson) => isPageOf(page.url, name);
  const isAboutOne = kind === 'person' && people.some(isOwner);
  const mayBePlace = (person: ShownPerson) =>
    addressLabel.test(person.title) || (isAboutOne && !isOwner(person));
  return people.filter((person) => hasGivenName(person.name) || !mayBePlace(person));
}

/** Whether the page shows an own address with the person's full name, be it outside their card. */
export function hasMailbox(
  { addresses }: PageFacts,
  { name }: ShownPerson,
  isOwn: (address: string) => boolean,
): boolean {
  return addresses.some(({ address, isOthers }) => !isOthers && isOwn(address) && isMailboxOf(address, name));
}

/** "jane.roe@…", or "jane@roe.example", where the domain has the other half of the name. */
function isMailboxOf(address: string, name: string): boolean {
  const match = matchesName(localPart(address), name);
  const { first, last } = nameParts(name);
  return (
    match === 'full' ||
    (match === 'part' &&
      last.length >= minLastInHost &&
      foldText(localPart(address)) === first &&
      foldText(hostPart(address))
        .replace(/[^a-z]/g, '')
        .includes(last))
  );
}

const minLastInHost = 4;
const capitalisedRun = /\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}/gu;

/**
 * "Jane Roe (jr@…) and Tom Ray (tr@…)": in a line that names several people, an address belongs to the last one
 * before it.
 */
export function isOfNeighbour(facts: PageFacts, person: ShownPerson, mention: AddressMention): boolean {
  if (mention.line !== person.line) return false;
  const { text = '' } = facts.page.lines[person.line] ?? {};
  const own = text.indexOf(person.name);
  const at = text.toLowerCase().indexOf(mention.address, own);
  if (own < 0 || at < 0) return false;
  const between = text.slice(own + person.name.length, Math.min(at, own + 300));
  const first = between.indexOf('@');
  return (
    first >= 0 && [...between.slice(first).matchAll(capitalisedRun)].some(([run]) => personName(run) !== null)
  );
}

/**
 * "chair@…" of the Chair, "secretar@…" of the Secretary, "gerencia@…" of who leads the firm: a mailbox called after what its
 * holder is.
 */
export function isOfOffice(local: string, title: string): boolean {
  const office = foldText(local).replace(/[^\p{L}]/gu, '');
  const [first = ''] = foldText(title).split(/[^\p{L}]+/u, 1);
  return (
    (office.length >= minOffice && (first.startsWith(office) || office === first)) ||
    (kindOfMailbox(local) === 'owner_run' && seniorityOf(title) === 'c_suite')
  );
}

const minOffice = 5;

/** Whether there are other people's cards next to this one. */
export function hasSiblings(facts: PageFacts, person: ShownPerson, shown: readonly ShownPerson[]): boolean {
  const parentOf = (one: ShownPerson) => facts.page.elements[one.card]?.parent ?? -1;
  const parent = parentOf(person);
  if (person.card < 0)
    return person.isListed && shown.filter((one) => one.isListed && one.card < 0).length > 1;
  const around = facts.page.elements[parent]?.parent ?? -1;
  return shown.some((one) => {
    if (one === person || one.card < 0 || one.card === person.card) return false;
    const other = parentOf(one);
    return other === parent || (around >= 0 && (facts.page.elements[other]?.parent ?? -2) === around);
  });
}

export function isSmall(facts: PageFacts, person: ShownPerson): boolean {
  return (
    person.endSegment - person.firstSegment <= 30 &&
    facts.page.segments.length > person.endSegment - person.firstSegment
  );
}

/** A name that the page writes last name first is in the usual order here. */
export function decodingOfName({ page }: PageFacts, { name, line }: ShownPerson): string | undefined {
  const text = [page.lines[line - 1]?.text, page.lines[line]?.text].join(' ');
  const isTurned = !text.includes(name) && name.split(' ').every((word) => text.includes(word));
  return isTurned ? 'words of the name in the usual order' : undefined;
}

/** The name that the text of a mail link is ("Write to Jane Roe"), if it is one. */
export function nameInLink({ linkText }: AddressMention): string | null {
  return personName(withoutGreeting(linkText));
}
