import { nameParts } from '../words/person-name.ts';
import type { ShownPerson } from './name-at.ts';

/** Languages in which names are written family name first. */
const familyFirst = /^(?:hu|ko|ja|zh|vi)\b/i;

/** In a list that writes "Roe Jane", as its addresses show (j.roe@…), reverses the names. */
export function inUsualOrder(
  language: string,
  locals: readonly string[],
  people: readonly ShownPerson[],
): ShownPerson[] {
  const order = { usual: 0, turned: 0 };
  for (const local of familyFirst.test(language) ? [] : new Set(locals)) {
    const [given = '', family = ''] = local.split('.');
    if (family.length < 3 || given.length > family.length + 6) continue;
    for (const { name } of people) {
      const { first, last } = nameParts(name);
      const starts = (word: string) => (given.length === 1 ? word.startsWith(given) : word === given);
      if (starts(first) && last.startsWith(family)) order.usual++;
      else if (starts(last) && first.startsWith(family)) order.turned++;
    }
  }
  if (order.turned < 2 || order.turned <= order.usual) return [...people];
  return people.map((person) => {
    const words = person.name.split(' ');
    return person.isListed && words.length === 2 ? { ...person, name: words.reverse().join(' ') } : person;
  });
}
