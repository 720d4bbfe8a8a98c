import Papa from 'papaparse';
import { decodeFile, type FileEncoding } from './decode-file.ts';
import { plainCell } from './harmless-cell.ts';

/** The cells of a CSV file, line by line, with its text and encoding. Blank lines are left out. */
export interface CsvTable {
  readonly text: string;
  readonly lines: readonly (readonly string[])[];
  readonly encoding: FileEncoding;
}

const unreadable = 'Failed to parse CSV file. Please check the format.';
const separatorLine = /^\ufeff?"?sep=(.)"?[^\S\r\n]*(?:\r\n?|\n|$)/i;

/**
 * Reads a CSV file (RFC 4180; commas, semicolons, tabs or bars; quotes, line breaks within them) in UTF-8, UTF-16 with
 * a byte order mark, or Windows-1252. A first line such as `sep=;`, as spreadsheets write it, names the separator. The
 * apostrophes that guard spreadsheets from formulas are removed. `fault` says why a file cannot be read.
 */
export function readCsvTable(bytes: Uint8Array, maxBytes: number): CsvTable | { fault: string } {
  if (bytes.length > maxBytes) return { fault: 'A file can be at most 5 MB. Split it into parts.' };
  const decoded = decodeFile(bytes);
  if ('fault' in decoded) return decoded;
  const { text, encoding } = decoded;
  const [, delimiter] = separatorLine.exec(text) ?? [];
  const parsed = Papa.parse<string[]>(text.replace(separatorLine, ''), {
    skipEmptyLines: 'greedy',
    ...(delimiter === undefined ? { delimitersToGuess: [',', ';', '\t', '|'] } : { delimiter }),
  });
  if (parsed.errors.some(({ type }) => type === 'Quotes')) return { fault: unreadable };
  return { text, encoding, lines: parsed.data.map((line) => line.map(plainCell)) };
}

/** The letters of a heading, lower case and without accents, so that "E-mail 1 - Value" and "email value" are one. */
export function headingLetters(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '');
}
