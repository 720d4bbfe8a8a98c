import type { CompanyRole } from '../candidates/company-role.ts';
import { type DirectoryCompany, isKnownByDomain } from '../candidates/company-source.ts';
import { type DomainName, parseDomainName } from '../name/domain-name.ts';
import { citiesAtEnds, type NamedCity, worksIn } from '../name/local-trade.ts';
import { comparableText } from '../name/word-forms.ts';
import { type Market, marketFitOf } from './market.ts';

/**
 * How likely a company of the right line of business is to buy a name, by its role. Those who sell, install or
 * compare buy names of what they sell. A maker sells through others, and a group has a name that everybody knows.
 */
const roleFit: Readonly<Record<CompanyRole, number>> = {
  comparison: 1,
  shop: 1,
  service: 1,
  brand: 0.9,
  maker: 0.5,
  group: 0.4,
};

/** Its own domain is as short as the name or shorter, and a .com, so it gains less from another. */
const strongDomainFit = 0.95;

/**
 * How well a company of the line fits the name before its page is seen, 0 to 1: its role, where it trades compared
 * with the market of the name, and how much better than its own domain the name would be.
 */
function fitOf(company: DirectoryCompany, target: string, market: Market): number {
  const role = roleFit[company.role ?? 'brand'];
  return role * marketFitOf(company, market) * domainFit(company.domain, target);
}

function domainFit(own: string, target: string): number {
  const mine = nameOf(own);
  const theirs = nameOf(target);
  if (mine === null || theirs === null) return 1;
  const strong =
    mine.label.length <= theirs.label.length && !mine.label.includes('-') && mine.suffix === 'com';
  return strong ? strongDomainFit : 1;
}

/** A company is compared with many names, and a name with many companies. */
const namesByDomain = new Map<string, DomainName | null>();
const maxNames = 100_000;

function nameOf(domain: string): DomainName | null {
  const known = namesByDomain.get(domain);
  if (known !== undefined) return known;
  if (namesByDomain.size >= maxNames) namesByDomain.clear();
  const name = parseDomainName(domain);
  namesByDomain.set(domain, name);
  return name;
}

/** The name asks for work, or for a city, and the company sells things. */
const noService = 0.85;

/** The name asks what others think of things, and the company does work. */
const noReviewer = 0.65;

/** The name is of one city, and the company serves only others, or names another in its domain. */
const otherCity = 0.5;

/** The name is of one city, and nothing is known of where in its country the company works. */
const anyCity = 0.95;

/** The name is of one city, and the domain, which is all that is known of the company, only says that it is in its country. */
const unknownCity = 0.8;

/** Shorter names of cities are in other domains by chance. */
const minCityInDomain = 5;

/** A company that fits less than this is no lead however sure its trade: a maker, a group, or one that trades elsewhere. */
export const minFit = 0.7;

/** What a name asks for besides its trade. */
export interface Asked {
  readonly domain: string;
  readonly market: Market;
  /** Its city; undefined if it names none. */
  readonly city: NamedCity | undefined;
  /** It asks for work, and not for things. */
  readonly works: boolean;
  /** It asks what others think of things. */
  readonly reviews: boolean;
}

const wordsOfReviews: ReadonlySet<string> = new Set(
  'review reviews reviewed reviewer reviewers rated rating ratings bewertung bewertungen opiniones recensioni'.split(
    ' ',
  ),
);

/** Whether a name asks what others think of things. */
export function asksForReviews(words: readonly string[]): boolean {
  return words.some((word) => wordsOfReviews.has(word));
}

/** How well a company fits a name, with the city and the work that it asks for. */
export function fitToName(
  company: DirectoryCompany,
  { domain, market, city, works, reviews }: Asked,
): number {
  return (
    (works && sellsThings(company) ? noService : 1) *
    (reviews && company.role === 'service' ? noReviewer : 1) *
    cityFit(company, city, market) *
    fitOf(company, domain, market)
  );
}

function sellsThings({ role, markets }: DirectoryCompany): boolean {
  // Shops that a list of places knows have branches.
  return (role === 'shop' && markets === undefined) || role === 'brand' || role === 'maker';
}

function cityFit(company: DirectoryCompany, ofName: NamedCity | undefined, market: Market): number {
  const { city, domain } = company;
  if (ofName === undefined) return 1;
  if (city !== undefined) return worksIn(city, ofName) ? 1 : otherCity;
  const label = comparableText(nameOf(domain)?.label ?? '').replaceAll('-', '');
  if (label.includes(ofName.words.join(''))) return 1;
  if (citiesAtEnds(label).some((found) => found.city.length >= minCityInDomain)) return otherCity;
  if (!isKnownByDomain(company)) return anyCity;
  return marketFitOf(company, market) === 1 ? unknownCity : otherCity;
}
