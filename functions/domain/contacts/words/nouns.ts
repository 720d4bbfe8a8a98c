import { foldText } from '../../../../shared/text/fold-text.ts';

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

/** "Создание сайтов", "Республики Молдова" */
export function isSlavicNoun(word: string): boolean {
  return /^\p{Script=Cyrillic}/u.test(word) && slavicNoun.test(word.toLowerCase());
}
