import { inWords } from '../../../../shared/text/in-words.ts';
import { type DirectoryCompany, isKnownByDomain, ownDirectory } from '../candidates/company-source.ts';
import { parseDomainName } from '../name/domain-name.ts';
import { weightsOf } from '../name/line-lexicon.ts';
import { comparableWords, tellingWords } from '../name/lines-of-business.ts';
import { linesOfName, linesOfWords, type NamedLine } from '../name/lines-of-name.ts';
import { placeInName, readLocalTrade } from '../name/local-trade.ts';
import type { NameReading } from '../name/name-reading.ts';
import { tradeOfName } from '../name/trade-of-name.ts';
import { comparableText, singular } from '../name/word-forms.ts';
import {
  type AskedWord,
  askedWords,
  coverageOf,
  type Reach,
  speaksOfSelling,
  speaksOfService,
  wordsInLines,
} from './coverage.ts';
import { type DirectoryIndex, type Entry, indexOf } from './directory-index.ts';
import { type JoinedPhrases, readByDirectory } from './directory-words.ts';
import { fitOf } from './fit.ts';
import { likelihoodOf } from './likelihood.ts';
import { ways } from './line-kinds.ts';
import { marketOfName } from './market.ts';
import { askedOf } from './own-domain.ts';
import { hasOthers, strengthByTrade } from './rank-by-trade.ts';

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
 * Less than this is not a lead. It does not depend on what else is proposed. At it, half of the names of two strangers
 * had a proposal.
 */
export const topicFloor = 0.35;

/** In a directory that knows trades, what is only read from single words needs more. */
const wordsFloor = 0.5;

/** A company is of the trade of which the name is only a kind. */
const ofKind = 0.85;

/** A company that fits less than this is no lead however sure its trade: a maker, a group, or one that trades elsewhere. */
const minFit = 0.7;

/** Whoever covers and fits a name less than this is no lead: the points were fitted to companies above it. */
const minCovered = 0.65;

/** A company of the line that shares no word with the name has this much of the strength of one that shares all. */
const lineAlone = 0.35;

/** The name also mentions another trade, and the company has nothing of it. */
const ofAnotherTrade = 0.8;

/** The name is a shop's, and the company is not a shop. */
const noShop = 0.8;

/** The name asks for work, or for a city, and the company sells things. */
const noService = 0.85;

/**
 * If the directory has fewer companies of the name's own trade, those of trades near it are proposed too: a roofer for a
 * name about gutters.
 */
const companiesOfTrade = 8;

/** The name is of one city, and the company serves only another. */
const otherCity = 0.5;

/** The name is of one city, and the company, of which only the domain is known, is rather elsewhere. */
const unknownCity = 0.8;

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
  const { entries, byLine, byPhrase, byNearPhrase, keywords, joined, trades, byTrade } = indexOf(companies);
  const trade = request.lines === undefined ? tradeOfName(request.reading, trades) : undefined;
  const reading =
    trade?.others.length === 0
      ? { ...request.reading, words: trade.words, splits: [trade.words] }
      : readByDirectory(request.reading, joined);
  const found = placeOf(request.domain, reading, joined);
  const ofTrade = found === undefined ? reading : withoutWords(reading, found.words);
  const named = request.lines ?? linesIn(ofTrade, byPhrase, byNearPhrase);
  // A shop or an app may be of any trade: what nobody's list of words has may say of which.
  const lines = named.some(({ line }) => !ways.has(line))
    ? named
    : [...linesByHolders(ofTrade, entries), ...named];
  const best = lines[0]?.weight ?? 1;
  const asked = withoutPlace(
    askedWords(reading, (word) => keywords.has(word)),
    found?.words ?? [],
  );
  const sells = speaksOfSelling(asked);
  const works = !sells && (found !== undefined || speaksOfService(asked));
  const companiesOf = (line: string) => byLine.get(line) ?? [];
  const inLines = wordsInLines(
    asked,
    lines.map(({ line }) => ({ line, companies: companiesOf(line) })),
  );
  const market = marketOfName(
    request.domain,
    found?.place,
    asked.map(({ word }) => word),
    lines.flatMap(({ line }) =>
      companiesOf(line)
        .filter(({ words }) => asked.some(({ word, worth }) => worth > saysNothing && words.has(word)))
        .map(({ company }) => company),
    ),
  );
  const rank = (reach: Reach) => {
    const strongest = new Map<Entry, { strength: number; line: string }>();
    for (const [at, { line, weight }] of lines.entries()) {
      for (const entry of companiesOf(line)) {
        const inLine = inLines.get(line);
        const { share, stranger, begins } = coverageOf(entry, asked, line, { inLine, reach });
        const asks = isKnownByDomain(entry.company) ? askedOf(entry, asked) : 'trade';
        if (asks === 'other' || (asks === 'trade' && !begins)) continue;
        const fit =
          (sells && entry.company.role !== 'shop' ? noShop : 1) *
          (works && sellsThings(entry.company) ? noService : 1) *
          cityFit(entry.company, found?.words) *
          fitOf(entry.company, request.domain, market);
        if (fit < minFit) continue;
        const covered =
          (0.8 + (0.2 * weight) / best) *
          (entry.lines.get(line) ?? 0) *
          (lineAlone + (1 - lineAlone) * share) *
          (stranger ? ofAnotherTrade : 1) *
          fit;
        if (covered < minCovered && asks === 'trade') continue;
        const strength =
          covered *
          (asks === 'kind' ? ofKind : 1) *
          likelihoodOf(entry, asked, line, { brand: inLine?.brand, isSecondLine: at > 0 });
        if (strength >= topicFloor && strength > (strongest.get(entry)?.strength ?? 0))
          strongest.set(entry, { strength, line });
      }
    }
    return strongest;
  };
  const strongest = new Map<Entry, { strength: number; line: string }>();
  for (const each of trade?.trades ?? []) {
    for (const entry of byTrade.get(each) ?? []) {
      const fit =
        (works && sellsThings(entry.company) ? noService : 1) *
        cityFit(entry.company, found?.words) *
        fitOf(entry.company, request.domain, market);
      const strength = trade === undefined || fit < minFit ? 0 : fit * strengthByTrade(entry, trade);
      if (strength >= topicFloor && strength > (strongest.get(entry)?.strength ?? 0))
        strongest.set(entry, { strength, line: each.line });
    }
  }
  const floor = byTrade.size > 0 ? wordsFloor : topicFloor;
  for (const reach of ['own', 'near'] as const) {
    if (strongest.size >= companiesOfTrade) break;
    for (const [entry, each] of rank(reach)) {
      const isOther = trade !== undefined && !hasOthers(entry, trade);
      if (!strongest.has(entry) && each.strength >= floor && !isOther) strongest.set(entry, each);
    }
  }
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

function cityFit(company: DirectoryCompany, ofPlace: readonly string[] | undefined): number {
  const { city } = company;
  if (ofPlace === undefined) return 1;
  if (city === undefined) return isKnownByDomain(company) ? unknownCity : 1;
  return comparableWords(city).some((word) => ofPlace.includes(word)) ? 1 : otherCity;
}

/** Two adjacent words that this many companies of one line have as a keyword name that line. */
const holdersOfPhrase = 2;

/** The lines of a name, with what the directory files under two of its words; if none is found, near which it does. */
function linesIn(
  reading: NameReading,
  byPhrase: DirectoryIndex['byPhrase'],
  byNearPhrase: DirectoryIndex['byNearPhrase'],
): readonly NamedLine[] {
  const named = withPhrases(linesOfName(reading), reading, byPhrase);
  return named.some(({ line }) => !ways.has(line)) ? named : withPhrases(named, reading, byNearPhrase());
}

/** The lines of a name, starting with those under which the directory itself files two words of the name. */
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

/**
 * Words that are in no lexicon may be in the entries of some companies: they mean the line that most of these share.
 */
function linesByHolders({ words }: NameReading, entries: readonly Entry[]): readonly NamedLine[] {
  const unknown = tellingWords(words)
    .filter((word) => word.length >= 4 && weightsOf(comparableText(word)).size === 0)
    .map((word) => singular(comparableText(word)));
  if (unknown.length === 0) return [];
  const holders = entries.filter((entry) =>
    unknown.some((word) => entry.words.has(word) || entry.also.has(word)),
  );
  const spoken = holders.flatMap(({ lines }) => [...lines].filter(([, share]) => share === 1));
  const most = [...Map.groupBy(spoken, ([line]) => line)].sort(
    ([a, some], [b, others]) => others.length - some.length || a.localeCompare(b),
  )[0];
  return most === undefined || most[1].length * 2 < holders.length ? [] : [{ line: most[0], weight: 1 }];
}

/** Words of less value, such as `shop`, are in every name. */
const saysNothing = 0.2;

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
  if (isKnownByDomain(company)) return matchOfDomain(company, line);
  const source = listedBy === ownDirectory ? register : listedBy;
  const under = `is listed ${source === undefined ? '' : `in ${source} `}under ${company.industry}`;
  const listed = keywords.length > 0 ? `${under} with ${nouns} ${inWords(keywords)}` : under;
  const literal = asked.filter(({ word, worth }) => worth > saysNothing && words.has(word));
  if (literal.length === 0) return { listed, match: `${listed}, the line of business (${line}) of the name` };
  const quoted = [...new Set(literal.map(({ origin }) => `"${origin}"`))].slice(0, 3);
  return { listed, match: `${listed}, and shares ${inWords(quoted)} with the name` };
}

/** What the domain of a company says is all that is known of it, so nothing lists it. */
function matchOfDomain({ keywords }: DirectoryCompany, line: string): ReturnType<typeof matchOf> {
  const listed = `has "${keywords[0] ?? ''}" in its own domain`;
  return { listed, match: `${listed}, a word of the line of business (${line}) of the name` };
}

/**
 * The city in a name, with the words that name it: of a place and a trade, or at an end of a name whose other words say
 * a line or are in the directory.
 */
function placeOf(domain: string, reading: NameReading, joined: () => JoinedPhrases) {
  const found = placeInName(reading.words, (words) => joined().has(words.map(comparableText).join('')));
  if (found !== null) {
    const others = found.others.map(comparableText);
    if (linesOfWords(others).length > 0 || others.some((word) => joined().has(singular(word)))) return found;
  }
  const local = readLocalTrade(parseDomainName(domain)?.label ?? '');
  return local === null ? undefined : { place: local, words: comparableWords(local.place) };
}

function withoutWords(reading: NameReading, left: readonly string[]): NameReading {
  const words = reading.words.filter((word) => !left.includes(word));
  return words.length === 0 ? reading : { ...reading, words, splits: [words] };
}

/** A place says nothing of what a company does: the directory's companies serve many. */
function withoutPlace(asked: readonly AskedWord[], ofPlace: readonly string[]): readonly AskedWord[] {
  const others = asked.filter(({ word, origin }) => !ofPlace.includes(word) && !ofPlace.includes(origin));
  return others.length > 0 ? others : asked;
}
