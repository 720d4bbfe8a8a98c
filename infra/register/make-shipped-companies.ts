import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod';
import type { DirectoryCompany } from '../../functions/domain/companies/candidates/company-source.ts';
import { registrableDomain } from '../../functions/domain/companies/name/domain-name.ts';
import { comparableWords } from '../../functions/domain/companies/name/lines-of-business.ts';
import { exclusionOf } from '../../functions/domain/companies/proof/excluded.ts';
import { linesOfKeywords } from '../../functions/domain/companies/rank/directory-index.ts';
import { builtInCompanies } from '../../functions/providers/company-source/directory/built-in-directory.ts';
import { isNarrow, type RegisterTrade, withTrades } from './with-trades.ts';

/**
 * Builds the shipped register from our own directory and name-suggestion-index. Its only argument is the folder in
 * which that package is unpacked:
 *   npm pack name-suggestion-index@8.0.20260918 && tar xzf name-suggestion-index-*.tgz
 *   node infra/register/make-shipped-companies.ts package
 * `categories.tsv` in this folder lists the categories of companies that may buy a name, with line of business, role and
 * words of each, `trades.tsv` trades with their words (English, then other languages) and the trades near them. Of each company it takes the name, registrable domain, categories, what its tags say it sells, and the
 * countries where it trades.
 */
const output = 'functions/providers/company-source/register/shipped-companies.json.br';

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

/** Our own companies as the function reads them: what each start would compute of them again is computed here. */
function packed(own: readonly DirectoryCompany[], trades: readonly RegisterTrade[]): Record<string, unknown> {
  const tradePlaces = new Map<unknown, number>(trades.map((trade, at) => [trade, at]));
  const lines = new Places();
  const groups = new Places();
  const placesOf = (list: readonly unknown[] = []) => list.map((trade) => tradePlaces.get(trade));
  const rows = withTrades(own, trades).map((company) => [
    company.name,
    company.domain,
    lines.placeOf(company.industry),
    company.keywords.join(),
    company.country,
    company.role ?? '',
    company.city ?? '',
    groups.placeOf(
      JSON.stringify([
        placesOf(company.trades),
        placesOf(company.nearTrades),
        placesOf(company.broadTrades),
        linesOfKeywords(company.keywords).map((line) => lines.placeOf(line)),
      ]),
    ),
  ]);
  return { lines: lines.values, groups: groups.values.map((group) => JSON.parse(group)), own: rows };
}

function rowsOf(file: string): readonly (readonly string[])[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
}

function main(folder: string): void {
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
  const companies = [...rows]
    .filter(([domain]) => !ours.has(domain))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([domain, row]) => [
      domain,
      [...row.names].slice(0, 3),
      [...row.categories],
      [...row.words].slice(0, maxWords).join(' '),
      [...row.countries].slice(0, maxCountries).join(' '),
    ]);
  const data = {
    source: 'name-suggestion-index 8.0.20260918',
    date: '2026-09-18',
    categories: categories.map(([, line, role, words]) => [line, role, words]),
    companies,
    trades: trades.map(({ line, kind, words, ofAll }) => [
      line,
      kind === 'exact' ? 1 : 0,
      isNarrow(kind) ? ofAll.length : 0,
      words.join(),
    ]),
    ...packed(own, trades),
  };
  writeFileSync(output, brotliCompressSync(JSON.stringify(data)));
  console.log(`${companies.length} companies and ${own.length} of our own in ${output}`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the unpacked package name-suggestion-index');
main(folder);
