import { formOf, keyOfWords } from './phrase-key.ts';
import { beginning, type PhrasesByBeginning, type PhrasesByText, phrasesByText } from './phrases-by-text.ts';
import { comparableText, singular } from './word-forms.ts';

/** One trade, of which a name can be as a whole: stair lifts, the rental of treadmills. */
export interface Trade {
  readonly line: string;
  /** What names say of exactly this trade, in all languages. */
  readonly words: readonly string[];
  /** Those of its words that say what nearly every company of it does. */
  readonly ofAll?: readonly string[];
  /** Its words are so nearly the same that who has one of them has all. */
  readonly isExact?: boolean;
}

/** The phrases of all trades of a directory, for finding the trade of a whole name. */
export interface TradeIndex {
  /** The trades that have a phrase of these words, in any order and form, by the words' key. */
  readonly byWords: Pick<ReadonlyMap<string, readonly Trade[]>, 'get'>;
  /** The phrases by the form of the one word as which names write them. */
  readonly byLetters: PhrasesByText;
}

/** The first phrases of a trade are its names. */
const namesOfTrade = 2;

/** Sorts the phrases of trades by their words. */
export function tradeIndexOf(trades: Iterable<Trade>): TradeIndex {
  const { byWords, phrases } = sortedTrades(trades);
  return { byWords, byLetters: phrasesByLetters(() => phrases) };
}

/**
 * The trades by the keys of their phrases, and these phrases by the beginning of their texts. What is the name of a trade means
 * that trade, though others list it too.
 */
export function sortedTrades(trades: Iterable<Trade>): {
  readonly byWords: ReadonlyMap<string, readonly Trade[]>;
  readonly phrases: ReadonlyMap<string, readonly string[]>;
} {
  const byWords = new Map<string, Trade[]>();
  const named = new Set<string>();
  const phrases = new Set<string>();
  const add = (key: string, trade: Trade) => {
    const known = byWords.get(key);
    if (known === undefined) byWords.set(key, [trade]);
    else if (!known.includes(trade)) known.push(trade);
  };
  const all = [...trades].map((trade) => ({ trade, keys: keysOfTrade(trade) }));
  for (const { trade, keys } of all) {
    for (const [at, key] of keys.slice(0, namesOfTrade).entries()) {
      named.add(key);
      add(key, trade);
      phrases.add(trade.words[at] ?? '');
    }
  }
  for (const { trade, keys } of all) {
    for (const [at, key] of keys.entries()) {
      if (at < namesOfTrade || named.has(key)) continue;
      add(key, trade);
      phrases.add(trade.words[at] ?? '');
    }
  }
  return { byWords, phrases: Map.groupBy(phrases, (phrase) => beginningOf(wordsOf(phrase))) };
}

/** The phrases of trades by the form of the one word as which names write them. */
export function phrasesByLetters(phrases: () => PhrasesByBeginning): PhrasesByText {
  return phrasesByText(phrases, (phrase) => formsOfPhrase(wordsOf(phrase)));
}

/** The key of a phrase in any order and form of its words. */
export function keyOfPhrase(phrase: string): string {
  return keyOfWords(wordsOf(phrase));
}

/** The key of words that differ only in number. */
export function literalKey(words: readonly string[]): string {
  return words.map(singular).join('');
}

/** The keys of a trade's words, in their order. */
export function keysOfTrade({ words }: Trade): readonly string[] {
  return words.map(keyOfPhrase);
}

/** Longer texts begin as their form does. */
const maxChanged = 7;

function beginningOf(words: readonly string[]): string {
  const text = words.join('');
  if (text.length > maxChanged) return text.slice(0, beginning);
  return words.length === 1 ? formOf(text).slice(0, beginning) : '';
}

/** A phrase as names write it: as one word, or with the `de` of French and Spanish. */
function formsOfPhrase(words: readonly string[]) {
  const texts = words.length === 1 ? words : [words.join(''), words.join('de')];
  return { texts: texts.map(formOf), words };
}

/** The words of a phrase without accents. */
export function wordsOf(phrase: string): readonly string[] {
  // Most phrases are plain, and a directory has tens of thousands.
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(phrase)) return phrase.split(' ');
  return comparableText(phrase)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** All phrases of trades. */
export function phrasesOfTrades(trades: Iterable<Trade>): readonly string[] {
  return [...trades].flatMap(({ words }) => words);
}
