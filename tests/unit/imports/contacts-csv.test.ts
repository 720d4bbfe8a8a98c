import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type ImportRow, importColumns } from '../../../shared/model/leads/contact-import.ts';
import { contactsCsvTemplate, readContactsCsv } from '../../../shared/text/csv/contacts-csv.ts';
import { importedMany, importedOne } from '../../../shared/text/csv/import-messages.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function rowsOf(bytes: Uint8Array): readonly ImportRow[] {
  const file = readContactsCsv(bytes);
  if ('fault' in file) throw new Error(file.fault);
  return file.rows;
}

describe('a CSV file of contacts', () => {
  it.each([
    ['commas', 'name,email\nAda,ada@lumengrid.example\n'],
    ['semicolons', 'name;email\r\nAda;ada@lumengrid.example\r\n'],
    ['tabs', 'name\temail\nAda\tada@lumengrid.example'],
    ['a byte order mark', '\ufeffname,email\nAda,ada@lumengrid.example'],
    ['blank lines', '\nname,email\n\n , \nAda,ada@lumengrid.example\n\n'],
    ['other names of columns', 'Full Name,E-Mail Address\nAda,ada@lumengrid.example'],
    ['columns in another order', 'EMAIL,Name\nada@lumengrid.example,Ada'],
  ])('is read with %s', (_what, text) => {
    expect(rowsOf(utf8(text))).toEqual([{ name: 'Ada', email: 'ada@lumengrid.example' }]);
  });

  it('may contain quotes, separators and line breaks within cells', () => {
    const text = 'name,email,notes\n"Quist, Ada ""AQ""",ada@lumengrid.example,"first\nsecond; third"';
    expect(rowsOf(utf8(text))).toEqual([
      { name: 'Quist, Ada "AQ"', email: 'ada@lumengrid.example', notes: 'first\nsecond; third' },
    ]);
  });

  it('reads back whatever a CSV writer has written', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 30 });
    const row = fc.record({
      name: cell.map((text) => `n${text}`),
      email: cell.map((text) => `e${text}`),
      notes: cell.filter((text) => text !== ''),
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        (rows, delimiter, newline) => {
          const text = Papa.unparse(rows, {
            columns: ['name', 'email', 'notes'],
            delimiter,
            newline,
            quotes: true,
          });
          expect(rowsOf(utf8(text))).toEqual(rows);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is read in the encodings of spreadsheets, and names the encoding', () => {
    const text = 'name,email\nJürgen Größe,j@lumengrid.example';
    const windows = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
    for (const [bytes, encoding] of [
      [utf8(text), 'UTF-8'],
      [windows, 'Windows-1252'],
      [utf16, 'UTF-16'],
      [utf16.map((_, at) => utf16[at ^ 1] ?? 0), 'UTF-16'],
    ] as const) {
      const file = readContactsCsv(bytes);
      expect(file).toMatchObject({
        encoding,
        rows: [{ name: 'Jürgen Größe', email: 'j@lumengrid.example' }],
      });
    }
  });

  it.each([
    ['an encoding that is not recognized', Uint8Array.from([0x6e, 0x81, 0x8d]), /encoding other than UTF-8/],
    ['bytes that are no text', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]), /can’t read this file/],
    ['nothing', utf8(''), /^Please upload a valid CSV file$/],
    ['a header alone', utf8('name,email\n'), /^Please upload a valid CSV file$/],
    [
      'a quote without end',
      utf8('name,email\n"Ada,ada@lumengrid.example'),
      /^Failed to parse CSV file\. Please check the format\.$/,
    ],
    ['no column of addresses', utf8('name,phone\nAda,1'), /^Failed to parse CSV file\. .* name and email/],
    [
      'too many rows',
      utf8(`name,email\n${'a,a@b.example\n'.repeat(5001)}`),
      /at most 5,000 rows; this one has 5,001/,
    ],
    ['too many bytes', new Uint8Array(5_000_001), /at most 5 MB/],
  ])('of %s is refused with a sentence', (_what, bytes, fault) => {
    expect(readContactsCsv(bytes)).toEqual({ fault: expect.stringMatching(fault) });
  });

  it('lists the columns that are not used', () => {
    const file = readContactsCsv(utf8('name,email,Shoe size,\nAda,ada@lumengrid.example,39,'));
    expect(file).toMatchObject({ ignoredColumns: ['Shoe size'] });
  });

  it('has a template that can be imported as it is', () => {
    const [row] = rowsOf(utf8(contactsCsvTemplate()));
    expect(Object.keys(row ?? {})).toEqual(importColumns);
  });
});

describe('the messages after an import', () => {
  it('are those of the specification', () => {
    expect(importedOne).toBe('Lead imported successfully!');
    expect(importedMany(3, 0).text).toBe('Successfully imported 3 leads');
    expect(importedMany(3, 2).text).toBe('Successfully imported 3 leads (2 failed)');
    expect(importedMany(0, 2)).toEqual({
      succeeded: false,
      text: 'Failed to import any leads. Please check your CSV file.',
    });
  });
});
