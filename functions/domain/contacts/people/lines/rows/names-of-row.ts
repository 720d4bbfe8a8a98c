import { hasGivenName } from '../../../words/names/given-names.ts';
import { personName } from '../../../words/person-name.ts';

const betweenNames = /[,;/]\s*|\s(?:und|and|et|y|e|en|og|och|i|ja|a|și|&)\s/u;
const endOfRow = /[,;.]$/;

/** The names of a text that says nothing else: "Jane Roe, Tom Bech and Ann Lee". Null if it says more. */
export function namesOfRow(text: string): string[] | null {
  const names: string[] = [];
  for (const part of text.replace(endOfRow, '').split(betweenNames)) {
    const name = personName(part.trim());
    if (name === null) return null;
    names.push(name);
  }
  return names;
}

/** Whether most of these have a known given name: other words have the form of a name, too. */
export function areMostlyPeople(names: readonly string[]): boolean {
  return names.filter(hasGivenName).length * 2 > names.length;
}
