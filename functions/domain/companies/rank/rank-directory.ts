import { type DirectoryCompany, ownDirectory } from '../candidates/company-source.ts';
import { linesOfBusiness, weightsOf } from '../name/line-lexicon.ts';
import { comparableWords, tellingWords } from '../name/lines-of-business.ts';
import { linesOfName, linesOfWords, type NamedLine } from '../name/lines-of-name.ts';
import type { NameReading } from '../name/name-reading.ts';
import { comparableText, singular } from '../name/word-forms.ts';
import {
  type AskedWord,
  askedWords,
  type CompanyWords,
  coverageOf,
  dividingWords,
  speaksOfSelling,
} from './coverage.ts';
import { fitOf } from './fit.ts';

interface RankedCompany {
  readonly company: DirectoryCompany;
  /** What matches, as a sentence that a domain name completes: `is listed under … , close to the word "sun"`. */
  readonly match: string;
  /** The beginning of it, which speaks of the company alone: `is listed under …`. */
  readonly listed: string;
  readonly strength: number;
}

/**
 * Less than this is no lead. It does not depend on what else is proposed: a company of the name's line that fits it well,
 * or one that sells the very thing and fits it fairly, is above.
 */
export const topicFloor = 0.65;

/** A company of the line that shares no word with the name has this much of the strength of one that shares them all. */
const lineAlone = 0.35;
/** A further line of the company, and a further line of the name, count for less than the first. */
const furtherLine = 0.85;

/** The name speaks of another trade too, and the company has nothing of it. */
const ofAnotherTrade = 0.8;

/** The name is a shop's, and the company is none. */
const noShop = 0.8;

/** A company as it is searched. Its words are made when they are first asked for: most lines of business never are. */
class Entry implements CompanyWords {
  readonly company: DirectoryCompany;
  /** Its lines of business, and how much it is of each: 1 for its first. */
  readonly lines: ReadonlyMap<string, number>;
  private made: { readonly all: ReadonlySet<string>; readonly ofName: ReadonlySet<string> } | undefined;

  constructor(company: DirectoryCompany) {
    this.company = company;
    this.lines = linesOfCompany(company);
  }

  get words(): ReadonlySet<string> {
    return this.read().all;
  }

  get nameWords(): ReadonlySet<string> {
    return this.read().ofName;
  }

  private read() {
    const ofName = new Set(comparableWords(this.company.name));
    this.made ??= {
      ofName,
      all: new Set([...ofName, ...comparableWords(wordsOfEntry(this.company).join(' '))]),
    };
    return this.made;
  }
}

/**
 * Ranks the companies of a directory that are in a line of business of the whole name, by how well they fit it: words
 * rank only inside those lines. Strength is 0 to 1, never below `topicFloor`, and depends on nothing but the company and
 * the name. `register` is what the directory is called, where that is not ours; `lines` are those of
 * the name where somebody else has read them.
 */
export function rankDirectory(
  companies: readonly DirectoryCompany[],
  request: {
    readonly reading: NameReading;
    readonly domain: string;
    readonly register?: string;
    readonly lines?: readonly NamedLine[];
  },
): readonly RankedCompany[] {
  const { entries, byLine, byPhrase } = indexOf(companies);
  const named = request.lines ?? withPhrases(linesOfName(request.reading), request.reading, byPhrase);
  const lines = named.length > 0 ? named : linesByHolders(request.reading, entries);
  const best = lines[0]?.weight ?? 1;
  const asked = askedWords(request.reading);
  const sells = speaksOfSelling(asked);
  const strongest = new Map<Entry, { strength: number; line: string }>();
  const companiesOf = (line: string) => byLine.get(line) ?? [];
  const dividing = dividingWords(
    asked,
    lines.map(({ line }) => ({ line, companies: companiesOf(line) })),
  );
  for (const { line, weight } of lines) {
    for (const entry of companiesOf(line)) {
      const { share, stranger } = coverageOf(entry, asked, line, dividing.get(line));
      const strength =
        (0.8 + (0.2 * weight) / best) *
        (entry.lines.get(line) ?? 0) *
        (lineAlone + (1 - lineAlone) * share) *
        (stranger ? ofAnotherTrade : 1) *
        (sells && entry.company.role !== 'shop' ? noShop : 1) *
        fitOf(entry.company, request.domain);
      if (strength > (strongest.get(entry)?.strength ?? 0)) strongest.set(entry, { strength, line });
    }
  }
  return [...strongest]
    .filter(([, { strength }]) => strength >= topicFloor)
    .map(([entry, { strength, line }]) => ({
      company: entry.company,
      ...matchOf(entry, asked, line, request.register),
      strength: Math.round(Math.min(1, strength) * 1e4) / 1e4,
    }))
    .sort((a, b) => b.strength - a.strength || a.company.domain.localeCompare(b.company.domain));
}

interface DirectoryIndex {
  readonly entries: readonly Entry[];
  readonly byLine: ReadonlyMap<string, readonly Entry[]>;
  /** How many companies have two words as a keyword, by those words and by line of business. */
  readonly byPhrase: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const indexes = new WeakMap<readonly DirectoryCompany[], DirectoryIndex>();

/** A directory is sorted by lines once and searched many times. */
function indexOf(companies: readonly DirectoryCompany[]): DirectoryIndex {
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
  const index = { entries, byLine, byPhrase: phrasesOf(companies) };
  indexes.set(companies, index);
  return index;
}

function phrasesOf(companies: readonly DirectoryCompany[]): DirectoryIndex['byPhrase'] {
  const byPhrase = new Map<string, Map<string, number>>();
  for (const { industry, keywords } of companies) {
    for (const keyword of keywords) {
      // Most keywords are one word, which says nothing here and costs time to compare.
      if (!keyword.includes(' ')) continue;
      const words = comparableWords(keyword);
      if (words.length !== 2) continue;
      const lines = byPhrase.get(words.join(' ')) ?? new Map<string, number>();
      byPhrase.set(words.join(' '), lines.set(industry, (lines.get(industry) ?? 0) + 1));
    }
  }
  return byPhrase;
}

/** Two words side by side that so many companies of one line have as a keyword name that line. */
const holdersOfPhrase = 2;

/** The lines of a name, led by those that the directory itself files two words of the name under. */
function withPhrases(
  named: readonly NamedLine[],
  { words }: NameReading,
  byPhrase: DirectoryIndex['byPhrase'],
): readonly NamedLine[] {
  const plain = words.map((word) => singular(comparableText(word)));
  const filed = plain.flatMap((word, at) => {
    const lines = byPhrase.get(`${word} ${plain[at + 1] ?? ''}`) ?? new Map<string, number>();
    const [most] = [...lines].sort(([a, some], [b, others]) => others - some || a.localeCompare(b));
    return most !== undefined && most[1] >= holdersOfPhrase ? [most[0]] : [];
  });
  const weight = Math.max(1, ...named.map((each) => each.weight));
  const first = [...new Set(filed)].map((line) => ({ line, weight }));
  return [...first, ...named.filter(({ line }) => !filed.includes(line))];
}

const knownLines = new Set(linesOfBusiness);
/** A line that so many of a company's keywords speak for is one of its lines. */
const keywordsForLine = 2;

/** The name of a line is said of everybody in it, so only other names of industries tell. */
function wordsOfEntry({ industry, keywords }: DirectoryCompany): readonly string[] {
  return knownLines.has(industry) ? keywords : [industry, ...keywords];
}

function linesOfCompany({ industry, keywords, furtherLines }: DirectoryCompany): Map<string, number> {
  const lines = new Map<string, number>();
  if (furtherLines === undefined) {
    const spoken = keywords.flatMap((keyword) =>
      linesOfWords(comparableWords(keyword)).map(({ line }) => line),
    );
    for (const [line, times] of Map.groupBy(spoken, (line) => line)) {
      if (times.length >= keywordsForLine) lines.set(line, furtherLine);
    }
  } else {
    for (const line of furtherLines) lines.set(line, 1);
  }
  const own = knownLines.has(industry)
    ? [industry]
    : linesOfWords(comparableWords(industry)).map(({ line }) => line);
  for (const line of own) lines.set(line, 1);
  return lines;
}

/** Words that no lexicon has may stand in the entries of a few companies: the line that most of these share. */
const maxHolders = 30;

function linesByHolders({ words }: NameReading, entries: readonly Entry[]): readonly NamedLine[] {
  const unknown = tellingWords(words)
    .filter((word) => word.length >= 4 && weightsOf(comparableText(word)).size === 0)
    .map((word) => singular(comparableText(word)));
  if (unknown.length === 0) return [];
  const holders = entries.filter((entry) => unknown.some((word) => entry.words.has(word)));
  if (holders.length > maxHolders) return [];
  const spoken = holders.flatMap(({ lines }) => [...lines].filter(([, share]) => share === 1));
  const most = [...Map.groupBy(spoken, ([line]) => line)].sort(
    ([a, some], [b, others]) => others.length - some.length || a.localeCompare(b),
  )[0];
  return most === undefined || most[1].length * 2 < holders.length ? [] : [{ line: most[0], weight: 1 }];
}

/** Words of less worth, such as `shop`, are in every name. */
const saysNothing = 0.2;

/** "a, b and c" */
const inWords = new Intl.ListFormat('en-GB');

function matchOf(
  { company, words }: Entry,
  asked: readonly AskedWord[],
  line: string,
  register: string | undefined,
): Pick<RankedCompany, 'match' | 'listed'> {
  const speaks = (keyword: string) =>
    comparableWords(keyword).some((word) =>
      asked.some((each) => each.worth > saysNothing && (each.word === word || each.synonyms.has(word))),
    );
  const keywords = company.keywords.filter(speaks).slice(0, 3);
  const nouns = keywords.length === 1 ? 'the keyword' : 'the keywords';
  const listedBy = company.listing?.source ?? ownDirectory;
  const source = listedBy === ownDirectory ? register : listedBy;
  const under = `is listed ${source === undefined ? '' : `in ${source} `}under ${company.industry}`;
  const listed = keywords.length > 0 ? `${under} with ${nouns} ${inWords.format(keywords)}` : under;
  const literal = asked.filter(({ word, worth }) => worth > saysNothing && words.has(word));
  if (literal.length === 0) return { listed, match: `${listed}, the line of business (${line}) of the name` };
  const quoted = [...new Set(literal.map(({ origin }) => `"${origin}"`))].slice(0, 3);
  return { listed, match: `${listed}, and shares ${inWords.format(quoted)} with the name` };
}
