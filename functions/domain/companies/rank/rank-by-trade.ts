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
  /** An association, or a site that advises. */
  advises: -0.8,
} as const;
const early = 3;
const later = 6;
const several = 3;
/** Companies near the trade have this much of the strength, and are proposed down to the floor. */
const nearTrade = 0.8;
const nearFloor = 0.45;
const asideShare = 0.3;

/**
 * Ranks the companies of the trade of a name: those above a floor, with their line. `own`: they have the trade itself. `near`:
 * they only have much of what it is listed with.
 */
export function rankByTrade(
  { byTrade }: DirectoryIndex,
  trade: NameTrade,
  { domain, floor }: { readonly domain: string; readonly floor: number },
): Readonly<Record<'own' | 'near', ReadonlyMap<Entry, Ranked>>> {
  const ranked = { own: new Map<Entry, Ranked>(), near: new Map<Entry, Ranked>() };
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
      if (fit < minFit || !hasOthers(entry, trade)) continue;
      const reach = reachOf(entry, trade, each);
      if (reach === undefined) continue;
      const strength = fit * (reach === 'near' ? nearTrade : 1) * strengthByTrade(entry, trade, asks.works);
      if (
        strength >= (reach === 'own' ? floor : nearFloor) &&
        strength > (ranked[reach].get(entry)?.strength ?? 0)
      )
        ranked[reach].set(entry, { strength, line: each.line });
    }
  }
  return ranked;
}

/** Whether a company of a trade has what the name says; undefined if it only has something else of a list. */
function reachOf({ company }: Entry, name: NameTrade, trade: Trade): 'own' | 'near' | undefined {
  const keys = keysOf(company);
  const phrase = keyOfWords(name.phrase);
  const said = keys.indexOf(phrase);
  const names = trade.words.slice(0, early).map(keyOfPhrase);
  const isExact = trade.isExact === true;
  const isName = names.includes(phrase);
  const isSaid =
    said === 0 ||
    (said > 0 && (isName || isNamed(company, name) || (said < early && (isExact || isForeign(name.phrase)))));
  const hasName = isExact && keys.some((key) => names.includes(key));
  if (isSaid || (hasName && (isName || isForeign(name.phrase))))
    return name.others.length > 0 && name.isHead ? 'near' : 'own';
  if (isKnownByDomain(company)) return undefined;
  if (said > 0) return isForeign(name.phrase) ? undefined : 'near';
  return hasName ? 'near' : undefined;
}

/** Whether a company itself has all words of the phrase of a name: in one thing that it does, or in its name. */
export function saysPhrase({ company }: Entry, name: NameTrade): boolean {
  const forms = name.phrase.map(formOf);
  return (
    !isKnownByDomain(company) &&
    (isNamed(company, name) ||
      keysOf(company).some((key) => forms.every((form) => key.split(' ').includes(form))))
  );
}

function isNamed(company: DirectoryCompany, { phrase }: NameTrade): boolean {
  const text = textOf(company);
  return phrase.every((word) => text.includes(formOf(word)) || text.includes(word));
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
  const ofTrade = new Set(trade.trades.flatMap(({ words }) => words.map(keyOfPhrase)));
  const count = keys.filter((key) => ofTrade.has(key)).length;
  const sum =
    points.start +
    pointsOfPhrase(company, said, count, trade.trades) +
    (count <= 1 && !isOfDomain && !isForeign(trade.phrase) ? points.once : 0) +
    (count <= keys.length * asideShare ? points.aside : 0) +
    (isNamed(company, trade) ? points.named : 0) +
    (works && company.role !== 'service' && company.role !== 'comparison' ? points.sells : 0) +
    (company.role === 'comparison' ? points.compares : 0) +
    (isOfDomain ? points.ofDomain : 0) +
    (company.domain.endsWith('.org') ? points.advises : 0);
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
export function hasOthers({ company }: Entry, { others }: Pick<NameTrade, 'others'>): boolean {
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
