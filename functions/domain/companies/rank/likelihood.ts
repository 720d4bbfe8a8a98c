import { isKnownByDomain } from '../candidates/company-source.ts';
import { decides } from '../name/line-lexicon.ts';
import { comparableWords } from '../name/lines-of-business.ts';
import { wordCost } from '../name/word-cost.ts';
import { isPlural, isWorker, stemOf } from '../name/word-forms.ts';
import { type AskedWord, worthOf } from './coverage.ts';
import type { Entry } from './entry.ts';
import { acts } from './line-kinds.ts';

/**
 * Points for what a company's entry says of the words of a name, and against it. They were fitted (logistic regression)
 * to 1,100 proposals that people judged who knew neither the engine nor the directory, so that the result is how
 * often such a proposal was of the name's trade. docs/lead-engine.md has the figures.
 */
const points = {
  start: -0.75,
  /** The company itself has all words of the name: in its own name, its domain or what it does. */
  said: 2,
  /** All of them are only other words for its trade, or name its line of business. */
  other: -0.5,
  /** All of them are words of trades near its own. */
  near: -1.25,
  /** Two adjacent words of the name are adjacent in what it does: a pallet rack is neither a pallet nor a rack. */
  phrase: 1,
  /** It belongs to the second line of the name. */
  secondLine: -0.5,
  /** What it shares with the name is not in its own name and comes late in the list of what it does: it also does it. */
  late: -1,
  /** Its trade is in its own domain. */
  ofDomain: 0.75,
  /**
   * It lacks the last word, and that says who does the work (a tinter of windows is no dealer in windows), or which work,
   * and it sells things: a shop of stained glass restores none.
   */
  withoutWorker: -1.5,
  /** It does not say the last word, which names a trade or goods: a shop of kayaks does not rent them. */
  withoutTrade: -1,
  /** It lacks the last word, and that is a plural, which is mostly what the name sells. */
  withoutGoods: -0.5,
} as const;

/** Its first keywords say what a company mainly does. */
const mainKeywords = 2;
/** Shorter words are in other domains by chance. */
const minLengthInDomain = 4;

/** Whether an entry says a word of the name, only another word for it, its line, or one of a near trade. */
type Has = 'said' | 'other' | 'line' | 'near' | 'none';

/**
 * How likely it is that a company of the name's line is of its very trade, 0 to 1. `brand`: words that a brand adds to
 * the trade.
 */
export function likelihoodOf(
  entry: Entry,
  asked: readonly AskedWord[],
  line: string,
  {
    brand,
    isSecondLine,
  }: { readonly brand: ReadonlySet<AskedWord> | undefined; readonly isSecondLine: boolean },
): number {
  const telling = asked.filter(({ worth }) => worth > worthOf.generic);
  const found = (telling.length > 0 ? telling : asked).map((word) => {
    const has = hasOf(entry, word, line);
    const isBrand = has === 'none' && brand?.has(word) === true && !isWorker(word.origin);
    const worth = isBrand ? worthOf.brand * word.worth : word.worth;
    return { word, has, worth };
  });
  const all = found.reduce((sum, { worth }) => sum + worth, 0);
  const shareOf = (which: Has) =>
    found.reduce((sum, { has, worth }) => sum + (has === which ? worth : 0), 0) / (all || 1);
  const says = found.some(({ has }) => has === 'said');
  const last = found.at(-1);
  const sum =
    points.start +
    points.said * shareOf('said') +
    points.other * (shareOf('other') + shareOf('line')) +
    points.near * shareOf('near') +
    (says && sharesPhrase(entry, telling) ? points.phrase : 0) +
    (isSecondLine ? points.secondLine : 0) +
    (isKnownByDomain(entry.company) ? points.ofDomain : 0) +
    (says && isLate(entry, telling) ? points.late : 0) +
    (found.length > 1 && last !== undefined ? pointsOfLast(last, entry) : 0);
  return 1 / (1 + Math.exp(-sum));
}

function pointsOfLast(
  { word, has }: { readonly word: AskedWord; readonly has: Has },
  { company }: Entry,
): number {
  // Which work who has a trade in its domain does was asked before.
  if (has === 'none' && isWorker(word.origin)) return isKnownByDomain(company) ? 0 : points.withoutWorker;
  if (has === 'none' && acts.has(word.word) && sells(company)) return points.withoutWorker;
  if (word.worth >= 1 && has !== 'said' && has !== 'line') return points.withoutTrade;
  return has === 'none' && isPlural(word.origin) ? points.withoutGoods : 0;
}

function sells({ role }: Entry['company']): boolean {
  return role === 'shop' || role === 'brand' || role === 'maker';
}

function hasOf(entry: Entry, asked: AskedWord, line: string): Has {
  const { word, origin, synonyms, says } = asked;
  if (isOfOwnName(entry, asked) || entry.words.has(word) || entry.stems.has(stemOf(word))) return 'said';
  const held = [...synonyms].filter((synonym) => entry.words.has(synonym));
  if (held.some((synonym) => isFormOf(synonym, word))) return 'said';
  if (held.length > 0 || entry.also.has(word)) return isEnglish(origin) ? 'other' : 'said';
  if (entry.near.has(word)) return 'near';
  if ((says.get(line) ?? 0) < decides) return 'none';
  // Of some companies, a register knows only the line.
  return entry.company.keywords.length === 0 ? 'said' : 'line';
}

function isOfOwnName({ company, nameWords }: Entry, { word }: AskedWord): boolean {
  return nameWords.has(word) || (word.length >= minLengthInDomain && company.domain.includes(word));
}

/** `payment` of `pay`. */
function isFormOf(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Entries are mostly in English, so that another language's word for the trade is as good as the company's own. */
function isEnglish(word: string): boolean {
  const { known, foreign } = wordCost(word);
  return known && !foreign;
}

function sharesPhrase({ company }: Entry, asked: readonly AskedWord[]): boolean {
  const pairs = new Set(asked.slice(1).map(({ word }, at) => `${asked[at]?.word ?? ''}${word}`));
  if (pairs.size === 0) return false;
  return company.keywords.some((keyword) => {
    const words = comparableWords(keyword);
    return pairs.has(words.join('')) || words.some((word, at) => pairs.has(`${words[at - 1] ?? ''}${word}`));
  });
}

function isLate(entry: Entry, asked: readonly AskedWord[]): boolean {
  if (asked.some((word) => isOfOwnName(entry, word))) return false;
  const first = entry.company.keywords.findIndex((keyword) =>
    comparableWords(keyword).some((word) => asked.some((each) => each.word === word)),
  );
  return first >= mainKeywords;
}
