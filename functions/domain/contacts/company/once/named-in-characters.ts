import { seniorityOf } from '../../../../../shared/text/seniority.ts';
import { together } from '../by-name.ts';
import type { Person } from '../person.ts';

/**
 * Everybody once if a site names its head in characters and in Latin letters. How characters sound, nobody knows; but the
 * only head so named is the only person with a Latin name if that is a head too.
 */
export function onceInCharacters(people: readonly Person[]): readonly Person[] {
  const isHead = ({ titles }: Person) => titles.some(({ value }) => seniorityOf(value) === 'c_suite');
  const heads = people.filter((one) => /\p{Script=Han}/u.test(one.name.value) && isHead(one));
  const latin = people.filter(({ name }) => /\p{Script=Latin}/u.test(name.value));
  const [[head], [other]] = [heads, latin];
  if (!head || !other || heads.length + latin.length > 2 || !isHead(other)) return people;
  return people.flatMap((one) => (one === other ? [] : [one === head ? together(head, other) : one]));
}
