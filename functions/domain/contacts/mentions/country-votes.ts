import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { remembered } from '../../../../shared/text/words/remembered.ts';
import { isMostlyForeign, likelyLanguage } from '../page/likely-language.ts';
import type { PageModel } from '../page/page-model.ts';
import { textOf } from '../page/queries.ts';
import type { PageFaults } from '../site/page-faults.ts';
import { countriesOfCities, countriesWritten, countryByCity } from './cities.ts';
import { countriesMentioned, countryAtEnd, countryOf } from './country-names.ts';
import { alsoSpokenIn, homeOf, spokenWidely } from './languages-spoken.ts';
import { numberOfChat } from './phones/chat-links.ts';
import { postalCodeIn } from './postal-codes.ts';
import { registerMarks } from './register-marks.ts';

const arabic = alsoSpokenIn.ar ?? [];
/** What a country that nothing else speaks for gets if all numbers are valid there: less than the most populous one then has. */
const byValidity = 0.08;
const byForm = 0.5;

const genericEndings = new Set('co io ai me tv cc ws fm am gg to ly sh ac la nu eu su'.split(' '));
const usAddress =
  /\b(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?\b/;
const ukPostcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/;
const caPostcode = /\b[A-Z]\d[A-Z] \d[A-Z]\d\b/;
/** Scripts that are used in one country. */
const scripts: readonly [RegExp, string][] = [
  [/\p{Script=Greek}{4}/u, 'GR'],
  [/\p{Script=Hebrew}{3}/u, 'IL'],
  [/\p{Script=Hangul}{2}/u, 'KR'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]{3}/u, 'JP'],
  [/\p{Script=Thai}{4}/u, 'TH'],
  [/\p{Script=Georgian}{4}/u, 'GE'],
  [/\p{Script=Armenian}{4}/u, 'AM'],
];
/** Numbers grouped in the British way, which tell the country on an English page without an address. */
const ukNumber = /(?<!\d)\(?0(?:1\d{3}\)? \d{6}|2\d\)? \d{4} \d{4}|[13]\d{2}\)? \d{3} \d{4})(?!\d)/;
const prefixedCode = /\b(D|A|CH|F|I|NL|B|DK|S|N|FI|L|PL)-\d{4,5}\b/;
const prefixes: Readonly<Record<string, string>> = {
  D: 'DE',
  A: 'AT',
  CH: 'CH',
  F: 'FR',
  I: 'IT',
  NL: 'NL',
  B: 'BE',
  DK: 'DK',
  S: 'SE',
  N: 'NO',
  FI: 'FI',
  L: 'LU',
  PL: 'PL',
};

/** A number with its trunk zero; "06/2021" is a month. */
const nationalNumber = /(?<![\d+/-] ?|[.,])\(?0[1-9](?!\/(?:19|20)\d{2}(?!\d))[\d ()/.-]{6,13}\d(?![\d-])/;
const maxWritten = 6;

/** The domain of an address and its ending. */
const mailHost = /@([\w.-]{1,80}\.([a-z]{2}|edu|gov))(?![\w.-]{0,3}\w)/gi;

function numberIn(text: string, country: CountryCode) {
  return parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
}

/** "06 37 38" as "06 37 38", whatever separates its groups. */
function groupsOf(number: string): string {
  return number.replace(/\D+/g, ' ').trim();
}

/** What the addresses, registers and numbers in a line say about a country, wherever the line stands. */
const numbersOf = remembered((text) => {
  const votes: { readonly country: string; readonly weight: number }[] = [];
  if (usAddress.test(text)) votes.push({ country: 'US', weight: 3 });
  if (ukPostcode.test(text)) votes.push({ country: 'GB', weight: 3 });
  if (caPostcode.test(text)) votes.push({ country: 'CA', weight: 3 });
  const prefix = prefixedCode.exec(text)?.[1];
  if (prefix) votes.push({ country: prefixes[prefix] ?? prefix, weight: 2 });
  for (const [mark, country] of registerMarks) {
    const found = mark.exec(text)?.[0];
    if (found) votes.push({ country: country || found.slice(0, 2), weight: 2 });
  }
  const written = nationalNumber.exec(text)?.[0] ?? '';
  const plus = text.indexOf('+');
  return {
    votes,
    // "4, 015 (2025)" is an issue of a journal.
    written: written.includes('(') === written.includes(')') ? written : '',
    international: plus < 0 ? '' : text.slice(plus, plus + 24),
    isGroupedAsBritish: ukNumber.test(text),
  };
});

/** The country of a valid number with its country code; '' if it is none. */
const countryOfNumber = remembered((text): string => {
  for (const one of [text, text.split('/', 1)[0] ?? '']) {
    const number = parsePhoneNumberFromString(one);
    if (number?.country && number.isValid()) return number.country;
  }
  return '';
});

/** The country of a domain's ending; '' if it has none. Only colleges and offices of the United States get .edu and .gov. */
function countryOfEnding(ending: string): string {
  if (ending === 'edu' || ending === 'gov') return 'US';
  if (ending.length !== 2 || genericEndings.has(ending)) return '';
  return ending === 'uk' ? 'GB' : ending.toUpperCase();
}

/** Collects what a site says about its country, to interpret its phone numbers. */
class CountryVotes {
  private readonly votes = new Map<string, number>();
  /** Languages without a region, which say no more on eight pages than on one. */
  private readonly heard = new Set<string>();
  /** Numbers as they are written, without a country code. */
  private readonly written = new Set<string>();
  private numbersLeft = 200;
  /** A template declares the same region on every page, which says less than the domain's ending. */
  private regionsLeft = 2;
  private postalLeft = 3;

  constructor(host: string) {
    this.vote(countryOfEnding(host.split('.').at(-1)?.toLowerCase() ?? ''), 6);
  }

  read(page: PageModel): void {
    const [language, ...rest] = page.language.split(/[-_]/);
    const spoken = (language ?? '').toLowerCase();
    const written = this.writtenLanguage(page, spoken);
    // "en-GB" on a page in Norwegian is only how its system was installed.
    const isDeclared = written === spoken && this.regionsLeft > 0;
    const region = isDeclared ? rest.find((part) => part.length === 2)?.toUpperCase() : undefined;
    if (region !== undefined) {
      this.regionsLeft--;
      this.vote(region, region === 'US' ? 0.75 : 2);
    }
    const home = homeOf(rest.includes('Hant') ? `${spoken}-Hant` : spoken);
    if (home && (region !== undefined || !this.heard.has(spoken)))
      this.vote(home, spokenWidely.has(spoken) ? 0.1 : region ? 0.5 : 1.5);
    this.heard.add(spoken);
    const about = `${page.title} ${page.meta.get('description') ?? ''}`.slice(0, 400);
    for (const country of countriesOfCities(page.title)) this.hearCity(country, 0.5);
    for (const country of countriesWritten(about)) this.hearCity(country, 1);
    for (const country of countriesMentioned(about)) {
      if (!this.heard.has(country)) this.vote(country, 0.5);
      this.heard.add(country);
    }
    if (written !== spoken && !this.heard.has(`written ${written}`)) {
      this.heard.add(`written ${written}`);
      this.vote(homeOf(written) ?? '', 1.5);
    }
    const isEnglish = spoken === '' || spoken === 'en';
    for (const { text } of page.lines) {
      if (text.length > 200) continue;
      const hasDigit = /\d/.test(text);
      this.readLine(text, written, hasDigit);
      if (isEnglish && hasDigit && numbersOf(text).isGroupedAsBritish) this.vote('GB', 0.4);
    }
    for (const { href, element } of page.links) {
      if (this.written.size < maxWritten && /^tel:\d{9,10}$/i.test(href)) {
        const text = textOf(page, element, 1);
        this.written.add(/^[\d ().-]{9,16}$/.test(text) ? text : href.slice(4));
      }
      if (/^(?:tel|call|callto):\/{0,2}(?:\+|%2b|00)/i.test(href))
        this.readNumber(href.slice(href.indexOf(':') + 1).replace(/%2b/i, '+'));
      this.hearChat(numberOfChat(href));
    }
  }

  /** The language of a page's text. Themes declare English whatever is written into them. */
  private writtenLanguage(page: PageModel, declared: string): string {
    if (declared !== '' && (declared !== 'en' || !isMostlyForeign(page))) return declared;
    this.readScript(page);
    return likelyLanguage(page) ?? declared;
  }

  /** A number with which a chat is opened has its country code: it stands in a button of every page and counts once. */
  private hearChat(number: string | undefined): void {
    if (number === undefined || this.heard.has(number)) return;
    this.heard.add(number);
    this.readNumber(number);
  }

  /** Its cities say less of a country than its name, and however many there are they count once. */
  private hearCity(country: string, weight: number): void {
    if (country === '' || this.heard.has(`city in ${country} ${weight}`)) return;
    this.heard.add(`city in ${country} ${weight}`);
    this.vote(country, weight);
  }

  vote(country: string, weight: number): void {
    if (country === '') return;
    this.votes.set(country, (this.votes.get(country) ?? 0) + weight);
  }

  /** The likeliest country as ISO 3166 code; undefined if nothing indicates one. */
  winner(): string | undefined {
    let best: string | undefined;
    let bestVotes = 0;
    const also = [...this.heard].flatMap((language) => alsoSpokenIn[language] ?? []);
    for (const country of new Set([...this.votes.keys(), ...also])) {
      const votes = this.fitOf(country, this.votes.get(country) ?? 0);
      if (votes > bestVotes) [best, bestVotes] = [country, votes];
    }
    return best;
  }

  /** The votes for a country, more if numbers are grouped as it groups them, and fewer if they are not valid there. */
  private fitOf(country: string, votes: number): number {
    if (this.written.size === 0 || !isSupportedCountry(country)) return votes;
    const read = [...this.written].map((text) => ({ text, number: numberIn(text, country) }));
    const valid = read.filter(({ number }) => number?.isValid());
    const isUsual = valid.some(
      ({ text, number }) => groupsOf(number?.formatNational() ?? '') === groupsOf(text),
    );
    const fits = votes * (0.4 + (0.6 * valid.length) / read.length);
    // Some of twenty countries with one language group a number as if by chance.
    if (votes === 0 && arabic.includes(country))
      return valid.length === read.length ? (isUsual ? byForm : byValidity) : 0;
    return fits + (isUsual ? 2 : 0);
  }

  private readLine(text: string, language: string, hasDigit: boolean): void {
    if (text.length > 4 && hasDigit) {
      const numbers = numbersOf(text);
      for (const { country, weight } of numbers.votes) this.vote(country, weight);
      const postal = postalCodeIn(text, language);
      if (postal && this.postalLeft > 0 && !this.heard.has(postal.code)) {
        this.heard.add(postal.code);
        this.postalLeft--;
        for (const country of postal.countries) this.vote(country, 2.5);
      }
      if (numbers.written !== '' && this.written.size < maxWritten) this.written.add(numbers.written);
      if (numbers.international !== '') this.readNumber(numbers.international);
    }
    const country = countryAtEnd(text, language);
    if (country) this.vote(country, 1.5);
    else this.hearCity(countryByCity(text) ?? '', 1);
    for (const one of countriesWritten(text)) this.hearCity(one, 1);
    if (text.includes('@')) this.readMailHosts(text);
  }

  /** A company that writes from acme.co.jp is in Japan, wherever its site and its branches are. */
  private readMailHosts(text: string): void {
    for (const [, host = '', ending = ''] of text.toLowerCase().matchAll(mailHost)) {
      if (this.heard.has(host)) continue;
      this.heard.add(host);
      this.vote(countryOfEnding(ending), 2);
    }
  }

  private readScript(page: PageModel): void {
    const sample = page.lines
      .slice(0, 200)
      .map(({ text }) => text.slice(0, 100))
      .join(' ');
    for (const [script, country] of scripts) if (script.test(sample)) this.vote(country, 1.5);
  }

  private readNumber(text: string): void {
    if (this.numbersLeft-- > 0) this.vote(countryOfNumber(text), 2);
  }
}

/** The country of a site's phone numbers that have no country code. */
export function countryOfSite(
  pages: readonly PageModel[],
  domain: string,
  faults: PageFaults,
): string | undefined {
  const votes = new CountryVotes(domain);
  for (const page of pages) faults.contain(page.url, undefined, () => readCountry(page, votes));
  return votes.winner();
}

function readCountry(page: PageModel, votes: CountryVotes): void {
  votes.read(page);
  for (const { json } of page.data) {
    for (const name of countriesIn(json, 0)) {
      const country = countryOf(name);
      if (country) votes.vote(country, 3);
    }
  }
}

function countriesIn(json: unknown, depth: number): string[] {
  if (depth > 12 || typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    if (/^(?:addressCountry|country|countryCode)$/.test(key) && typeof value === 'string') return [value];
    return typeof value === 'object' ? countriesIn(value, depth + 1) : [];
  });
}
