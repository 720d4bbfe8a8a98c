import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../../../shared/text/fold-text.ts';

/** Unicode's own way, for the whole text at once. */
function foldedByUnicode(text: string): string {
  const replaced: Readonly<Record<string, string>> = {
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
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?![\u3099\u309a])\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/[ßæœøđðłþı]/g, (letter) => replaced[letter] ?? letter);
}

describe('foldText', () => {
  test.each([
    ['Geschäftsführer', 'geschaftsfuhrer'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['ΔΙΕΥΘΎΝΩΝ ΣΎΜΒΟΥΛΟΣ', 'διευθυνων συμβουλος'],
    ['Йохан', 'иохан'],
    ['ガイド 部長', 'ガイド 部長'],
    ['ガイド', 'ガイド'],
  ])('%s becomes %s', (text, folded) => expect(foldText(text)).toBe(folded));

  test('is what Unicode says for any text of any script', () => {
    const letter = fc.oneof(
      fc.integer({ min: 0x20, max: 0x206f }),
      fc.integer({ min: 0x300, max: 0x36f }),
      fc.integer({ min: 0x1100, max: 0x11ff }),
      fc.integer({ min: 0x3000, max: 0x30ff }),
      fc.integer({ min: 0xac00, max: 0xd7a3 }),
      fc.integer({ min: 0x1f600, max: 0x1f64f }),
    );
    const text = fc.array(letter, { maxLength: 12 }).map((codes) => String.fromCodePoint(...codes));
    fc.assert(
      fc.property(text, (one) => {
        expect(foldText(one)).toBe(foldedByUnicode(one));
      }),
      { numRuns: 3_000 },
    );
  });

  test('folds every letter between others as alone', () => {
    for (let code = 0x20; code < 0xd800; code++) {
      const text = `a${String.fromCharCode(code)}b`;
      if (foldText(text) !== foldedByUnicode(text)) expect(foldText(text)).toBe(foldedByUnicode(text));
    }
  });
});
