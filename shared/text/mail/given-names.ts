import { foldText } from '../fold-text.ts';
import lists from './given-names.json' with { type: 'json' };

/**
 * Given names of some thirty languages, folded. They tell the order of a name, and whether a text is a name at all. The
 * longer list of the engine (`functions/domain/contacts/words`) is too large for a page.
 */
const names: ReadonlySet<string> = new Set(lists.names.split(' '));

/**
 * Common family names in languages that put them first (Chinese, Korean, Vietnamese and Japanese in Latin letters,
 * Hungarian), folded. A name that begins with one may be in either order.
 */
const families: ReadonlySet<string> = new Set(lists.familyFirst.split(' '));

/** Whether a word is a known given name. For "Jean-Luc" the first part decides. */
export function isGivenName(word: string): boolean {
  const folded = foldText(word);
  return names.has(folded) || names.has(folded.split('-')[0] ?? '');
}

/** Whether a word is a common family name in a language that puts family names first. */
export function isFamilyFirst(word: string): boolean {
  return families.has(foldText(word));
}
