import { foldText } from '../../../../shared/text/fold-text.ts';
import type { Sighting } from '../page/sighting.ts';
import { abbreviationOf, shortName } from '../people/match-name.ts';
import { nameParts } from '../words/person-name.ts';
import { localPart } from './own-domains.ts';
import type { Person } from './person.ts';

/** An address with somebody's first and last name starts with the same letter as one of their names. */
export function peopleByInitial(people: readonly Person[]): Map<string, Person[]> {
  const byInitial = new Map<string, Person[]>();
  for (const person of people) {
    for (const initial of new Set(nameParts(person.name.value).all.map((part) => part[0] ?? ''))) {
      const known = byInitial.get(initial);
      if (known) known.push(person);
      else byInitial.set(initial, [person]);
    }
  }
  return byInitial;
}

/** The only person of a page without an address whose first name is the mailbox's ("serkan@…"). */
export function bareFirstName(people: readonly Person[], { value, page }: Sighting): Person | undefined {
  const local = foldText(localPart(value));
  if (local.length < 4) return undefined;
  const [only, ...others] = people.filter(({ name }) => nameParts(name.value).first === local);
  return only &&
    others.length === 0 &&
    only.emails.length === 0 &&
    only.names.some((name) => name.page === page)
    ? only
    : undefined;
}

/** Everybody once: "J. Roe" and "Mary Ann" are Jane Roe and Mary Ann Roe if these are named as well. */
export function everybodyOnce(people: readonly Person[]): Person[] {
  const abbreviations = new Set(people.map(({ name }) => abbreviationOf(name.value)));
  const beginnings = new Set(
    people.map(({ name: { value } }) => value.slice(0, Math.max(0, value.lastIndexOf(' ')))),
  );
  return people.filter(
    ({ name, emails }) =>
      !abbreviations.has(shortName(name.value) ?? '') && (emails.length > 0 || !beginnings.has(name.value)),
  );
}

/** First and last name in the alphabet's order: "Roe Jane" is Jane Roe. */
export function keyOf(name: string): string {
  const { first, last, all } = nameParts(name);
  return first && last ? [first, last].sort().join(' ') : all.join(' ') || foldText(name);
}
