import { type DirectoryCompany, isKnownByDomain } from '../candidates/company-source.ts';
import { formOf, keyOfWords } from '../name/phrase-key.ts';
import { wordsOf } from '../name/trade-index.ts';
import type { NameTrade } from '../name/trade-of-name.ts';
import { wordCost } from '../name/word-cost.ts';
import { comparableText, singular } from '../name/word-forms.ts';
import type { DirectoryIndex, Entry } from './directory-index.ts';
import { fitToName, minFit } from './fit.ts';
import { acts } from './line-kinds.ts';
import { marketOfName } from './market.ts';
import type { Ranked } from './rank-by-words.ts';

/** What is certain of a company of the name's trade, before what speaks for and against it. */
const shares = {
  /** It says the phrase of the name itself. */
  said: 0.9,
  /** It only says others of the trade, in another language than the name. */
  inOtherLanguage: 0.85,
  /** It only says others of a trade whose phrases mean nearly the same. */
  same: 0.82,
  /** It only says others of the trade. */
  other: 0.55,
  /** The phrase is in its name or domain. */
  named: 0.07,
  /** It says several phrases of the trade. */
  several: 0.03,
  /** For each of the first places in the list of what it does that are before the phrase. */
  later: 0.03,
} as const;
const maxLater = 5;

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
      const strength = fit * strengthByTrade(entry, trade);
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
function strengthByTrade(entry: Entry, trade: NameTrade): number {
  if (!hasOthers(entry, trade)) return 0;
  const { company } = entry;
  const keys = keysOf(company);
  const ofTrade = new Set(trade.trades.flatMap(({ words }) => words.map(keyOfPhrase)));
  const places = keys.flatMap((key, at) => (ofTrade.has(key) ? [at] : []));
  const said = keys.indexOf(keyOfWords(trade.phrase));
  const text = textOf(company);
  const isNamed = trade.phrase.every((word) => text.includes(formOf(word)) || text.includes(word));
  const isForeign = trade.phrase.some((word) => !wordCost(word).known || wordCost(word).foreign);
  const isSame = trade.trades.some(
    (each) => each.isExact === true && company.trades?.includes(each) === true,
  );
  const share =
    said >= 0 ? shares.said : isForeign ? shares.inOtherLanguage : isSame ? shares.same : shares.other;
  return (
    share +
    (isNamed ? shares.named : 0) +
    (places.length > 1 ? shares.several : 0) -
    shares.later * Math.min(maxLater, Math.max(0, said >= 0 ? said : (places[0] ?? 0)))
  );
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
