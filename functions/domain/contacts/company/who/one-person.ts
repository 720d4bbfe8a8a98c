import { foldText } from '../../../../../shared/text/fold-text.ts';
import { together } from '../by-name.ts';
import type { Person } from '../person.ts';

/** "Jo" begins many names. */
const minShort = 3;

/**
 * Everybody once whom a site writes in two ways: "Pallipatt" and "Pallippatt" under one title, one more name in the middle
 * under one title, and the short form of a given name ("Frank Roe" of Franklin J. Roe) on the same page.
 */
export function underOtherForms(people: readonly Person[]): Person[] {
  const byLast = new Map<string, Person[]>();
  for (const person of people) {
    const last = soundsOf(person).at(-1) ?? '';
    const known = byLast.get(last);
    if (known) known.push(person);
    else byLast.set(last, [person]);
  }
  const merged = new Map<Person, Person>();
  const gone = new Set<Person>();
  for (const family of byLast.values()) {
    for (const person of family) {
      const [only, ...others] = family.filter(
        (other) => other !== person && !gone.has(other) && isFormOf(person, other),
      );
      if (only === undefined || others.length > 0) continue;
      merged.set(only, together(merged.get(only) ?? only, merged.get(person) ?? person));
      gone.add(person);
    }
  }
  return people.flatMap((person) => (gone.has(person) ? [] : [merged.get(person) ?? person]));
}

/** Whether the first of two people is the second under a name that says less, or no more. */
function isFormOf(one: Person, other: Person): boolean {
  const [words, fuller] = [soundsOf(one), soundsOf(other)];
  const [first = '', given = ''] = [words[0], fuller[0]];
  if (words.length < 2 || fuller.length < words.length) return false;
  if (first === given) return words.every((word) => fuller.includes(word)) && haveOneTitle(one, other);
  return (
    words.length === 2 &&
    first.length >= minShort &&
    given.startsWith(first) &&
    (one.titles.length === 0 || other.titles.length === 0 || haveOneTitle(one, other)) &&
    one.emails.length === 0 &&
    one.names.every(({ page }) => other.names.some((name) => name.page === page))
  );
}

function haveOneTitle(one: Person, other: Person): boolean {
  const titles = new Set(other.titles.map(({ value }) => foldText(value)));
  return one.titles.some(({ value }) => titles.has(foldText(value)));
}

/** The words of a name as they sound: without doubled letters, and without the h that is heard or not. */
function soundsOf({ name }: Person): string[] {
  return foldText(name.value)
    .split(/[\s-]+/)
    .map((word) =>
      word
        .replace(/[^\p{L}]/gu, '')
        .replace(/(?<=.)h/gu, '')
        .replace(/(.)\1+/gu, '$1'),
    )
    .filter((word) => word.length > 1);
}
