import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmlessCell, plainCell } from '../../../shared/text/csv/harmless-cell.ts';

/** Texts made mostly of relevant characters. */
const texts = fc
  .array(fc.oneof(fc.constantFrom(...'=+-@＝＋－＠,;|"\'\t\r\n a1'), fc.string({ maxLength: 3 })), {
    maxLength: 20,
  })
  .map((parts) => parts.join(''));

describe('a cell for a spreadsheet', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
    ['+442079460180', "'+442079460180"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "  '=1"],
    ['\tx', "'\tx"],
    ['\r=1', "'\r'=1"],
    ['a;=1', "a;'=1"],
    ['a",+1', `a",'+1`],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['Ada Marlow', 'Ada Marlow'],
    ['ada@b.example', 'ada@b.example'],
    ['A - B, C', 'A - B, C'],
    ['', ''],
  ])('of %j is %j', (text, cell) => {
    expect(harmlessCell(text)).toBe(cell);
  });

  it('never begins a formula, whatever separator a program uses', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cell = harmlessCell(text);
        for (const separator of [',', ';', '|', '"', '\t', '\r', '\n']) {
          for (const part of cell.split(separator)) expect(part).not.toMatch(/^[^\S\t\r\n]*[=+\-@＝＋－＠]/u);
        }
        expect(cell).not.toMatch(/^[\t\r\n]/);
      }),
    );
  });

  it('is read back as exactly the text that it was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(plainCell(harmlessCell(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["'+1 415 555 0100", '+1 415 555 0100'],
    ["rock 'n' roll", "rock 'n' roll"],
    ["O'Neill", "O'Neill"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ])('that another program wrote as %j is read as %j', (cell, text) => {
    expect(plainCell(cell)).toBe(text);
  });
});
