import { isFreeMailHost } from '../../../email-addresses/free-mail.ts';
import { elementAt } from '../../page/queries.ts';
import type { ShownPerson } from '../../people/name-at.ts';
import type { LinkKind } from '../../site/link-words.ts';
import { isStaffHeading } from '../../words/staff-words.ts';
import { firmBefore, isInside } from '../card-contents.ts';
import type { Judgement } from '../judgement.ts';
import { hostPart } from '../own-domains.ts';
import { isStaffPage, type PageFacts } from '../page-facts.ts';
import { isContactLineOfOther } from '../phones/phones-of-others.ts';

/** On a page of people one of them may be the partner's: beside so many of the company's own nobody is. */
const minBesideOther = 4;

/**
 * The people of a page who are not others': a card with nothing but others' addresses shows others' people, also where the
 * page has their names a second time without.
 */
export function withoutForeigners(
  facts: PageFacts,
  kind: LinkKind,
  people: readonly ShownPerson[],
  judgement: Judgement,
): ShownPerson[] {
  const foreigners = new Set(
    facts.addresses.every(({ address }) => judgement.isOwn(address))
      ? []
      : people.filter((person) => hasOthersCard(facts, kind, person, judgement)).map(({ name }) => name),
  );
  return people.filter(
    (person) => !foreigners.has(person.name) && !isForeign(facts, kind, person, judgement),
  );
}

function isForeign(facts: PageFacts, kind: LinkKind, person: ShownPerson, judgement: Judgement): boolean {
  const { text = '', firstSegment = 0 } = facts.page.lines[person.line] ?? {};
  if (facts.context.isOthers(firstSegment) || isReachedElsewhere(facts, kind, person, judgement)) return true;
  const firm = firmBefore(text, person.name);
  if (firm !== null && !judgement.isCompanyName(firm)) return true;
  const owns = (host: string) => judgement.isOwn(`@${host}`);
  return facts.addresses.some(
    (mention) => isInside(facts, person, mention) && isContactLineOfOther(facts.page, mention.line, owns),
  );
}

function hasOthersCard(facts: PageFacts, kind: LinkKind, person: ShownPerson, judgement: Judgement): boolean {
  const inside = facts.addresses.filter((mention) => isInside(facts, person, mention));
  return (
    inside.length > 0 &&
    !isAmongOwn(facts, kind, person, judgement) &&
    inside.every(({ address }) => !judgement.isOwn(address) && !isFreeMailHost(hostPart(address)))
  );
}

/** "Jane Roe, Account Director, jane@agency.example" in one line: the agency's. */
function isReachedElsewhere(
  facts: PageFacts,
  kind: LinkKind,
  person: ShownPerson,
  judgement: Judgement,
): boolean {
  const isShort = (facts.page.lines[person.line]?.text.length ?? 0) < 120;
  const inLine = facts.addresses.filter(
    ({ line }) => line === person.line || (isShort && line === person.line + 1),
  );
  return (
    inLine.length > 0 &&
    !isAmongOwn(facts, kind, person, judgement) &&
    inLine.every(({ address }) => !judgement.isOwn(address) && !isFreeMailHost(hostPart(address)))
  );
}

/**
 * In the company's own team a member may have an address elsewhere (a university, a second firm): under its heading, or
 * on its page beside several with the company's own or a provider's.
 */
function isAmongOwn(facts: PageFacts, kind: LinkKind, person: ShownPerson, judgement: Judgement): boolean {
  const { elements } = facts.page;
  const list =
    person.card < 0
      ? elements[elementAt(facts.page, facts.page.lines[person.line]?.firstSegment ?? -1)]
      : elements[elements[person.card]?.parent ?? -1];
  const isHeaded = isStaffHeading(facts.context.headings(person.line));
  if (!list || !(isHeaded || isStaffPage(kind, facts.page.url))) return false;
  const beside = facts.addresses.filter(
    ({ address, segment }) =>
      segment >= list.firstSegment &&
      segment < list.endSegment &&
      (judgement.isOwn(address) || isFreeMailHost(hostPart(address))),
  );
  return beside.length >= (isHeaded ? 1 : minBesideOther);
}
