import { formOf, keyOfWords } from './phrase-key.ts';
import { comparableText } from './word-forms.ts';

/** One trade, of which a name can be as a whole: stair lifts, the rental of treadmills. */
export interface Trade {
  readonly line: string;
  /** What names say of exactly this trade, in all languages. */
  readonly words: readonly string[];
  /** Its words are so nearly the same that who has one of them has all. */
  readonly isExact?: boolean;
}

/** The phrases of all trades of a directory, for finding the trade of a whole name. */
export interface TradeIndex {
  /** The trades that have a phrase of these words, in any order and form, by the words' key. */
  readonly byWords: ReadonlyMap<string, readonly Trade[]>;
  /** The words of a phrase as names have them, written as one, in any form; made at first use, as few names need it. */
  readonly byText: () => ReadonlyMap<string, readonly string[]>;
}

/** Sorts the phrases of trades by their words. */
export function tradeIndexOf(trades: Iterable<Trade>): TradeIndex {
  const byWords = new Map<string, Trade[]>();
  const phrases: (readonly string[])[] = [];
  for (const trade of trades) {
    for (const phrase of trade.words) {
      const words = wordsOf(phrase);
      const key = keyOfWords(words);
      const known = byWords.get(key);
      if (known === undefined) byWords.set(key, [trade]);
      else if (!known.includes(trade)) known.push(trade);
      phrases.push(words);
    }
  }
  let byText: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    byWords,
    byText: () => {
      byText ??= byTextOf(phrases);
      return byText;
    },
  };
}

function byTextOf(phrases: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const byText = new Map<string, readonly string[]>();
  for (const words of phrases) {
    const texts = words.length === 1 ? words : [words.join(''), words.join('de')];
    for (const text of texts) {
      const form = formOf(text);
      if (!byText.has(form)) byText.set(form, words);
    }
  }
  return byText;
}

/** The words of a phrase without accents. */
export function wordsOf(phrase: string): readonly string[] {
  return comparableText(phrase)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** All phrases of trades. */
export function phrasesOfTrades(trades: Iterable<Trade>): readonly string[] {
  return [...trades].flatMap(({ words }) => words);
}
