import { foldText } from '../../../../../shared/text/fold-text.ts';
import { together } from '../by-name.ts';
import type { Person } from '../person.ts';

/** "Jo" begins many names. */
const minShort = 3;
/** Of short words one letter makes another name. */
const minSound = 5;

/** What more people than these are called tells nobody from another. */
const maxHolders = 4;
/** Of larger families on one site nobody knows who is who. */
const maxFamily = 40;

interface Known {
  readonly person: Person;
  readonly words: readonly string[];
  /** Those that few have on this site. */
  readonly titles: ReadonlySet<string>;
}

/**
 * Everybody once whom a site writes in two ways: "Pallipatt" and "Pallippatt" under one title, one more name in the middle
 * under one title, and the short form of a given name ("Frank Roe" of Franklin J. Roe) on the same page.
 */
export function underOtherForms(people: readonly Person[]): Person[] {
  const holders = new Map<string, number>();
  const titlesOf = ({ titles }: Person) => new Set(titles.map(({ value }) => foldText(value)));
  for (const person of people)
    for (const title of titlesOf(person)) holders.set(title, (holders.get(title) ?? 0) + 1);
  const byLast = new Map<string, Known[]>();
  for (const person of people) {
    const words = soundsOf(person);
    const rare = [...titlesOf(person)].filter((title) => (holders.get(title) ?? 0) <= maxHolders);
    const one = { person, words, titles: new Set(rare) };
    const family = byLast.get(words.at(-1) ?? '');
    if (family) family.push(one);
    else byLast.set(words.at(-1) ?? '', [one]);
  }
  const merged = new Map<Person, Person>();
  const gone = new Set<Person>();
  for (const family of byLast.values()) {
    if (family.length < 2 || family.length > maxFamily) continue;
    for (const one of family) {
      const [only, ...others] = family.filter(
        (other) => other !== one && !gone.has(other.person) && isFormOf(one, other),
      );
      if (only === undefined || others.length > 0) continue;
      merged.set(
        only.person,
        together(merged.get(only.person) ?? only.person, merged.get(one.person) ?? one.person),
      );
      gone.add(one.person);
    }
  }
  return people.flatMap((person) => (gone.has(person) ? [] : [merged.get(person) ?? person]));
}

/** Whether the first of two people is the second under a name that says less, or no more. */
function isFormOf(one: Known, other: Known): boolean {
  const [first = '', given = ''] = [one.words[0], other.words[0]];
  if (one.words.length < 2 || other.words.length < one.words.length) return false;
  if (one.person.emails.length > 0 && other.person.emails.length > 0) return false;
  const haveOneTitle = [...one.titles].some((title) => other.titles.has(title));
  if (first === given) return haveOneTitle && one.words.every((word) => other.words.includes(word));
  return (
    one.words.length === 2 &&
    first.length >= minShort &&
    given.startsWith(first) &&
    (haveOneTitle || one.person.titles.length === 0 || other.person.titles.length === 0) &&
    one.person.emails.length === 0 &&
    one.person.names.every(({ page }) => other.person.names.some((name) => name.page === page))
  );
}

/** The words of a name as they sound: the longer ones without a doubled consonant, and without the h after one. */
function soundsOf({ name }: Person): string[] {
  return foldText(name.value)
    .split(/[\s-]+/)
    .map((part) => {
      const word = part.replace(/[^\p{L}]/gu, '');
      return word.length < minSound
        ? word
        : word.replace(/(?<=[^aeiouy])h/gu, '').replace(/([^aeiouy])\1/gu, '$1');
    })
    .filter((word) => word.length > 1);
}
