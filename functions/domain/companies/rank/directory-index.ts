import { atFirstUse, remembered } from '../../../../shared/text/words/remembered.ts';
import type { DirectoryCompany } from '../candidates/company-source.ts';
import { type Directory, type SortedCompanies, sortCompanies } from '../candidates/sorted-companies.ts';
import type { PhrasesByText } from '../name/phrases-by-text.ts';
import type { Trade, TradeIndex } from '../name/trade-index.ts';
import { singular } from '../name/word-forms.ts';
import { joinedPhrases } from './directory-words.ts';
import { Entry, withoutLast, wordsOfPhrase } from './entry.ts';

export interface DirectoryIndex {
  /** All companies; most searches need few of them. */
  readonly entries: () => readonly Entry[];
  readonly inLine: (line: string) => readonly Entry[];
  /** How many companies have two words as a keyword or as a phrase of their trades, by line of business. */
  readonly linesOfPhrase: (words: WordPair) => ReadonlyMap<string, number>;
  /** The same of the trades near theirs. */
  readonly linesNearPhrase: (words: WordPair) => ReadonlyMap<string, number>;
  /** Whether a word, in the singular, is a keyword of some company. */
  readonly hasKeyword: (word: string) => boolean;
  /** All phrases of the directory. */
  readonly joined: PhrasesByText;
  readonly trades: TradeIndex;
  /** Whether any company is of a trade. */
  readonly hasTrades: boolean;
  readonly ofTrade: (trade: Trade) => readonly Entry[];
}

/** Two words in the singular. */
type WordPair = readonly [string, string];

const indexes = new WeakMap<readonly DirectoryCompany[], DirectoryIndex>();

/** Makes a directory ready to be searched, once per directory, as it is searched many times. */
export function indexOf(companies: Directory): DirectoryIndex {
  const made = indexes.get(companies);
  if (made !== undefined) return made;
  const sorted = companies.sorted ?? sortCompanies(companies);
  // Words with accents have them in the text, and not when they are compared.
  const accented = atFirstUse(() =>
    sorted.tradeTexts.matching(/[\u0080-\uffff]/g).flatMap((place) => sorted.trades[place] ?? []),
  );
  /** The trades that have a word, in the singular. */
  const tradesSaying = remembered((word) => {
    const those = [...tradesHolding(sorted, [word]), ...accented()];
    return new Set(those.filter(({ words }) => words.some((phrase) => wordsOfPhrase(phrase).includes(word))));
  });
  const entries: Entry[] = [];
  const entriesAt = (places: readonly number[]) =>
    places.flatMap((place) => {
      const company = companies[place];
      if (company === undefined) return [];
      entries[place] ??= new Entry(company, tradesSaying);
      return entries[place];
    });
  const inLine = rememberedLists((line: string) => entriesAt(sorted.inLine(line)));
  const ofTrade = rememberedLists((trade: Trade) => entriesAt(sorted.ofTrade(trade)));
  const holding = (words: readonly string[]) => entriesAt(sorted.texts.holding(words.map(withoutLast)));
  const ownOf = (trade: Trade) => ofTrade(trade).filter(({ company }) => company.trades?.includes(trade));
  const index: DirectoryIndex = {
    entries: () => entriesAt([...companies.keys()]),
    inLine,
    linesOfPhrase: (words) => {
      const holders = holdersOfPhrase(holding(words), words);
      for (const [trade, times] of tradesWithPhrase(sorted, words)) {
        const ofIt = ownOf(trade);
        for (let time = 0; time < times; time += 1) holders.push(...ofIt);
      }
      return countByLine(holders);
    },
    linesNearPhrase: (words) =>
      countByLine(
        tradesWithPhrase(sorted, words).flatMap(([trade, times]) => {
          const near = entriesAt(sorted.nearTrade(trade));
          return Array.from({ length: times }, () => near).flat();
        }),
      ),
    hasKeyword: (word) =>
      tradesHolding(sorted, [word]).some(
        (trade) => trade.words.some((phrase) => isKeyword(phrase, word)) && ownOf(trade).length > 0,
      ) ||
      holding([word]).some(({ company }) => company.keywords.some((keyword) => isKeyword(keyword, word))),
    joined: joinedPhrases(() => sorted.phrases, wordsOfPhrase),
    trades: sorted.tradeIndex,
    hasTrades: sorted.hasTrades,
    ofTrade,
  };
  indexes.set(companies, index);
  return index;
}

function rememberedLists<Key, Value>(read: (key: Key) => readonly Value[]): (key: Key) => readonly Value[] {
  const lists = new Map<Key, readonly Value[]>();
  return (key) => {
    const list = lists.get(key) ?? read(key);
    lists.set(key, list);
    return list;
  };
}

/** The trades that may have all of some words, in the singular or the plural. */
function tradesHolding({ trades, tradeTexts }: SortedCompanies, words: readonly string[]): readonly Trade[] {
  return tradeTexts.holding(words.map(withoutLast)).flatMap((place) => trades[place] ?? []);
}

function isKeyword(phrase: string, word: string): boolean {
  return !phrase.includes(' ') && singular(phrase) === word;
}

/** The companies that have two words as a keyword, once for each. */
function holdersOfPhrase(entries: readonly Entry[], words: WordPair): Entry[] {
  return entries.flatMap((entry) =>
    entry.company.keywords.filter((keyword) => isPhrase(keyword, words)).map(() => entry),
  );
}

/** The trades that have two words as a phrase, with how many of their phrases are these words. */
function tradesWithPhrase(sorted: SortedCompanies, words: WordPair): readonly (readonly [Trade, number])[] {
  return tradesHolding(sorted, words).flatMap((trade): [Trade, number][] => {
    const times = trade.words.filter((phrase) => isPhrase(phrase, words)).length;
    return times === 0 ? [] : [[trade, times]];
  });
}

function isPhrase(phrase: string, words: WordPair): boolean {
  // Most phrases are others, and reading one takes longer.
  if (!phrase.includes(' ') || !words.every((word) => phrase.includes(withoutLast(word)))) return false;
  const own = wordsOfPhrase(phrase);
  return own.length === 2 && own[0] === words[0] && own[1] === words[1];
}

function countByLine(holders: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { company } of holders) counts.set(company.industry, (counts.get(company.industry) ?? 0) + 1);
  return counts;
}
