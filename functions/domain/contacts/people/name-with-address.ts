import { personName } from '../words/person-name.ts';
import { matchesName } from './match-name.ts';

/** What somebody is, their name and an address: "Bell ringer: Jane Roe (jane.roe@…)". */
const rowOfPerson = /^([^:@]{3,50}): ([^:@()<>[\]]{4,60}?)[ ,–-]*[(<[]?([^\s()<>[\]@,]{3,60})@/;

/** The person of a line whose own address makes them one, whatever the words before the colon say. */
export function reached(text: string): { readonly name: string; readonly title: string }[] {
  const [, title = '', before = '', local = ''] = text.includes('@') ? (rowOfPerson.exec(text) ?? []) : [];
  const name = before === '' ? null : personName(before.trim());
  return name !== null && matchesName(local, name) === 'full' ? [{ name, title: title.trim() }] : [];
}
