import { parseDomainName } from '../name/domain-name.ts';
import {
  comparableWords,
  industriesOf,
  isGeneric,
  synonymsOf,
  tellingWords,
} from '../name/lines-of-business.ts';
import type { NameReading } from '../name/name-reading.ts';
import { wordCost } from '../name/word-cost.ts';
import { singular } from '../name/word-forms.ts';
import type { DirectoryCompany } from './company-source.ts';

interface RankedCompany {
  readonly company: DirectoryCompany;
  /** What matches, as a sentence that a domain name completes: `is listed under … , close to the word "sun"`. */
  readonly match: string;
  readonly strength: number;
}

/** One thing that a name asks a directory for, what finding it is worth, and the word of the name it comes from. */
interface Asked {
  readonly worth: number;
  readonly origin: string;
}

/** By comparable word, or by line of business as `#Solar energy`. */
type Query = ReadonlyMap<string, Asked>;

interface Entry {
  readonly company: DirectoryCompany;
  /** How often a word stands in the entry, fields weighted. */
  readonly words: ReadonlyMap<string, number>;
  readonly length: number;
}

const fieldWeights = { name: 1.2, industry: 1.5, keyword: 1 } as const;
/** What kinds of matches are worth: a word of the name that names a trade, or that only we do not know, is 1. */
const worth = {
  telling: 1,
  plain: 0.55,
  otherSplit: 0.45,
  hidden: 0.6,
  synonym: 0.4,
  line: 0.4,
  generic: 0.15,
};
/** "a, b and c" */
const inWords = new Intl.ListFormat('en-GB');
const saturation = 1.2;
const lengthEffect = 0.5;
/** Less of the query than this is no match. */
const leastWorth = 0.3;

/**
 * Ranks the companies of a directory by how well name, line of business and keywords fit the words of a domain
 * name: BM25 over weighted fields, with synonyms and lines of business counting for less than the words themselves.
 * Only real matches, best first; strength is 0 to 1 and independent of the order of the directory. `register` is what
 * the directory is called, where that is not ours.
 */
export function rankDirectory(
  companies: readonly DirectoryCompany[],
  request: { readonly reading: NameReading; readonly domain: string; readonly register?: string },
): readonly RankedCompany[] {
  const { entries, words: known } = indexOf(companies);
  const query = queryOf(request.reading, request.domain, known);
  const spread = new Map<string, number>();
  for (const word of query.keys()) {
    const holders = entries.filter(({ words }) => words.has(word)).length;
    spread.set(word, Math.log(1 + (entries.length - holders + 0.5) / (holders + 0.5)) + 0.5);
  }
  const meanLength = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);
  const scored = entries.flatMap((entry) => {
    const found = [...query].filter(([word]) => entry.words.has(word));
    if (found.reduce((sum, [, asked]) => sum + asked.worth, 0) < leastWorth) return [];
    const norm = saturation * (1 - lengthEffect + (lengthEffect * entry.length) / meanLength);
    const score = found.reduce((sum, [word, asked]) => {
      const count = entry.words.get(word) ?? 0;
      return sum + asked.worth * (spread.get(word) ?? 0) * ((count * (saturation + 1)) / (count + norm));
    }, 0);
    return [{ company: entry.company, score, found: new Map(found) }];
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .map(({ company, score, found }) => ({
      company,
      match: matchOf(company, found, request.register),
      strength: Math.round((0.35 + (0.6 * score) / most) * 1e4) / 1e4,
    }))
    .sort((a, b) => b.strength - a.strength || a.company.domain.localeCompare(b.company.domain));
}

interface DirectoryIndex {
  readonly entries: readonly Entry[];
  /** Every word of any entry, once. */
  readonly words: readonly string[];
}

const indexes = new WeakMap<readonly DirectoryCompany[], DirectoryIndex>();

/** A directory is read into words once and searched many times. */
function indexOf(companies: readonly DirectoryCompany[]): DirectoryIndex {
  const made = indexes.get(companies);
  if (made !== undefined) return made;
  const entries = companies.map(entryOf);
  const index = { entries, words: [...new Set(entries.flatMap(({ words }) => [...words.keys()]))] };
  indexes.set(companies, index);
  return index;
}

function entryOf(company: DirectoryCompany): Entry {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of comparableWords(text)) words.set(word, (words.get(word) ?? 0) + weight);
  };
  add(company.name, fieldWeights.name);
  add(company.industry, fieldWeights.industry);
  for (const keyword of company.keywords) add(keyword, fieldWeights.keyword);
  const length = [...words.values()].reduce((sum, count) => sum + count, 0);
  for (const line of comparableWords(company.industry).flatMap(industriesOf)) words.set(`#${line}`, 1);
  return { company, words, length };
}

function queryOf(reading: NameReading, domain: string, known: readonly string[]): Query {
  const query = new Map<string, Asked>();
  const ask = (word: string, asked: Asked) => {
    if ((query.get(word)?.worth ?? 0) < asked.worth) query.set(word, asked);
  };
  const main = tellingWords(reading.words);
  for (const word of reading.words) {
    ask(comparable(word), { worth: main.includes(word) ? worthOfWord(word) : worth.generic, origin: word });
  }
  for (const word of reading.splits.slice(1).flat()) {
    if (word.length > 2 && !isGeneric(word)) ask(comparable(word), { worth: worth.otherSplit, origin: word });
  }
  for (const word of reading.brandable ? reading.splits.flat() : main) {
    for (const other of synonymsOf(word)) ask(other, { worth: worth.synonym, origin: word });
    for (const line of industriesOf(word)) ask(`#${line}`, { worth: worth.line, origin: word });
  }
  const label = parseDomainName(domain)?.label ?? '';
  for (const word of known) {
    if (word.length >= 5 && label.includes(word)) ask(word, { worth: worth.hidden, origin: word });
  }
  return query;
}

function comparable(word: string): string {
  return comparableWords(word)[0] ?? singular(word);
}

/** Words that cost more than this are seldom in names, so a company that shares one has something in common. */
const seldom = 9.5;

function worthOfWord(word: string): number {
  const telling = industriesOf(word).length > 0 || synonymsOf(word).size > 0 || wordCost(word).cost > seldom;
  return telling ? worth.telling : worth.plain;
}

function matchOf(
  company: DirectoryCompany,
  found: ReadonlyMap<string, Asked>,
  register: string | undefined,
): string {
  const value = (text: string) =>
    comparableWords(text).reduce((sum, word) => sum + (found.get(word)?.worth ?? 0), 0);
  const keywords = company.keywords
    .filter((keyword) => value(keyword) > 0)
    .toSorted((a, b) => value(b) - value(a))
    .slice(0, 3);
  const nouns = keywords.length === 1 ? 'the keyword' : 'the keywords';
  const line = `is listed ${register === undefined ? '' : `in ${register} `}under ${company.industry}`;
  const listed = keywords.length > 0 ? `${line} with ${nouns} ${inWords.format(keywords)}` : line;
  const literal = [...found]
    .filter(([word, { origin }]) => word === comparable(origin))
    .map(([, { origin }]) => origin);
  const near = [...found.values()].map(({ origin }) => origin).filter((origin) => !literal.includes(origin));
  const quote = (words: readonly string[]) =>
    inWords.format([...new Set(words)].slice(0, 3).map((word) => `"${word}"`));
  if (literal.length === 0) return `${listed}, close to ${quote(near)} in the name`;
  return `${listed}, and shares ${quote(literal)} with the name`;
}
