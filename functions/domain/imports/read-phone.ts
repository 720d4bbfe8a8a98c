import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Shorter numbers are mostly extensions. */
const minNationalDigits = 6;
const stored = /^\+\d{7,15}(?:;ext=\d{1,11})?$/;

/**
 * A phone number as it is stored: E.164, with an extension as `;ext=` (RFC 3966). A national number is read as one of
 * `country` (ISO 3166-1), and stays as it is written if that is unknown or has no such number.
 */
export function readPhone(written: string, country: string | null): string {
  if (written === '' || stored.test(written)) return written;
  const defaultCountry = country !== null && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(written.replace(/^\(?00\)?\s*(?=[1-9])/, '+'), {
    ...(defaultCountry === undefined ? {} : { defaultCountry }),
    // A text around the number would be lost.
    extract: false,
  });
  if (number === undefined) return written;
  const isCertain = /^\s*(?:\+|00)/.test(written) ? number.isPossible() : number.isValid();
  if (!isCertain || number.nationalNumber.length < minNationalDigits) return written;
  return number.ext === undefined || number.ext === '' ? number.number : `${number.number};ext=${number.ext}`;
}
