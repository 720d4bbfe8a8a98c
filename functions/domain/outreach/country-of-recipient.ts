import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Endings that belong to a country and are registered by everybody. */
const everybodys = new Set('ai am cc co eu fm gg io la ly me nu sh su to tv ws ac'.split(' '));
const countries = new Set<string>(getCountries());

/** Numbers that are free to call, which the whole of North America shares. */
const freeToCall = /^\+18(?:00|33|44|55|66|77|88)/;

/**
 * The country that everything published of a company agrees on (ISO 3166-1 alpha-2): the endings of its domain and of
 * the address, and the countries of its phone numbers (E.164). Null where nothing says it, or two things disagree: a
 * guess would be a rule that does not hold.
 */
export function countryOfRecipient(published: {
  readonly domain: string;
  readonly address: string;
  readonly phones: readonly string[];
}): string | null {
  const { domain, address, phones } = published;
  const said = new Set([
    ...[domain, address.slice(address.lastIndexOf('@') + 1)].flatMap(countryOfEnding),
    ...phones.flatMap(countryOfPhone),
  ]);
  const [only, another] = said;
  return another === undefined ? (only ?? null) : null;
}

function countryOfEnding(host: string): string[] {
  const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'uk') return ['GB'];
  const country = ending.toUpperCase();
  return countries.has(country) && !everybodys.has(ending) ? [country] : [];
}

function countryOfPhone(phone: string): string[] {
  if (freeToCall.test(phone)) return [];
  const country = parsePhoneNumberFromString(phone)?.country;
  return country === undefined ? [] : [country];
}
