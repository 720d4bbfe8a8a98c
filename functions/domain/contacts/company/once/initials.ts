import { foldText } from '../../../../../shared/text/fold-text.ts';
import { together } from '../by-name.ts';
import type { Person } from '../person.ts';

const maxFamily = 40;

/**
 * Everybody once whom a site also names by the family name and initials, as registers do: "Roe J. A." and "J. Roe" are Jane
 * Roe, unless John Roe is there as well.
 */
export function underInitials(people: readonly Person[]): Person[] {
  const byWord = new Map<string, { readonly person: Person; readonly words: readonly string[] }[]>();
  const shortOf = new Map(people.map((person) => [person, initialsOf(person)]));
  for (const person of people) {
    if (shortOf.get(person) !== null) continue;
    const words = foldText(person.name.value).split(' ');
    for (const word of new Set(words)) {
      const bearers = byWord.get(word);
      if (bearers) bearers.push({ person, words });
      else byWord.set(word, [{ person, words }]);
    }
  }
  const merged = new Map<Person, Person>();
  const gone = new Set<Person>();
  for (const [person, short] of shortOf) {
    if (short === null) continue;
    const family = byWord.get(short.family) ?? [];
    // Of larger families on one site nobody knows who is who.
    if (family.length > maxFamily) continue;
    const [only, ...others] = family.filter(({ words }) =>
      words.some((word) => word !== short.family && word.startsWith(short.initial)),
    );
    if (only === undefined || others.length > 0) continue;
    merged.set(only.person, together(merged.get(only.person) ?? only.person, person));
    gone.add(person);
  }
  return people.flatMap((person) => (gone.has(person) ? [] : [merged.get(person) ?? person]));
}

/** The family name and the first initial of a name that has no other whole word; null for any other. */
function initialsOf({ name }: Person): { readonly family: string; readonly initial: string } | null {
  const words = foldText(name.value).split(' ');
  const whole = words.filter((word) => /^\p{L}[\p{L}’'-]+$/u.test(word));
  const initials = words.filter((word) => /^(?:\p{L}\.)+$/u.test(word));
  const [family = ''] = whole;
  return whole.length === 1 && initials.length > 0 && whole.length + initials.length === words.length
    ? { family, initial: initials[0]?.charAt(0) ?? '' }
    : null;
}
