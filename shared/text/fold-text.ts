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

/** Accents of all scripts, except the marks that turn a kana into another syllable. */
const accents = /(?![\u3099\u309a])\p{Mn}/gu;

/** Lower case without accents, so that "Geschäftsführer" and "geschaftsfuhrer" compare equal. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(/[ßæœøđðłþı]/g, (letter) => asciiOf[letter] ?? letter);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}
