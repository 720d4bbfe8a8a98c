import { type DirectoryCompany, isKnownByDomain } from '../candidates/company-source.ts';
import type { PhrasesByText } from '../name/phrases-by-text.ts';
import {
  keyOfPhrase,
  phrasesOfTrades,
  type Trade,
  type TradeIndex,
  tradeIndexOf,
} from '../name/trade-index.ts';
import { singular } from '../name/word-forms.ts';
import { joinedPhrases } from './directory-words.ts';
import { Entry, withoutLast, wordsOfPhrase } from './entry.ts';

export interface DirectoryIndex {
  readonly entries: readonly Entry[];
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
  readonly byTrade: ReadonlyMap<Trade, readonly Entry[]>;
}

/** Two words in the singular. */
type WordPair = readonly [string, string];

const indexes = new WeakMap<readonly DirectoryCompany[], DirectoryIndex>();

/** Sorts a directory by trades, once per directory, as it is searched many times. What few names need is made at first use. */
export function indexOf(companies: readonly DirectoryCompany[]): DirectoryIndex {
  const made = indexes.get(companies);
  if (made !== undefined) return made;
  const entries = companies.map((company) => new Entry(company));
  const all = tradesOf(companies);
  let texts: Texts | undefined;
  const holding = (words: readonly string[]) => {
    texts ??= new Texts(entries);
    return texts.holding(words);
  };
  const trades = tradeIndexOf(all);
  const byTrade = byTradeOf(entries, trades);
  let byLine: ReadonlyMap<string, readonly Entry[]> | undefined;
  let keywordsOfTrades: ReadonlySet<string> | undefined;
  const index: DirectoryIndex = {
    entries,
    inLine: (line) => {
      byLine ??= byLineOf(entries);
      return byLine.get(line) ?? [];
    },
    linesOfPhrase: (words) => {
      const holders = holdersOfPhrase(holding(words), words);
      for (const [trade, times] of tradesWithPhrase(all, words)) {
        const ofTrade = byTrade.get(trade)?.filter(({ company }) => company.trades?.includes(trade)) ?? [];
        for (let time = 0; time < times; time += 1) holders.push(...ofTrade);
      }
      return countByLine(holders);
    },
    linesNearPhrase: (words) =>
      countByLine(
        tradesWithPhrase(all, words).flatMap(([trade, times]) => {
          const near = entries.filter(({ company }) => company.nearTrades?.includes(trade));
          return Array.from({ length: times }, () => near).flat();
        }),
      ),
    hasKeyword: (word) => {
      keywordsOfTrades ??= singleKeywords(companies.flatMap(({ trades: own = [] }) => own));
      return keywordsOfTrades.has(word) || holding([word]).some((entry) => isKeywordOf(entry, word));
    },
    joined: joinedPhrases(() => allPhrasesOf(companies, all), wordsOfPhrase),
    trades,
    byTrade,
  };
  indexes.set(companies, index);
  return index;
}

/** What all companies do as one text, in which those that may have a word are found without reading each. */
class Texts {
  private readonly entries: readonly Entry[];
  private readonly text: string;
  /** Where the text of each company ends. */
  private readonly ends: readonly number[];

  constructor(entries: readonly Entry[]) {
    const texts = entries.map(({ text }) => text);
    let end = 0;
    this.entries = entries;
    this.text = texts.join('\n');
    this.ends = texts.map((text) => {
      end += text.length + 1;
      return end;
    });
  }

  /** The companies that may have all of some words, in the singular or the plural. None has words of one letter alone. */
  holding(words: readonly string[]): readonly Entry[] {
    const [first = '', ...others] = words.map(withoutLast).sort((a, b) => b.length - a.length);
    if (first === '') return [];
    const found: Entry[] = [];
    let company = 0;
    for (let at = this.text.indexOf(first); at >= 0; at = this.text.indexOf(first, this.ends[company])) {
      company = this.companyAt(at, company);
      const entry = this.entries[company];
      if (entry === undefined) break;
      if (others.every((other) => entry.text.includes(other))) found.push(entry);
    }
    return found;
  }

  /** The company whose text has a place, not before another company: by halves. */
  private companyAt(place: number, from: number): number {
    let [low, high] = [from, this.ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ends[middle] ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** All trades of companies, and those near them. */
function tradesOf(companies: readonly DirectoryCompany[]): ReadonlySet<Trade> {
  const all = new Set<Trade>();
  // Many companies share their list of trades.
  const read = new Set<readonly Trade[]>();
  for (const company of companies) {
    const { tradesOfList } = company;
    const lists =
      tradesOfList === undefined ? [company.trades, company.nearTrades, company.broadTrades] : [tradesOfList];
    for (const list of lists) {
      if (list === undefined) continue;
      if (read.has(list)) continue;
      read.add(list);
      for (const trade of list) all.add(trade);
    }
  }
  return all;
}

function byTradeOf(entries: readonly Entry[], { byWords }: TradeIndex): ReadonlyMap<Trade, readonly Entry[]> {
  const byTrade = new Map<Trade, Entry[]>();
  const add = (trade: Trade, entry: Entry) => {
    const held = byTrade.get(trade);
    if (held === undefined) byTrade.set(trade, [entry]);
    else held.push(entry);
  };
  for (const entry of entries) {
    const { company } = entry;
    if (isKnownByDomain(company)) {
      const ofDomain = byWords.get(keyOfPhrase(company.keywords[0] ?? ''));
      for (const trade of ofDomain ?? []) add(trade, entry);
    } else {
      for (const trade of company.trades ?? []) add(trade, entry);
      for (const trade of company.broadTrades ?? []) add(trade, entry);
    }
  }
  return byTrade;
}

function byLineOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const byLine = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const line of entry.lines.keys()) {
      const held = byLine.get(line);
      if (held === undefined) byLine.set(line, [entry]);
      else held.push(entry);
    }
  }
  return byLine;
}

function allPhrasesOf(
  companies: readonly DirectoryCompany[],
  trades: ReadonlySet<Trade>,
): ReadonlySet<string> {
  const phrases = new Set<string>();
  for (const { keywords } of companies) for (const phrase of keywords) phrases.add(phrase);
  for (const phrase of phrasesOfTrades(trades)) phrases.add(phrase);
  return phrases;
}

function singleKeywords(trades: readonly Trade[]): ReadonlySet<string> {
  const phrases = phrasesOfTrades(new Set(trades));
  return new Set(phrases.filter((phrase) => !phrase.includes(' ')).map(singular));
}

function isKeywordOf({ company: { keywords } }: Entry, word: string): boolean {
  return keywords.some((keyword) => !keyword.includes(' ') && singular(keyword) === word);
}

/** The companies that have two words as a keyword, once for each. */
function holdersOfPhrase(entries: readonly Entry[], words: WordPair): Entry[] {
  return entries.flatMap((entry) =>
    entry.company.keywords.filter((keyword) => isPhrase(keyword, words)).map(() => entry),
  );
}

/** The trades that have two words as a phrase, with how many of their phrases are these words. */
function tradesWithPhrase(trades: Iterable<Trade>, words: WordPair): readonly (readonly [Trade, number])[] {
  return [...trades].flatMap((trade): [Trade, number][] => {
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
