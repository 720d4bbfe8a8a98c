import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { FoundPhone } from './find-phones.ts';

const maxLine = 240;
const anAddress = /[^\s@<>()]{1,64}(?:@|\s?[[(][^\s()[\]]{1,5}[\])]\s?)[^\s@]{1,80}\.[a-z]{2,12}/g;
/** What stands between the parts of a line of contacts. */
const betweenParts = /\s[·•|/–—-]\s|[|·•;]|\s{2,}/u;
/** "Anna:", "s." */
const shortLabel = /^(?:\p{L}[\p{L}\p{M}.'’-]{0,20}(?: [\p{L}\p{M}.'’-]{1,20}){0,3}[:.]\s*)?$/u;

/**
 * "Roe Street 4, 1127 Northtown – 33 55 72 80 · info@acme.example": a valid number, grouped as its country groups it, that
 * is a part of a line by itself, behind a short label at most, or follows a mailbox.
 */
export function isUsualPart(
  { start, valid }: FoundPhone,
  written: string,
  line: string,
  country: string | undefined,
): boolean {
  if (!valid || line.length > maxLine || country === undefined || !isSupportedCountry(country)) return false;
  const digits = written.replace(/\D+/g, ' ').trim();
  if (!digits.includes(' ')) return false;
  const national = parsePhoneNumberFromString(written, country)?.formatNational() ?? '';
  if (national.replace(/\D+/g, ' ').trim() !== digits) return false;
  const before = line.slice(0, start).replace(anAddress, ' | ').split(betweenParts).at(-1) ?? '';
  const after = line.slice(start + written.length);
  return (
    shortLabel.test(before.replace(/^[\s/|·•–—-]+|\s+$/gu, '')) &&
    /^\s*(?:$|[.,;|·•–—/(-]|[^\s@]+@)/u.test(after)
  );
}
