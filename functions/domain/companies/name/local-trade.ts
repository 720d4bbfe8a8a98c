import { decodeLabel } from '../../../../shared/text/domain/decode-label.ts';
import { foldText } from '../../../../shared/text/fold-text.ts';
import { weightsOf } from './line-lexicon.ts';
import placeFacts from './places.json' with { type: 'json' };
import tradeFacts from './trades.json' with { type: 'json' };
import { singular } from './word-forms.ts';

/** Where a city is: its country (ISO 3166-1 alpha-2), and its middle in degrees. */
export interface Place {
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A city in a name, with the words that name it. */
export interface NamedCity {
  readonly place: Place;
  readonly words: readonly string[];
}

/** A trade and its place, as a name such as `austinroofing` contains them. */
export interface LocalTrade extends Place {
  /** In English, such as `roofer`. */
  readonly trade: string;
  /** OpenStreetMap's tags of the trade, such as `craft=roofer`. */
  readonly tags: readonly string[];
  readonly place: string;
}

interface City extends Place {
  readonly name: string;
}

/** Cities whose names are words of any name. */
const wordsFirst = new Set([
  'best',
  'cork',
  'lens',
  'mobile',
  'nice',
  'orange',
  'reading',
  'sale',
  'split',
  'tours',
]);
/** A city's name has at most this many words. */
const maxWordsOfPlace = 3;

/** Words around the trade that add nothing to it. */
const before = /^(?:the|my|best|top|all)(?=.{3})/;
const after = /(?<=.{3})(?:pros?|experts?|services?|company|co|group|team|guys|near)$/;

let facts: { places: Map<string, City>; trades: Map<string, string> } | undefined;

/** Built at first use, which most searches never need. */
function loaded() {
  if (facts !== undefined) return facts;
  const places = new Map<string, City>();
  for (const [name, country, latitude, longitude, ...otherNames] of placeFacts) {
    for (const each of [name, ...otherNames]) {
      if (typeof each !== 'string') continue;
      places.set(lettersOf(each), {
        name: String(name),
        country: String(country),
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
 * `zahnarzt-berlin`. Returns null for all others. The places are some 1,700 cities and regions, the trades those for
 * which OpenStreetMap has a tag.
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
      const { name: city, ...where } = found;
      return { ...trade, ...where, place: city };
    }
  }
  return null;
}

/**
 * The city with which a name of several words begins or ends, its words and the others; null if there is none. Words that
 * name a line of business, or are common in names, are no city here, except beside a trade (`isTrade`).
 */
export function placeInName(
  words: readonly string[],
  isTrade: (words: readonly string[]) => boolean = () => false,
): (NamedCity & { readonly others: readonly string[] }) | null {
  const { places } = loaded();
  for (let count = Math.min(maxWordsOfPlace, words.length - 1); count > 0; count -= 1) {
    const ends = [
      { city: words.slice(0, count), others: words.slice(count) },
      { city: words.slice(-count), others: words.slice(0, -count) },
    ];
    for (const { city, others } of ends) {
      const name = lettersOf(city.join(''));
      const place = places.get(name);
      if (
        place === undefined ||
        wordsFirst.has(name) ||
        (count === 1 && weightsOf(name).size > 0 && !isTrade(others))
      )
        continue;
      return { place, words: city, others };
    }
  }
  return null;
}

/** A local firm works this far from the cities that it names, in kilometers. */
const reachKm = 80;
const kmPerDegree = 111;

/** Whether a firm of the cities in a text, such as `Leeds` or `Oregon: Portland, Salem`, works in a city. */
export function worksIn(cities: string, { place, words }: NamedCity): boolean {
  const { places } = loaded();
  const name = lettersOf(words.join(''));
  return cities.split(/[:,]/).some((each) => {
    const own = places.get(lettersOf(each));
    return lettersOf(each) === name || (own !== undefined && kmBetween(own, place) <= reachKm);
  });
}

/** On a flat map around the first place, which is exact enough for a day's drive. */
function kmBetween(one: Place, other: Place): number {
  const north = other.latitude - one.latitude;
  const east = (other.longitude - one.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * kmPerDegree;
}

/** The ways to read a text as a city and what is before or after it, the longest city first. */
export function citiesAtEnds(
  text: string,
): readonly { readonly city: string; readonly rest: string; readonly isFirst: boolean }[] {
  const { places } = loaded();
  const found: { city: string; rest: string; isFirst: boolean }[] = [];
  for (let length = text.length - 3; length >= 4; length -= 1) {
    for (const isFirst of [true, false]) {
      const city = isFirst ? text.slice(0, length) : text.slice(-length);
      const rest = isFirst ? text.slice(length) : text.slice(0, -length);
      if (places.has(city) && !wordsFirst.has(city)) found.push({ city, rest, isFirst });
    }
  }
  return found;
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
