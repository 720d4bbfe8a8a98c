import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliDecompress } from 'node:zlib';
import { type CompanyRole, companyRoles } from '../../../domain/companies/candidates/company-role.ts';
import { type DirectoryCompany, ownDirectory } from '../../../domain/companies/candidates/company-source.ts';
import { JoinedTexts } from '../../../domain/companies/candidates/joined-texts.ts';
import type { Directory } from '../../../domain/companies/candidates/sorted-companies.ts';
import type { Trade } from '../../../domain/companies/name/trade-index.ts';
import { companiesByDomain } from './own-domains.ts';
import { partsOf, type ShippedFile } from './shipped-file.ts';
import { sortedRegister } from './sorted-register.ts';

/** The data file lies next to this module, and next to the function's bundle. `infra/register` builds it. */
const file = new URL('./shipped-companies.txt.br', import.meta.url);

/** The day on which our own directory was last reviewed. */
const ours = { source: ownDirectory, date: '2026-11-23' };

/** It is unpacked in pieces of so many bytes: each piece has its price. */
const chunkSize = 4_000_000;

/** What companies have in common. It is read at first use. */
class Group {
  private readonly place: number;
  private readonly list: ShippedList;
  private ofLines: ReadonlyMap<string, number> | undefined;
  private readonly tradesIn: (readonly ShippedTrade[] | undefined)[] = [];
  private near: readonly Trade[] | undefined;

  constructor(place: number, list: ShippedList) {
    this.place = place;
    this.list = list;
  }

  get industry(): string {
    return this.list.lines[Number(this.cell(0))] ?? '';
  }

  get lines(): ReadonlyMap<string, number> {
    this.ofLines ??= new Map(
      listIn(this.cell(1)).map((line) => {
        const [place, share] = line.split(':');
        return [this.list.lines[Number(place)] ?? '', Number(share)];
      }),
    );
    return this.ofLines;
  }

  /** The trades of one cell: their own, broad ones, or further ones near them. */
  trades(cell: 2 | 3 | 4): readonly ShippedTrade[] {
    const trades = this.tradesIn[cell] ?? this.list.tradesAt(listIn(this.cell(cell)));
    this.tradesIn[cell] = trades;
    return trades;
  }

  get nearTrades(): readonly Trade[] {
    this.near ??= [...new Set([...this.trades(2).flatMap(({ servedBy }) => servedBy), ...this.trades(4)])];
    return this.near;
  }

  private cell(at: number): string {
    return this.list.groups.at(this.place).split('\t')[at] ?? '';
  }
}

/** A company of the shipped register. Its row is read at first use: there are many, and a search needs few. */
class ShippedCompany implements DirectoryCompany {
  private readonly place: number;
  private readonly list: ShippedList;
  private cells: readonly string[] | undefined;
  private words: readonly string[] | undefined;

  constructor(place: number, list: ShippedList) {
    this.place = place;
    this.list = list;
  }

  get name(): string {
    return this.list.names.at(this.place);
  }

  get text(): string {
    return this.list.rows.at(this.place);
  }

  get domain(): string {
    return this.list.rows.beginOf(this.place, '\t');
  }

  get listing(): NonNullable<DirectoryCompany['listing']> {
    return this.place < this.list.own ? ours : this.list.listing;
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
    return this.listing === ours ? undefined : listIn(this.cell(5));
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
    return this.group.nearTrades;
  }

  get broadTrades(): readonly Trade[] {
    return this.group.trades(3);
  }

  private get group(): Group {
    return this.list.groupAt(this.list.groupOf[this.place] ?? -1);
  }

  private cell(at: number): string {
    this.cells ??= this.text.split('\t');
    return this.cells[at] ?? '';
  }
}

/** A trade of the shipped register. Its row is read at first use. */
class ShippedTrade implements Trade {
  private readonly place: number;
  private readonly list: ShippedList;
  private cells: readonly string[] | undefined;
  private ofIt: readonly string[] | undefined;

  constructor(place: number, list: ShippedList) {
    this.place = place;
    this.list = list;
  }

  get line(): string {
    return this.cell(0);
  }

  get isExact(): boolean {
    return this.cell(1) === '1';
  }

  get words(): readonly string[] {
    this.ofIt ??= listIn(this.cell(3));
    return this.ofIt;
  }

  get ofAll(): readonly string[] {
    return this.words.slice(0, Number(this.cell(2)));
  }

  /** Those to which it is near. */
  get servedBy(): readonly Trade[] {
    return this.list.tradesAt(listIn(this.cell(4)));
  }

  private cell(at: number): string {
    this.cells ??= this.list.tradeRows.at(this.place).split('\t');
    return this.cells[at] ?? '';
  }
}

/** What companies, trades and groups of the shipped register read themselves in. */
class ShippedList {
  readonly lines: readonly string[];
  readonly groupOf: readonly number[];
  readonly own: number;
  readonly names: JoinedTexts;
  readonly rows: JoinedTexts;
  readonly tradeRows: JoinedTexts;
  readonly groups: JoinedTexts;
  readonly trades: readonly ShippedTrade[];
  readonly listing: NonNullable<DirectoryCompany['listing']>;
  private readonly groupsRead: (Group | undefined)[] = [];

  constructor({ facts, companies, trades, groups }: ShippedFile) {
    this.lines = facts.lines;
    this.groupOf = facts.groupOf;
    this.own = facts.own;
    this.names = JoinedTexts.ofLines(facts.names);
    this.rows = JoinedTexts.ofLines(companies);
    this.tradeRows = JoinedTexts.ofLines(trades);
    this.groups = JoinedTexts.ofLines(groups);
    this.trades = Array.from({ length: this.tradeRows.count }, (_, place) => new ShippedTrade(place, this));
    this.listing = { source: facts.source.split(' ')[0] ?? '', date: facts.date };
  }

  tradesAt(places: readonly string[]): readonly ShippedTrade[] {
    return places.flatMap((place) => this.trades[Number(place)] ?? []);
  }

  groupAt(place: number): Group {
    const group = this.groupsRead[place] ?? new Group(place, this);
    this.groupsRead[place] = group;
    return group;
  }
}

/**
 * Returns the companies of the shipped register, starting with our own directory and ending with those of which only
 * the domain is known. Each call reads and unpacks the file again.
 */
export async function shippedCompanies(): Promise<Directory> {
  const [bytes, ofDomains] = await Promise.all([readFile(file), companiesByDomain()]);
  const unpacked = await promisify<Buffer, BrotliOptions, Buffer>(brotliDecompress)(bytes, { chunkSize });
  const parts = partsOf(unpacked.toString('latin1'));
  const list = new ShippedList(parts);
  const listed = parts.facts.groupOf.map((_, place) => new ShippedCompany(place, list));
  const byDomain = withoutKnown(ofDomains, listed);
  return Object.assign([...listed, ...byDomain], {
    sorted: sortedRegister(parts, { ...list, byDomain }),
  });
}

/** Those of some companies whose domain no others have. */
export function withoutKnown(
  companies: readonly DirectoryCompany[],
  others: readonly DirectoryCompany[],
): readonly DirectoryCompany[] {
  const byDomain = new Map(companies.map((company) => [company.domain, company]));
  for (const { domain } of others) byDomain.delete(domain);
  return [...byDomain.values()];
}

function listIn(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(',');
}
