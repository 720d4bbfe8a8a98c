import type { CompanyRole } from '../candidates/company-role.ts';
import type { DirectoryCompany } from '../candidates/company-source.ts';
import { parseDomainName } from '../name/domain-name.ts';

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
const englishMarkets = ['US', 'GB', 'CA', 'AU', 'IE', 'NZ'];

const marketFit = {
  home: 1,
  /** An English name with a suffix for all, and a company in another English-speaking country than the first. */
  english: 0.97,
  neighbour: 0.9,
  /** It is unknown where it trades. */
  unknown: 0.9,
  /** Its seat is elsewhere, and it may sell everywhere. */
  seat: 0.85,
  elsewhere: 0.45,
} as const;

/**
 * How well a company of the line fits the name before its page is seen, 0 to 1: its role, where it trades compared
 * with the market of the name's suffix, and how much better than its own domain the name would be.
 */
export function fitOf(company: DirectoryCompany, target: string): number {
  const role = roleFit[company.role ?? 'brand'];
  return role * marketOf(company, target) * domainFit(company.domain, target);
}

function marketOf(company: DirectoryCompany, target: string): number {
  const suffix = parseDomainName(target)?.suffix.split('.').at(-1) ?? '';
  const own = parseDomainName(company.domain)?.suffix.split('.').at(-1) ?? '';
  const listed = company.markets ?? (company.country === '' ? [] : [company.country]);
  const ownCountry = countryOf(own);
  const countries = listed.length > 0 ? listed : ownCountry === undefined ? [] : [ownCountry];
  const country = countryOf(suffix);
  if (country === undefined) {
    if (countries.length === 0) return marketFit.unknown;
    if (countries.includes('US')) return marketFit.home;
    if (countries.some((each) => englishMarkets.includes(each))) return marketFit.english;
    return company.markets === undefined ? marketFit.seat : marketFit.elsewhere;
  }
  if (countries.includes(country) || ownCountry === country) return marketFit.home;
  if (countries.length === 0) return ownCountry === undefined ? marketFit.elsewhere : marketFit.unknown;
  return (marketsOf[suffix] ?? []).some((each) => countries.includes(each))
    ? marketFit.neighbour
    : marketFit.elsewhere;
}

/** The country of a suffix; undefined if it is for all. */
function countryOf(suffix: string): string | undefined {
  if (suffix.length !== 2 || openSuffixes.has(suffix)) return undefined;
  return suffix === 'uk' ? 'GB' : suffix.toUpperCase();
}

function domainFit(own: string, target: string): number {
  const mine = parseDomainName(own);
  const theirs = parseDomainName(target);
  if (mine === null || theirs === null) return 1;
  const strong =
    mine.label.length <= theirs.label.length && !mine.label.includes('-') && mine.suffix === 'com';
  return strong ? strongDomainFit : 1;
}
