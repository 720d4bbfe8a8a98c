import Papa from 'papaparse';
import {
  type ImportColumn,
  type ImportRow,
  importColumns,
  importLimits,
} from '../../model/leads/contact-import.ts';
import { type CsvTable, headingLetters, readCsvTable } from './csv-table.ts';

/** What a user reads about a file without anything to import. */
const noFile = 'Please upload a valid CSV file';

/** What a column of a file of contacts can contain. */
export const contactFields = [
  ...importColumns,
  ...(['first_name', 'last_name', 'country', 'mailbox'] as const),
] as const;
export type ContactField = (typeof contactFields)[number];

/**
 * A file of contacts after reading. `columns` are the headings, '' if the file has none, and `fields` says what each
 * column contains, null for columns that are not imported.
 */
export interface ContactsFile extends CsvTable {
  readonly columns: readonly string[];
  readonly fields: readonly (ContactField | null)[];
}

/** Fields that several columns can contain: the first value that a row has is the main one. */
const repeatable: ReadonlySet<ContactField> = new Set(['email', 'phone', 'notes']);

/**
 * The headings of address books and sales programs (Google Contacts, Outlook, LinkedIn, Apollo, HubSpot, Mailchimp) and
 * of our own exports, letters only, the preferred ones first.
 */
const headings: Readonly<Record<ContactField, string>> = {
  name: 'name fullname displayname contactname contact nomcomplet nombrecompleto ansprechpartner kontakt nom nombre nome',
  first_name: 'firstname givenname forename vorname prenom imie voornaam',
  last_name:
    'lastname familyname surname nachname nomdefamille apellido apellidos cognome achternaam nazwisko',
  email:
    'email emailaddress emailvalue mail workemail businessemail primaryemail emailadresse mailadresse adressemail adresseemail courriel correo correoelectronico indirizzoemail otheremails secondaryemail tertiaryemail personalemail homeemail',
  phone:
    'phone phonenumber phonevalue businessphone workphone workdirectphone directphone mobilephone mobilephonenumber mobile cellphone telephone telefon telefonnummer telefono telefoon tel mobil handy primaryphone corporatephone companyphone companymainphone otherphone otherphones homephone',
  company:
    'company companyname organization organisation organizationname employer account accountname firma firmenname unternehmen societe entreprise empresa azienda bedrijf associatedcompany',
  title:
    'jobtitle organizationtitle position role title berufsbezeichnung stelle funktion fonction poste cargo puesto',
  industry: 'industry companyindustry branche sector secteur industria settore',
  linkedin:
    'linkedin linkedinurl linkedinprofile linkedinprofileurl personlinkedinurl linkedinbio profileurl url',
  country:
    'country countryregion businesscountryregion businesscountry companycountry addresscountry homecountryregion homecountry land pays pais paese cc',
  mailbox: 'mailbox',
  notes: 'notes note comments comment notizen notiz bemerkungen bemerkung remarques notas',
};

const meaningOf = new Map(
  contactFields.flatMap((field) =>
    headings[field].split(' ').map((heading, rank) => [heading, { field, rank }] as const),
  ),
);

const looksLikeAddress = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;
/** LinkedIn writes a few lines about its export above the headings. */
const maxLinesBeforeHeadings = 10;
const maxSample = 50;

/**
 * Reads a file of contacts (see `readCsvTable`). The columns are recognized by the headings of usual programs; the user
 * can assign the others. `fault` is a sentence that says why a file cannot be read.
 */
export function readContactsCsv(bytes: Uint8Array): ContactsFile | { fault: string } {
  if (bytes.length === 0) return { fault: noFile };
  const table = readCsvTable(bytes, importLimits.fileBytes);
  if ('fault' in table) return table;
  const at = headingsLine(table.lines);
  const lines = table.lines.slice(at === null ? 0 : at + 1);
  if (lines.length === 0) return { fault: noFile };
  if (lines.length > importLimits.rows) {
    const [most, has] = [importLimits.rows, lines.length].map((count) => count.toLocaleString('en-US'));
    return { fault: `A file can have at most ${most} rows; this one has ${has}. Split it into parts.` };
  }
  const named = at === null ? [] : (table.lines[at] ?? []);
  const width = Math.max(named.length, ...lines.slice(0, maxSample).map((line) => line.length));
  const columns = Array.from({ length: width }, (_, column) => (named[column] ?? '').trim());
  return { ...table, lines, columns, fields: fieldsOf(columns, lines) };
}

/** The line that names the columns. Returns null if the first line already contains an address. */
function headingsLine(lines: CsvTable['lines']): number | null {
  const known = (line: readonly string[]) =>
    line.filter((cell) => meaningOf.has(headingLetters(cell))).length;
  const found = lines.slice(0, maxLinesBeforeHeadings).findIndex((line) => known(line) >= 2);
  if (found >= 0 && !lines.slice(0, found).some(hasAddress)) return found;
  return hasAddress(lines[0] ?? []) ? null : 0;
}

function hasAddress(line: readonly string[]): boolean {
  return line.some((cell) => looksLikeAddress.test(cell.trim()));
}

/** What each column contains, by its heading, and for addresses and profiles by its cells. */
function fieldsOf(columns: readonly string[], lines: CsvTable['lines']): (ContactField | null)[] {
  const sample = lines.slice(0, maxSample);
  const cellsAt = (at: number) => sample.map((line) => (line[at] ?? '').trim()).filter((cell) => cell !== '');
  const meanings = columns.map((heading, at) => {
    const letters = headingLetters(heading);
    // Many programs call other links URL as well.
    if (letters === 'url' && !cellsAt(at).some((cell) => /linkedin\.com\//i.test(cell))) return undefined;
    return meaningOf.get(letters);
  });
  const fields = meanings.map((meaning, at) => {
    if (meaning === undefined) return null;
    const others = meanings.filter((other) => other?.field === meaning.field);
    const isBest = others.every((other) => other === undefined || other.rank >= meaning.rank);
    const isFirst = meanings.indexOf(meaning) === at;
    return repeatable.has(meaning.field) || (isBest && isFirst) ? meaning.field : null;
  });
  if (!fields.includes('email')) {
    const at = columns.findIndex((_, column) => {
      const cells = cellsAt(column);
      return cells.length > 0 && cells.every((cell) => looksLikeAddress.test(cell));
    });
    if (at >= 0) fields[at] = 'email';
  }
  return withNameInTwoColumns(fields);
}

/** Next to a column of first names alone, "Name" contains the last names, and the other way round. */
function withNameInTwoColumns(fields: readonly (ContactField | null)[]): (ContactField | null)[] {
  const [first, last] = [fields.includes('first_name'), fields.includes('last_name')];
  if (first === last) return [...fields];
  const missing = first ? 'last_name' : 'first_name';
  return fields.map((field) => (field === 'name' ? missing : field));
}

/** The rows of a file to import, given what its columns contain. Empty cells are left out. */
export function contactRows(
  { lines, columns }: Pick<ContactsFile, 'lines' | 'columns'>,
  fields: readonly (ContactField | null)[],
): ImportRow[] {
  const rankAt = (at: number) => meaningOf.get(headingLetters(columns[at] ?? ''))?.rank ?? 0;
  const placesOf = new Map(
    contactFields.map((field) => {
      const places = fields.flatMap((each, at) => (each === field ? [at] : []));
      return [field, places.toSorted((one, other) => rankAt(one) - rankAt(other))] as const;
    }),
  );
  return lines.map((line) => {
    const cells = (field: ContactField) =>
      (placesOf.get(field) ?? []).map((at) => line[at] ?? '').filter((cell) => cell !== '');
    const one = (field: ContactField) => cells(field)[0];
    const [email, ...otherEmails] = cells('email').flatMap(severalIn);
    const [phone, ...otherPhones] = cells('phone').flatMap(severalIn);
    const names = [one('first_name'), one('last_name')].filter((name) => name !== undefined);
    const row = {
      name: one('name') ?? (names.length === 0 ? undefined : names.join(' ')),
      email,
      phone,
      company: one('company'),
      title: one('title'),
      industry: one('industry'),
      linkedin: one('linkedin'),
      notes: cells('notes').length === 0 ? undefined : cells('notes').join('\n'),
      country: one('country'),
      mailbox: one('mailbox'),
      other_emails: otherEmails.length === 0 ? undefined : otherEmails,
      other_phones: otherPhones.length === 0 ? undefined : otherPhones,
    };
    return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
  });
}

/** The values in one cell: Google Contacts puts `:::` between them, our own exports a space before each plus. */
function severalIn(cell: string): string[] {
  return cell
    .split(/\s*:::\s*|\s+(?=\+\d)|(?<=@[^\s,;]+)[\s,;]+(?=[^\s@]+@)/)
    .filter((value) => value.trim() !== '');
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
