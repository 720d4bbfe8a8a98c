import { nameParts } from '../../words/person-name.ts';
import type { Person } from '../person.ts';

/** A shorter word may be an initial. */
const minWhole = 3;

/**
 * Whether somebody has other names between the first and the last than this name: two or more whole words in all, of
 * which no two are the same or one the beginning of the other.
 */
export function haveOtherNames({ name }: Person, other: string): boolean {
  const [own, others] = [name.value, other].map((one) => nameParts(one));
  if (!own || !others || own.first !== others.first || own.last !== others.last) return false;
  const [one, two] = [own, others].map(({ all }) =>
    all.slice(1, -1).filter((word) => word.length >= minWhole),
  );
  if (!one?.length || !two?.length) return false;
  return one.every((word) => two.every((second) => !word.startsWith(second) && !second.startsWith(word)));
}
