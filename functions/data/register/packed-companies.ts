import { domainToASCII } from 'node:url';
import {
  type NamePart,
  plainLabel,
  type RegisteredCompany,
  type RegisterSource,
  sizeClasses,
} from '../../domain/companies/candidates/company-register.ts';
import { companyRoles } from '../../domain/companies/candidates/company-role.ts';
import { parseDomainName } from '../../domain/companies/name/domain-name.ts';

/*
 * How a register is stored in its table: companies as lines of text, sorted and packed into items of at most 4 KB,
 * which is what one read unit reads. docs/decisions/0027-the-register-of-companies.md
 */

/** An item of a register's table. */
export interface RegisterItem {
  readonly pk: string;
  readonly sk: string;
  /** The lines, divided by line feeds. */
  readonly v: string;
}

/** A company to be stored in a partition, whose lines are packed by `order`. */
export interface FiledCompany {
  readonly pk: string;
  readonly order: string;
  readonly line: string;
}

/** How many bytes one read unit reads, including the names of attributes. */
export const maxItemBytes = 4_096;
const attributeNames = 'pksk'.length + 'v'.length;
const [keywordsAt, cityAt] = [6, 8];
const maxLengths = { text: 80, keywords: 160, city: 40 } as const;

/** A company as one line. `source` is the index of its source in the manifest. Separators are removed from texts. */
export function packCompany(company: RegisteredCompany, source: number): string {
  return [
    company.domain,
    company.domainIsGuessed ? '?' : '',
    String(company.likelihood),
    String(source),
    plain(company.name, maxLengths.text),
    plain(company.industry, maxLengths.text),
    plain(company.keywords.map((keyword) => keyword.replaceAll(',', ' ')).join(','), maxLengths.keywords),
    company.country,
    plain(company.city, maxLengths.city),
    company.size === null ? '' : String(sizeClasses.indexOf(company.size)),
    company.founded === null ? '' : String(company.founded),
    company.role === null ? '' : String(companyRoles.indexOf(company.role)),
  ]
    .join('\t')
    .replace(/\t+$/, '');
}

/** The line without keywords and city, which a look-up by name does not need. */
export function briefLine(line: string): string {
  const fields = line.split('\t');
  return fields
    .map((field, at) => (at === keywordsAt || at === cityAt ? '' : field))
    .join('\t')
    .replace(/\t+$/, '');
}

/** The company of a line. Returns null for an invalid line: a register's text is data, and may be anything. */
export function unpackCompany(line: string, sources: readonly RegisterSource[]): RegisteredCompany | null {
  const [domain = '', guessed, likelihood, place, name = '', industry = '', keywords = '', ...rest] =
    line.split('\t');
  const [country = '', city = '', size = '', founded = '', role = ''] = rest;
  const source = sources[Number(place)];
  if (source === undefined || parseDomainName(domain)?.domain !== domain) return null;
  const year = Number(founded);
  return {
    domain,
    domainIsGuessed: guessed === '?',
    name,
    industry,
    keywords: keywords === '' ? [] : keywords.split(',').filter(Boolean),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    city,
    size: size === '' ? null : (sizeClasses[Number(size)] ?? null),
    founded: founded !== '' && Number.isInteger(year) ? year : null,
    role: role === '' ? null : (companyRoles[Number(role)] ?? null),
    likelihood: Math.min(9, Math.max(0, Math.trunc(Number(likelihood)) || 0)),
    source,
  };
}

/** Packs lines, sorted by partition and order, into as few items as possible, in the same order. */
export function* packItems(filed: Iterable<FiledCompany>): Generator<RegisterItem> {
  let pk = '';
  let count = 0;
  let lines: string[] = [];
  let last = '';
  let bytes = 0;
  const item = (): RegisterItem => ({ pk, sk: sortKeyOf(pk, count, last), v: lines.join('\n') });
  for (const { pk: next, order, line } of filed) {
    // The sort key is at most the longest name's, and is not known before the item is full.
    const size = Buffer.byteLength(line) + 1;
    const full = bytes + size + Buffer.byteLength(next) + Buffer.byteLength(order) + attributeNames;
    if (lines.length > 0 && (next !== pk || full > maxItemBytes)) {
      yield item();
      count = next === pk ? count + 1 : 0;
      [lines, bytes] = [[], 0];
    }
    pk = next;
    last = order;
    lines.push(line);
    bytes += size;
  }
  if (lines.length > 0) yield item();
}

function sortKeyOf(pk: string, count: number, last: string): string {
  return pk.startsWith('WAY#') ? String(count).padStart(4, '0') : last;
}

/** The partition of a way in. */
export function wayKey(way: string): string {
  return `WAY#${ascii(way)}`;
}

/** How many letters of a name, from its beginning or its end, determine its partition. */
const lettersOfPartition = 3;

/** The keys of a company by the beginning of its name and, read backwards, by its end, with the order there. */
export function nameKeys(domain: string): readonly Pick<FiledCompany, 'pk' | 'order'>[] {
  const label = plainLabel(parseDomainName(domain)?.label ?? domain);
  return (['BEGINS', 'ENDS'] as const).map((end) => {
    const letters = end === 'ENDS' ? backwards(label) : label;
    return { pk: `${end}#${letters.slice(0, lettersOfPartition)}`, order: `${letters}#${domain}` };
  });
}

/** Where names with a part are stored: in one partition, from the sort key `from` on. */
export function partKey(part: NamePart): { readonly pk: string; readonly from: string } {
  const from = 'beginning' in part ? part.beginning : backwards(part.ending);
  const end = 'beginning' in part ? 'BEGINS' : 'ENDS';
  return { pk: `${end}#${from.slice(0, lettersOfPartition)}`, from };
}

/** Whether a company's name has the part. */
export function hasPart({ domain }: RegisteredCompany, part: NamePart): boolean {
  const label = plainLabel(parseDomainName(domain)?.label ?? '');
  return 'beginning' in part ? label.startsWith(part.beginning) : label.endsWith(part.ending);
}

/** What a table holds. */
export interface RegisterManifest {
  /** In the order in which lines name them. */
  readonly sources: readonly RegisterSource[];
  readonly companies: number;
}

/** The key of the item whose `v` is the manifest as JSON. */
export const manifestKey = { pk: 'REGISTER', sk: 'MANIFEST' } as const;

function backwards(label: string): string {
  return Array.from(label).reverse().join('');
}

function ascii(text: string): string {
  if (!/\P{ASCII}/u.test(text)) return text;
  return text
    .split(' ')
    .map((word) => domainToASCII(word) || encodeURIComponent(word))
    .join(' ');
}

function plain(text: string, max: number): string {
  return Array.from(text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim())
    .slice(0, max)
    .join('');
}
