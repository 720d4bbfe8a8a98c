import { type DirectoryCompany, isKnownByDomain } from '../candidates/company-source.ts';
import { formOf, keyOfWords } from '../name/phrase-key.ts';
import { type Trade, wordsOf } from '../name/trade-index.ts';
import type { NameTrade } from '../name/trade-of-name.ts';
import { wordCost } from '../name/word-cost.ts';
import { comparableText, singular } from '../name/word-forms.ts';
import type { DirectoryIndex, Entry } from './directory-index.ts';
import { fitToName, minFit } from './fit.ts';
import { acts } from './line-kinds.ts';
import { marketOfName } from './market.ts';
import type { Ranked } from './rank-by-words.ts';

/**
 * Points for what a company's entry says of the name's trade, and against it. They were fitted (logistic regression) to 977
 * proposals of companies of the trade that people judged who knew neither the engine nor the directory. docs/lead-engine.md has
 * the figures.
 */
const points = {
  start: 0.9,
  /** It says the phrase of the name itself: first of all, among the first, or later. */
  saidFirst: 1.45,
  saidEarly: 1,
  saidLater: 0.55,
  /** It does not say it, but several others of a trade whose phrases mean nearly the same, or of another trade. */
  same: 1,
  other: -0.3,
  /** It says one phrase of the trade alone, and the name is English. */
  once: -0.6,
  /** The trade is at most this share of what it does. */
  aside: -0.65,
  /** The phrase is in its name or domain. */
  named: 0.65,
  /** The name asks for work, or for a city, and the company sells things. */
  sells: -1.35,
  /** It compares others. */
  compares: -0.75,
  /** Its trade is in its own domain. */
  ofDomain: 0.2,
} as const;
const early = 3;
const later = 6;
const several = 3;
const asideShare = 0.3;

/** Ranks the companies of the trade of a name: those above a floor, with their line. */
export function rankByTrade(
  { byTrade }: DirectoryIndex,
  trade: NameTrade,
  { domain, floor }: { readonly domain: string; readonly floor: number },
): ReadonlyMap<Entry, Ranked> {
  const ranked = new Map<Entry, Ranked>();
  const words = trade.words.map((word) => singular(comparableText(word)));
  const holders = trade.trades.flatMap((each) => byTrade.get(each) ?? []).map(({ company }) => company);
  const asks = {
    domain,
    market: marketOfName(domain, trade.city?.place, words, holders),
    city: trade.city?.words,
    works: trade.city !== undefined || words.some((word) => acts.has(word)),
  };
  for (const each of trade.trades) {
    for (const entry of byTrade.get(each) ?? []) {
      const fit = fitToName(entry.company, asks);
      if (fit < minFit) continue;
      const strength = fit * strengthByTrade(entry, trade, asks.works);
      if (strength >= floor && strength > (ranked.get(entry)?.strength ?? 0))
        ranked.set(entry, { strength, line: each.line });
    }
  }
  return ranked;
}

/**
 * How likely a company of a trade suits a name of that trade, 0 to 1. It must say each further word of the name: a caterer is
 * no vegan one.
 */
function strengthByTrade(entry: Entry, trade: NameTrade, works: boolean): number {
  const { company } = entry;
  const keys = keysOf(company);
  const said = keys.indexOf(keyOfWords(trade.phrase));
  const isOfDomain = isKnownByDomain(company);
  // Of a domain alone, another word of a trade says too little: not every fitness firm has personal trainers.
  if (!hasOthers(entry, trade) || (isOfDomain && said < 0)) return 0;
  const ofTrade = new Set(trade.trades.flatMap(({ words }) => words.map(keyOfPhrase)));
  const count = keys.filter((key) => ofTrade.has(key)).length;
  const text = textOf(company);
  const isNamed = trade.phrase.every((word) => text.includes(formOf(word)) || text.includes(word));
  const sum =
    points.start +
    pointsOfPhrase(company, said, count, trade.trades) +
    (count <= 1 && !isOfDomain && !isForeign(trade.phrase) ? points.once : 0) +
    (count <= keys.length * asideShare ? points.aside : 0) +
    (isNamed ? points.named : 0) +
    (works && company.role !== 'service' && company.role !== 'comparison' ? points.sells : 0) +
    (company.role === 'comparison' ? points.compares : 0) +
    (isOfDomain ? points.ofDomain : 0);
  return 1 / (1 + Math.exp(-sum));
}

/** What it counts whether, and how early in the list of what it does, a company says the phrase of the name. */
function pointsOfPhrase(
  company: DirectoryCompany,
  at: number,
  count: number,
  trades: readonly Trade[],
): number {
  if (at === 0) return points.saidFirst;
  if (at > 0) return at < early ? points.saidEarly : at < later ? points.saidLater : 0;
  if (count < several) return 0;
  const isSame = trades.some((each) => each.isExact === true && company.trades?.includes(each) === true);
  return isSame ? points.same : points.other;
}

/** What companies do is listed in English, so that few phrases of another language can be among it. */
function isForeign(phrase: readonly string[]): boolean {
  return phrase.some((word) => !wordCost(word).known || wordCost(word).foreign);
}

/** Whether a company has each word that a name has besides the phrase of its trade. */
export function hasOthers({ company }: Entry, { others }: NameTrade): boolean {
  if (others.length === 0) return true;
  const text = textOf(company);
  const forms = new Set([
    ...keysOf(company).flatMap((key) => key.split(' ')),
    ...wordsOf(isKnownByDomain(company) ? '' : company.name).map(formOf),
  ]);
  return others.every((word) => forms.has(formOf(word)) || (word.length > minInText && text.includes(word)));
}

/** Shorter words are in other names by chance. */
const minInText = 3;

function textOf({ name, domain }: DirectoryCompany): string {
  return `${comparableText(name)} ${domain}`;
}

const keysByPhrase = new Map<string, string>();

function keyOfPhrase(phrase: string): string {
  const known = keysByPhrase.get(phrase) ?? keyOfWords(wordsOf(phrase));
  keysByPhrase.set(phrase, known);
  return known;
}

function keysOf({ keywords }: DirectoryCompany): readonly string[] {
  return keywords.map(keyOfPhrase);
}
