import { type DirectoryCompany, isKnownByDomain } from '../candidates/company-source.ts';
import { linesOfBusiness } from '../name/line-lexicon.ts';
import { comparableWords } from '../name/lines-of-business.ts';
import { linesOfWords } from '../name/lines-of-name.ts';
import { keyOfWords } from '../name/phrase-key.ts';
import { phrasesOfTrades, type Trade, type TradeIndex, tradeIndexOf, wordsOf } from '../name/trade-index.ts';
import { singular, stemOf } from '../name/word-forms.ts';
import type { CompanyWords } from './coverage.ts';
import { type JoinedPhrases, joinedPhrases } from './directory-words.ts';

/** A further line of a company counts less than its first. */
const furtherLine = 0.85;

/** A company as it is searched. Its words are computed at first use: most lines of business are never searched. */
export class Entry implements CompanyWords {
  readonly company: DirectoryCompany;
  /** Its lines of business, and how much it belongs to each: 1 for its first. */
  readonly lines: ReadonlyMap<string, number>;
  private made: Readonly<Record<keyof CompanyWords, ReadonlySet<string>>> | undefined;

  constructor(company: DirectoryCompany) {
    this.company = company;
    this.lines = linesOfCompany(company);
  }

  get words(): ReadonlySet<string> {
    return this.read().words;
  }

  get nameWords(): ReadonlySet<string> {
    return this.read().nameWords;
  }

  get stems(): ReadonlySet<string> {
    return this.read().stems;
  }

  get also(): ReadonlySet<string> {
    return this.read().also;
  }

  get near(): ReadonlySet<string> {
    return this.read().near;
  }

  private read() {
    if (this.made !== undefined) return this.made;
    const { name, keywords, trades = [], nearTrades = [] } = this.company;
    const nameWords = new Set(comparableWords(isKnownByDomain(this.company) ? keywords.join(' ') : name));
    const words = new Set([...nameWords, ...comparableWords(wordsOfEntry(this.company).join(' '))]);
    this.made = {
      nameWords,
      words,
      stems: new Set([...words].map(stemOf)),
      also: wordsOfTrades(trades),
      near: wordsOfTrades(nearTrades),
    };
    return this.made;
  }
}

export interface DirectoryIndex {
  readonly entries: readonly Entry[];
  readonly byLine: ReadonlyMap<string, readonly Entry[]>;
  /** How many companies have two words as a keyword, by those words and by line of business. */
  readonly byPhrase: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The same of two words of trades near theirs; made at first use, as few names need them. */
  readonly byNearPhrase: () => DirectoryIndex['byPhrase'];
  /** The keywords of one word, in the singular. */
  readonly keywords: ReadonlySet<string>;
  /** All phrases of the directory; made at first use, as few names need them. */
  readonly joined: () => JoinedPhrases;
  readonly trades: TradeIndex;
  readonly byTrade: ReadonlyMap<Trade, readonly Entry[]>;
}

const indexes = new WeakMap<readonly DirectoryCompany[], DirectoryIndex>();

/** Sorts a directory by lines of business, once per directory, as it is searched many times. */
export function indexOf(companies: readonly DirectoryCompany[]): DirectoryIndex {
  const made = indexes.get(companies);
  if (made !== undefined) return made;
  const entries = companies.map((company) => new Entry(company));
  const byLine = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const line of entry.lines.keys()) {
      const held = byLine.get(line);
      if (held === undefined) byLine.set(line, [entry]);
      else held.push(entry);
    }
  }
  const trades = tradeIndexOf(tradesOf(companies));
  let joined: JoinedPhrases | undefined;
  let byNearPhrase: DirectoryIndex['byPhrase'] | undefined;
  const index = {
    entries,
    byLine,
    byPhrase: phrasesOf(companies, ({ keywords, trades = [] }) => [...keywords, ...phrasesOfTrades(trades)]),
    byNearPhrase: () => {
      byNearPhrase ??= phrasesOf(companies, ({ nearTrades = [] }) => phrasesOfTrades(nearTrades));
      return byNearPhrase;
    },
    keywords: singleKeywordsOf(companies),
    joined: () => {
      joined ??= joinedPhrases(allPhrasesOf(companies), wordsOfPhrase);
      return joined;
    },
    trades,
    byTrade: byTradeOf(entries, trades),
  };
  indexes.set(companies, index);
  return index;
}

/** All trades of companies, and those near them. */
function tradesOf(companies: readonly DirectoryCompany[]): ReadonlySet<Trade> {
  const all = new Set<Trade>();
  for (const { trades = [], nearTrades = [] } of companies) {
    for (const trade of trades) all.add(trade);
    for (const trade of nearTrades) all.add(trade);
  }
  return all;
}

function byTradeOf(entries: readonly Entry[], { byWords }: TradeIndex): ReadonlyMap<Trade, readonly Entry[]> {
  const byTrade = new Map<Trade, Entry[]>();
  for (const entry of entries) {
    const { company } = entry;
    const trades = isKnownByDomain(company)
      ? byWords.get(keyOfWords(wordsOf(company.keywords[0] ?? '')))
      : company.trades;
    for (const trade of trades ?? []) {
      const held = byTrade.get(trade);
      if (held === undefined) byTrade.set(trade, [entry]);
      else held.push(entry);
    }
  }
  return byTrade;
}

function allPhrasesOf(companies: readonly DirectoryCompany[]): ReadonlySet<string> {
  const phrases = new Set<string>();
  for (const { keywords } of companies) for (const phrase of keywords) phrases.add(phrase);
  for (const phrase of phrasesOfTrades(tradesOf(companies))) phrases.add(phrase);
  return phrases;
}

function singleKeywordsOf(companies: readonly DirectoryCompany[]): ReadonlySet<string> {
  const single = new Set<string>();
  const add = (phrase: string) => phrase.includes(' ') || single.add(singular(phrase));
  for (const { keywords } of companies) keywords.forEach(add);
  phrasesOfTrades(companies.flatMap(({ trades = [] }) => trades)).forEach(add);
  return single;
}

function phrasesOf(
  companies: readonly DirectoryCompany[],
  phrasesOfCompany: (company: DirectoryCompany) => readonly string[],
): DirectoryIndex['byPhrase'] {
  const byPhrase = new Map<string, Map<string, number>>();
  for (const company of companies) {
    const { industry } = company;
    for (const keyword of phrasesOfCompany(company)) {
      // Most keywords are one word, which says nothing here and costs time to compare.
      if (!keyword.includes(' ')) continue;
      const words = wordsOfPhrase(keyword);
      if (words.length !== 2) continue;
      const lines = byPhrase.get(words.join(' ')) ?? new Map<string, number>();
      byPhrase.set(words.join(' '), lines.set(industry, (lines.get(industry) ?? 0) + 1));
    }
  }
  return byPhrase;
}

const knownLines = new Set(linesOfBusiness);
/** A line that this many of a company's keywords indicate is one of its lines. */
const keywordsForLine = 2;

/** The name of a line applies to every company in it, so only other names of industries say something. */
function wordsOfEntry({ industry, keywords }: DirectoryCompany): readonly string[] {
  return knownLines.has(industry) ? keywords : [industry, ...keywords];
}

function linesOfCompany({
  industry,
  keywords,
  furtherLines,
  trades = [],
  nearTrades = [],
}: DirectoryCompany): Map<string, number> {
  const lines = new Map<string, number>();
  if (furtherLines === undefined) {
    const spoken = keywords.flatMap(linesOfKeyword);
    for (const [line, times] of Map.groupBy(spoken, (line) => line)) {
      if (times.length >= keywordsForLine) lines.set(line, furtherLine);
    }
  } else {
    for (const line of furtherLines) lines.set(line, 1);
  }
  for (const { line } of [...trades, ...nearTrades])
    lines.set(line, Math.max(lines.get(line) ?? 0, furtherLine));
  const own = knownLines.has(industry)
    ? [industry]
    : linesOfWords(comparableWords(industry)).map(({ line }) => line);
  for (const line of own) lines.set(line, 1);
  return lines;
}

/** Many companies share their keywords, and reading one takes longer than looking it up. */
const linesByKeyword = new Map<string, readonly string[]>();
const maxKeywordsRead = 50_000;

function linesOfKeyword(keyword: string): readonly string[] {
  const read = linesByKeyword.get(keyword);
  if (read !== undefined) return read;
  if (linesByKeyword.size >= maxKeywordsRead) linesByKeyword.clear();
  const lines = linesOfWords(comparableWords(keyword)).map(({ line }) => line);
  linesByKeyword.set(keyword, lines);
  return lines;
}

/** Companies of a trade share its phrases. */
function wordsOfTrades(trades: readonly Trade[]): ReadonlySet<string> {
  return new Set(phrasesOfTrades(trades).flatMap(wordsOfPhrase));
}

const wordsByPhrase = new Map<string, readonly string[]>();

function wordsOfPhrase(phrase: string): readonly string[] {
  const read = wordsByPhrase.get(phrase);
  if (read !== undefined) return read;
  if (wordsByPhrase.size >= maxKeywordsRead) wordsByPhrase.clear();
  const words = comparableWords(phrase).filter((word) => word.length > 2);
  wordsByPhrase.set(phrase, words);
  return words;
}
