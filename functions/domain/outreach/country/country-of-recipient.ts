import callingCodes from './calling-codes.json' with { type: 'json' };
import { countryOfPhone } from './country-of-phone.ts';

/** Country-code suffixes that people everywhere register. */
const everybodys = new Set('ai am cc co eu fm gg io la ly me nu sh su to tv ws ac'.split(' '));

/**
 * The country that all published details of a company agree on (ISO 3166-1 alpha-2): the suffixes of its domain and
 * of the address, and the countries of its phone numbers (E.164). Returns null if nothing says it, or if two details
 * disagree: a guess could apply the wrong law.
 */
export function countryOfRecipient(published: {
  readonly domain: string;
  readonly address: string;
  readonly phones: readonly string[];
}): string | null {
  const { domain, address, phones } = published;
  const said = new Set([
    ...[domain, address.slice(address.lastIndexOf('@') + 1)].flatMap(countryOfEnding),
    ...phones.flatMap((phone) => countryOfPhone(phone) ?? []),
  ]);
  const [only, another] = said;
  return another === undefined ? (only ?? null) : null;
}

function countryOfEnding(host: string): string[] {
  const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'uk') return ['GB'];
  const country = ending.toUpperCase();
  return Object.hasOwn(callingCodes, country) && !everybodys.has(ending) ? [country] : [];
}
