import Papa from 'papaparse';
import {
  type DomainForSale,
  type PortfolioRow,
  portfolioLimits,
  portfolioRow,
} from '../../model/leads/domain-for-sale.ts';
import { readAmount } from '../amount.ts';
import { readDays } from '../written-day.ts';
import { headingLetters, readCsvTable } from './csv-table.ts';
import { harmlessCell } from './harmless-cell.ts';

/** What a column of a portfolio file can contain. */
export const portfolioFields = [
  'domain',
  'asking_price',
  'floor_price',
  'currency',
  'link',
  'status',
  'expires_on',
  'registrar',
  'note',
] as const;
export type PortfolioField = (typeof portfolioFields)[number];

/** A portfolio file after reading. `fields` says what each column means, null for columns that are ignored. */
export interface PortfolioFile {
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly fields: readonly (PortfolioField | null)[];
}

/** The column names of marketplaces, registrars and sellers, letters only. */
const headings: Readonly<Record<PortfolioField, string>> = {
  domain:
    'domain domainname domains domainnames name names fqdn url website sld domaine dominio nomdedomaine',
  asking_price:
    'askingprice price buynow buynowprice bin binprice buyitnow buyitnowprice listprice listingprice saleprice fixedprice retailprice preis verkaufspreis prix precio',
  floor_price:
    'floorprice floor minprice minimumprice minoffer minimumoffer minimumofferprice reserve reserveprice lowestprice mindestpreis',
  currency: 'currency pricecurrency currencycode wahrung devise moneda',
  link: 'link buylink saleslink landingpage landingpageurl landerurl listingurl forsaleurl purchaseurl',
  status: 'salestatus',
  expires_on:
    'expires expireson expiry expirydate expiration expirationdate domainexpirationdate domainexpires renewaldate renewdate expiresat ablaufdatum',
  registrar: 'registrar registrarname sponsoringregistrar',
  note: 'note notes comment comments description memo notiz',
};

const fieldOf = new Map(
  portfolioFields.flatMap((field) => headings[field].split(' ').map((heading) => [heading, field] as const)),
);

const looksLikeName = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/?$/u;

/**
 * Reads a portfolio file (see `readCsvTable`). Columns are recognized by their headings. If the first line already
 * contains a name, there are no headings and the line counts as a row.
 * `fault` says why a file cannot be read.
 */
export function readPortfolioCsv(bytes: Uint8Array): PortfolioFile | { fault: string } {
  const table = readCsvTable(bytes, portfolioLimits.fileBytes);
  if ('fault' in table) return table;
  const [first = []] = table.lines;
  const isHeaded = !first.some((cell) => looksLikeName.test(cell.trim()));
  const lines = isHeaded ? table.lines.slice(1) : table.lines;
  if (lines.length === 0) return { fault: 'Please upload a valid CSV file' };
  if (lines.length > portfolioLimits.domains) {
    const [max, has] = [portfolioLimits.domains, lines.length].map((count) => count.toLocaleString('en-US'));
    return { fault: `A portfolio can have at most ${max} names; this file has ${has}.` };
  }
  const width = Math.max(...table.lines.slice(0, 100).map((line) => line.length));
  const columns = Array.from({ length: width }, (_, at) => (isHeaded ? (first[at] ?? '').trim() : ''));
  return { columns, lines, fields: fieldsOf(columns, lines) };
}

/** If two columns have the same meaning, the first one counts. Domain names are also recognized by their form. */
function fieldsOf(
  columns: readonly string[],
  lines: readonly (readonly string[])[],
): (PortfolioField | null)[] {
  const partsOf = new Set<PortfolioField>();
  const fields = columns.map((heading) => {
    const field = fieldOf.get(headingLetters(heading)) ?? null;
    if (field === null || partsOf.has(field)) return null;
    partsOf.add(field);
    return field;
  });
  const sample = lines.slice(0, 20);
  const namesAt = columns.findIndex((_, at) =>
    sample.every((line) => looksLikeName.test((line[at] ?? '').trim())),
  );
  const named = fields.indexOf('domain');
  if (namesAt < 0 || namesAt === named) return fields;
  // A column of domain names counts as one, even if another column is called so.
  const hasNames = named >= 0 && sample.some((line) => looksLikeName.test((line[named] ?? '').trim()));
  return hasNames
    ? fields
    : fields.map((field, at) => (at === namesAt ? 'domain' : field === 'domain' ? null : field));
}

/** The rows of a file to send, and the lines (counted from 1) without a domain name. */
export interface PortfolioRows {
  readonly rows: readonly PortfolioRow[];
  readonly nameless: readonly number[];
}

const statusOf: Readonly<Record<string, PortfolioRow['status']>> = {
  available: 'available',
  forsale: 'available',
  intalks: 'in_talks',
  negotiation: 'in_talks',
  reserved: 'reserved',
  sold: 'sold',
  dropped: 'dropped',
  expired: 'dropped',
};

/** The rows of a portfolio, given what its columns mean. Empty cells are left out. */
export function portfolioRows(
  { lines }: PortfolioFile,
  fields: readonly (PortfolioField | null)[],
): PortfolioRows {
  const cells = (field: PortfolioField) => {
    const at = fields.indexOf(field);
    return lines.map((line) => (at < 0 ? '' : (line[at] ?? '')).trim());
  };
  const [names, asking, floors, currencies] = [
    cells('domain'),
    cells('asking_price').map(readAmount),
    cells('floor_price').map(readAmount),
    cells('currency'),
  ];
  const [links, statuses, registrars, notes] = [
    cells('link'),
    cells('status'),
    cells('registrar'),
    cells('note'),
  ];
  const days = readDays(cells('expires_on'));
  const rows: PortfolioRow[] = [];
  const nameless: number[] = [];
  for (const [at, domain] of names.entries()) {
    if (domain === '') {
      nameless.push(at + 1);
      continue;
    }
    const [price, floor] = [asking[at] ?? null, floors[at] ?? null];
    const said: Partial<PortfolioRow> = {
      asking_price: price?.amount,
      floor_price: floor?.amount,
      currency:
        price?.currency ??
        floor?.currency ??
        portfolioRow.shape.currency.safeParse(currencies[at]?.toUpperCase()).data,
      link: links[at] || undefined,
      status: statusOf[(statuses[at] ?? '').toLowerCase().replace(/[^a-z]/g, '')],
      expires_on: days[at] ?? undefined,
      registrar: registrars[at] || undefined,
      note: notes[at] || undefined,
    };
    rows.push({ domain: domain.slice(0, 300), ...readable(said) });
  }
  return { rows, nameless };
}

/** The cells that are valid for their fields. */
function readable(said: Partial<PortfolioRow>): Partial<PortfolioRow> {
  const partsOf = Object.entries(said).flatMap(([field, value]) => {
    const schema = portfolioRow.shape[field as PortfolioField];
    const { data } = schema.safeParse(value);
    return data === undefined ? [] : [[field, data] as const];
  });
  return Object.fromEntries(partsOf);
}

const pastedPrice = /^(\S+?)[\s,;]+(.+)$/u;

/** Reads pasted domain names, one per line, each with an optional price after it. */
export function pastedRows(text: string): PortfolioRow[] {
  return text
    .split(/\r\n?|\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .flatMap((each): PortfolioRow[] => {
      const [, name = each, rest = ''] = pastedPrice.exec(each) ?? [];
      const price = readAmount(rest);
      if (price !== null) {
        const { amount, currency } = price;
        return [{ domain: name, asking_price: amount, ...(currency === null ? {} : { currency }) }];
      }
      return each.split(/[\s,;]+/).map((domain) => ({ domain: domain.slice(0, 300) }));
    });
}

/** The heading of the sale's status: that of a registrar is called status in most files. */
const writtenAs: Readonly<Partial<Record<PortfolioField, string>>> = { status: 'sale_status' };

/** Domains as a CSV file, with headings in its `first` part, which `readPortfolioCsv` reads again. */
export function portfolioCsv(
  domains: readonly Pick<DomainForSale, PortfolioField>[],
  first: boolean,
): string {
  const lines = domains.map((domain) =>
    portfolioFields.map((field) => harmlessCell(String(domain[field] ?? ''))),
  );
  const headed = first ? [portfolioFields.map((field) => writtenAs[field] ?? field), ...lines] : lines;
  if (headed.length === 0) return '';
  // Excel otherwise assumes the code page of its machine.
  return `${first ? '\ufeff' : ''}${Papa.unparse(headed, { newline: '\r\n' })}\r\n`;
}
