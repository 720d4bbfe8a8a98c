import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { personName } from '../../words/person-name.ts';

const joins = /,? (?:&|and|und|sowie|et|y|e|en|og|och|i|oraz|ja|és|și|ir|un|ve|dhe|и|і|та|και) (?=\p{Lu})/gu;
const maxJoins = 4;
const maxName = 60;

/**
 * The text up to the next person whom it names after a conjunction, and what it says of them: of "Director and Tom Roe,
 * Manager" the director's title is the first word.
 */
export function beforeNextPerson(text: string): { readonly own: string; readonly next: string } {
  let tries = 0;
  for (const { 0: join, index } of text.matchAll(joins)) {
    if (tries++ >= maxJoins) break;
    const next = text.slice(index + join.length);
    const [shown = ''] = next.slice(0, maxName).split(/[,;:(|]| [–—-] |[.!?](?: |$)/u, 1);
    const name = personName(shown.trim()) === null ? personName(firstWords(shown)) : personName(shown.trim());
    if (name !== null && beginsWithGivenName(name)) return { own: text.slice(0, index), next };
  }
  return { own: text, next: '' };
}

/** "Tom Roe" of "Tom Roe welcome you". */
function firstWords(text: string): string {
  return (
    /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.|van|von|de|da|di|del|der|den))* \p{Lu}[\p{L}'’-]+/u.exec(text)?.[0] ??
    ''
  );
}
