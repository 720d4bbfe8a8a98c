import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** A label that a number follows without a space: in an element of its own, or in a language that writes none. */
const labelRightBefore =
  '(?<=(?<!\\p{L})(?:[Tt](?:el|EL)|[Ff](?:ax|AX)|[Pp]hone|PHONE|[Mm]obile?|[Tt]elefone?)|電話|電話番号|お電話は|电话|電話は|手机|手機|携帯|热线|熱線|專線|传真|傳真|ファックス|ファクス|전화|전화번호|대표번호|연락처|휴대폰|팩스)';
/** "2855501,2855502": between two numbers of a list there may be no space. */
const afterComma = '(?<=(?<![\\d.])\\d{6,12},)(?=\\d{6,12}(?![\\d.]))';
/** Looks ahead first, as most places begin no number. */
const candidate = new RegExp(
  `(?=[+(\\d])(?:(?<![\\p{L}\\d@_#&=/,-]|(?:^|[^\\p{L}])\\.)|${afterComma}|${labelRightBefore})(?:\\+ ?|00 ?)?\\(?\\+?\\d+(?:(?:[  ().\\-‐‑–/]{1,3}|(?<=\\+\\d{1,3}) [-–] \\((?=0\\))|(?<=(?<!\\d)0\\d{1,4}) · (?!0))\\d+)*`,
  'gu',
);
/** What stands between numbers of a list; "30-31" is none of them. */
const betweenNumbers = / ?[/–] ?| - /;
const minInList = 3;
const minDigitsInList = 6;

/**
 * The stretches of a text that may be a number, and where they begin. Three and more of one form in a row, "555 0101 –
 * 555 0102 – 555 0103", are a number each.
 */
export function* numbersIn(text: string): Generator<{ readonly written: string; readonly index: number }> {
  for (const { 0: written, index } of text.matchAll(candidate)) {
    const parts = written.length < minInList * minDigitsInList ? [] : written.split(betweenNumbers);
    const forms = new Set(parts.map((part) => part.trim().replace(/\d/g, '9')));
    const [form = ''] = forms;
    if (parts.length < minInList || forms.size > 1 || form.replace(/\D/g, '').length < minDigitsInList) {
      yield { written, index };
      continue;
    }
    let at = 0;
    for (const part of parts) {
      at = written.indexOf(part, at);
      yield { written: part, index: index + at };
      at += part.length;
    }
  }
}

/** "584 13 13 – 16 groups": the number after a dash counts what the word after it names, unless that is of a line. */
export function countsWhatFollows(raw: string, after: string): boolean {
  return (
    / [-–] \d{1,4}$/.test(raw) &&
    /^ (?!(?:pbx|hat|or|oder|und|and|ve|et|ou|y|e|o|lub|i|ext|int)(?!\p{L}))\p{Ll}{2,}/u.test(after)
  );
}

/** "1400.00", "1.400,00", "$1400". */
export function isPrice(raw: string, before: string | undefined): boolean {
  return (before !== undefined && '$€£¥'.includes(before)) || /^\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}$/.test(raw);
}

/** "06/2021", "06/2021–02/2024": months for which somebody has done something. */
const months =
  /^(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}(?:\s?[-–—]\s?(?:(?:0?[1-9]|1[0-2])[./])?(?:19|20)\d{2})?$/;

/** "07.01.2014", "(01/07/09", "07.01.2014 - 31.05.2014" */
const dates =
  /^\(?\d{1,2}([./-])\s?\d{1,2}\1\s?(?:\d{2}|\d{4})(?:\s?[-–—]\s?\d{1,2}\1\s?\d{1,2}\1\s?(?:\d{2}|\d{4}))?$/;

export function looksLikeDate(raw: string): boolean {
  return (
    months.test(raw) ||
    dates.test(raw) ||
    // "19./20.08.2017"
    /^\d{1,2}\.\s?[/+&]\s?\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})$/.test(raw) ||
    // "18/2018": a law and its year.
    /^\d{1,4}\/(?:19|20)\d{2}$/.test(raw) ||
    /^(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}/.test(raw) ||
    /^\d{1,2}\.\s?(?:\d{1,2}\.)?\s?[-–]\s?\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{2}|\d{4})$/.test(raw) ||
    /^(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)?\d{2}$/.test(raw) ||
    /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(raw) ||
    /^\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}/.test(raw) ||
    /^\d{1,3}(?:[., ]000)+$/.test(raw)
  );
}

/**
 * "01 00 00 00 00", "232 000 00 01", "+420 123 456 789", "555 123 45 67", or "1234567" as it is written: a sample of themes
 * and forms.
 */
export function isSampleNumber(phone: string, written: string): boolean {
  return (
    /(\d)\1{6}|0{6}|123456789/.test(phone) ||
    /(?<!\d)12345678$/.test(written.trim()) ||
    /555(?:1234567|9876543)$/.test(phone) ||
    /^0?1234567(?:8(?:9(?:10?|0)?)?)?$/.test(written.replace(/\D/g, ''))
  );
}

/** Full-width and Arabic digits and signs as the corresponding ASCII ones, character by character. */
export function plainDigits(text: string): string {
  if (!/[\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9]/.test(text)) return text;
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** "18.07. – 09.08.2026 069 / 25 31 03": what comes after the date that a number follows. */
export function withoutDate(raw: string, at: number): { raw: string; start: number } {
  const date = /^(?:.{0,16}[ –-])?\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2} +(?=[\d(+])/.exec(raw)?.[0] ?? '';
  return { raw: raw.slice(date.length), start: at + date.length };
}

/** Shorter ones have no country code. */
const minWithCode = 10;

/**
 * "49 (0) 30 1234567": only a country code stands before a zero in brackets, so that a plus is missing. In "54 (0362)
 * 444483" it may be an extension, unless it is the country's own.
 */
export function plusBefore(raw: string, country: string | undefined): string {
  const [, code = '', area = ''] = /^([1-9]\d{0,2}) ?\((0\d{0,4})\) ?\d/.exec(raw) ?? [];
  if (code === '' || digitsOf(raw).length < minWithCode) return raw;
  const home = country && isSupportedCountry(country) ? getCountryCallingCode(country) : '';
  if (area !== '0' && code !== home) return raw;
  // Italian numbers keep the zero.
  return `+${code === '39' ? raw : raw.replace('(0', '(').replace('()', ' ')}`;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
