import { foldText } from '../../../../shared/text/fold-text.ts';
import { isParticle } from './function-words.ts';
import { beginsWithGivenName, hasGivenName } from './names/given-names.ts';
import { isCommonWord, isGermanNoun } from './nouns.ts';

/** "CEREC Biogeneric", "SaaS Briefing", "PhD Candidate", "Acme's Jane Roe": a possessive, or capitals or a degree before words of which none is a given name. */
export function isAcronym(tokens: readonly string[]): boolean {
  const [first = '', ...rest] = tokens;
  if (/^(?:ph\.?d|m\.?sc|b\.?sc|mba)\.?$|\p{L}['’]s$/iu.test(first)) return true;
  return (
    /^\p{Lu}{3,4}$|^\p{Lu}\p{L}*\p{Ll}\p{Lu}$/u.test(first) &&
    rest.some((word) => /\p{Ll}|^\p{Lu}{2,3}$/u.test(word) && !isParticle(word)) &&
    !hasGivenName(tokens.join(' '))
  );
}

/** "Betreuung der Jugendlichen", "Beiträge und Finanzen". In names "der" comes after "von", "van" and the like. */
export function isNounPhrase([first = '', second = '', ...others]: readonly string[]): boolean {
  if (second === 'und' || others.some((word, at) => word === 'und' && others[at + 1] !== 'zu')) return true;
  if (others.some((word, at) => word === 'der' && !isParticle(at === 0 ? second : (others[at - 1] ?? ''))))
    return true;
  return second === 'der' || (isParticle(second) && isGermanNoun(first) && !beginsWithGivenName(first));
}

/** How the names of places end that many families bear as well, folded. */
const endsOfPlaces = new Set('beach springs falls hills shores rapids islands'.split(' '));
const beginsPlace = /^(?:lake|cape|fort|port|mount)$/i;

/** "Royal Palm Beach", "Lake Worth Beach": in a name what stands before the last word is no common one. */
export function isPlace(tokens: readonly string[]): boolean {
  if (tokens.length < 3 || !endsOfPlaces.has(foldText(tokens.at(-1) ?? ''))) return false;
  return beginsPlace.test(tokens[0] ?? '') || isCommonWord(tokens.at(-2) ?? '');
}

/** "BASED IN BERLIN": in names "in" and "op" stand before an article ("in 't Veld", "op den Kamp"). */
export function opensPhrase(tokens: readonly string[], at: number): boolean {
  return /^(?:in|op)$/i.test(tokens[at] ?? '') && !/^(?:de[nr]?|'t|’t|het)$/i.test(tokens[at + 1] ?? '');
}
