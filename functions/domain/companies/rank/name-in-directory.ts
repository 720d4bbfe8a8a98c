import { parseDomainName } from '../name/domain-name.ts';
import { weightsOf } from '../name/line-lexicon.ts';
import { comparableWords, tellingWords } from '../name/lines-of-business.ts';
import { linesOfName, linesOfWords, type NamedLine } from '../name/lines-of-name.ts';
import { placeInName, readLocalTrade } from '../name/local-trade.ts';
import type { NameReading } from '../name/name-reading.ts';
import { comparableText, singular } from '../name/word-forms.ts';
import {
  type AskedWord,
  askedWords,
  saysNothing,
  speaksOfSelling,
  type WordsInLine,
  wordsInLines,
} from './coverage.ts';
import type { DirectoryIndex, Entry } from './directory-index.ts';
import { type JoinedPhrases, readByDirectory } from './directory-words.ts';
import { ways } from './line-kinds.ts';
import { type Market, marketOfName } from './market.ts';

/** What a name means among the companies of a directory. */
interface NameInDirectory {
  /** Likeliest first. */
  readonly lines: readonly NamedLine[];
  /** Its words without those of a city. */
  readonly asked: readonly AskedWord[];
  /** The words of the city that it begins or ends with. */
  readonly ofPlace: readonly string[] | undefined;
  /** It mentions a shop. */
  readonly sells: boolean;
  readonly market: Market;
  /** What its words say about the companies of each line. */
  readonly inLines: ReadonlyMap<string, WordsInLine>;
}

/** Reads a name with what a directory knows. `lines` are those of the name if they were read elsewhere. */
export function nameInDirectory(
  { entries, byLine, byPhrase, byNearPhrase, keywords, joined }: DirectoryIndex,
  request: { readonly reading: NameReading; readonly domain: string; readonly lines?: readonly NamedLine[] },
): NameInDirectory {
  const reading = readByDirectory(request.reading, joined);
  const found = placeOf(request.domain, reading, joined);
  const ofTrade = found === undefined ? reading : withoutWords(reading, found.words);
  const named = request.lines ?? linesIn(ofTrade, byPhrase, byNearPhrase);
  // A shop or an app may be of any trade: what nobody's list of words has may say of which.
  const lines = named.some(({ line }) => !ways.has(line))
    ? named
    : [...linesByHolders(ofTrade, entries), ...named];
  const asked = withoutPlace(
    askedWords(reading, (word) => keywords.has(word)),
    found?.words ?? [],
  );
  const inEach = lines.map(({ line }) => ({ line, companies: byLine.get(line) ?? [] }));
  const market = marketOfName(
    request.domain,
    found?.place,
    asked.map(({ word }) => word),
    inEach.flatMap(({ companies }) =>
      companies
        .filter(({ words }) => asked.some(({ word, worth }) => worth > saysNothing && words.has(word)))
        .map(({ company }) => company),
    ),
  );
  return {
    lines,
    asked,
    ofPlace: found?.words,
    sells: speaksOfSelling(asked),
    market,
    inLines: wordsInLines(asked, inEach),
  };
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
