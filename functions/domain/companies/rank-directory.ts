import type { DirectoryCompany } from './company-source.ts';
import { parseDomainName } from './domain-name.ts';
import { comparableWords, industriesOf, isGeneric, synonymsOf } from './lines-of-business.ts';
import type { NameReading } from './name-reading.ts';
import { singular } from './word-cost.ts';

export interface RankedCompany {
  readonly company: DirectoryCompany;
  /** What matches, as the middle of a sentence: `is listed under Solar energy with the keyword solar`. */
  readonly match: string;
  readonly strength: number;
}

/** What a name asks a directory: comparable words and what a match of each is worth. */
type Query = ReadonlyMap<string, number>;

interface Entry {
  readonly company: DirectoryCompany;
  /** How often a word stands in the entry, fields weighted. */
  readonly words: ReadonlyMap<string, number>;
  readonly length: number;
}

const fieldWeights = { name: 1.5, industry: 1.5, keyword: 1 } as const;
/** What kinds of matches are worth, the name's own words being 1. */
const worth = { word: 1, otherSplit: 0.45, hidden: 0.6, synonym: 0.4, industry: 0.3, generic: 0.15 } as const;
const saturation = 1.2;
const lengthEffect = 0.5;
/** Less of the query than this is no match. */
const leastWeight = 0.3;

/**
 * Ranks the companies of a directory by how well name, line of business and keywords fit the words of a domain
 * name: BM25 over weighted fields, with synonyms and lines of business counting for less than the words themselves.
 * Only real matches, best first; strength is 0 to 1 and independent of the order of the directory.
 */
export function rankDirectory(
  companies: readonly DirectoryCompany[],
  request: { readonly reading: NameReading; readonly domain: string },
): readonly RankedCompany[] {
  const entries = companies.map(entryOf);
  const query = queryOf(request.reading, request.domain, entries);
  const spread = new Map<string, number>();
  for (const word of query.keys()) {
    const holders = entries.filter(({ words }) => words.has(word)).length;
    spread.set(word, Math.log(1 + (entries.length - holders + 0.5) / (holders + 0.5)) + 0.5);
  }
  const meanLength = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);
  const scored = entries.flatMap((entry) => {
    const found = [...query].filter(([word]) => entry.words.has(word));
    const weight = found.reduce((sum, [, worthOf]) => sum + worthOf, 0);
    if (weight < leastWeight) return [];
    const score = found.reduce((sum, [word, worthOf]) => {
      const count = entry.words.get(word) ?? 0;
      const norm = saturation * (1 - lengthEffect + (lengthEffect * entry.length) / meanLength);
      return sum + worthOf * (spread.get(word) ?? 0) * ((count * (saturation + 1)) / (count + norm));
    }, 0);
    return [{ entry, score, words: found }];
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .map(({ entry, score, words }) => ({
      company: entry.company,
      match: matchOf(entry.company, words),
      strength: Math.round((0.35 + (0.6 * score) / most) * 1e4) / 1e4,
    }))
    .sort((a, b) => b.strength - a.strength || a.company.domain.localeCompare(b.company.domain));
}

function entryOf(company: DirectoryCompany): Entry {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of comparableWords(text)) words.set(word, (words.get(word) ?? 0) + weight);
  };
  add(company.name, fieldWeights.name);
  add(company.industry, fieldWeights.industry);
  for (const keyword of company.keywords) add(keyword, fieldWeights.keyword);
  return { company, words, length: [...words.values()].reduce((sum, count) => sum + count, 0) };
}

function queryOf(reading: NameReading, domain: string, entries: readonly Entry[]): Query {
  const query = new Map<string, number>();
  const ask = (word: string, value: number) => query.set(word, Math.max(query.get(word) ?? 0, value));
  const plain = (word: string) => comparableWords(word)[0] ?? singular(word);
  const telling = reading.words.filter((word) => !isGeneric(word) && !/^\d+$/.test(word));
  const main = telling.length > 0 ? telling : reading.words;
  for (const word of reading.words) ask(plain(word), main.includes(word) ? worth.word : worth.generic);
  for (const word of reading.splits.slice(1).flat()) {
    if (word.length > 2 && !isGeneric(word)) ask(plain(word), worth.otherSplit);
  }
  for (const word of main) {
    for (const other of synonymsOf(word)) ask(other, worth.synonym);
    for (const industry of industriesOf(word)) {
      for (const part of comparableWords(industry)) if (!isGeneric(part)) ask(part, worth.industry);
    }
  }
  // Words that no dictionary of ours holds, but the directory does.
  const label = parseDomainName(domain)?.label ?? '';
  for (const { words } of entries) {
    for (const word of words.keys()) {
      if (word.length >= 5 && label.includes(word) && !query.has(word)) ask(word, worth.hidden);
    }
  }
  query.delete('and');
  return query;
}

function matchOf(company: DirectoryCompany, found: readonly (readonly [string, number])[]): string {
  const value = new Map(found);
  const worthOf = (text: string) =>
    comparableWords(text).reduce((sum, word) => sum + (value.get(word) ?? 0), 0);
  const keywords = company.keywords
    .filter((keyword) => worthOf(keyword) > 0)
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .slice(0, 3);
  const listed = `is listed under ${company.industry}`;
  if (keywords.length > 0) return `${listed} with ${listing('the keyword', keywords)}`;
  return worthOf(company.name) > worthOf(company.industry)
    ? `${listed} and bears the word in its name`
    : listed;
}

function listing(noun: string, words: readonly string[]): string {
  if (words.length === 1) return `${noun} ${words.join()}`;
  return `${noun}s ${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
