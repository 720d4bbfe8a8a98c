import Papa from 'papaparse';
import {
  type ImportColumn,
  type ImportRow,
  importColumns,
  importLimits,
} from '../../model/leads/contact-import.ts';
import { decodeFile, type FileEncoding } from './decode-file.ts';

/** What a user reads about a file without anything to import, and about one that cannot be read. */
const noFile = 'Please upload a valid CSV file';
const unreadable = 'Failed to parse CSV file. Please check the format.';

/** Other column names that address books use, letters only. */
const otherNames: Readonly<Record<string, ImportColumn>> = {
  fullname: 'name',
  contact: 'name',
  emailaddress: 'email',
  mail: 'email',
  phonenumber: 'phone',
  telephone: 'phone',
  companyname: 'company',
  organization: 'company',
  jobtitle: 'title',
  position: 'title',
  linkedinurl: 'linkedin',
  linkedinprofile: 'linkedin',
  note: 'notes',
};

/** A file of contacts after reading: its text, its rows in order, and the columns that are not used. */
export interface ContactsFile {
  readonly text: string;
  readonly rows: readonly ImportRow[];
  readonly ignoredColumns: readonly string[];
  readonly encoding: FileEncoding;
}

/**
 * Reads a CSV file of contacts (RFC 4180; commas, semicolons or tabs; quotes, line breaks within them, blank lines),
 * in UTF-8, UTF-16 with a byte order mark, or Windows-1252. `fault` is a sentence that says why a file cannot be
 * read.
 */
export function readContactsCsv(bytes: Uint8Array): ContactsFile | { fault: string } {
  if (bytes.length === 0) return { fault: noFile };
  if (bytes.length > importLimits.fileBytes)
    return { fault: 'A file can be at most 5 MB. Split it into parts.' };
  const decoded = decodeFile(bytes);
  if ('fault' in decoded) return decoded;

  const parsed = Papa.parse<string[]>(decoded.text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  if (parsed.errors.some(({ type }) => type === 'Quotes')) return { fault: unreadable };
  const [header = [], ...lines] = parsed.data;
  const columns = header.map(columnOf);
  if (lines.length === 0) return { fault: noFile };
  if (!columns.includes('name') || !columns.includes('email')) {
    return { fault: `${unreadable} The first row must name the columns, including name and email.` };
  }
  if (lines.length > importLimits.rows) {
    return {
      fault: `A file can have at most ${importLimits.rows.toLocaleString('en-US')} rows; this one has ${lines.length.toLocaleString('en-US')}. Split it into parts.`,
    };
  }
  return {
    text: decoded.text,
    rows: lines.map((line) => rowOf(line, columns)),
    ignoredColumns: header.filter((name, at) => columns[at] === null && name.trim() !== ''),
    encoding: decoded.encoding,
  };
}

function columnOf(name: string): ImportColumn | null {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  return importColumns.find((column) => column === letters) ?? otherNames[letters] ?? null;
}

/** If two columns have the same meaning, the first one counts unless it is empty. */
function rowOf(line: readonly string[], columns: readonly (ImportColumn | null)[]): ImportRow {
  const row: Partial<Record<ImportColumn, string>> = {};
  for (const [at, column] of columns.entries()) {
    const text = line[at] ?? '';
    if (column !== null && text !== '') row[column] ??= text;
  }
  return row;
}

/** The CSV template that users fill in: the columns, and one row as an example. */
export function contactsCsvTemplate(): string {
  const example: Record<ImportColumn, string> = {
    name: 'Ada Quist',
    email: 'ada@lumengrid.example',
    phone: '+1 415 555 0100',
    company: 'Lumen Grid',
    title: 'Head of Marketing',
    industry: 'Energy',
    linkedin: 'linkedin.com/in/ada-quist',
    notes: 'Met at the trade fair',
  };
  return `${Papa.unparse([example], { columns: [...importColumns] })}\r\n`;
}
