import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { PageModel } from '../../page/page-model.ts';
import { beginsWithGivenName } from '../../words/given-names.ts';
import { nameParts, personName } from '../../words/person-name.ts';

const maxLine = 60;
const maxPartsOfTitle = 4;
const minLast = 4;

/**
 * Whose name is the whole domain, if the home page has it by itself: "Jane Roe" on janeroe.example, who runs a firm of her
 * own. Null if it begins with no known given name, or the site writes the last word in lower case, as it does what a shop
 * sells ("Jane Boots").
 */
export function ownerOfName(pages: readonly PageModel[], domain: string): string | null {
  const [home] = pages;
  if (home === undefined) return null;
  const label = lettersOf(domain.split('.')[0] ?? '');
  const texts = [...home.title.split(/ [|–—·-] /u, maxPartsOfTitle), ...home.lines.map(({ text }) => text)];
  for (const text of texts) {
    const name = text.length > maxLine ? null : personName(text.trim());
    if (name === null || !beginsWithGivenName(withoutInitial(name)) || !isWhole(name, label)) continue;
    return isInLowerCase(pages, nameParts(name).last) ? null : name;
  }
  return null;
}

/** "Jane Roe" of "R. Jane Roe". */
function withoutInitial(name: string): string {
  return name.replace(/^\p{Lu}\. /u, '');
}

/** Whether a domain is the first and the last word of a name, in either order, or its initial before these. */
function isWhole(name: string, label: string): boolean {
  const { first, last } = nameParts(name);
  const words = name.split(' ').map(lettersOf);
  return (
    last !== '' &&
    (label === first + last || label === last + first || (first.length === 1 && label === words.join('')))
  );
}

function isInLowerCase(pages: readonly PageModel[], word: string): boolean {
  const alone = new RegExp(`(?<![\\p{L}@./-])${word}(?![\\p{L}@.-])`, 'u');
  return word.length >= minLast && pages.some(({ lines }) => lines.some(({ text }) => alone.test(text)));
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
}
