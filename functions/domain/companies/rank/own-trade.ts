import type { CompanyRole } from '../candidates/company-role.ts';
import { decides } from '../name/line-lexicon.ts';
import { comparableWords, isBrandWord, isGeneric } from '../name/lines-of-business.ts';
import { stemOf } from '../name/word-forms.ts';
import { type AskedWord, type CompanyWords, isOwnWord, saysNothing, type WordsInLine } from './coverage.ts';
import { acts, broadLines } from './line-kinds.ts';

/** A company with its trades: keywords, and groups of words that mean one trade each. */
export interface CompanyTrades extends CompanyWords {
  /** Its lines of business, and how much it belongs to each: 1 for its own. */
  readonly lines: ReadonlyMap<string, number>;
  /** What it does, in the phrases of its entry. */
  readonly phrases: readonly string[];
  readonly company: {
    readonly role?: CompanyRole;
    readonly also?: readonly string[];
    readonly trades?: readonly (readonly string[])[];
  };
}

/** A company of many trades is not proposed for one of them: at least this share of its phrases is about the name's. */
const minFocus = 0.5;

/**
 * Whether the name's trade is the company's own. It must have every word of the name that says something, except those
 * that only tell a brand from others, those that name its line of business, and work that any service does: a seller of
 * suits is no beekeeper's. It must have two words of the name in one phrase of its own, or each by itself: who coats
 * garage floors is no floorer. If its trades are known, half of its phrases must be about that one: who cleans windows
 * and also gutters is no gutter company.
 */
export function isOwnTrade(
  entry: CompanyTrades,
  asked: readonly AskedWord[],
  line: string,
  inLine: WordsInLine | undefined,
): boolean {
  const needed = wordsNeeded(asked, entry.company.role === 'service');
  const isNamed = (word: AskedWord) =>
    !broadLines.has(line) &&
    (word.ofPhrase.has(line) ||
      ((word.says.get(line) ?? 0) >= decides && inLine?.dividing.has(word) !== true));
  const ofLine = comparableWords(line);
  const isLine = needed.every(({ word }) => ofLine.includes(word));
  const rest = isLine ? [] : needed.filter((word) => !isNamed(word));
  const { trades } = entry.company;
  if (rest.length === 0 && trades === undefined) return entry.lines.get(line) === 1;
  const own = needed.filter((word) => isOwnWord(entry, word));
  if (own.length === 0 || !rest.every((word) => own.includes(word))) return false;
  if (needed.every(({ word }) => entry.nameWords.has(word))) return true;
  const ofName = tradesOf(entry).filter((words) => words.some((phrase) => countIn(phrase, own) > 0));
  const phrases = [...entry.phrases, ...ofName.flat()];
  const isSaid =
    entry.phrases.some((phrase) => countIn(phrase, needed) > 1) ||
    rest.every((word) => phrases.some((phrase) => isJust(phrase, word)));
  if (!isSaid || trades === undefined) return isSaid;
  const about = entry.phrases.filter(
    (phrase) => countIn(phrase, needed) > 0 || ofName.some((words) => words.includes(phrase)),
  );
  return about.length >= entry.phrases.length * minFocus;
}

/** The words of a name that a company must have; all that say something if those left out are all. */
function wordsNeeded(asked: readonly AskedWord[], isService: boolean): readonly AskedWord[] {
  const telling = asked.filter(({ worth }) => worth > saysNothing);
  const trade = telling.filter(
    ({ origin, word }) => !isBrandWord(origin) && !(isService && (acts.has(word) || acts.has(origin))),
  );
  return trade.length > 0 ? trade : telling;
}

function tradesOf({ company: { trades, also = [] } }: CompanyTrades): readonly (readonly string[])[] {
  return trades ?? [also];
}

/** The companies that may have two words of a name together, whatever their line of business. */
export function entriesWithTwo<Company extends CompanyTrades>(
  entries: readonly Company[],
  asked: readonly AskedWord[],
): readonly Company[] {
  const needed = wordsNeeded(asked, true);
  if (needed.length < 2) return [];
  // Reading the words of all companies would take far longer than looking at the letters of their phrases.
  const stems = needed.map(({ word }) => stemOf(word));
  return entries.filter(({ phrases }) =>
    phrases.some((phrase) => stems.filter((stem) => phrase.includes(stem)).length > 1),
  );
}

/** How many of some words a phrase has. */
function countIn(phrase: string, words: readonly AskedWord[]): number {
  const others = comparableWords(phrase);
  const found = words.filter((each) => others.some((other) => means(each, other)));
  const meant = others.filter((other) => words.some((each) => means(each, other)));
  return Math.min(found.length, meant.length);
}

/** Whether a phrase is a word, perhaps with what is done there: `flooring installation`. */
function isJust(phrase: string, word: AskedWord): boolean {
  const words = comparableWords(phrase);
  return (
    words.some((other) => means(word, other)) &&
    words.every((other) => means(word, other) || acts.has(other) || isGeneric(other))
  );
}

function means({ word, synonyms }: AskedWord, other: string): boolean {
  return word === other || synonyms.has(other) || stemOf(word) === stemOf(other);
}
