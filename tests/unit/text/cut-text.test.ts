import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToBytes, cutTogether } from '../../../shared/text/cut-text.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 60 });
const sizes = fc.nat({ max: 120 });
const bytesOf = (...texts: string[]) => Buffer.byteLength(texts.join(''));

describe('a text cut to bytes', () => {
  it('is as much of its beginning as fits', () => {
    fc.assert(
      fc.property(text, sizes, (whole, bytes) => {
        const cut = cutToBytes(whole, bytes);
        expect(whole.startsWith(cut)).toBe(true);
        expect(bytesOf(cut)).toBeLessThanOrEqual(bytes);
        const next = whole.slice(cut.length)[Symbol.iterator]().next().value ?? '';
        if (cut !== whole) expect(bytesOf(cut, next)).toBeGreaterThan(bytes);
      }),
    );
  });

  it('contains only whole characters', () => {
    expect(cutToBytes('Zoë', 3)).toBe('Zo');
    expect(cutToBytes('a💣b', 4)).toBe('a');
  });
});

describe('texts cut together', () => {
  it('fit, and stay complete if they all fit', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), sizes, (texts, bytes) => {
        const cut = cutTogether(texts, bytes);
        expect(bytesOf(...cut)).toBeLessThanOrEqual(bytes);
        if (bytesOf(...texts) <= bytes) expect(cut).toEqual(texts);
        for (const [index, each] of cut.entries()) expect(texts[index]?.startsWith(each)).toBe(true);
      }),
    );
  });

  it('shorten the longest first', () => {
    expect(cutTogether(['Ada Marlow', 'Vice President of Everything', 'ada@b.example'], 40)).toEqual([
      'Ada Marlow',
      'Vice President of',
      'ada@b.example',
    ]);
  });
});
