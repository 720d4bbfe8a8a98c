import { foldText } from '../../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../../shared/text/words/remembered.ts';
import { isInSortedWords } from '../../../../../shared/text/words/sorted-words.ts';
import list from './given-names.json' with { type: 'json' };

const known: string = ` ${list.names} `;

/** Some people are called so, but the words mostly join the parts of a name or begin that of a place ("San Marino"). */
const mostlyOthers = new Set(
  'von van der den ter ten de di da do dos du del della la le el los las san santa saint sankt sao st ste e i y'.split(
    ' ',
  ),
);

function isGivenName(word: string): boolean {
  return !mostlyOthers.has(word) && isInSortedWords(known, word);
}

/**
 * Whether a name has a word that is a given name in any of some fifty languages. Always true in other scripts than
 * Latin, as the list has none of their names.
 */
export const hasGivenName = remembered(
  (name) =>
    /[^\p{Script=Latin}\p{P}\p{M}\p{Lm}\s]/u.test(name) ||
    foldText(name)
      .split(/[\s-]+/)
      .some(isGivenName),
);

/** Whether a name begins with a given name that is known. */
export const beginsWithGivenName = remembered((name) => {
  const [first = ''] = foldText(name).split(/[\s-]/, 1);
  return isGivenName(first);
});

/** "Roe Ai Ling": a syllable of a Chinese given name, which between two others is no "AI". */
export function isSyllable(tokens: readonly string[], at: number): boolean {
  return tokens[at] === 'Ai' && at === 1 && tokens.length === 3 && tokens.every((one) => one.length < 7);
}
