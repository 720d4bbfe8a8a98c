import { foldText } from '../../../../shared/text/fold-text.ts';
import { decodeLabel } from './decode-label.ts';
import placeFacts from './places.json' with { type: 'json' };
import tradeFacts from './trades.json' with { type: 'json' };
import { singular } from './word-forms.ts';

/** A trade and its place, as a name such as `austinroofing` contains them. */
export interface LocalTrade {
  /** In English, such as `roofer`. */
  readonly trade: string;
  /** OpenStreetMap's tags of the trade, such as `craft=roofer`. */
  readonly tags: readonly string[];
  readonly place: string;
  /** The middle of the place, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Words around the trade that add nothing to it. */
const before = /^(?:the|my|best|top|all)(?=.{3})/;
const after = /(?<=.{3})(?:pros?|experts?|services?|company|co|group|team|guys|near)$/;

let facts: { places: Map<string, Place>; trades: Map<string, string> } | undefined;

/** Built at first use, which most searches never need. */
function loaded() {
  if (facts !== undefined) return facts;
  const places = new Map<string, Place>();
  for (const [name, latitude, longitude, ...otherNames] of placeFacts) {
    for (const each of [name, ...otherNames]) {
      if (typeof each !== 'string') continue;
      places.set(lettersOf(each), {
        name: String(name),
        latitude: Number(latitude),
        longitude: Number(longitude),
      });
    }
  }
  const trades = new Map(
    Object.entries(tradeFacts).flatMap(([trade, { words }]) =>
      words.map((word): [string, string] => [word, trade]),
    ),
  );
  facts = { places, trades };
  return facts;
}

/**
 * Reads a domain's label that consists of just a place and a trade, in either order: `austinroofing`,
 * `zahnarzt-berlin`. Returns null for all others. The places are some 1,500 cities, the trades those for which
 * OpenStreetMap has a tag.
 */
export function readLocalTrade(label: string): LocalTrade | null {
  const name = lettersOf(decodeLabel(label));
  const { places, trades } = loaded();
  // The longest place first: newyorkplumbing is not about York.
  for (let length = name.length - 3; length >= 3; length -= 1) {
    const ends = [
      { place: name.slice(0, length), rest: name.slice(length) },
      { place: name.slice(-length), rest: name.slice(0, -length) },
    ];
    for (const { place, rest } of ends) {
      const found = places.get(place);
      const trade = found && tradeOf(rest.replace(/^in(?=.{3})|(?<=.{3})in$/, ''), trades);
      if (found === undefined || trade === undefined) continue;
      const { latitude, longitude } = found;
      return { ...trade, place: found.name, latitude, longitude };
    }
  }
  return null;
}

function tradeOf(
  text: string,
  trades: ReadonlyMap<string, string>,
): Pick<LocalTrade, 'trade' | 'tags'> | undefined {
  const bare = text.replace(before, '').replace(after, '');
  const trade = [text, bare]
    .flatMap((word) => [word, singular(word)])
    .map((word) => trades.get(word))
    .find((found) => found !== undefined);
  const known = Object.entries(tradeFacts).find(([name]) => name === trade);
  return known && { trade: known[0], tags: known[1].tags };
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^a-z]/g, '');
}
