import { atFirstUse } from '../../../../shared/text/words/remembered.ts';
import { valueIn } from '../../../../shared/text/words/sorted-text.ts';
import type { DirectoryCompany } from '../../../domain/companies/candidates/company-source.ts';
import { JoinedTexts } from '../../../domain/companies/candidates/joined-texts.ts';
import {
  type SortedCompanies,
  textOfCompany,
} from '../../../domain/companies/candidates/sorted-companies.ts';
import {
  keyOfPhrase,
  keysOfTrade,
  phrasesByLetters,
  type Trade,
} from '../../../domain/companies/name/trade-index.ts';
import type { ShippedFile } from './shipped-file.ts';

/** The cells of a group that list its lines, its trades, broad ones, and further ones near them. */
const cells = { lines: 1, trades: 2, broad: 3, furtherNear: 4 } as const;

/** The shipped register as `infra/register` sorted it, followed by companies of which only the domain is known. */
export function sortedRegister(
  { facts, groups, byWords, byLetters, phrases }: ShippedFile,
  {
    trades,
    tradeRows,
    rows,
    byDomain,
  }: {
    readonly trades: readonly (Trade & { readonly servedBy: readonly Trade[] })[];
    readonly tradeRows: JoinedTexts;
    readonly rows: JoinedTexts;
    readonly byDomain: readonly DirectoryCompany[];
  },
): SortedCompanies {
  const places = new Map<Trade, number>(trades.map((trade, place) => [trade, place]));
  const ofGroups = atFirstUse(() => groupedPlaces(facts.groupOf));
  const reader = (...read: readonly number[]) => {
    const byNumber = atFirstUse(() => groupsByNumber(groups, read));
    return (number: number | undefined) => ofGroups()(byNumber()[number ?? -1] ?? []);
  };
  const inLine = reader(cells.lines);
  const ofTrade = reader(cells.trades, cells.broad);
  const ownTrade = reader(cells.trades);
  const nearTrade = reader(cells.furtherNear);
  const tradesOf = (key: string): readonly Trade[] | undefined =>
    valueIn(byWords, key)
      ?.split(',')
      .flatMap((place) => trades[Number(place)] ?? []);
  const texts = atFirstUse(() => rows.followedBy(JoinedTexts.of(byDomain.map(textOfCompany))));
  const first = facts.groupOf.length;
  const domainsByKey = atFirstUse(() => placesByKeyword(byDomain, first));
  return {
    trades,
    tradeTexts: tradeRows,
    hasTrades: true,
    tradeIndex: {
      byWords: { get: tradesOf },
      byLetters: phrasesByLetters(() => ({ get: (begin) => valueIn(byLetters, begin)?.split(',') })),
    },
    phrases: { get: (begin) => valueIn(phrases, begin)?.split(',') },
    get texts() {
      return texts();
    },
    inLine: (line) => [
      ...inLine(facts.lines.indexOf(line)),
      ...byDomain.flatMap(({ industry }, at) => (industry === line ? [first + at] : [])),
    ],
    ofTrade: (trade) => {
      const ofDomain = [...new Set(keysOfTrade(trade))]
        .filter((key) => domainsByKey().has(key) && tradesOf(key)?.some((each) => each === trade))
        .flatMap((key) => domainsByKey().get(key) ?? []);
      return [...ofTrade(places.get(trade)), ...ofDomain.sort((a, b) => a - b)];
    },
    nearTrade: (trade) => {
      const serving = [...trades.keys()].filter((at) => trades[at]?.servedBy.includes(trade));
      const near = [nearTrade(places.get(trade)), ...serving.map(ownTrade)];
      return [...new Set(near.flatMap((list) => [...list]))].sort((a, b) => a - b);
    },
  };
}

/** The places of companies of which only the domain is known, by the key of their keyword; those of a keyword are in a row. */
function placesByKeyword(
  companies: readonly DirectoryCompany[],
  first: number,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  let last = '';
  let list: number[] = [];
  for (const [at, { keywords }] of companies.entries()) {
    const [keyword = ''] = keywords;
    if (keyword !== last) {
      const key = keyOfPhrase(keyword);
      list = places.get(key) ?? [];
      places.set(key, list);
      last = keyword;
    }
    list.push(first + at);
  }
  return places;
}

/** The places of all companies of some groups, in order. */
function groupedPlaces(groupOf: readonly number[]): (groups: readonly number[]) => Int32Array {
  const ends: number[] = [];
  for (const group of groupOf) ends[group] = (ends[group] ?? 0) + 1;
  let end = 0;
  for (const [group, count = 0] of ends.entries()) {
    end += count;
    ends[group] = end;
  }
  const starts = Int32Array.from(ends, (each) => each);
  const places = new Int32Array(groupOf.length);
  for (let place = groupOf.length - 1; place >= 0; place -= 1) {
    const group = groupOf[place] ?? 0;
    const at = (starts[group] ?? 0) - 1;
    starts[group] = at;
    places[at] = place;
  }
  return (groups) =>
    Int32Array.from(groups.flatMap((group) => [...places.subarray(starts[group], ends[group])])).sort();
}

const codes = { tab: 9, feed: 10, comma: 44, colon: 58, zero: 48, nine: 57 } as const;

/** The rows that have a number in some of their cells, by that number. What follows a colon is no such number. */
function groupsByNumber(rows: string, read: readonly number[]): readonly (readonly number[] | undefined)[] {
  const groups: number[][] = [];
  let [row, cell, number] = [0, 0, -1];
  let isRead = read.includes(0);
  let isShare = false;
  for (let at = 0; at <= rows.length; at += 1) {
    const code = at < rows.length ? rows.charCodeAt(at) : codes.feed;
    if (code >= codes.zero && code <= codes.nine) {
      if (isRead && !isShare) number = (number < 0 ? 0 : number * 10) + code - codes.zero;
      continue;
    }
    isShare =
      code === codes.colon || (isShare && code !== codes.comma && code !== codes.tab && code !== codes.feed);
    if (number >= 0) {
      const held = groups[number];
      if (held === undefined) groups[number] = [row];
      else held.push(row);
      number = -1;
    }
    if (code === codes.tab) {
      cell += 1;
      isRead = read.includes(cell);
    } else if (code === codes.feed) {
      row += 1;
      cell = 0;
      isRead = read.includes(0);
    }
  }
  return groups;
}
