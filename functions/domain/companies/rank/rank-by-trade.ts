import { type DirectoryCompany, isKnownByDomain } from '../candidates/company-source.ts';
import { isGeneric } from '../name/lines-of-business.ts';
import { formOf, keyOfWords } from '../name/phrase-key.ts';
import { keysOfTrade, literalKey, type Trade, wordsOf } from '../name/trade-index.ts';
import type { NameTrade } from '../name/trade-of-name.ts';
import { wordCost } from '../name/word-cost.ts';
import { comparableText, singular, stemOf } from '../name/word-forms.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { type Entry, keyOfPhrase, keysOf, saidAt } from './entry.ts';
import { asksForReviews, fitToName, minFit } from './fit.ts';
import {
  acts,
  asksForKits,
  asksForSoftware,
  asksForWorkBeside,
  sellsSoftware,
  thingsToo,
} from './line-kinds.ts';
import { marketOfName } from './market.ts';
import type { Ranked } from './rank-by-words.ts';

/**
 * Points for what a company's entry says of the name's trade, and against it, fitted (logistic regression) to 977 proposals that
 * people judged who knew neither the engine nor the directory (docs/lead-engine.md).
 */
const points = {
  start: 0.9,
  /** It says the phrase of the name itself: first of all, among the first, or later. */
  saidFirst: 1.45,
  saidEarly: 1,
  saidLater: 0.55,
  /** It does not say it, but several others of a trade of which it is what all do, or of another trade. */
  same: 1,
  other: -0.3,
  /** It says one phrase of the trade alone, and the name is English. */
  once: -0.6,
  /** What it does first is of another trade. */
  otherFirst: -0.75,
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
const asideShare = 0.3;
const maxJoiner = 2;

/**
 * If so many companies say the phrase of a name, others of its trade are not proposed: they are right less often. If so many
 * do the work that a name asks for, those who sell things for it are not.
 */
const enoughSaying = 5;

/**
 * Who says the phrase of a name is at least this strong, however late in a long list, unless he sells things and the name
 * asks for work, or he refers people to others. What the other points say of him only orders those.
 */
const minSaid = 0.6;
const orderOfSaid = 0.1;

/** Who does not say the phrase of a name is proposed from here on: below it, 3 of 10 were of another line. */
const floorUnsaid = 0.65;

/**
 * Ranks the companies of the trade of a name: those above a floor, with their line. They must have what the name says. With
 * `portals`, those that refer people to many trades are proposed wherever in their list the trade is.
 */
export function rankByTrade(
  { ofTrade }: DirectoryIndex,
  name: NameTrade,
  {
    domain,
    floor,
    portals = false,
  }: { readonly domain: string; readonly floor: number; readonly portals?: boolean },
): ReadonlyMap<Entry, Ranked> {
  const ranked = new Map<Entry, Ranked>();
  const words = name.words.map((word) => singular(comparableText(word)));
  const holders = name.trades.flatMap(ofTrade).map(({ company }) => company);
  const asks = {
    domain,
    market: marketOfName(domain, name.city?.place, words, speakersOf(name, holders)),
    city: name.city,
    // A review of contracts is work, and no opinion of them.
    reviews: asksForReviews(words) && !asksForReviews(name.phrase),
  };
  const hasAct = words.some((word) => acts.has(word));
  const isOnlyWork =
    name.phrase.map(singular).some((word) => acts.has(word) && !thingsToo.has(word)) &&
    !isSoldBy(holders, name.phrase);
  const asksForWork = isOnlyWork && acts.has(singular(name.phrase.at(-1) ?? ''));
  const forSoftware = asksForSoftware(domain, name);
  for (const trade of name.trades) {
    for (const entry of ofTrade(trade)) {
      // Who says an act that is a thing too sells the cleaners that the name speaks of, or does the work.
      const works =
        name.city !== undefined ||
        isOnlyWork ||
        asksForWorkBeside(name) ||
        (hasAct && saidAt(entry.company, name.phrase) < 0);
      const fit = fitToName(entry.company, { ...asks, works });
      if (fit < minFit || !hasOthers(entry, name) || !isOfTrade(entry, name, trade)) continue;
      if (!forSoftware && sellsSoftware(entry.company)) continue;
      // Who sells hedge trimmers trims no hedges.
      if (asksForWork && !doesWork(entry) && !saysPhrase(entry, name)) continue;
      const strength = fit * strengthByTrade(entry, name, works, portals);
      const least = saidAt(entry.company, name.phrase) < 0 ? Math.max(floor, floorUnsaid) : floor;
      if (strength >= least && strength > (ranked.get(entry)?.strength ?? 0))
        ranked.set(entry, { strength, line: trade.line });
    }
  }
  const enough = (kept: readonly [Entry, Ranked][]) => (kept.length >= enoughSaying ? kept : undefined);
  const all = [...ranked];
  const working = (asksForWork ? enough(all.filter(([entry]) => doesWork(entry))) : undefined) ?? all;
  return new Map(enough(working.filter(([{ company }]) => saidAt(company, name.phrase) >= 0)) ?? working);
}

/** So many sellers of things, nearly all who say a phrase, show that it names things: bending machines. */
const sellersNeeded = 4;
const shareOfSellers = 0.8;

function isSoldBy(holders: readonly DirectoryCompany[], phrase: readonly string[]): boolean {
  const sayers = holders.filter((each) => !isKnownByDomain(each) && saidAt(each, phrase) >= 0);
  const sellers = sayers.filter((company) => !doesWork({ company }));
  return sellers.length >= Math.max(sellersNeeded, sayers.length * shareOfSellers);
}

/** Whether a company works for people, or refers them to those who do: others sell things. */
function doesWork({ company: { role } }: Pick<Entry, 'company'>): boolean {
  return role === 'service' || role === 'comparison';
}

/** In a phrase of another language, those who say it tell whose language that is: others of the trade are everywhere. */
function speakersOf(
  { phrase }: NameTrade,
  holders: readonly DirectoryCompany[],
): readonly DirectoryCompany[] {
  if (!isForeign(phrase)) return holders;
  const speakers = holders.filter((company) => saidAt(company, phrase) >= 0);
  return speakers.length > 0 ? speakers : holders;
}

/** Whether a company of a trade has what the name says, and not only something else of its trade's list. */
function isOfTrade({ company }: Entry, name: NameTrade, trade: Trade): boolean {
  if (name.others.length > 0 && name.isHead && !saysTogether(company, [...name.others, ...name.phrase]))
    return false;
  const said = saidAt(company, name.phrase);
  if (isKnownByDomain(company)) return said === 0;
  if (said >= 0) return true;
  // A portal lists the trades that it knows, so that it has none but these.
  if (company.role === 'comparison') return false;
  const { ofAll } = keySetsOf(trade);
  if (!keysOf(company).some((key) => ofAll.has(key))) return false;
  if (ofAll.has(keyOfWords(name.phrase))) return true;
  // Of what only some of a trade have, a shop may have nothing; a service most likely does it.
  return trade.isExact === true && company.role === 'service' && saysHead(company, name, trade);
}

/** The keys of a trade's phrases, and of those that nearly every company of it has. */
interface TradeKeys {
  readonly all: ReadonlySet<string>;
  readonly ofAll: ReadonlySet<string>;
}

const keysByTrade = new WeakMap<Trade, TradeKeys>();

function keySetsOf(trade: Trade): TradeKeys {
  const known = keysByTrade.get(trade);
  if (known !== undefined) return known;
  const all = keysOfTrade(trade);
  const keys = { all: new Set(all), ofAll: new Set(trade.ofAll?.map(keyOfPhrase)) };
  keysByTrade.set(trade, keys);
  return keys;
}

/** Whether a company has the last word of a name's phrase in its trade: who fits taps need not rent kegs. */
function saysHead(company: DirectoryCompany, { phrase }: NameTrade, trade: Trade): boolean {
  const head = phrase.findLast((word) => !isGeneric(word)) ?? '';
  const { all } = keySetsOf(trade);
  const said = company.keywords.filter((keyword) => all.has(keyOfPhrase(keyword))).flatMap(wordsOf);
  return said.some((other) => stemOf(singular(other)) === stemOf(singular(head)));
}

/** Whether a company itself has the phrase of a name as something that it does: who has it in its name may be for it. */
export function saysPhrase({ company }: Entry, { phrase }: NameTrade): boolean {
  return (
    !isKnownByDomain(company) &&
    company.keywords.some((keyword) => literalKey(longWords(keyword)) === literalKey(phrase))
  );
}

/** Whether a company has all of some words in one thing that it does, or in its name. */
export function saysTogether(company: DirectoryCompany, words: readonly string[]): boolean {
  const forms = words.map(formOf);
  return (
    isNamed(company, words) ||
    keysOf(company).some((key) => forms.every((form) => key.split(' ').includes(form)))
  );
}

/** Without the `de` between words. */
function longWords(phrase: string): readonly string[] {
  return wordsOf(phrase).filter((word) => word.length > maxJoiner);
}

function isNamed(company: DirectoryCompany, words: readonly string[]): boolean {
  const text = textOf(company);
  return words.every((word) => text.includes(formOf(word)) || text.includes(word));
}

/**
 * How likely a company of a trade suits a name of that trade, 0 to 1. It must say each further word of the name: a caterer is
 * no vegan one.
 */
function strengthByTrade(entry: Entry, trade: NameTrade, works: boolean, portals: boolean): number {
  const { company } = entry;
  const keys = keysOf(company);
  const said = saidAt(company, trade.phrase);
  const isOfDomain = isKnownByDomain(company);
  const isPortal = company.role === 'comparison';
  const sets = trade.trades.map(keySetsOf);
  // The order of the trades to which a portal refers people says nothing.
  const refers = portals && isPortal && said >= 0;
  const isOfTrades = (key: string) => sets.some(({ all }) => all.has(key));
  const count = keys.filter(isOfTrades).length;
  const sum =
    points.start +
    pointsOfPhrase(company, refers ? Math.min(said, 1) : said, count, trade.trades) +
    (count <= 1 && !isOfDomain && !isForeign(trade.phrase) ? points.once : 0) +
    (!refers && count <= keys.length * asideShare ? points.aside : 0) +
    (refers || isOfTrades(keys[0] ?? '') ? 0 : points.otherFirst) +
    (isNamed(company, trade.phrase) ? points.named : 0) +
    (works !== doesWork(entry) && (works || asksForKits(trade)) ? points.sells : 0) +
    (isPortal ? points.compares : 0) +
    (isOfDomain ? points.ofDomain : 0) +
    (company.domain.endsWith('.org') ? points.advises : 0);
  const share = 1 / (1 + Math.exp(-sum));
  const isSaid = said >= 0 && !isOfDomain && !isPortal && !(works && !doesWork(entry));
  return isSaid ? Math.max(share, minSaid + orderOfSaid * share) : share;
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
