import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod';
import { companyRoles } from '../../functions/domain/companies/candidates/company-role.ts';
import type { DirectoryCompany } from '../../functions/domain/companies/candidates/company-source.ts';
import { linesOfCompany } from '../../functions/domain/companies/candidates/lines-of-company.ts';
import { phrasesByBeginning } from '../../functions/domain/companies/candidates/sorted-companies.ts';
import { registrableDomain } from '../../functions/domain/companies/name/domain-name.ts';
import { comparableWords } from '../../functions/domain/companies/name/lines-of-business.ts';
import { sortedTrades } from '../../functions/domain/companies/name/trade-index.ts';
import { exclusionOf } from '../../functions/domain/companies/proof/excluded.ts';
import { builtInCompanies } from '../../functions/providers/company-source/directory/built-in-directory.ts';
import { companiesByDomain } from '../../functions/providers/company-source/register/own-domains.ts';
import { withoutKnown } from '../../functions/providers/company-source/register/shipped-companies.ts';
import {
  columns,
  type ShippedFile,
  textOfParts,
} from '../../functions/providers/company-source/register/shipped-file.ts';
import { sortedText } from '../../shared/text/words/sorted-text.ts';
import { isNarrow, type RegisterTrade, servedBy, withTrades } from './with-trades.ts';

/**
 * Builds the shipped register from our own directory and name-suggestion-index. Its only argument is the folder in
 * which that package is unpacked:
 *   npm pack name-suggestion-index@8.0.20260918 && tar xzf name-suggestion-index-*.tgz
 *   node infra/register/make-shipped-companies.ts package
 * `categories.tsv` in this folder lists the categories of companies that may buy a name, with line of business, role and
 * words of each, `trades.tsv` trades with their words (English, then other languages) and the trades near them. Of each company it takes the name, registrable domain, categories, what its tags say it sells, and the
 * countries where it trades.
 */
const output = 'functions/providers/company-source/register/shipped-companies.txt.br';

const item = z.object({
  id: z.string(),
  displayName: z.string(),
  locationSet: z.object({ include: z.array(z.unknown()).default([]) }),
  tags: z.record(z.string(), z.string()),
});
const index = z.object({ nsi: z.record(z.string(), z.object({ items: z.array(item) })) });
const entities = z.object({
  wikidata: z.record(z.string(), z.object({ officialWebsites: z.array(z.string()).default([]) })),
});
const dissolved = z.object({ dissolved: z.record(z.string(), z.unknown()) });

/** Tags whose values say what is sold. */
const productTags = [
  'cuisine',
  'clothes',
  'shoes',
  'sport',
  'beauty',
  'trade',
  'vehicle',
  'second_hand',
  'rental',
];
const maxWords = 6;
const maxCountries = 8;

interface Row {
  readonly names: Set<string>;
  readonly categories: Set<number>;
  readonly words: Set<string>;
  readonly countries: Set<string>;
}

function read<T>(schema: z.ZodType<T>, folder: string, file: string): T {
  return schema.parse(JSON.parse(readFileSync(join(folder, 'dist', file), 'utf8')));
}

function countriesOf(locations: readonly unknown[]): string[] {
  return locations.flatMap((location) => {
    const code = /^([a-z]{2})(?:-[a-z0-9-]+\.geojson)?$/.exec(String(location))?.[1];
    if (code === undefined) return [];
    return [code === 'fx' ? 'FR' : code.toUpperCase()];
  });
}

/** The trades of `trades.tsv`, each with the places of those near it. */
function tradesOf(rows: readonly (readonly string[])[]): readonly RegisterTrade[] {
  const listOf = (text = '') => text.split(',').filter(Boolean);
  const places = new Map(rows.map(([, , words = ''], at) => [listOf(words.replace('|', ','))[0], at]));
  return rows.map(([line = '', kind, words = '', foreign = '', near = '']) => {
    const placesNear = listOf(near).map((name) => {
      const place = places.get(name);
      if (place === undefined) throw new Error(`trades.tsv has no trade ${name}`);
      return place;
    });
    const [all, special] = words.split('|');
    const [allForeign, specialForeign] = foreign.split('|');
    const ofAll = [...listOf(all), ...listOf(allForeign)];
    return {
      line,
      kind: z.enum(['narrow', 'exact', 'broad', 'words']).parse(kind),
      words: [...ofAll, ...listOf(special), ...listOf(specialForeign)],
      ofAll,
      near: placesNear,
    };
  });
}

/** A list without doubles that gives each value its place. */
class Places {
  readonly values: string[] = [];
  private readonly places = new Map<string, number>();

  placeOf(value: string): number {
    const known = this.places.get(value);
    if (known !== undefined) return known;
    this.places.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/**
 * The companies and trades as the function reads them: what each start would compute of them again is computed here.
 * `byDomain` are those of which only the domain is known, which that function adds itself.
 */
function packed(
  { source, date }: Pick<ShippedFile['facts'], 'source' | 'date'>,
  { own, others, byDomain }: Readonly<Record<'own' | 'others' | 'byDomain', readonly DirectoryCompany[]>>,
  trades: readonly RegisterTrade[],
): ShippedFile {
  const tradePlaces = new Map<unknown, number>(trades.map((trade, at) => [trade, at]));
  const lines = new Places();
  const groups = new Places();
  const placesOf = (list: readonly unknown[] = []) => list.map((trade) => tradePlaces.get(trade));
  const served = servedBy(trades);
  const nearOf = ({ trades: own = [], nearTrades = [] }: DirectoryCompany) => {
    const implied = new Set<unknown>(own.flatMap((trade) => served.get(trade) ?? []));
    return nearTrades.filter((trade) => !implied.has(trade));
  };
  const groupOf = (company: DirectoryCompany) => {
    const shares = [...(company.lines ?? linesOfCompany(company))];
    return groups.placeOf(
      [
        lines.placeOf(company.industry),
        shares.map(([line, share]) => `${lines.placeOf(line)}:${share}`),
        placesOf(company.trades),
        placesOf(company.broadTrades),
        placesOf(nearOf(company)),
      ].join('\t'),
    );
  };
  const all = [...withTrades(own, trades), ...others];
  const places = all.map(groupOf);
  const { byWords, phrases } = sortedTrades(trades);
  const textOf = (lists: ReadonlyMap<string, readonly unknown[]>) =>
    sortedText([...lists].map(([key, list]) => [key, list.join()]));
  return {
    facts: {
      source,
      date,
      own: own.length,
      lines: lines.values,
      names: all.map(({ name }) => name.replaceAll('\n', ' ')).join('\n'),
      groupOf: places,
    },
    trades: trades.map((trade) => tradeRow(trade, placesOf(served.get(trade)))).join('\n'),
    groups: groups.values.join('\n'),
    companies: all.map(rowOf).join('\n'),
    byWords: textOf(new Map([...byWords].map(([key, those]) => [key, placesOf(those)]))),
    byLetters: textOf(phrases),
    phrases: textOf(phrasesByBeginning([...all, ...withoutKnown(byDomain, all)], trades)),
  };
}

function tradeRow({ line, kind, words, ofAll }: RegisterTrade, served: readonly unknown[]): string {
  return [line, kind === 'exact' ? 1 : 0, isNarrow(kind) ? ofAll.length : 0, words, served].join('\t');
}

function rowOf(company: DirectoryCompany): string {
  const cells = columns.map((column) => [company[column] ?? ''].flat().join());
  const row = cells.join('\t').trimEnd();
  if (cells.some((cell) => /[\t\n]/.test(cell)))
    throw new Error(`${company.domain} has a tab or a line feed in its facts`);
  return row;
}

function rowsOf(file: string): readonly (readonly string[])[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
}

/** A company of name-suggestion-index, by its categories: path, line of business, role and words of each. */
function listedCompany(
  domain: string,
  row: Row,
  categories: readonly (readonly string[])[],
): DirectoryCompany | undefined {
  const among = [...row.categories].flatMap((at) => [categories[at] ?? []]);
  const lines = [...new Set(among.flatMap(([, line]) => line ?? []))];
  const [industry] = lines;
  const [name] = row.names;
  if (industry === undefined || name === undefined) return undefined;
  const words = [...among.map(([, , , text = '']) => text), ...[...row.words].slice(0, maxWords)].join(' ');
  return {
    name,
    domain,
    industry,
    keywords: [...new Set(words.split(' ').filter(Boolean))],
    country: '',
    role: z.enum(companyRoles).parse(among[0]?.[2]),
    lines: new Map(lines.map((line) => [line, 1])),
    markets: [...row.countries].slice(0, maxCountries),
  };
}

async function main(folder: string): Promise<void> {
  const categories = rowsOf('./categories.tsv');
  const { nsi } = read(index, folder, 'json/nsi.min.json');
  const { wikidata } = read(entities, folder, 'wikidata/wikidata.json');
  const gone = read(dissolved, folder, 'wikidata/dissolved.json').dissolved;
  const rows = new Map<string, Row>();
  categories.forEach(([path = ''], at) => {
    for (const { id, displayName, locationSet, tags } of nsi[path]?.items ?? []) {
      if (id in gone || tags['operator:type'] === 'government' || tags['operator:type'] === 'public')
        continue;
      const [site] =
        wikidata[tags['brand:wikidata'] ?? tags['operator:wikidata'] ?? '']?.officialWebsites ?? [];
      const domain = site === undefined ? null : registrableDomain(site);
      if (domain === null || exclusionOf(domain) !== null || /\.gov(?:\.|$)/.test(domain)) continue;
      const row = rows.get(domain) ?? {
        names: new Set(),
        categories: new Set(),
        words: new Set(),
        countries: new Set(),
      };
      rows.set(domain, row);
      row.names.add(displayName);
      row.categories.add(at);
      for (const tag of productTags) {
        for (const word of comparableWords(tags[tag] ?? ''))
          if (word !== 'yes' && word !== 'no') row.words.add(word);
      }
      for (const country of countriesOf(locationSet.include)) row.countries.add(country);
    }
  });
  const own = builtInCompanies();
  const trades = tradesOf(rowsOf('./trades.tsv'));
  const ours = new Set(own.map(({ domain }) => domain));
  const others = [...rows]
    .filter(([domain]) => !ours.has(domain))
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([domain, row]) => listedCompany(domain, row, categories) ?? []);
  const byDomain = await companiesByDomain();
  const source = { source: 'name-suggestion-index 8.0.20260918', date: '2026-09-18' };
  const bytes = Buffer.from(textOfParts(packed(source, { own, others, byDomain }, trades)), 'latin1');
  // In a window as large as that, each phrase is written once.
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(output, brotliCompressSync(bytes, { params }));
  console.log(`${others.length} companies and ${own.length} of our own in ${output}`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the unpacked package name-suggestion-index');
await main(folder);
