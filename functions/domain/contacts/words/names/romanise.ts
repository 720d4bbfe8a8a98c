import { foldText } from '../../../../../shared/text/fold-text.ts';

/** Cyrillic as passports write it (ICAO Doc 9303, part 3), after accents are removed. */
const cyrillic =
  'аa бb вv гg ґg дd ђd еe єie жzh зz иi іi јj кk лl љlj мm нn њnj оo пp рr сs тt ћc уu фf хkh цts чch џdz шsh щshch ъie ыy ь эe юiu яia ѕdz қk ғg ңn өo үu ұu һh әa';
/** Greek (ELOT 743), Georgian (its national system), Armenian (BGN/PCGN). */
const others =
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo ' +
  'აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყq შsh ჩch ცts ძdz წts ჭch ხkh ჯj ჰh ' +
  'աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւv փp քk օo ֆf';

const latinOf = new Map(`${cyrillic} ${others}`.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

const otherAlphabet = /[\u0370-\u052f\u0531-\u058f\u10d0-\u10ff\u1f00-\u1fff]/;

/** A name of another alphabet in Latin letters, folded; null if it is in Latin letters or in a script without an alphabet. */
export function romanised(name: string): string | null {
  if (!otherAlphabet.test(name)) return null;
  const folded = foldText(name).replaceAll('ου', 'ou').replaceAll('ու', 'u').replaceAll('և', 'ev');
  return folded.replace(/[^ -~]/g, (letter) => latinOf.get(letter) ?? '');
}

/**
 * What is left of a word in Latin letters where people romanise differently: Юрий is Yuri, Iurii or Jurij, and Хрущёв
 * Khrushchev or Hruschev. Only for comparing two words.
 */
function soundOf(latin: string): string {
  return latin
    .replace(/shch|sht|sch|sh/g, 's')
    .replace(/zh/g, 'z')
    .replace(/dh|d[jz]|nt/g, 'd')
    .replace(/ch|t[sz]|cz|c(?!h)|q/g, 'k')
    .replace(/(?<!k)kh|gh|gk|(?<![pt])h/g, 'g')
    .replace(/x/g, 'ks')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/m[pb]/g, 'b')
    .replace(/w/g, 'v')
    .replace(/ou/g, 'u')
    .replace(/[ijy]+/g, 'i')
    .replace(/i(?=[aeou])/g, '')
    .replace(/(.)\1+/g, '$1');
}

/**
 * What the spellings of a first and a last name in several alphabets have in common: the sounds of both words without their
 * vowels, in the alphabet's order. Null if too little is left to tell names apart.
 */
export function soundsOfName(name: string): string | null {
  const words = (romanised(name) ?? foldText(name))
    .replace(/['’ʼ]/g, '')
    .split(' ')
    // "Νικόλαος Γ. Ρόου": an initial may stand in one alphabet and not in the other.
    .filter((word) => !/^[a-z]\.$/.test(word));
  if (words.length !== 2 || words.some((word) => !/^[a-z]+$/.test(word))) return null;
  const sounds = words.map((word) => {
    const sound = soundOf(word);
    return sound.slice(0, 1).replace(/[aeiou]/, 'a') + sound.slice(1).replace(/[aeiou]/g, '');
  });
  return sounds.join('').length < minSounds ? null : sounds.sort().join(' ');
}

const minSounds = 4;

/** How many letters of a given name stand before or after a family name ("SvGRoeva" for Svetlana Georgievna). */
const maxBeginning = 3;
const minFamily = 3;

/**
 * How a local part matches a name in another alphabet, in any order of its words and any romanisation; null if the
 * name is in Latin letters or in a script without an alphabet.
 */
export function matchesRomanised(folded: string, name: string): 'full' | 'part' | 'none' | null {
  const roman = romanised(name);
  if (roman === null) return null;
  const words = roman
    .split(/[^a-z]+/)
    .map(soundOf)
    .filter((word) => word !== '');
  const parts = folded
    .split(/[^a-z]+/)
    .map(soundOf)
    .filter((part) => part !== '');
  const flat = soundOf(folded.replace(/[^a-z]/g, ''));
  if (words.length < 2 || flat.length < 2) return 'none';
  if (parts.length > 1 && areWords(parts, words)) return 'full';
  if (words.some((family, at) => isFamilyOf(family, words.toSpliced(at, 1), flat))) return 'full';
  const initials = words.map(([initial]) => initial).join('');
  return words.includes(flat) || flat === initials ? 'part' : 'none';
}

/** "ivan.petrov", "petrov_i": at least one word in full, the others in full or as initials. */
function areWords(parts: readonly string[], words: readonly string[]): boolean {
  return (
    parts.some((part) => part.length >= minFamily && words.includes(part)) &&
    parts.every((part) =>
      words.some(
        (word) =>
          word === part ||
          (part.length === 1 && isInitial(part, word)) ||
          (part.length === 2 && word.startsWith(part)),
      ),
    )
  );
}

/** Every vowel may begin a name that begins with Я, Ю or Е. */
function isInitial(letter: string, word: string): boolean {
  return word.startsWith(letter) || (/[aeiou]/.test(letter) && /^[aeou]/.test(word) && letter === 'i');
}

/** "ivanpetrov", "svgmerkulova", "petrovi" */
function isFamilyOf(family: string, given: readonly string[], flat: string): boolean {
  if (family.length < minFamily) return false;
  const rest = flat.startsWith(family)
    ? flat.slice(family.length)
    : flat.endsWith(family)
      ? flat.slice(0, -family.length)
      : '';
  if (rest === '') return false;
  return given.some((name) => name === rest) || areBeginnings(rest, given);
}

/** Whether a text consists of the beginnings of some names, in their order. */
function areBeginnings(text: string, [name, ...more]: readonly string[]): boolean {
  if (text === '') return true;
  if (name === undefined) return false;
  for (let length = Math.min(maxBeginning, text.length); length >= 0; length--) {
    const beginning = text.slice(0, length);
    const isOfName = name.startsWith(beginning) || (length === 1 && isInitial(beginning, name));
    if (isOfName && areBeginnings(text.slice(length), more)) return true;
  }
  return false;
}
