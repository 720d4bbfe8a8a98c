import { isBrandWord, isGeneric } from './lines-of-business.ts';
import { type NamedCity, placeInName } from './local-trade.ts';
import { type NameReading, readName } from './name-reading.ts';
import { formOf, keyOfWords } from './phrase-key.ts';
import { keyOfPhrase, literalKey, type Trade, type TradeIndex, wordsOf } from './trade-index.ts';
import { wordCost } from './word-cost.ts';
import { comparableText, isWorker, singular } from './word-forms.ts';
import facts from './word-groups.json' with { type: 'json' };

/** What a name is of, by the phrases of all trades. */
export interface NameTrade {
  readonly trades: readonly Trade[];
  /** All words of the name, in order. */
  readonly words: readonly string[];
  /** The words of its phrase. */
  readonly phrase: readonly string[];
  /** Words beside it of which a company must have each: they say which of the trade is meant. */
  readonly others: readonly string[];
  /** Words beside it that say where, for whom, or nothing. */
  readonly around: readonly string[];
  /** The phrase ends the name, so that the name is a kind of it. Else it only begins with it. */
  readonly isHead: boolean;
  /** The city beside it. */
  readonly city?: NamedCity;
}

const minLetters = 4;
const around = new Set(facts.around);
const regions = new Set(facts.regions);
const people = new Set(facts.people);
const practised = new Set(facts.practised);
const qualities = new Set(facts.qualities);

/**
 * The trade of a whole name: its words, without places and what any name may have, are a phrase of it, in any order and
 * form. Else the trade whose phrase ends the name, else the one with which it begins, with the words that are left.
 */
export function tradeOfName(reading: NameReading, index: TradeIndex): NameTrade | undefined {
  const splits = reading.splits.flatMap((words) => bySplit(words.map(comparableText), index));
  const isWhole = (found: NameTrade | undefined) => found?.others.length === 0 && found.around.length === 0;
  const bySplits = splits.toSorted(byCertainty)[0];
  if (isWhole(bySplits)) return bySplits;
  const joined = reading.splits
    .flatMap((words) => withTwoJoined(words.map(comparableText)))
    .flatMap((words) => bySplit(words, index))
    .find(isWhole);
  if (joined !== undefined) return joined;
  const letters = comparableText(reading.words.join('')).replace(/[^a-z0-9]/g, '');
  return [...splits, ...byLetters(letters, index)].sort(byCertainty)[0];
}

/**
 * The trade of a name without the words that say nothing, or only how or by whom it is practised: acupuncture, for a clinic
 * of it. Undefined if there are no such words, or the other words are of no trade as a whole.
 */
export function tradeAsPractised(reading: NameReading, index: TradeIndex): NameTrade | undefined {
  const isLeft = (word: string) => !practised.has(comparableText(word)) && !isGeneric(word);
  const words = reading.words.filter(isLeft);
  if (words.length === 0 || words.length === reading.words.length) return undefined;
  const splits = reading.splits.map((split) => split.filter(isLeft)).filter((split) => split.length > 0);
  const found = tradeOfName({ ...reading, words, splits }, index);
  return found?.others.length === 0 ? found : undefined;
}

/**
 * The trades of which a name is a kind that no company needs to say, surest first, each with the words that are left as
 * `others`. Their phrase has the order of the name, so that it means the same beside other words. It ends the name, and
 * what stands before it is said in other phrases of the trade, or only describes: silk neckties, outdoor cushion covers.
 * Or it has two words, and the name is of something about it: mechanics of garage doors.
 */
export function tradesOfKind(reading: NameReading, index: TradeIndex): readonly NameTrade[] {
  return reading.splits
    .flatMap((words) => bySplit(words.map(comparableText), index))
    .filter((found) => found.others.length > 0 && isInOrder(found))
    .filter(({ isHead, phrase, others, trades }) =>
      isHead
        ? others.every(
            (word) => saysInTrade(word, trades) || (phrase.length > 1 && qualities.has(singular(word))),
          )
        : phrase.length > 1,
    )
    .toSorted(byCertainty);
}

/** Whether a trade has a phrase with its words in this order: machine parts, and not parts machines. */
function isInOrder({ phrase, trades }: NameTrade): boolean {
  const wanted = keyInOrder(phrase);
  return trades.some(({ words }) => words.some((each) => keyInOrder(wordsOf(each)) === wanted));
}

function keyInOrder(words: readonly string[]): string {
  return words.map(formOf).join(' ');
}

const formsByTrade = new WeakMap<Trade, ReadonlySet<string>>();

/** Whether a word is in one of the phrases of some trades, in any form. */
function saysInTrade(word: string, trades: readonly Trade[]): boolean {
  return trades.some((trade) => {
    const forms =
      formsByTrade.get(trade) ?? new Set(trade.words.flatMap((each) => wordsOf(each).map(formOf)));
    formsByTrade.set(trade, forms);
    return forms.has(formOf(word));
  });
}

/** Two words of a name may be one in a phrase: `table shuffle board`. */
function withTwoJoined(words: readonly string[]): readonly (readonly string[])[] {
  return words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at] ?? ''}${word}`, ...words.slice(at + 2)]);
}

function byCertainty(a: NameTrade, b: NameTrade): number {
  return (
    a.others.length - b.others.length ||
    Number(b.isHead) - Number(a.isHead) ||
    lettersOf(b.phrase) - lettersOf(a.phrase) ||
    a.around.length - b.around.length ||
    Number(isLiteral(b)) - Number(isLiteral(a))
  );
}

/** Whether a phrase stands in a trade as it is: `bar stools`, and not `bars tools`. */
function isLiteral({ phrase, trades }: NameTrade): boolean {
  const text = phrase.join(' ');
  return trades.some(({ words }) => words.includes(text));
}

function lettersOf(words: readonly string[]): number {
  return words.join('').length;
}

function bySplit(words: readonly string[], index: TradeIndex): readonly NameTrade[] {
  const found: NameTrade[] = [];
  const add = (phrase: readonly string[], beside: readonly string[], isHead: boolean) => {
    const trades = tradesOf(phrase, index);
    if (trades !== undefined && (phrase.length > 1 || divided(phrase).others.length > 0))
      found.push({ trades, words, phrase, ...divided(beside), isHead });
  };
  const telling = divided(words).others;
  add(words, [], true);
  if (telling.length < words.length && telling.length > 0)
    add(
      telling,
      words.filter((word) => !telling.includes(word)),
      true,
    );
  for (let count = words.length - 1; count > 0; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const after = words.slice(at + count);
      add(words.slice(at, at + count), [...words.slice(0, at), ...after], divided(after).others.length === 0);
    }
  }
  return found;
}

/**
 * The trades that have a phrase, in any form of its words. Those that have it literally come before others: who sells paper
 * shredders does no paper shredding.
 */
function tradesOf(phrase: readonly string[], index: TradeIndex): readonly Trade[] | undefined {
  const trades = index.byWords.get(keyOfWords(phrase));
  if (trades === undefined || (trades.length === 1 && phrase.length > 1)) return trades;
  const wanted = literalKey(phrase);
  const literal = trades.filter(({ words }) => words.some((each) => literalKey(wordsOf(each)) === wanted));
  if (literal.length > 0) return literal;
  const alike = trades.filter(({ words }) =>
    words.some((each) => keyOfPhrase(each) === keyOfWords(phrase) && isAlike(phrase, each)),
  );
  return alike.length > 0 ? alike : undefined;
}

/** Whether a phrase of one word says who works as another text does: a lodger is no lodge. */
function isAlike([word = '', ...more]: readonly string[], text: string): boolean {
  return more.length > 0 || isWorker(word) === isWorker(text);
}

/** The whole name may be read in another way by a phrase: `savannah` and `ghost tours`. */
function byLetters(text: string, index: TradeIndex): readonly NameTrade[] {
  const found: NameTrade[] = [];
  for (let start = 0; start + minLetters <= text.length; start += 1) {
    for (let end = start + minLetters; end <= text.length; end += 1) {
      const phrase = index.byLetters.get(formOf(text.slice(start, end)));
      if (phrase === undefined || !isAlike(phrase, text.slice(start, end))) continue;
      const before = readBeside(text.slice(0, start));
      const after = readBeside(text.slice(end));
      const trades = tradesOf(phrase, index);
      if (before === undefined || after === undefined || trades === undefined) continue;
      const beside = divided([...before, ...after]);
      if (beside.others.length === 0)
        found.push({ trades, words: [...before, ...phrase, ...after], phrase, ...beside, isHead: true });
    }
  }
  return found;
}

/** The words of what is left; undefined if it is no word. */
function readBeside(text: string): readonly string[] | undefined {
  if (text === '') return [];
  if (/^\d+$/.test(text) || regions.has(text) || isPlace([text])) return [text];
  if (text.length < 3 && !around.has(text)) return undefined;
  const { words } = readName(text);
  return words.every((word) => wordCost(word).known && word.length > 2) || isPlace(words) ? words : undefined;
}

function isPlace(words: readonly string[]): boolean {
  return placeInName([...words, 'roofing'])?.words.length === words.length;
}

/** Which of a name's words say more than where, for whom, or nothing. */
function divided(words: readonly string[]): Pick<NameTrade, 'others' | 'around' | 'city'> {
  const city =
    placeInName([...words, 'roofing'], () => true) ?? placeInName(['roofing', ...words], () => true);
  const place = city?.words ?? [];
  const says = (word: string) =>
    !place.includes(word) &&
    !isGeneric(word) &&
    !isBrandWord(word) &&
    !around.has(word) &&
    !regions.has(word) &&
    !people.has(word) &&
    !/^\d/.test(word);
  return {
    others: words.filter(says),
    around: words.filter((word) => !says(word)),
    ...(city !== null && { city: { place: city.place, words: city.words } }),
  };
}
