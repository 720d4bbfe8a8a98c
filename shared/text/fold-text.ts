const asciiOf: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/**
 * Accents of all scripts, except the marks that turn a kana into another syllable, and what only says how letters are
 * joined: Persian writes one word with it or without.
 */
const accents = /(?![\u3099\u309a])\p{Mn}|\u200c|\u200d/gu;

/** Lower case without accents, so that "Geschäftsführer" and "geschaftsfuhrer" compare equal. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  let folded = '';
  let from = 0;
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at);
    if (code < 128 || isCaselessLetter(code)) continue;
    if (!isOnItsOwn(code)) return foldMarks(lower);
    folded += lower.slice(from, at) + foldLetter(code);
    from = at + 1;
  }
  return from === 0 ? lower : folded + lower.slice(from);
}

function foldMarks(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(/[ßæœøđðłþı]/g, (letter) => asciiOf[letter] ?? letter);
}

/** Letters that have no accents: kana, Chinese characters and Korean syllables. */
function isCaselessLetter(code: number): boolean {
  return (
    (code >= 0x3041 && code <= 0x3096) ||
    (code >= 0x30a1 && code <= 0x30fa) ||
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3)
  );
}

/**
 * Letters and punctuation whose folded form does not depend on their neighbours: Latin, Greek, Cyrillic, Hebrew and
 * Arabic without combining marks.
 */
function isOnItsOwn(code: number): boolean {
  return (
    code < 0x300 ||
    (code >= 0x370 && code <= 0x482) ||
    (code >= 0x48a && code <= 0x52f) ||
    (code >= 0x5d0 && code <= 0x5ea) ||
    (code >= 0x620 && code <= 0x64a) ||
    (code >= 0x1e00 && code <= 0x1fff) ||
    (code >= 0x2010 && code <= 0x206f)
  );
}

const foldedLetters: (string | undefined)[] = [];

function foldLetter(code: number): string {
  const known = foldedLetters[code];
  if (known !== undefined) return known;
  const folded = foldMarks(String.fromCharCode(code));
  foldedLetters[code] = folded;
  return folded;
}
