import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type CompanyRole, companyRoles } from '../../../domain/companies/candidates/company-role.ts';
import { type DirectoryCompany, ownDirectory } from '../../../domain/companies/candidates/company-source.ts';
import type { Trade } from '../../../domain/companies/name/trade-index.ts';
import { companiesByDomain } from './own-domains.ts';

/** The data file lies next to this module, and next to the function's bundle. `infra/register` builds it. */
const file = new URL('./shipped-companies.json.br', import.meta.url);

/** The day on which our own directory was last reviewed. */
const ownDate = '2026-11-23';

/**
 * The data file. `infra/register` checks what it writes and a test compares it with our own directory, so that no start
 * has to check each company.
 */
export interface ShippedFile {
  readonly source: string;
  readonly date: string;
  /** Lines of business. */
  readonly lines: readonly string[];
  /**
   * One trade a line: line of business, 1 if its words are nearly the same, how many of them nearly all of it do, its
   * words, and the keys of those that differ from their key.
   */
  readonly trades: string;
  /**
   * What companies share, one a line: places of their line, of all of their lines with how much they belong to each, of
   * their trades, of broad ones, and of the trades near these.
   */
  readonly groups: string;
  /** The companies, one a line: our own come first. Without their names it is Latin-1, which is searched faster. */
  readonly companies: string;
  /** Their names, one a line. */
  readonly names: string;
  readonly groupOf: readonly number[];
  /** How many of them are our own. */
  readonly own: number;
}

/** What stands in the row of a company, between tabs. */
export const columns = ['domain', 'keywords', 'country', 'role', 'city', 'markets'] as const;

/** What companies have in common. It is read at first use. */
class Group {
  readonly industry: string;
  readonly file: { readonly lines: readonly string[]; readonly trades: readonly Trade[] };
  private readonly cells: readonly string[];
  private ofLines: ReadonlyMap<string, number> | undefined;
  private readonly tradesIn: (readonly Trade[] | undefined)[] = [];

  constructor(row: string, file: { readonly lines: readonly string[]; readonly trades: readonly Trade[] }) {
    this.cells = row.split('\t');
    this.file = file;
    this.industry = file.lines[Number(this.cells[0])] ?? '';
  }

  get lines(): ReadonlyMap<string, number> {
    this.ofLines ??= new Map(
      listIn(this.cells[1] ?? '').map((line) => {
        const [place, share] = line.split(':');
        return [this.file.lines[Number(place)] ?? '', Number(share)];
      }),
    );
    return this.ofLines;
  }

  /** The trades of one cell: their own, broad ones, or those near them. */
  trades(cell: 2 | 3 | 4): readonly Trade[] {
    const read = this.tradesIn[cell];
    if (read !== undefined) return read;
    const trades = listIn(this.cells[cell] ?? '').flatMap((place) => this.file.trades[Number(place)] ?? []);
    this.tradesIn[cell] = trades;
    return trades;
  }
}

/** A company of the shipped register. Its row is read at first use: there are many, and a search needs few. */
class ShippedCompany implements DirectoryCompany {
  readonly name: string;
  readonly text: string;
  readonly listing: NonNullable<DirectoryCompany['listing']>;
  private readonly group: Group;
  private cells: readonly string[] | undefined;
  private words: readonly string[] | undefined;

  constructor(name: string, row: string, group: Group, listing: NonNullable<DirectoryCompany['listing']>) {
    this.name = name;
    this.text = row;
    this.group = group;
    this.listing = listing;
  }

  get domain(): string {
    return this.text.slice(0, this.text.indexOf('\t'));
  }

  get keywords(): readonly string[] {
    this.words ??= listIn(this.cell(1));
    return this.words;
  }

  get country(): string {
    return this.cell(2);
  }

  get role(): CompanyRole | undefined {
    return companyRoles.find((role) => role === this.cell(3));
  }

  get city(): string | undefined {
    return this.cell(4) || undefined;
  }

  get markets(): readonly string[] | undefined {
    return this.listing.source === ownDirectory ? undefined : listIn(this.cell(5));
  }

  get industry(): string {
    return this.group.industry;
  }

  get lines(): ReadonlyMap<string, number> {
    return this.group.lines;
  }

  get trades(): readonly Trade[] {
    return this.group.trades(2);
  }

  get nearTrades(): readonly Trade[] {
    return this.group.trades(4);
  }

  get broadTrades(): readonly Trade[] {
    return this.group.trades(3);
  }

  get tradesOfList(): readonly Trade[] {
    return this.group.file.trades;
  }

  private cell(at: number): string {
    this.cells ??= this.text.split('\t');
    return this.cells[at] ?? '';
  }
}

/**
 * Returns the companies of the shipped register, starting with our own directory and ending with those of which only
 * the domain is known. Each call reads and unpacks the file again.
 */
export async function shippedCompanies(): Promise<readonly DirectoryCompany[]> {
  const [text, byDomain] = await Promise.all([
    readFile(file).then(promisify(brotliDecompress)),
    companiesByDomain(),
  ]);
  // All of it is ASCII, which is decoded and parsed in half the time.
  const facts: ShippedFile = JSON.parse(text.toString('latin1'));
  const parts = { lines: facts.lines, trades: facts.trades.split('\n').map(tradeIn) };
  const groups = facts.groups.split('\n').map((row) => new Group(row, parts));
  const ours = { source: ownDirectory, date: ownDate };
  const others = { source: facts.source.split(' ')[0] ?? '', date: facts.date };
  const names = facts.names.split('\n');
  const companies = facts.companies.split('\n').flatMap((row, at) => {
    const group = groups[facts.groupOf[at] ?? -1];
    return group === undefined
      ? []
      : [new ShippedCompany(names[at] ?? '', row, group, at < facts.own ? ours : others)];
  });
  const known = new Set(companies.map(({ domain }) => domain));
  return [...companies, ...byDomain.filter(({ domain }) => !known.has(domain))];
}

function tradeIn(row: string): Trade {
  const [line = '', isExact, ofAll, text = '', others = ''] = row.split('\t');
  const words = text.split(',');
  const keys = others.split(',');
  return {
    line,
    words,
    keys: words.map((word, at) => keys[at] || word),
    ofAll: words.slice(0, Number(ofAll)),
    isExact: isExact === '1',
  };
}

function listIn(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(',');
}
