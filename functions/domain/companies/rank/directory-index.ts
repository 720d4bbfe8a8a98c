import { type DirectoryCompany, isKnownByDomain } from '../candidates/company-source.ts';
import { linesOfBusiness } from '../name/line-lexicon.ts';
import { comparableWords } from '../name/lines-of-business.ts';
import { linesOfWords } from '../name/lines-of-name.ts';
import { keyOfWords } from '../name/phrase-key.ts';
import type { PhrasesByText } from '../name/phrases-by-text.ts';
import { phrasesOfTrades, type Trade, type TradeIndex, tradeIndexOf, wordsOf } from '../name/trade-index.ts';
import { comparableText, singular, stemOf } from '../name/word-forms.ts';
import type { CompanyWords, WordSet } from './coverage.ts';
import { joinedPhrases } from './directory-words.ts';

/** A further line of a company counts less than its first. */
const furtherLine = 0.85;

/** A company as it is searched. Its words are computed at first use: most lines of business are never searched. */
export class Entry implements CompanyWords {
  readonly company: DirectoryCompany;
  /** Its lines of business, and how much it belongs to each: 1 for its first. */
  readonly lines: ReadonlyMap<string, number>;
  private made: Omit<CompanyWords, 'also' | 'near'> | undefined;
  private ofTrades: WordSet | undefined;
  private ofNear: WordSet | undefined;

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

  get also(): WordSet {
    this.ofTrades ??= wordsOfTrades(this.company.trades ?? []);
    return this.ofTrades;
  }

  get near(): WordSet {
    this.ofNear ??= wordsOfTrades(this.company.nearTrades ?? []);
    return this.ofNear;
  }

  /** Whether it may have a word, which costs less than to read all of its words. */
  mayHave(word: string): boolean {
    const part = word.slice(0, -1);
    const { name, domain, keywords } = this.company;
    return (
      this.also.has(word) ||
      domain.includes(part) ||
      keywords.some((keyword) => keyword.includes(part)) ||
      comparableText(name).includes(part)
    );
  }

  private read() {
    if (this.made !== undefined) return this.made;
    const { name, keywords } = this.company;
    const nameWords = new Set(comparableWords(isKnownByDomain(this.company) ? keywords.join(' ') : name));
    const words = new Set([...nameWords, ...comparableWords(wordsOfEntry(this.company).join(' '))]);
    this.made = {
      nameWords,
      words,
      stems: new Set([...words].map(stemOf)),
    };
    return this.made;
  }
}

export interface DirectoryIndex {
  readonly entries: readonly Entry[];
  readonly byLine: ReadonlyMap<string, readonly Entry[]>;
  /** How many companies have two words as a keyword, by those words and by line of business. */
  readonly byPhrase: () => ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The same of two words of trades near theirs; made at first use, as few names need them. */
  readonly byNearPhrase: DirectoryIndex['byPhrase'];
  /** The keywords of one word, in the singular. */
  readonly keywords: () => ReadonlySet<string>;
  /** All phrases of the directory. */
  readonly joined: PhrasesByText;
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
  let keywords: ReadonlySet<string> | undefined;
  let byPhrase: ReturnType<DirectoryIndex['byPhrase']> | undefined;
  let byNearPhrase: ReturnType<DirectoryIndex['byPhrase']> | undefined;
  const index = {
    entries,
    byLine,
    byPhrase: () => {
      byPhrase ??= phrasesOf(companies, { keywords: true, trades: (company) => company.trades ?? [] });
      return byPhrase;
    },
    byNearPhrase: () => {
      byNearPhrase ??= phrasesOf(companies, {
        keywords: false,
        trades: (company) => company.nearTrades ?? [],
      });
      return byNearPhrase;
    },
    keywords: () => {
      keywords ??= singleKeywordsOf(companies);
      return keywords;
    },
    joined: joinedPhrases(() => allPhrasesOf(companies), wordsOfPhrase),
    trades,
    byTrade: byTradeOf(entries, trades),
  };
  indexes.set(companies, index);
  return index;
}

/** All trades of companies, and those near them. */
function tradesOf(companies: readonly DirectoryCompany[]): ReadonlySet<Trade> {
  const all = new Set<Trade>();
  for (const { trades = [], nearTrades = [], broadTrades = [] } of companies) {
    for (const trade of trades) all.add(trade);
    for (const trade of nearTrades) all.add(trade);
    for (const trade of broadTrades) all.add(trade);
  }
  return all;
}

function byTradeOf(entries: readonly Entry[], { byWords }: TradeIndex): ReadonlyMap<Trade, readonly Entry[]> {
  const byTrade = new Map<Trade, Entry[]>();
  for (const entry of entries) {
    const { company } = entry;
    const trades = isKnownByDomain(company)
      ? byWords.get(keyOfWords(wordsOf(company.keywords[0] ?? '')))
      : [...(company.trades ?? []), ...(company.broadTrades ?? [])];
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
  phrasesOfTrades(new Set(companies.flatMap(({ trades = [] }) => trades))).forEach(add);
  return single;
}

/** Trades of a company, and how many companies of one line of business have the same. */
type TradesOf = (company: DirectoryCompany) => readonly Trade[];

function phrasesOf(
  companies: readonly DirectoryCompany[],
  { keywords, trades }: { readonly keywords: boolean; readonly trades: TradesOf },
): ReturnType<DirectoryIndex['byPhrase']> {
  const byPhrase = new Map<string, Map<string, number>>();
  const add = (phrase: string, industry: string, count: number) => {
    // Most keywords are one word, which says nothing here and costs time to compare.
    if (!phrase.includes(' ')) return;
    const words = wordsOfPhrase(phrase);
    if (words.length !== 2) return;
    const key = words.join(' ');
    const lines = byPhrase.get(key);
    if (lines === undefined) byPhrase.set(key, new Map([[industry, count]]));
    else lines.set(industry, (lines.get(industry) ?? 0) + count);
  };
  const counts = new Map<Trade, Map<string, number>>();
  for (const company of companies) {
    const { industry } = company;
    if (keywords) for (const keyword of company.keywords) add(keyword, industry, 1);
    for (const trade of trades(company)) {
      const lines = counts.get(trade) ?? new Map<string, number>();
      counts.set(trade, lines.set(industry, (lines.get(industry) ?? 0) + 1));
    }
  }
  for (const [trade, lines] of counts)
    for (const [line, count] of lines) for (const phrase of trade.words) add(phrase, line, count);
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
  saidLines,
  trades = [],
  nearTrades = [],
}: DirectoryCompany): Map<string, number> {
  const lines = new Map<string, number>();
  if (furtherLines === undefined) {
    for (const line of saidLines ?? linesOfKeywords(keywords)) lines.set(line, furtherLine);
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

/** The lines of business that several keywords of a company indicate. */
export function linesOfKeywords(keywords: readonly string[]): readonly string[] {
  const spoken = keywords.flatMap(linesOfKeyword);
  return [...Map.groupBy(spoken, (line) => line)].flatMap(([line, times]) =>
    times.length >= keywordsForLine ? [line] : [],
  );
}

/** Many companies share their keywords, and reading one takes longer than looking it up. */
const linesByKeyword = new Map<string, readonly string[]>();
const maxKeywordsRead = 300_000;

function linesOfKeyword(keyword: string): readonly string[] {
  const read = linesByKeyword.get(keyword);
  if (read !== undefined) return read;
  if (linesByKeyword.size >= maxKeywordsRead) linesByKeyword.clear();
  const lines = linesOfWords(comparableWords(keyword)).map(({ line }) => line);
  linesByKeyword.set(keyword, lines);
  return lines;
}

/** Companies of a trade share its phrases. */
const wordsByTrade = new WeakMap<Trade, ReadonlySet<string>>();

/** Companies of a trade share its words. */
function wordsOfTrades(trades: readonly Trade[]): WordSet {
  const sets = trades.map((trade) => {
    const words = wordsByTrade.get(trade) ?? new Set(trade.words.flatMap(wordsOfPhrase));
    wordsByTrade.set(trade, words);
    return words;
  });
  return { has: (word) => sets.some((words) => words.has(word)) };
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
