import { remembered } from '../../../../shared/text/words/remembered.ts';
import { type DirectoryCompany, isKnownByDomain } from '../candidates/company-source.ts';
import { linesOfBusiness } from '../name/line-lexicon.ts';
import { comparableWords } from '../name/lines-of-business.ts';
import { linesOfWords } from '../name/lines-of-name.ts';
import { formOf, keyOfWords } from '../name/phrase-key.ts';
import { keyOfPhrase as keyOf, type Trade, wordsOf } from '../name/trade-index.ts';
import { comparableText, isPlural, isWorker, stemOf } from '../name/word-forms.ts';
import type { CompanyWords, WordSet } from './coverage.ts';

/** A further line of a company counts less than its first. */
const furtherLine = 0.85;

/** A company as it is searched. Its words are computed at first use: most lines of business are never searched. */
export class Entry implements CompanyWords {
  readonly company: DirectoryCompany;
  private ofLines: ReadonlyMap<string, number> | undefined;
  private made: Omit<CompanyWords, 'also' | 'near'> | undefined;
  private ofTrades: WordSet | undefined;
  private ofNear: WordSet | undefined;

  constructor(company: DirectoryCompany) {
    this.company = company;
  }

  /** Its lines of business, and how much it belongs to each: 1 for its first. */
  get lines(): ReadonlyMap<string, number> {
    this.ofLines ??= this.company.lines ?? linesOfCompany(this.company);
    return this.ofLines;
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

  /** Its domain and what it does, as one text. */
  get text(): string {
    const { text, domain, keywords } = this.company;
    return text ?? [domain, ...keywords].join(',');
  }

  /** Whether it may have a word, which costs less than to read all of its words. */
  mayHave(word: string): boolean {
    const part = withoutLast(word);
    return (
      this.also.has(word) || this.text.includes(part) || comparableText(this.company.name).includes(part)
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

/** What the singular and the plural of a word have in common. */
export function withoutLast(word: string): string {
  return word.slice(0, -1);
}

const knownLines = new Set(linesOfBusiness);
/** A line that this many of a company's keywords indicate is one of its lines. */
const keywordsForLine = 2;

/** The name of a line applies to every company in it, so only other names of industries say something. */
function wordsOfEntry({ industry, keywords }: DirectoryCompany): readonly string[] {
  return knownLines.has(industry) ? keywords : [industry, ...keywords];
}

/** The lines of business of a company by its facts, and how much it belongs to each: 1 for its first. */
export function linesOfCompany({
  industry,
  keywords,
  trades = [],
  nearTrades = [],
}: DirectoryCompany): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const line of linesOfKeywords(keywords)) lines.set(line, furtherLine);
  for (const { line } of [...trades, ...nearTrades]) lines.set(line, furtherLine);
  const own = knownLines.has(industry)
    ? [industry]
    : linesOfWords(comparableWords(industry)).map(({ line }) => line);
  for (const line of own) lines.set(line, 1);
  return lines;
}

/** The lines of business that several keywords of a company indicate. */
function linesOfKeywords(keywords: readonly string[]): readonly string[] {
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

/** The words of a phrase in the singular, without those of one or two letters. */
export function wordsOfPhrase(phrase: string): readonly string[] {
  const read = wordsByPhrase.get(phrase);
  if (read !== undefined) return read;
  if (wordsByPhrase.size >= maxKeywordsRead) wordsByPhrase.clear();
  const words = comparableWords(phrase).filter((word) => word.length > 2);
  wordsByPhrase.set(phrase, words);
  return words;
}

const maxPhrases = 500_000;

/** The key of a phrase of a directory, of which many companies have the same. */
export const keyOfPhrase = remembered(keyOf, { maxTexts: maxPhrases });

/** The keys of what a company does, in its order. */
export function keysOf({ keywords }: DirectoryCompany): readonly string[] {
  return keywords.map(keyOfPhrase);
}

/** The place of a phrase in what a company does, in any form, as one word or several; -1 if it is not there. */
export function saidAt({ keywords }: DirectoryCompany, phrase: readonly string[]): number {
  const key = keyOfWords(phrase);
  const letters = formOf(phrase.join(''));
  return keywords.findIndex(
    (keyword) =>
      (keyOfPhrase(keyword) === key || lettersOf(keyword) === letters) && !saysThings(keyword, phrase),
  );
}

/** Whether a phrase of one word says who works, and another text with what: who has tiles is no tiler. */
function saysThings(text: string, [worker = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && isWorker(worker) && isPlural(text) && !isWorker(text);
}

const lettersOf = remembered((phrase) => formOf(wordsOf(phrase).join('')), { maxTexts: maxPhrases });
