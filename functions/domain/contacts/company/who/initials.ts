import { foldText } from '../../../../../shared/text/fold-text.ts';
import { together } from '../by-name.ts';
import type { Person } from '../person.ts';

/**
 * Everybody once whom a site also names by the family name and initials, as registers do: "Roe J. A." and "J. Roe" are Jane
 * Roe, unless John Roe is there as well.
 */
export function underInitials(people: readonly Person[]): Person[] {
  const whole = people.map((person) => ({ person, words: foldText(person.name.value).split(' ') }));
  const merged = new Map<Person, Person>();
  const gone = new Set<Person>();
  for (const person of people) {
    const short = initialsOf(person);
    if (short === null) continue;
    const [only, ...others] = whole.filter(
      ({ person: other, words }) =>
        other !== person &&
        initialsOf(other) === null &&
        words.includes(short.family) &&
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
