import { type DirectoryCompany, ownDirectory } from '../candidates/company-source.ts';
import { comparableWords } from '../name/lines-of-business.ts';
import type { NamedLine } from '../name/lines-of-name.ts';
import type { NameReading } from '../name/name-reading.ts';
import { type AskedWord, coverageOf, saysNothing, speaksOfService } from './coverage.ts';
import { type Entry, indexOf } from './directory-index.ts';
import { fitOf } from './fit.ts';
import { nameInDirectory } from './name-in-directory.ts';
import { entriesWithTwo, isOwnTrade } from './own-trade.ts';

interface RankedCompany {
  readonly company: DirectoryCompany;
  /**
   * What matches, as the beginning of a sentence that a domain name completes: `is listed under … , close to the
   * word "sun"`.
   */
  readonly match: string;
  /** The first part of it, which is only about the company: `is listed under …`. */
  readonly listed: string;
  readonly strength: number;
}

/**
 * Less than this is not a lead. It does not depend on what else is proposed: a company in the name's line that fits
 * it well, or one that sells exactly this and fits it fairly, is above.
 */
export const topicFloor = 0.68;

/** A company of the line that shares no word with the name has this much of the strength of one that shares all. */
const lineAlone = 0.35;

/** The name also mentions another trade, and the company has nothing of it. */
const ofAnotherTrade = 0.8;

/** A company of another line than the name's that has its words together. */
const outsideLines = 0.95;

/** The name is a shop's, and the company is not a shop. */
const noShop = 0.8;

/** The name asks for work, or for a city, and the company sells things. */
const noService = 0.85;

/** The name is of one city, and the company serves only another. */
const otherCity = 0.5;

/**
 * Ranks the companies of a directory that are in a line of business of the whole name, by how well they fit it.
 * Words only rank inside those lines. Strength is 0 to 1, never below `topicFloor`, and depends only on the company
 * and the name. `register` is the directory's name if it is not ours. `lines` are those of the name if they were
 * read elsewhere.
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
  const index = indexOf(companies);
  const name = nameInDirectory(index, request);
  const { lines, asked, market } = name;
  const best = lines[0]?.weight ?? 1;
  const works = !name.sells && (name.ofPlace !== undefined || speaksOfService(asked));
  const strongest = new Map<Entry, { strength: number; line: string }>();
  const consider = (entry: Entry, line: string, belongs: number) => {
    const inLine = name.inLines.get(line);
    if (!isOwnTrade(entry, asked, line, inLine)) return;
    const { share, stranger } = coverageOf(entry, asked, line, inLine);
    const strength =
      belongs *
      (lineAlone + (1 - lineAlone) * share) *
      (stranger ? ofAnotherTrade : 1) *
      (name.sells && entry.company.role !== 'shop' ? noShop : 1) *
      (works && sellsThings(entry.company) ? noService : 1) *
      cityFit(entry.company.city, name.ofPlace) *
      fitOf(entry.company, request.domain, market);
    if (strength >= topicFloor && strength > (strongest.get(entry)?.strength ?? 0))
      strongest.set(entry, { strength, line });
  };
  for (const { line, weight } of lines) {
    for (const entry of index.byLine.get(line) ?? [])
      consider(entry, line, (0.8 + (0.2 * weight) / best) * (entry.lines.get(line) ?? 0));
  }
  // Two words of one trade name it in any line: a lexicon may not know a narrow one.
  for (const entry of entriesWithTwo(index.entries, asked))
    consider(entry, entry.company.industry, outsideLines);
  return [...strongest]
    .map(([entry, { strength, line }]) => ({
      company: entry.company,
      ...matchOf(entry, asked, line, request.register),
      strength: Math.round(Math.min(1, strength) * 1e4) / 1e4,
    }))
    .sort((a, b) => b.strength - a.strength || a.company.domain.localeCompare(b.company.domain));
}

function sellsThings({ role, markets }: DirectoryCompany): boolean {
  // Shops that a list of places knows have branches.
  return (role === 'shop' && markets === undefined) || role === 'brand' || role === 'maker';
}

function cityFit(city: string | undefined, ofPlace: readonly string[] | undefined): number {
  if (city === undefined || ofPlace === undefined) return 1;
  return comparableWords(city).some((word) => ofPlace.includes(word)) ? 1 : otherCity;
}

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
