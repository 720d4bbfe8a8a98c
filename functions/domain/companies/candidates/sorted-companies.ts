import { atFirstUse } from '../../../../shared/text/words/remembered.ts';
import type { PhrasesByBeginning } from '../name/phrases-by-text.ts';
import {
  keyOfPhrase,
  phrasesByLetters,
  phrasesOfTrades,
  sortedTrades,
  type Trade,
  type TradeIndex,
} from '../name/trade-index.ts';
import { type DirectoryCompany, isKnownByDomain } from './company-source.ts';
import { JoinedTexts } from './joined-texts.ts';
import { linesOfCompany } from './lines-of-company.ts';

/** A list of companies, and itself sorted if it knows that: else each list is sorted at its first use. */
export interface Directory extends ReadonlyArray<DirectoryCompany> {
  readonly sorted?: SortedCompanies;
}

/** Companies by what names ask for. A company is a place in their list; places are in order, and each is there once. */
export interface SortedCompanies {
  /** All trades of companies, and those near them. */
  readonly trades: readonly Trade[];
  readonly tradeIndex: TradeIndex;
  /** The words of each trade, in lower case, in the order of `trades`. */
  readonly tradeTexts: JoinedTexts;
  /** What each company does. */
  readonly texts: JoinedTexts;
  /** All phrases of companies and trades. */
  readonly phrases: PhrasesByBeginning;
  /** Whether any company is of a trade. */
  readonly hasTrades: boolean;
  readonly inLine: (line: string) => readonly number[];
  /** Those of a trade, of a broad one too, or whose domain says so. */
  readonly ofTrade: (trade: Trade) => readonly number[];
  readonly nearTrade: (trade: Trade) => readonly number[];
}

/** Sorts companies, each part at its first use: few names need all of them. */
export function sortCompanies(companies: readonly DirectoryCompany[]): SortedCompanies {
  const trades = tradesOf(companies);
  const { byWords, phrases } = sortedTrades(trades);
  const byTrade = placesBy(companies, (company) =>
    isKnownByDomain(company)
      ? (byWords.get(keyOfPhrase(company.keywords[0] ?? '')) ?? [])
      : [...(company.trades ?? []), ...(company.broadTrades ?? [])],
  );
  const byLine = atFirstUse(() =>
    placesBy(companies, (company) => (company.lines ?? linesOfCompany(company)).keys()),
  );
  const byNear = atFirstUse(() => placesBy(companies, ({ nearTrades = [] }) => nearTrades));
  const texts = atFirstUse(() => JoinedTexts.of(companies.map(textOfCompany)));
  const tradeTexts = atFirstUse(() => JoinedTexts.of(trades.map(({ words }) => words.join().toLowerCase())));
  const allPhrases = atFirstUse(() => phrasesByBeginning(companies, trades));
  return {
    trades,
    tradeIndex: { byWords, byLetters: phrasesByLetters(() => phrases) },
    hasTrades: byTrade.size > 0,
    ofTrade: (trade) => byTrade.get(trade) ?? [],
    inLine: (line) => byLine().get(line) ?? [],
    nearTrade: (trade) => byNear().get(trade) ?? [],
    phrases: { get: (begin) => allPhrases().get(begin) },
    get texts() {
      return texts();
    },
    get tradeTexts() {
      return tradeTexts();
    },
  };
}

/** The domain of a company and what it does, as one text. */
export function textOfCompany({ text, domain, keywords }: DirectoryCompany): string {
  return text ?? [domain, ...keywords].join(',');
}

/** All phrases of companies, then of trades, by the beginning of the texts that names have for them. */
export function phrasesByBeginning(
  companies: readonly DirectoryCompany[],
  trades: Iterable<Trade>,
): ReadonlyMap<string, readonly string[]> {
  const phrases = new Set<string>();
  for (const { keywords } of companies) for (const phrase of keywords) phrases.add(phrase);
  for (const phrase of phrasesOfTrades(trades)) phrases.add(phrase);
  return Map.groupBy(phrases, (phrase) => plainBeginning.exec(phrase)?.[1] ?? '');
}

/** The first word of a phrase begins as its singular does, and is none of those that are left out for being short. */
const plainBeginning = /^([a-z]{3})(?:[a-z]{3}|[a-z]{0,2}(?<!s)(?![a-z]))/;

function tradesOf(companies: readonly DirectoryCompany[]): readonly Trade[] {
  const all = new Set<Trade>();
  // Many companies share their list of trades.
  const read = new Set<readonly Trade[]>();
  for (const { trades, nearTrades, broadTrades } of companies) {
    for (const list of [trades, nearTrades, broadTrades]) {
      if (list === undefined || read.has(list)) continue;
      read.add(list);
      for (const trade of list) all.add(trade);
    }
  }
  return [...all];
}

/** The places of companies by each of their values. */
function placesBy<Value>(
  companies: readonly DirectoryCompany[],
  valuesOf: (company: DirectoryCompany) => Iterable<Value>,
): ReadonlyMap<Value, readonly number[]> {
  const places = new Map<Value, number[]>();
  for (const [place, company] of companies.entries()) {
    for (const value of valuesOf(company)) {
      const held = places.get(value);
      if (held === undefined) places.set(value, [place]);
      else if (held.at(-1) !== place) held.push(place);
    }
  }
  return places;
}
