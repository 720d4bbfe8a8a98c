import type { DirectoryCompany } from '../../functions/domain/companies/candidates/company-source.ts';
import { comparableWords } from '../../functions/domain/companies/name/lines-of-business.ts';

/**
 * A trade of `trades.tsv`. `narrow`: all its words mean the same trade, and are those of nearly everybody in it. `exact`: so
 * nearly the same that who has one of them has all. `broad`: who deals in it generally, by one of its first two words, also
 * serves its other words. `words`: its words only say who else serves it.
 */
export interface RegisterTrade {
  readonly line: string;
  readonly kind: 'narrow' | 'exact' | 'broad' | 'words';
  readonly words: readonly string[];
  /**
   * Those of its words that say what nearly every company of it does. In the file they stand before a bar: any company of
   * septic tanks empties them, and only some make parts.
   */
  readonly ofAll: readonly string[];
  /** The places of the trades near it. */
  readonly near: readonly number[];
}

/** The first words of a trade are its names. */
const namesOfTrade = 2;

/**
 * Adds to each company what its keywords say of trades: other words for its own, those of which it is only by the words that
 * it says, and the words of trades that are near them. One word is not enough outside the trade's line of business, as many words mean several things.
 */
export function withTrades(
  companies: readonly DirectoryCompany[],
  trades: readonly RegisterTrade[],
): readonly DirectoryCompany[] {
  const byWord = new Map<string, { readonly trade: RegisterTrade; readonly isName: boolean }[]>();
  const served = servedBy(trades);
  for (const trade of trades) {
    trade.words.forEach((word, at) => {
      const key = plain(word);
      const known = byWord.get(key) ?? [];
      byWord.set(key, [...known, { trade, isName: at < namesOfTrade }]);
    });
  }
  return companies.map((company) => {
    const matches = new Map<RegisterTrade, { words: number; isNamed: boolean; isSure: boolean }>();
    for (const keyword of company.keywords) {
      const key = plain(keyword);
      for (const { trade, isName } of byWord.get(key) ?? []) {
        const match = matches.get(trade) ?? {
          words: 0,
          isNamed: false,
          isSure: trade.line === company.industry,
        };
        match.words += 1;
        match.isNamed ||= isName;
        match.isSure ||= key.includes(' ') || match.words > 1;
        matches.set(trade, match);
      }
    }
    const own = [...matches].filter(([, { isSure }]) => isSure);
    if (own.length === 0) return company;
    const generally = own
      .filter(([trade, { isNamed }]) => isNarrow(trade.kind) || isNamed)
      .map(([trade]) => trade);
    const also = own.filter(([trade]) => isNarrow(trade.kind)).map(([trade]) => trade);
    const near = [
      ...generally.filter(({ kind }) => kind === 'broad'),
      ...generally.flatMap((trade) => served.get(trade) ?? []),
    ];
    return {
      ...company,
      trades: also,
      broadTrades: own.filter(([trade]) => !isNarrow(trade.kind)).map(([trade]) => trade),
      nearTrades: [...new Set(near)],
    };
  });
}

/** The trades to which others are near, by these. */
export function servedBy(trades: readonly RegisterTrade[]): ReadonlyMap<unknown, readonly RegisterTrade[]> {
  const served = new Map<RegisterTrade, RegisterTrade[]>();
  for (const trade of trades) {
    for (const near of trade.near) {
      const other = trades[near];
      if (other !== undefined) served.set(other, [...(served.get(other) ?? []), trade]);
    }
  }
  return served;
}

/** Whether who says a word of such a trade is of it, and has what all of it have. */
export function isNarrow(kind: RegisterTrade['kind']): boolean {
  return kind === 'narrow' || kind === 'exact';
}

const plainByText = new Map<string, string>();

function plain(text: string): string {
  const known = plainByText.get(text) ?? comparableWords(text).join(' ');
  plainByText.set(text, known);
  return known;
}
