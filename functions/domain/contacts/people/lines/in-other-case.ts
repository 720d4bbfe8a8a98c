import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { titleInOtherCase } from '../../words/names/titles-in-names.ts';
import { personName } from '../../words/person-name.ts';

const maxWords = 10;

/** "Jane Roe ATTORNEY", "JANE ROE Attorney at law": a name in one case and a title in the other. */
export function inOtherCase(line: string): { readonly name: string; readonly title: string }[] | null {
  const words = line.split(' ');
  const at = words.length > maxWords ? -1 : titleInOtherCase(words);
  const name = at < 0 ? null : personName(words.slice(0, at).join(' '));
  return name !== null && beginsWithGivenName(name) ? [{ name, title: words.slice(at).join(' ') }] : null;
}
