import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../../../shared/text/fold-text.ts';

/** Unicode's own way, for the whole text at once, and without what joins letters. It leaves the letters that it does not take apart. */
const foldedByUnicode = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?![\u3099\u309a])\p{Mn}|\u200c|\u200d/gu, '')
    .normalize('NFC');

/** Letters with a bar, a slash or a ligature, which Unicode does not take apart. The examples spell them out. */
const notTakenApart = /[ßæœøđðłþı]/;

describe('foldText', () => {
  test.each([
    ['Geschäftsführer', 'geschaftsfuhrer'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['ΔΙΕΥΘΎΝΩΝ ΣΎΜΒΟΥΛΟΣ', 'διευθυνων συμβουλος'],
    ['Йохан', 'иохан'],
    ['ガイド 部長', 'ガイド 部長'],
    ['ガイド', 'ガイド'],
    ['Œuvre, Æther, Smørrebrød', 'oeuvre, aether, smorrebrod'],
    ['Đorđe, Þór, Guðrún', 'dorde, thor, gudrun'],
    ['Yıldız', 'yildiz'],
    ['Ǿ ǣ', 'o ae'],
    ['بنیان\u200cگذار', 'بنیانگذار'],
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
    const takenApart = text.filter((one) => !notTakenApart.test(foldedByUnicode(one)));
    fc.assert(
      fc.property(takenApart, (one) => {
        expect(foldText(one)).toBe(foldedByUnicode(one));
      }),
      { numRuns: 3_000 },
    );
  });

  test('folds every letter between others as alone', () => {
    for (let code = 0x20; code < 0xd800; code++) {
      const text = `a${String.fromCharCode(code)}b`;
      const folded = foldedByUnicode(text);
      if (notTakenApart.test(folded)) continue;
      if (foldText(text) !== folded) expect(foldText(text)).toBe(folded);
    }
  });
});
