import { type DirectoryCompany, isKnownByDomain } from '../candidates/company-source.ts';
import { parseDomainName } from '../name/domain-name.ts';
import { languageOfWord } from '../name/lines-of-business.ts';
import type { Place } from '../name/local-trade.ts';

/** Where the customers are to whom a name speaks. */
export interface Market {
  /** ISO 3166-1 alpha-2. */
  readonly home: readonly string[];
  /** Countries whose customers understand the name as well. */
  readonly neighbours: readonly string[];
  /** English under a suffix for all: companies with a seat elsewhere may sell here too. */
  readonly isWorldwide: boolean;
}

const factors = {
  home: 1,
  /** An English name with a suffix for all, and a company in another English-speaking country than the first. */
  english: 0.97,
  neighbour: 0.9,
  /** It is unknown where it trades, and its domain does not say it in English. */
  unknown: 0.9,
  /** Its seat is elsewhere, and it may sell everywhere. */
  seat: 0.85,
  /** The same, and its own domain is of a country that speaks another language. */
  ofCountry: 0.75,
  elsewhere: 0.45,
} as const;

/** Countries whose customers understand a name with the suffix, the suffix's own country first. */
const marketsOf: Readonly<Record<string, readonly string[]>> = {
  de: ['DE', 'AT', 'CH'],
  at: ['AT', 'DE'],
  ch: ['CH', 'DE', 'AT'],
  fr: ['FR', 'BE', 'CH'],
  be: ['BE', 'NL', 'FR'],
  nl: ['NL', 'BE'],
  uk: ['GB', 'IE'],
  ie: ['IE', 'GB'],
};

/** Countries of one language, the largest first. */
const languageAreas: Readonly<Record<string, readonly string[]>> = {
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'LU'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pt: ['BR', 'PT'],
};

/** Country suffixes that are used like .com. */
const openSuffixes = new Set([
  'ai',
  'cc',
  'co',
  'fm',
  'gg',
  'io',
  'ly',
  'me',
  'sh',
  'so',
  'to',
  'tv',
  'vc',
  'ws',
  'xyz',
]);
const english: Market = {
  home: ['US'],
  neighbours: ['GB', 'CA', 'AU', 'IE', 'NZ'],
  isWorldwide: true,
};

function speaksEnglish(country: string): boolean {
  return english.home.includes(country) || english.neighbours.includes(country);
}

/** This many companies have a word of the name, and nearly all of them trade in one language: it is of that language. */
const holdersNeeded = 3;
const shareOfLanguage = 0.75;

/**
 * The market of a name: the country of its suffix, else that of the city in it, else the area of the language of
 * its words, else of that of the companies that have a word of it. `holders` are these companies.
 */
export function marketOfName(
  target: string,
  place: Place | undefined,
  words: readonly string[],
  holders: readonly DirectoryCompany[],
): Market {
  const suffix = parseDomainName(target)?.suffix.split('.').at(-1) ?? '';
  const country = countryOf(suffix);
  if (country !== undefined) {
    const neighbours = (marketsOf[suffix] ?? []).filter((each) => each !== country);
    return { home: [country], neighbours, isWorldwide: false };
  }
  if (place !== undefined) return { home: [place.country], neighbours: [], isWorldwide: false };
  return areaMarket(areaOfWords(words) ?? areaOfHolders(holders)) ?? english;
}

/** Of a name in one language: at least half of its words belong to it alone, and none to another. */
function areaOfWords(words: readonly string[]): readonly string[] | undefined {
  const spoken = words.flatMap((word) => languageOfWord(word) ?? []);
  const [language] = spoken;
  if (language === undefined || new Set(spoken).size > 1 || spoken.length * 2 < words.length)
    return undefined;
  return languageAreas[language];
}

function areaOfHolders(holders: readonly DirectoryCompany[]): readonly string[] | undefined {
  const known = holders.map(countriesOf).filter((countries) => countries.length > 0);
  return Object.values(languageAreas).find((countries) => {
    const among = known.filter((own) => own.every((each) => countries.includes(each)));
    return among.length >= holdersNeeded && among.length >= known.length * shareOfLanguage;
  });
}

function areaMarket(area: readonly string[] | undefined): Market | undefined {
  if (area === undefined) return undefined;
  return { home: area.slice(0, 1), neighbours: area.slice(1), isWorldwide: false };
}

/** How well a company's market fits that of a name, at most 1. */
export function marketFitOf(company: DirectoryCompany, { home, neighbours, isWorldwide }: Market): number {
  const ownCountry = countryOfDomain(company.domain);
  const countries = countriesOf(company);
  if (isWorldwide && countries.length === 0)
    return isKnownByDomain(company) ? factors.english : factors.unknown;
  if (countries.some((each) => home.includes(each))) return factors.home;
  if (isWorldwide) {
    if (countries.some((each) => neighbours.includes(each))) return factors.english;
    if (company.markets !== undefined) return factors.elsewhere;
    return ownCountry === undefined || speaksEnglish(ownCountry) ? factors.seat : factors.ofCountry;
  }
  if (ownCountry !== undefined && home.includes(ownCountry)) return factors.home;
  // Whose domain is English and of no country is most likely American.
  if (isKnownByDomain(company) && countries.length === 0 && english.home.some((each) => home.includes(each)))
    return factors.unknown;
  return countries.some((each) => neighbours.includes(each)) ? factors.neighbour : factors.elsewhere;
}

/** Where a company trades, else its seat, else the country of its suffix. */
function countriesOf({ domain, country, markets }: DirectoryCompany): readonly string[] {
  const listed = markets ?? (country === '' ? [] : [country]);
  const own = countryOfDomain(domain);
  return listed.length > 0 || own === undefined ? listed : [own];
}

function countryOfDomain(domain: string): string | undefined {
  return countryOf(domain.slice(domain.lastIndexOf('.') + 1));
}

/** The country of a suffix; undefined if it is for all. */
function countryOf(suffix: string): string | undefined {
  if (suffix.length !== 2 || openSuffixes.has(suffix)) return undefined;
  return suffix === 'uk' ? 'GB' : suffix.toUpperCase();
}
