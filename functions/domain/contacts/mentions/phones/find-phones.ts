import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { remembered } from '../../../../../shared/text/words/remembered.ts';
import { faxAfter, labelOf, type NumberLabel } from './number-labels.ts';
import {
  countsWhatFollows,
  digitsOf,
  isPrice,
  isSampleNumber,
  looksLikeDate,
  numbersIn,
  plainDigits,
  plusBefore,
  withoutDate,
} from './number-shapes.ts';
import { numberOverseas } from './parts-overseas.ts';
import { withFormerTrunk, withNeedlessPlus, withoutPlus, withTrunkBeforeCode } from './unusual-forms.ts';

export interface FoundPhone {
  /** E.164, with an extension as `;ext=` (RFC 3966). */
  readonly phone: string;
  readonly start: number;
  readonly end: number;
  readonly label: NumberLabel;
  /** Written with its country code. */
  readonly international: boolean;
  /** Valid for its country, not just of a possible length. */
  readonly valid: boolean;
  /** How the text became the number. */
  readonly decoding: string;
  /** The words between the previous number and this one. */
  readonly before: string;
}

/** Shorter ones are rests of numbers almost everywhere. */
const minNationalDigits = 6;

/**
 * The phone numbers in a text with their labels. `country` is the country of numbers without a country code; if it
 * is unknown, only numbers with one are read.
 */
export function findPhones(
  shown: string,
  country: string | undefined,
  outerLabel: () => string = () => '',
): readonly FoundPhone[] {
  if (shown.length > maxRemembered) return phonesIn(shown, country, outerLabel);
  const key = country ?? '';
  let find = finders.get(key);
  if (find === undefined) {
    find = remembered((text) => phonesByThemselves(text, country), { maxLength: maxRemembered });
    finders.set(key, find);
  }
  return find(shown) ?? phonesIn(shown, country, outerLabel);
}

/** Footers repeat a line on every page. */
const finders = new Map<string, (text: string) => readonly FoundPhone[] | null>();
const maxRemembered = 300;

/** The phone numbers in a text if nothing outside it labels one of them, or else null. */
function phonesByThemselves(text: string, country: string | undefined): readonly FoundPhone[] | null {
  let dependsOnOuter = false;
  const found = phonesIn(text, country, () => {
    dependsOnOuter = true;
    return '';
  });
  return dependsOnOuter ? null : found;
}

function phonesIn(shown: string, country: string | undefined, outerLabel: () => string): FoundPhone[] {
  // "++39 0523 …"
  const text = plainDigits(shown).replace(/\+(?=\+)/g, ' ');
  const found: FoundPhone[] = [];
  let from = 0;
  let count = 0;
  let lastWritten = '';
  for (const { written, index } of numbersIn(text)) {
    if (++count > 60) break;
    const { raw, start } = withoutDate(
      written.replace(/ \((?:\d{0,3}|\d{1,2}[-–./]\d{1,2})$/, '').trimEnd(),
      index,
    );
    if (digitsOf(raw).length < 6 || isPrice(raw, text[index - 1])) continue;
    if (!raw.startsWith('+') && looksLikeDate(raw)) continue;
    const before = text.slice(Math.max(from, start - 60), start);
    const own = labelOf(before);
    const after = text.slice(index + written.length, index + written.length + 30);
    const label = faxAfter.test(after)
      ? 'fax'
      : own === 'none' &&
          (!/\p{L}{2}/u.test(before) || /^\s*(?:or|oder|ou|of|lub|eller|tai|and|und|et)\s*$/.test(before))
        ? found.at(-1) && from > 0
          ? (found.at(-1)?.label ?? 'none')
          : labelOf(outerLabel())
        : own;
    if (/^\s?[%€$£]|^-?[\p{L}@]/u.test(after) && !/^x\s?\d/i.test(after)) continue;
    const range = label === 'fax' ? null : (numberRange(raw, after, country) ?? numberPair(raw, country));
    const last = from > 0 ? found.at(-1) : undefined;
    const isRest = isShortened(raw, text.slice(from, start), last, country);
    const completed = isRest ? withAreaOf(lastWritten, raw, country) : null;
    const phone = range?.[0] ?? completed?.number ?? firstPossible(raw, country);
    from = index + written.length;
    if (!phone || isSampleNumber(phone.number, raw) || (isRest && completed === null)) continue;
    const extension =
      /^\s?[,;(]{0,2}\s?(?:ext(?:ension)?|x|poste|anexo|ramal|wew|toestel|dw|durchwahl|int)\.?\s?:?\s?(\d{1,6})/i.exec(
        after,
      )?.[1];
    found.push({
      phone: phone.number + (extension ? `;ext=${extension}` : ''),
      start,
      end: start + raw.length,
      label,
      international: phone.international,
      valid: phone.valid,
      decoding: completed === null ? 'E.164' : 'E.164, area code of the number before',
      before,
    });
    lastWritten = completed?.written ?? raw;
    const added = found.at(-1);
    if (range && added) found.push({ ...added, phone: range[1].number, decoding: range[2] });
  }
  return found;
}

/** "0216 123 45 67 – 68", "345-6780/1": two numbers that differ in their last digits. Returns null if it is one. */
function numberRange(raw: string, after: string, country: string | undefined) {
  const parts = /^(.{8,}\d)(?: [-–/] ?|[/–])(\d{1,8})$/.exec(raw);
  if (!parts?.[1] || !parts[2] || countsWhatFollows(raw, after)) return null;
  const tail = parts[2];
  const head = parts[1].trim();
  const lastGroup = /\d+$/.exec(head)?.[0] ?? '';
  if (tail.length > 3 && tail.length !== lastGroup.length) return null;
  if (isExtension(raw, head, tail, country)) return null;
  // "07723 9304–456": a number and an extension.
  if (tail.length === 3 && lastGroup.length > 3 && /\d–\d+$/.test(raw) && read(raw, country)?.valid)
    return null;
  const first = read(head, country);
  if (!first?.valid || !/^\d+$/.test(head.slice(-tail.length)) || head.slice(-tail.length) >= tail)
    return null;
  const second = read(head.slice(0, -tail.length) + tail, country);
  return second?.valid ? ([first, second, 'E.164, end of a range'] as const) : null;
}

/** What a range of numbers of one line at most spans. */
const maxSpan = 2;

/**
 * "0711 / 555 24 - 30": in Germany and Austria a dash sets an extension off, whatever stands around it. Only numbers
 * right after each other are a range there.
 */
function isExtension(raw: string, head: string, tail: string, country: string | undefined): boolean {
  const whole = /[-–] ?\d{1,4}$/.test(raw) ? read(raw, country) : null;
  if (!whole?.valid || !/^\+4[39]/.test(whole.number)) return false;
  return Number(tail) - Number(head.slice(-tail.length)) > maxSpan;
}

/** "(011) 334-55-44; 334-52-52": another number without the area code, which is a wrong one on its own. */
function isShortened(
  raw: string,
  between: string,
  last: FoundPhone | undefined,
  country: string | undefined,
): boolean {
  if (!last?.valid || !/^[\s;,/]{1,3}$/.test(between) || !country || !isSupportedCountry(country))
    return false;
  const code = `+${getCountryCallingCode(country)}`;
  const national = last.phone.startsWith(code) ? last.phone.replace(/;.*/, '').length - code.length : 0;
  const digits = digitsOf(raw);
  return !/^[+0]/.test(raw) && digits.length < 8 && digits.length < national;
}

/** "(011) 334-55-44; 334-52-52": the second with the area code of the first, which ends in the same form. */
function withAreaOf(before: string, raw: string, country: string | undefined) {
  const form = (text: string) => text.replace(/\d/g, '9');
  const head = before.slice(0, Math.max(0, before.length - raw.length));
  if (!/\d\D+$/.test(head) || form(before.slice(head.length)) !== form(raw)) return null;
  const number = read(head + raw, country);
  return number?.valid ? { number, written: head + raw } : null;
}

/** "955 123 456 / 692 123 456", "(0362) 444483 / 443061", "06582 / 73277 0664 / 3770802": two whole numbers. Returns null if it is one. */
function numberPair(raw: string, country: string | undefined) {
  const parts = /^(.{6,}?\d) ?(?:[/–]| -) ?(\+?[\d(].{5,})$/.exec(raw);
  const apart = /^(0.{6,}?\d) (0\d.{6,})$/.exec(raw);
  if (!parts && !apart) return null;
  // "030 123 45 67 / 030 12 34 56 78" may be possible as one number, too.
  const areBothWhole = parts !== null && [parts[1], parts[2]].every((part) => /^[+0]/.test(part ?? ''));
  if (!areBothWhole && !apart && read(raw, country)?.valid) return null;
  for (const pair of areBothWhole ? [parts, apart] : [apart, parts]) {
    const first = read(pair?.[1] ?? '', country);
    const after = read(pair?.[2] ?? '', country);
    const second = after?.valid ? after : withAreaOf(pair?.[1] ?? '', pair?.[2] ?? '', country)?.number;
    if (first?.valid && second?.valid) return [first, second, 'E.164'] as const;
  }
  return null;
}

/** A `tel:` address as E.164, or null if it contains no possible number. */
export function phoneOfLink(href: string, country: string | undefined): string | null {
  let text = href.slice(href.indexOf(':') + 1);
  try {
    text = decodeURIComponent(text);
  } catch {
    // Not percent-encoded after all.
  }
  const parts = /^\/{0,2}([^;,?]*)(?:.*?(?:;ext=|,{1,9})(\d{1,6}))?/s.exec(text);
  // No country code begins with a zero: "+013…" is a national number with a plus before it.
  const digits = (parts?.[1] ?? '').trim().replace(/^\+ ?(?=0[1-9])/, '');
  const written = firstPossible(digits, country);
  // A country code without its plus.
  const withCode =
    /^[1-9]\d{8,14}$/.test(digits) && !written?.valid ? firstPossible(`+${digits}`, country) : null;
  const phone = withCode?.valid ? withCode : written;
  return phone && !isSampleNumber(phone.number, digits)
    ? phone.number + (parts?.[2] ? `;ext=${parts[2]}` : '')
    : null;
}

/**
 * The first reading of a number that is valid, or else the first that may be one: "0771 - 2555138 / 28" has no twelve
 * digits.
 */
function firstPossible(raw: string, country: string | undefined): ReadNumber | null {
  let possible: ReadNumber | null = null;
  for (const attempt of [
    raw,
    ...raw.split(/ ?\/ ?(?=\d{4,})/).slice(0, 1),
    ...raw.split(/ [/–-] /).slice(0, 1),
    ...raw.split(/ ?\/ ?\d{1,4}$/).slice(0, 1),
    ...raw.split(/ {2,}/).slice(0, 1),
  ]) {
    const number = read(attempt, country);
    if (number?.valid) return number;
    possible ??= number;
  }
  return possible;
}

interface ReadNumber {
  /** E.164 */
  readonly number: string;
  readonly international: boolean;
  readonly valid: boolean;
}

/** Footers repeat a number on every page, and links repeat what the text says. */
const readInCountry = new Map<string, (raw: string) => ReadNumber | null>();

function read(raw: string, country: string | undefined): ReadNumber | null {
  const key = country ?? '';
  let reader = readInCountry.get(key);
  if (reader === undefined) {
    reader = remembered((text) => readAnew(text, country), { maxLength: 60 });
    readInCountry.set(key, reader);
  }
  return reader(plusBefore(raw, country));
}

function readAnew(raw: string, country: string | undefined): ReadNumber | null {
  const international = /^\(?\s?(?:\+|00 ?[1-9])/.test(raw);
  let text = (international ? raw.replace(/^\(?\s?(?:\+|00)\s?/, '+') : raw).replaceAll(' · ', ' ');
  if (international && !/^\+\s?39/.test(text)) text = text.replace(/\(0\)/, ' ');
  const home = country && isSupportedCountry(country) ? country : shapeCountry(raw);
  if (!international && !home) return null;
  const overseas = international || !home ? null : numberOverseas(digitsOf(raw), home);
  if (overseas !== null) return overseas;
  const parsed = international
    ? parsePhoneNumberFromString(text, { extract: false })
    : parsePhoneNumberFromString(text, { extract: false, ...(home ? { defaultCountry: home } : {}) });
  if (!international && !parsed?.isValid() && shapeCountry(raw) && home !== 'US') return readAnew(raw, 'US');
  if (!international && home && !parsed?.isValid()) {
    const own = withTrunkBeforeCode(raw, home) ?? withFormerTrunk(raw, home) ?? withoutPlus(raw, home);
    if (own !== null) return own;
  }
  if (international && country && isSupportedCountry(country)) {
    const own = withNeedlessPlus(raw, country);
    if (own !== null) return own;
  }
  if (!parsed?.isPossible() || parsed.nationalNumber.length < minNationalDigits) return null;
  return { number: parsed.number, international, valid: parsed.isValid() };
}

/** "(415) 555-0132" is North American wherever it is found. */
function shapeCountry(raw: string): CountryCode | undefined {
  return /^(?:1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]\d{4}$/.test(raw.trim()) ? 'US' : undefined;
}

/** A number on its own, or as a `tel:` address, as E.164. Returns null if it is not one. */
export function readPhone(text: string, country: string | undefined): string | null {
  if (/^\s*tel:/i.test(text)) return phoneOfLink(text.trim(), country);
  const found = findPhones(text, country);
  if (found.length > 0) return found.find(({ label }) => label !== 'fax')?.phone ?? null;
  return phoneOfLink(`tel:${text}`, country);
}
