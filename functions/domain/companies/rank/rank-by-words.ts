import { isKnownByDomain } from '../candidates/company-source.ts';
import { parseDomainName } from '../name/domain-name.ts';
import { weightsOf } from '../name/line-lexicon.ts';
import { comparableWords, tellingWords } from '../name/lines-of-business.ts';
import { linesOfName, linesOfWords, type NamedLine } from '../name/lines-of-name.ts';
import { placeInName, readLocalTrade } from '../name/local-trade.ts';
import type { NameReading } from '../name/name-reading.ts';
import type { PhrasesByText } from '../name/phrases-by-text.ts';
import { comparableText, singular } from '../name/word-forms.ts';
import {
  type AskedWord,
  askedWords,
  coverageOf,
  type Reach,
  saysNothing,
  speaksOfSelling,
  speaksOfService,
  wordsInLines,
} from './coverage.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { readByDirectory } from './directory-words.ts';
import type { Entry } from './entry.ts';
import { asksForReviews, fitToName, minFit } from './fit.ts';
import { likelihoodOf } from './likelihood.ts';
import { ways } from './line-kinds.ts';
import { marketOfName } from './market.ts';
import { askedOf } from './own-domain.ts';

/** What makes a company a proposal: how strongly, and of which line. */
export interface Ranked {
  readonly strength: number;
  readonly line: string;
}

/** A company is of the trade of which the name is only a kind. */
const ofKind = 0.85;

/** Whoever covers and fits a name less than this is no lead: the points were fitted to companies above it. */
const minCovered = 0.65;

/** A company of the line that shares no word with the name has this much of the strength of one that shares all. */
const lineAlone = 0.35;

/** The name also mentions another trade, and the company has nothing of it. */
const ofAnotherTrade = 0.8;

/** The name is a shop's, and the company is not a shop. */
const noShop = 0.8;

/**
 * Ranks the companies of a directory by what the words of a name say one by one: those in its lines of business, by how much of
 * it they cover. The words only rank inside those lines. `lines` are those of the name if they were read elsewhere.
 */
export function rankByWords(
  { entries, inLine, linesOfPhrase, linesNearPhrase, hasKeyword, joined }: DirectoryIndex,
  request: { readonly reading: NameReading; readonly domain: string; readonly lines?: readonly NamedLine[] },
  floor: number,
): { readonly asked: readonly AskedWord[]; readonly rank: (reach: Reach) => ReadonlyMap<Entry, Ranked> } {
  const reading = readByDirectory(request.reading, joined);
  const found = placeOf(request.domain, reading, joined);
  const ofTrade = found === undefined ? reading : withoutWords(reading, found.words);
  const named = request.lines ?? linesIn(ofTrade, linesOfPhrase, linesNearPhrase);
  // A shop or an app may be of any trade: what nobody's list of words has may say of which.
  const lines = named.some(({ line }) => !ways.has(line))
    ? named
    : [...linesByHolders(ofTrade, entries()), ...named];
  const best = lines[0]?.weight ?? 1;
  const asked = withoutPlace(askedWords(reading, hasKeyword), found?.words ?? []);
  const sells = speaksOfSelling(asked);
  const works = !sells && (found !== undefined || speaksOfService(asked));
  const wordsByLine = wordsInLines(
    asked,
    lines.map(({ line }) => ({ line, companies: inLine(line) })),
  );
  const market = marketOfName(
    request.domain,
    found?.place,
    asked.map(({ word }) => word),
    lines.flatMap(({ line }) =>
      inLine(line)
        .filter(({ words }) => asked.some(({ word, worth }) => worth > saysNothing && words.has(word)))
        .map(({ company }) => company),
    ),
  );
  const reviews = asksForReviews(reading.words);
  const asks = { domain: request.domain, market, city: found, works, reviews };
  const rank = (reach: Reach) => {
    const strongest = new Map<Entry, Ranked>();
    for (const [at, { line, weight }] of lines.entries()) {
      for (const entry of inLine(line)) {
        const said = wordsByLine.get(line);
        const { share, stranger, begins } = coverageOf(entry, asked, line, { inLine: said, reach });
        const asksFor = isKnownByDomain(entry.company) ? askedOf(entry, asked) : 'trade';
        if (asksFor === 'other' || (asksFor === 'trade' && !begins)) continue;
        const fit = (sells && entry.company.role !== 'shop' ? noShop : 1) * fitToName(entry.company, asks);
        if (fit < minFit) continue;
        const covered =
          (0.8 + (0.2 * weight) / best) *
          (entry.lines.get(line) ?? 0) *
          (lineAlone + (1 - lineAlone) * share) *
          (stranger ? ofAnotherTrade : 1) *
          fit;
        if (covered < minCovered && asksFor === 'trade') continue;
        const strength =
          covered *
          (asksFor === 'kind' ? ofKind : 1) *
          likelihoodOf(entry, asked, line, { brand: said?.brand, isSecondLine: at > 0 });
        if (strength >= floor && strength > (strongest.get(entry)?.strength ?? 0))
          strongest.set(entry, { strength, line });
      }
    }
    return strongest;
  };
  return { asked, rank };
}

/** Two adjacent words that this many companies of one line have as a keyword name that line. */
const holdersOfPhrase = 2;

/** The lines of a name, with what the directory files under two of its words; if none is found, near which it does. */
function linesIn(
  reading: NameReading,
  linesOfPhrase: DirectoryIndex['linesOfPhrase'],
  linesNearPhrase: DirectoryIndex['linesNearPhrase'],
): readonly NamedLine[] {
  const named = withPhrases(linesOfName(reading), reading, linesOfPhrase);
  return named.some(({ line }) => !ways.has(line)) ? named : withPhrases(named, reading, linesNearPhrase);
}

/** The lines of a name, starting with those under which the directory itself files two words of the name. */
function withPhrases(
  named: readonly NamedLine[],
  { words }: NameReading,
  linesOfPhrase: DirectoryIndex['linesOfPhrase'],
): readonly NamedLine[] {
  const plain = words.map((word) => singular(comparableText(word)));
  const filed = plain.flatMap((word, at) => {
    const next = plain[at + 1];
    const [most] = [...(next === undefined ? [] : linesOfPhrase([word, next]))].sort(
      ([a, some], [b, others]) => others - some || a.localeCompare(b),
    );
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
    unknown.some((word) => entry.mayHave(word) && (entry.also.has(word) || entry.words.has(word))),
  );
  const spoken = holders.flatMap(({ lines }) => [...lines].filter(([, share]) => share === 1));
  const most = [...Map.groupBy(spoken, ([line]) => line)].sort(
    ([a, some], [b, others]) => others.length - some.length || a.localeCompare(b),
  )[0];
  return most === undefined || most[1].length * 2 < holders.length ? [] : [{ line: most[0], weight: 1 }];
}

/**
 * The city in a name, with the words that name it: of a place and a trade, or at an end of a name whose other words say
 * a line or are in the directory.
 */
function placeOf(domain: string, reading: NameReading, joined: PhrasesByText) {
  const found = placeInName(reading.words, (words) => joined.has(words.map(comparableText).join('')));
  if (found !== null) {
    const others = found.others.map(comparableText);
    if (linesOfWords(others).length > 0 || others.some((word) => joined.has(singular(word)))) return found;
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
