import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * "091-11-23456789": the country's own code with a trunk zero before it, as in India. Returns null if it is not one.
 */
export function withTrunkBeforeCode(raw: string, home: CountryCode) {
  const code = getCountryCallingCode(home);
  const digits = raw.replace(/\D/g, '');
  if (!digits.startsWith(`0${code}`)) return null;
  const parsed = parsePhoneNumberFromString(`+${digits.slice(1)}`, { extract: false });
  return parsed?.isValid() && parsed.country === home
    ? { number: parsed.number, international: true, valid: true }
    : null;
}

/** "017 852 50 20" in Poland, which has had no trunk zero since 2005. Returns null if it is not one. */
export function withFormerTrunk(raw: string, home: CountryCode) {
  if (!/^\(?0\d{2}\)?[ -]\d/.test(raw)) return null;
  const parsed = parsePhoneNumberFromString(raw.replace(/\D/g, '').slice(1), {
    extract: false,
    defaultCountry: home,
  });
  return parsed?.isValid() ? { number: parsed.number, international: false, valid: true } : null;
}

/**
 * "+533 654 033" on a Polish site: a national number, grouped as such, with a plus before it. Returns null if it is
 * not one.
 */
export function withNeedlessPlus(raw: string, home: CountryCode) {
  const groups = /^\+ ?(\d{3,} \d[\d ]+)$/.exec(raw)?.[1];
  if (groups === undefined || groups.startsWith(getCountryCallingCode(home))) return null;
  const parsed = parsePhoneNumberFromString(groups, { extract: false, defaultCountry: home });
  return parsed?.isValid() && parsed.country === home && parsed.formatNational() === groups
    ? { number: parsed.number, international: true, valid: true }
    : null;
}

/**
 * "86-21-5550-0123" in Japan: a number abroad whose country code is a group of its own, without the plus. Returns null if
 * it is not one.
 */
export function withoutPlus(raw: string, home: CountryCode) {
  const code = /^([1-9]\d{0,2})[ .-]\(?[1-9]/.exec(raw)?.[1];
  if (code === undefined || code.startsWith(getCountryCallingCode(home))) return null;
  const parsed = parsePhoneNumberFromString(`+${raw.replace(/\D/g, '')}`, { extract: false });
  return parsed?.isValid() && parsed.countryCallingCode === code
    ? { number: parsed.number, international: false, valid: true }
    : null;
}
