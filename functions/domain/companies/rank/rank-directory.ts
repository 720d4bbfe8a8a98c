import { inWords } from '../../../../shared/text/in-words.ts';
import { type DirectoryCompany, isKnownByDomain, ownDirectory } from '../candidates/company-source.ts';
import type { Directory } from '../candidates/sorted-companies.ts';
import { comparableWords, isBrandWord, isGeneric } from '../name/lines-of-business.ts';
import { linesOfName, type NamedLine } from '../name/lines-of-name.ts';
import { placeInName } from '../name/local-trade.ts';
import type { NameReading } from '../name/name-reading.ts';
import { type NameTrade, tradeAsPractised, tradeOfName, tradesOfKind } from '../name/trade-of-name.ts';
import { comparableText, singular, stemOf } from '../name/word-forms.ts';
import facts from '../name/word-groups.json' with { type: 'json' };
import { type AskedWord, askedWords, saysNothing, worthOf } from './coverage.ts';
import { indexOf } from './directory-index.ts';
import { type Entry, saidAt } from './entry.ts';
import { acts, asksForSoftware, ofAnyTrade, sellsSoftware } from './line-kinds.ts';
import { hasOthers, rankByTrade, saysPhrase, saysTogether } from './rank-by-trade.ts';
import { type Ranked, rankByWords } from './rank-by-words.ts';

interface RankedCompany {
  readonly company: DirectoryCompany;
  /**
   * What matches, as the beginning of a sentence that a domain name completes: `is listed under … , close to the
   * word "sun"`.
   */
  readonly match: string;
  /** The first part of it, which is only about the company: `is listed under …`. */
  readonly listed: string;
  readonly strength: number;
}

/**
 * Less than this is not a lead. It does not depend on what else is proposed. At it, half of the names of two strangers
 * had a proposal.
 */
export const topicFloor = 0.35;

/** The same in a directory that knows trades: docs/lead-engine.md has what each floor gives. */
const floorWithTrades = 0.5;

/** The same for a name that is of no trade as a whole, so that only single words speak for a company. */
const floorByWords = 0.6;

/**
 * If the directory has fewer companies of the name's own trade, those of trades near it are proposed too: a roofer for a
 * name about gutters.
 */
const companiesOfTrade = 8;

/** If fewer companies have what the name says, portals that refer people to its trade among others are proposed too. */
const few = 5;

/** What is left of the strength of a company that is of the trade, if it does not say how the name wants it practised. */
const asPractised = { listed: 0.8, byDomain: 0.7 };

/** The same if it does not say of which kind the name wants what it sells or does, or says it of something else. */
const asKind = { saysElsewhere: 0.85, other: 0.75 };

/** What others do for a trade, and of which it need not do anything itself: leads for roofers. */
const toTrades = new Set(facts.toTrades);

/** Who is weaker than this is proposed only while there are fewer than so many; for the name of a city, whoever it is. */
const sure = 0.75;
const enough = 6;

/**
 * Ranks the companies of a directory that are in a line of business of the whole name, by how well they fit it.
 * Words only rank inside those lines. Strength is 0 to 1, never below `topicFloor`, and depends only on the company
 * and the name. `register` is the directory's name if it is not ours. `lines` are those of the name if they were
 * read elsewhere.
 */
export function rankDirectory(
  companies: Directory,
  request: {
    readonly reading: NameReading;
    readonly domain: string;
    readonly register?: string;
    readonly lines?: readonly NamedLine[];
  },
): readonly RankedCompany[] {
  const index = indexOf(companies);
  const trade = request.lines === undefined ? tradeOfName(request.reading, index.trades) : undefined;
  const ofTrade = (name: NameTrade, portals = false) =>
    rankByTrade(index, name, { domain: request.domain, floor: floorWithTrades, portals });
  const strongest = new Map<Entry, Ranked>(trade && ofTrade(trade));
  /** Adds those that are not proposed yet, with what is kept of their strength. */
  const add = (those: ReadonlyMap<Entry, Ranked>, keptOf: (entry: Entry) => number) => {
    for (const [entry, { strength, line }] of those)
      if (!strongest.has(entry)) strongest.set(entry, { strength: strength * keptOf(entry), line });
  };
  if (trade !== undefined && strongest.size < few) add(ofTrade(trade, true), () => 1);
  const practised =
    strongest.size < few && request.lines === undefined
      ? tradeAsPractised(request.reading, index.trades)
      : undefined;
  if (practised !== undefined)
    add(ofTrade(practised), ({ company }) =>
      isKnownByDomain(company) ? asPractised.byDomain : asPractised.listed,
    );
  const isWhole = trade?.others.length === 0;
  const ofItsTrade = new Set(trade?.trades.flatMap((each) => index.ofTrade(each)));
  // Single words say nothing more of a company of the trade, and of others too little.
  const words = placeInName(request.reading.words, () => true)?.others ?? request.reading.words;
  const others = words.filter((word) => !isGeneric(word) && !isBrandWord(word));
  const ofLines = linesOfName(request.reading).map(({ line }) => ({ line, words: [] }));
  const forSoftware = asksForSoftware(request.domain, trade ?? { trades: ofLines, words });
  const suits = (entry: Entry) => {
    if (index.hasTrades && !forSoftware && sellsSoftware(entry.company)) return false;
    if (isKnownByDomain(entry.company) && trade === undefined) return hasOthers(entry, { others });
    if (trade === undefined) return !index.hasTrades || hasAsked(entry, asked);
    if (entry.company.role === 'comparison' && saidAt(entry.company, trade.phrase) < 0) return false;
    if (isWhole) return !ofItsTrade.has(entry) && saysPhrase(entry, trade);
    return trade.isHead
      ? saysTogether(entry.company, [...trade.others, ...trade.phrase])
      : hasOthers(entry, trade);
  };
  let asked = trade === undefined ? [] : askedWords({ ...request.reading, words: trade.words }, () => false);
  if (strongest.size < companiesOfTrade) {
    const floor = isWhole ? floorWithTrades : floorByWords;
    const byWords = rankByWords(index, request, index.hasTrades ? floor : topicFloor);
    if (strongest.size === 0 || trade === undefined) asked = [...byWords.asked];
    for (const reach of ['own', 'near'] as const) {
      if (strongest.size >= companiesOfTrade) break;
      for (const [entry, ranked] of byWords.rank(reach))
        if (!strongest.has(entry) && suits(entry)) strongest.set(entry, ranked);
    }
  }
  const kind =
    strongest.size < few && request.lines === undefined
      ? tradesOfKind(request.reading, index.trades).find((each) => isPlainKind(each, isWhole))
      : undefined;
  if (kind !== undefined) {
    const those = [...ofTrade({ ...kind, words: kind.phrase, others: [] })];
    add(new Map(those.filter(([{ company }]) => !isKnownByDomain(company))), (entry) =>
      hasOthers(entry, kind) ? asKind.saysElsewhere : asKind.other,
    );
  }
  const letters = comparableText(request.reading.words.join(''));
  const literal = asked.filter(({ origin }) => letters.includes(comparableText(origin)));
  return [...strongest]
    .map(([entry, { strength, line }]) => ({
      company: entry.company,
      ...matchOf(entry, literal, line, request.register),
      strength: Math.round(Math.min(1, strength) * 1e4) / 1e4,
    }))
    .sort((a, b) => b.strength - a.strength || a.company.domain.localeCompare(b.company.domain))
    .filter(
      ({ strength }, at) =>
        !index.hasTrades || (strength >= sure && trade?.city === undefined) || at < enough,
    );
}

/**
 * Whether who has the phrase of a name most likely has the kind that it asks for: of ball valves those of brass, of a dock
 * leveler its parts. Nobody repairs all that he sells, and parts, programs and what others do for a trade are trades of their
 * own. A name that is a whole phrase of a trade is most likely a kind of what its last two words say.
 */
function isPlainKind({ phrase, others, isHead }: NameTrade, isWhole: boolean): boolean {
  if (isWhole && (!isHead || phrase.length < 2)) return false;
  const last = singular(phrase.at(-1) ?? '');
  if (isHead) return !ofAnyTrade.has(last) && last !== 'software';
  return !others.some((word) => toTrades.has(word) || acts.has(singular(word)));
}

/** Whether a company has each word of a name that says more than how a trade is practised, or another word for it. */
function hasAsked({ words, stems }: Entry, asked: readonly AskedWord[]): boolean {
  return asked.every(
    ({ word, worth, synonyms }) =>
      worth <= worthOf.brand ||
      words.has(word) ||
      stems.has(stemOf(word)) ||
      [...synonyms].some((synonym) => words.has(synonym)),
  );
}

function matchOf(
  { company, words }: Entry,
  asked: readonly AskedWord[],
  line: string,
  register: string | undefined,
): Pick<RankedCompany, 'match' | 'listed'> {
  const speaks = (keyword: string) =>
    comparableWords(keyword).some((word) =>
      asked.some((each) => each.worth > saysNothing && (each.word === word || each.synonyms.has(word))),
    );
  const keywords = company.keywords.filter(speaks).slice(0, 3);
  const nouns = keywords.length === 1 ? 'the keyword' : 'the keywords';
  const listedBy = company.listing?.source ?? ownDirectory;
  if (isKnownByDomain(company)) return matchOfDomain(company, line);
  const source = listedBy === ownDirectory ? register : listedBy;
  const under = `is listed ${source === undefined ? '' : `in ${source} `}under ${company.industry}`;
  const listed = keywords.length > 0 ? `${under} with ${nouns} ${inWords(keywords)}` : under;
  const literal = asked.filter(({ word, worth }) => worth > saysNothing && words.has(word));
  if (literal.length === 0) return { listed, match: `${listed}, the line of business (${line}) of the name` };
  const quoted = [...new Set(literal.map(({ origin }) => `"${origin}"`))].slice(0, 3);
  return { listed, match: `${listed}, and shares ${inWords(quoted)} with the name` };
}

/** What the domain of a company says is all that is known of it, so nothing lists it. */
function matchOfDomain({ keywords }: DirectoryCompany, line: string): ReturnType<typeof matchOf> {
  const listed = `has "${keywords[0] ?? ''}" in its own domain`;
  return { listed, match: `${listed}, a word of the line of business (${line}) of the name` };
}
