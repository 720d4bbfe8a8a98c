import type { Person } from '../person.ts';

const president =
  '(?:president|präsident(?:in)?|présidente?|president[ea]|prezydent|prezident(?:ka)?|presidentti)';
/** The title by which a state's president is addressed as well as an association's. */
const bare = new RegExp(`^(?:the )?${president}$`, 'iu');
const begins = new RegExp(`^${president}(?!\\p{L})`, 'iu');

/**
 * Leaves out whom texts only mention as "President Jane Roe" on a site whose own president stands in a list: they lead a
 * country, or led the association once.
 */
export function withoutOtherPresidents(people: readonly Person[]): Person[] {
  const isShown = ({ titles }: Person) => titles.some(({ value, isTold }) => !isTold && begins.test(value));
  if (!people.some(isShown)) return [...people];
  return people.filter(
    ({ titles, emails, phones }) =>
      titles.length === 0 ||
      emails.length > 0 ||
      phones.length > 0 ||
      !titles.every(({ value, isTold }) => isTold && bare.test(value)),
  );
}
