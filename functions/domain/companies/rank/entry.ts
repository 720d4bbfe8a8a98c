import { remembered } from '../../../../shared/text/words/remembered.ts';
import { type DirectoryCompany, isKnownByDomain } from '../candidates/company-source.ts';
import { linesOfCompany } from '../candidates/lines-of-company.ts';
import { textOfCompany } from '../candidates/sorted-companies.ts';
import { linesOfBusiness } from '../name/line-lexicon.ts';
import { comparableWords } from '../name/lines-of-business.ts';
import { formOf, keyOfWords } from '../name/phrase-key.ts';
import { keyOfPhrase as keyOf, type Trade, wordsOf } from '../name/trade-index.ts';
import { comparableText, isPlural, isWorker, stemOf } from '../name/word-forms.ts';
import type { CompanyWords, WordSet } from './coverage.ts';

/** A company as it is searched. Its words are computed at first use: most lines of business are never searched. */
export class Entry implements CompanyWords {
  readonly company: DirectoryCompany;
  private readonly tradesSaying: (word: string) => ReadonlySet<Trade>;
  private ofLines: ReadonlyMap<string, number> | undefined;
  private made: Record<'words' | 'nameWords' | 'stems', ReadonlySet<string>> | undefined;
  private searched: string | undefined;
  private ofTrades: WordSet | undefined;
  private ofNear: WordSet | undefined;

  /** `tradesSaying`: the trades of the directory that have a word. */
  constructor(company: DirectoryCompany, tradesSaying: (word: string) => ReadonlySet<Trade>) {
    this.company = company;
    this.tradesSaying = tradesSaying;
  }

  /** Its lines of business, and how much it belongs to each: 1 for its first. */
  get lines(): ReadonlyMap<string, number> {
    this.ofLines ??= this.company.lines ?? linesOfCompany(this.company);
    return this.ofLines;
  }

  get words(): WordSet {
    return this.setOf('words');
  }

  get wordCount(): number {
    return this.read().words.size;
  }

  get nameWords(): WordSet {
    return this.setOf('nameWords');
  }

  get stems(): WordSet {
    return this.setOf('stems');
  }

  get also(): WordSet {
    this.ofTrades ??= this.wordsOf(this.company.trades);
    return this.ofTrades;
  }

  get near(): WordSet {
    this.ofNear ??= this.wordsOf(this.company.nearTrades);
    return this.ofNear;
  }

  /** Its domain and what it does, as one text. */
  get text(): string {
    return textOfCompany(this.company);
  }

  /** Whether it may have a word, which costs less than to read all of its words. */
  mayHave(word: string): boolean {
    const part = withoutLast(word);
    return (
      this.also.has(word) || this.text.includes(part) || comparableText(this.company.name).includes(part)
    );
  }

  private setOf(kind: 'words' | 'nameWords' | 'stems'): WordSet {
    return (
      this.made?.[kind] ?? {
        has: (word) => this.mayBegin(withoutLast(word)) && this.read()[kind].has(word),
      }
    );
  }

  private wordsOf(trades: readonly Trade[] = []): WordSet {
    return {
      has: (word) => {
        const saying = this.tradesSaying(word);
        return saying.size > 0 && trades.some((trade) => saying.has(trade));
      },
    };
  }

  /** Whether one of its words may begin with some letters: to make all of its words takes longer, and few names ask for one. */
  private mayBegin(letters: string): boolean {
    this.searched ??= this.lettersOfAll();
    return this.searched === '' || this.searched.includes(letters);
  }

  /** The letters of all of its words, as they are written; empty if these are written in another way. */
  private lettersOfAll(): string {
    const { name, industry } = this.company;
    const all = `${this.text}\n${name}`;
    return knownLines.has(industry) && isAscii.test(all) ? all.toLowerCase() : '';
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

const isAscii = /^[\t\n -~]*$/;

/** What the singular and the plural of a word have in common. */
export function withoutLast(word: string): string {
  return word.slice(0, -1);
}

const knownLines = new Set(linesOfBusiness);

/** The name of a line applies to every company in it, so only other names of industries say something. */
function wordsOfEntry({ industry, keywords }: DirectoryCompany): readonly string[] {
  return knownLines.has(industry) ? keywords : [industry, ...keywords];
}

const wordsByPhrase = new Map<string, readonly string[]>();
const maxPhrasesRead = 300_000;

/** The words of a phrase in the singular, without those of one or two letters. */
export function wordsOfPhrase(phrase: string): readonly string[] {
  const read = wordsByPhrase.get(phrase);
  if (read !== undefined) return read;
  if (wordsByPhrase.size >= maxPhrasesRead) wordsByPhrase.clear();
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
