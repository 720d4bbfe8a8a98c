import * as z from 'zod';
import type { DirectoryCompany } from '../../../domain/companies/candidates/company-source.ts';
import { comparableWords } from '../../../domain/companies/name/lines-of-business.ts';

/**
 * A trade of the shipped register. `narrow`: all its words mean the same trade. `broad`: who deals in it generally, by one
 * of its first two words, also serves its other words. `words`: its words only say who else serves it.
 */
export const shippedTrade = z
  .tuple([z.string(), z.enum(['narrow', 'broad', 'words']), z.array(z.string()), z.array(z.int())])
  .transform(([line, kind, words, near]) => ({ line, kind, words, near }));

type ShippedTrade = z.infer<typeof shippedTrade>;

/** The first words of a trade are its names. */
const namesOfTrade = 2;

/**
 * Adds to each company what its keywords say of trades: other words for its own, and the words of trades that are near
 * them. One word is not enough outside the trade's line of business, as many words mean several things.
 */
export function withTrades(
  companies: readonly DirectoryCompany[],
  trades: readonly ShippedTrade[],
): readonly DirectoryCompany[] {
  const byWord = new Map<string, { readonly trade: ShippedTrade; readonly isName: boolean }[]>();
  const servedBy = new Map<ShippedTrade, ShippedTrade[]>();
  for (const trade of trades) {
    trade.words.forEach((word, at) => {
      const key = plain(word);
      const known = byWord.get(key) ?? [];
      byWord.set(key, [...known, { trade, isName: at < namesOfTrade }]);
    });
    for (const near of trade.near) {
      const other = trades[near];
      if (other !== undefined) servedBy.set(other, [...(servedBy.get(other) ?? []), trade]);
    }
  }
  return companies.map((company) => {
    const matches = new Map<ShippedTrade, { words: number; isNamed: boolean; isSure: boolean }>();
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
      .filter(([{ kind }, { isNamed }]) => kind === 'narrow' || isNamed)
      .map(([trade]) => trade);
    const also = own.filter(([{ kind }]) => kind === 'narrow').map(([trade]) => trade);
    const near = [
      ...generally.filter(({ kind }) => kind === 'broad'),
      ...generally.flatMap((trade) => servedBy.get(trade) ?? []),
    ];
    return {
      ...company,
      trades: also,
      nearTrades: [...new Set(near)],
    };
  });
}

const plainByText = new Map<string, string>();

function plain(text: string): string {
  const known = plainByText.get(text) ?? comparableWords(text).join(' ');
  plainByText.set(text, known);
  return known;
}
