import { titleStrength } from '../../words/job-title.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { personName } from '../../words/person-name.ts';

const capitals = /^\p{Lu}[\p{Lu}.'’-]+$/u;
const minTitle = 5;

/** "Jane Roe ATTORNEY", "JANE ROE Attorney at law": a name in one case and a title in the other. */
export function inOtherCase(line: string): { readonly name: string; readonly title: string }[] | null {
  const words = line.split(' ');
  const isCapital = words.map((word) => capitals.test(word));
  const at = isCapital.findIndex((one, index) => index >= 2 && one !== isCapital[0]);
  if (at < 2 || words.length > 10) return null;
  const title = words.slice(at).join(' ');
  const isTurned = isCapital.slice(0, at).every((one) => one === isCapital[0]);
  if (!isTurned || title.length < minTitle || (!isCapital[0] && !isCapital.slice(at).every(Boolean)))
    return null;
  const name = personName(words.slice(0, at).join(' '));
  return name !== null && beginsWithGivenName(name) && titleStrength(title) === 'certain'
    ? [{ name, title }]
    : null;
}
