import { decides, type LineWeights, linesOfPhrase, weightsOf } from '../name/line-lexicon.ts';
import { isBrandWord, isGeneric, synonymsOf } from '../name/lines-of-business.ts';
import type { NameReading } from '../name/name-reading.ts';
import { wordCost } from '../name/word-cost.ts';
import { comparableText, singular, stemOf } from '../name/word-forms.ts';
import { acts, broadLines, ofAnyTrade, selling, ways } from './line-kinds.ts';

/** A word of the name in the form in which it is compared with a company's words. */
export interface AskedWord {
  readonly origin: string;
  readonly word: string;
  readonly synonyms: ReadonlySet<string>;
  /** How much it counts among the words of the name: 1 for one that names a trade. */
  readonly worth: number;
  /** The lines of business that it indicates, alone or with its neighbour. */
  readonly says: LineWeights;
}

/** What counts as covered: the company's own trade, or also the trades near it. */
export type Reach = 'own' | 'near';

/** How much of a name a company covers. */
interface Coverage {
  /** 0 to 1. */
  readonly share: number;
  /** The name also mentions another trade, of which the company has nothing: soap for hotels is not for a hotel. */
  readonly stranger: boolean;
  /**
   * The company has the first word of the name that says something, or that word names its line. It tells which trade of
   * a kind is meant: care of hooves is not care at home, and a pump for slurry no pump for bicycles.
   */
  readonly begins: boolean;
}

/** Words that are only looked up. */
export type WordSet = Pick<ReadonlySet<string>, 'has'>;

/** A company's words: those of its whole entry, and those of its name. */
export interface CompanyWords {
  readonly words: WordSet;
  readonly nameWords: WordSet;
  /** The stems of its words: `medit` of meditation. */
  readonly stems: WordSet;
  /** Other words for its trades. */
  readonly also: WordSet;
  /** Words of trades close to its own. */
  readonly near: WordSet;
}

/**
 * Words that hint at a trade, that say how any trade is practised, that occur in many names, that only tell a brand
 * from others, and that say nothing.
 */
export const worthOf = { hint: 0.8, way: 0.15, plain: 0.6, brand: 0.35, generic: 0.15 } as const;

/**
 * How much a word of the name is covered if the company's entry contains it, or if it only names the company's line.
 */
const covers = {
  literal: 1,
  also: 0.95,
  stem: 0.9,
  synonym: 0.8,
  near: 0.78,
  ofLine: 0.8,
  ofBroadLine: 0.2,
} as const;
/** In a line of many kinds of goods, the words that name the line say less than those that name the goods. */
const broadWorth = 0.5;
/**
 * Words of the name in the company's own name say most: they add to the coverage, and all other companies have less.
 */
const ownNameBonus = 0.1;
const ownNameNeeded = 0.6;
const withoutOwnName = 0.96;

/** Words of less value, such as `shop`, are in every name. */
export const saysNothing = 0.2;

/** If less than this of the words that name a trade is covered, the rest counts less too. */
const tradeNeeded = 0.4;
const withoutTrade = 0.5;

/** A word that this many companies of a line have distinguishes them. */
const holdersToDivide = 3;
/** In a line of many kinds of goods, a word that at most this share of its companies have names one kind. */
const narrowTrade = 0.2;

/**
 * The words of a name. Two are one if they are one word elsewhere (`kinder` and `wagen`): if that word has synonyms,
 * or `isListed` says that the directory contains it.
 */
export function askedWords(
  { words }: NameReading,
  isListed: (word: string) => boolean,
): readonly AskedWord[] {
  const asked: AskedWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
    const joined = singular(comparableText(word + after));
    if (after !== '' && (synonymsOf(joined).size > 0 || isListed(joined))) {
      asked.push(askedWord(word + after, []));
      at += 1;
    } else {
      asked.push(askedWord(word, [...phraseOf(before, word), ...phraseOf(word, after)]));
    }
  }
  return asked;
}

/** Whether the name asks for somebody who does the work. */
export function speaksOfService(asked: readonly AskedWord[]): boolean {
  return asked.some(({ word, origin }) => acts.has(word) || acts.has(origin));
}

/** Whether the name itself mentions a shop. */
export function speaksOfSelling(asked: readonly AskedWord[]): boolean {
  return asked.some(({ says }) => (says.get(selling) ?? 0) >= decides);
}

function phraseOf(first: string, second: string): ReadonlySet<string> {
  return linesOfPhrase(comparableText(first), comparableText(second));
}

function askedWord(origin: string, phraseLines: readonly string[]): AskedWord {
  const word = singular(comparableText(origin));
  const synonyms = synonymsOf(word);
  const says = new Map(weightsOf(word));
  const named = [...says].filter(([, weight]) => weight >= decides).map(([line]) => line);
  for (const line of phraseLines) says.set(line, 1);
  return {
    origin,
    word,
    synonyms,
    says,
    worth: worthIn(origin, { synonyms, named, hints: says.size > 0 }),
  };
}

function worthIn(
  word: string,
  { synonyms, named, hints }: { synonyms: ReadonlySet<string>; named: readonly string[]; hints: boolean },
): number {
  if (ofAnyTrade.has(singular(comparableText(word)))) return worthOf.plain;
  if (isGeneric(word) || (weightsOf(singular(comparableText(word))).get(selling) ?? 0) > 0)
    return worthOf.generic;
  if (named.length > 0 && named.every((line) => ways.has(line))) return worthOf.way;
  if (named.length > 0 || synonyms.size > 0) return 1;
  return hints ? worthOf.hint : worthOf.plain;
}

/** What the words of a name say about the companies of one line. */
export interface WordsInLine {
  /**
   * Words for which the line of business alone says little: those that distinguish the companies of the line, as some
   * entries contain them (lawyers among legal services), and English ones that no company of the line has (a cruise in
   * boating, an aquarium where only kennels are listed). Entries are mostly in English, so words of other languages
   * say nothing here.
   */
  readonly dividing: ReadonlySet<AskedWord>;
  /** Words that nobody has, beside a word of the trade: what a brand adds (a nest for payrolls). */
  readonly brand: ReadonlySet<AskedWord>;
}

/** What the words of a name say about each of its lines. */
export function wordsInLines(
  asked: readonly AskedWord[],
  lines: readonly { readonly line: string; readonly companies: readonly CompanyWords[] }[],
): ReadonlyMap<string, WordsInLine> {
  const held = new Map(
    asked.map((word) => [
      word,
      new Map(lines.map(({ line, companies }) => [line, companies.filter((each) => has(each, word)).length])),
    ]),
  );
  const holdersOf = (word: AskedWord, line: string) => held.get(word)?.get(line) ?? 0;
  return new Map(
    lines.map(({ line, companies }) => {
      const most = broadLines.has(line) ? companies.length * narrowTrade : companies.length;
      const told = new Set(
        asked.filter((word) => {
          const holders = holdersOf(word, line);
          return word.worth >= worthOf.plain && holders >= holdersToDivide && holders <= most;
        }),
      );
      const isNear = (word: AskedWord) => companies.some(({ near }) => near.has(word.word));
      const unheld = new Set(asked.filter((word) => holdersOf(word, line) === 0 && !isNear(word)));
      const dividing = new Set<AskedWord>();
      const brand = new Set<AskedWord>();
      for (const word of asked) {
        const anywhere = Math.max(0, ...(held.get(word)?.values() ?? []));
        if (anywhere >= holdersToDivide) dividing.add(word);
        else if (holdersOf(word, line) > 0) continue;
        else if (told.size > 0 && (word.says.size === 0 || isBrandWord(word.origin)) && unheld.has(word))
          brand.add(word);
        else if (!wordCost(word.word).foreign) dividing.add(word);
      }
      return [line, { dividing, brand }];
    }),
  );
}

function has(company: CompanyWords, word: AskedWord): boolean {
  return shareOf(company, word, 0) > 0;
}

/**
 * How much of the name a company of a line covers, with its words or, for words that name the line, by belonging to
 * it; less so for dividing ones.
 */
export function coverageOf(
  company: CompanyWords,
  asked: readonly AskedWord[],
  line: string,
  { inLine, reach }: { readonly inLine: WordsInLine | undefined; readonly reach: Reach },
): Coverage {
  let all = 0;
  let covered = 0;
  let trade = 0;
  let tradeCovered = 0;
  let stranger = false;
  let named = false;
  let inOwnName = false;
  let begins: boolean | undefined;
  for (const word of asked) {
    const ofLine = (word.says.get(line) ?? 0) >= decides;
    const wayOfLine = word.worth === worthOf.way && ofLine;
    const divides = inLine?.dividing.has(word) === true;
    const lesser = ofLine && broadLines.has(line) && !divides;
    const telling = wayOfLine || (divides && word.worth === worthOf.plain);
    const brand = inLine?.brand.has(word) === true;
    const worth = (telling ? 1 : brand ? worthOf.brand : word.worth) * (lesser ? broadWorth : 1);
    const byLine = divides || broadLines.has(line) ? covers.ofBroadLine : covers.ofLine;
    const share = Math.max(
      shareOf(company, word, ofLine ? byLine : 0),
      reach === 'near' && company.near.has(word.word) ? covers.near : 0,
    );
    if (word.worth > worthOf.generic) begins ??= share > 0;
    all += worth;
    covered += worth * share;
    if (word.worth >= worthOf.hint) {
      trade += worth;
      tradeCovered += worth * share;
    }
    const ofOwnName = word.worth >= 1 && company.nameWords.has(word.word);
    named ||= ofOwnName && worth >= 1;
    inOwnName ||= ofOwnName;
    stranger ||= share === 0 && word.worth >= 1 && !ofLine && !brand && namesAnotherTrade(word);
  }
  const bonus = named && covered >= all * ownNameNeeded ? ownNameBonus : 0;
  // Suppliers of another trade cover little of the name.
  const part = trade > 0 && tradeCovered < trade * tradeNeeded ? withoutTrade : 1;
  const byName = inOwnName ? 1 : withoutOwnName;
  return {
    share: all === 0 ? 0 : part * byName * Math.min(1, covered / all + bonus),
    stranger,
    begins: begins ?? true,
  };
}

function namesAnotherTrade({ says }: AskedWord): boolean {
  return [...says].some(([line, weight]) => weight >= decides && !ways.has(line));
}

function shareOf(
  { words, stems, also }: CompanyWords,
  { word, synonyms }: AskedWord,
  byLine: number,
): number {
  if (words.has(word)) return covers.literal;
  if (also.has(word)) return covers.also;
  if (stems.has(stemOf(word))) return covers.stem;
  for (const synonym of synonyms) if (words.has(synonym)) return covers.synonym;
  return byLine;
}
