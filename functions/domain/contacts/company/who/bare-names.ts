import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { Sighting } from '../../page/sighting.ts';
import { matchesName } from '../../people/match-name.ts';
import { isGeneral } from '../../words/mailboxes.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { romanised } from '../../words/names/romanise.ts';
import { nameParts } from '../../words/person-name.ts';
import { isPageOf } from '../by-name.ts';
import { hostPart, localPart } from '../own-domains.ts';
import type { Person } from '../person.ts';

const minLetters = 4;
/** Of a firm with so few people each mailbox with one name is known to all visitors, whichever page has it. */
const maxOfSmallFirm = 12;

/**
 * Whose a mailbox is that has one word of a name ("serkan@…", "roe@…"): the only person called so, if they have no address,
 * and the same page names them or the firm is small. The name that the domain also has may be the firm's mailbox, unless
 * the firm has a general one ("info@roe.example, roe@roe.example") or nobody else.
 */
export function bareName(
  people: readonly Person[],
  mention: Sighting,
  published: readonly Sighting[],
): Person | undefined {
  const local = foldText(localPart(mention.value));
  if (isGeneral(local) || local.length < (people.length === 1 ? minLetters - 1 : minLetters))
    return undefined;
  const called = people.filter(({ name }) => isOneOf(local, name.value, people.length === 1));
  const [only, ...others] = called;
  if (only === undefined || others.length > 0 || only.emails.length > 0) return undefined;
  const isNear =
    people.length <= maxOfSmallFirm ||
    only.names.some((name) => name.page === mention.page) ||
    isPageOf(mention.page, only.name.value);
  const isFirms =
    foldText(hostPart(mention.value)).includes(local) &&
    people.length > 1 &&
    !published.some(({ value }) => isGeneral(localPart(value)));
  return isNear && !isFirms ? only : undefined;
}

/** Whether a mailbox is the first or the last word of a name, or the short form of it by which the only person goes. */
function isOneOf(local: string, name: string, isOnly: boolean): boolean {
  if (romanised(name) !== null) return isOneOfRomanised(local, name, isOnly);
  const { first, last } = nameParts(name);
  if (local === first || local === last || (isOnly && isShortFor(local, first))) return true;
  // "roe.accounts@…" of whoever is alone
  return (
    isOnly &&
    local.split(/[._-]/).some((part) => part.length >= minLetters && (part === first || part === last))
  );
}

function isOneOfRomanised(local: string, name: string, isOnly: boolean): boolean {
  if (matchesName(local, name) === 'part') return true;
  return isOnly && name.split(' ').some((word) => isShortFor(local, romanised(word) ?? ''));
}

/** "max@…" of Maximilian. */
function isShortFor(local: string, given: string): boolean {
  return given.length > local.length && given.startsWith(local) && beginsWithGivenName(local);
}
