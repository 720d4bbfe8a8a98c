import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { foldText } from '../../../shared/text/fold-text.ts';
import type { PageModel } from './page-model.ts';

const countryNames: Readonly<Record<string, string>> = {
  DE: 'germany|deutschland|allemagne|alemania',
  AT: 'austria|osterreich',
  CH: 'switzerland|schweiz|suisse|svizzera',
  GB: 'united kingdom|england|scotland|wales|northern ireland|great britain',
  IE: 'ireland',
  US: 'united states|usa|u.s.a.',
  CA: 'canada',
  AU: 'australia',
  NZ: 'new zealand',
  FR: 'france|frankreich|francia',
  BE: 'belgium|belgique|belgie|belgien',
  NL: 'netherlands|the netherlands|nederland|niederlande|pays-bas',
  LU: 'luxembourg|luxemburg',
  ES: 'spain|espana|spanien|espagne',
  PT: 'portugal',
  IT: 'italy|italia|italien|italie',
  PL: 'poland|polska|polen',
  CZ: 'czech republic|czechia|ceska republika|cesko',
  SK: 'slovakia|slovensko',
  HU: 'hungary|magyarorszag',
  RO: 'romania',
  BG: 'bulgaria',
  GR: 'greece|ellada',
  SE: 'sweden|sverige|schweden',
  NO: 'norway|norge|norwegen',
  DK: 'denmark|danmark|danemark',
  FI: 'finland|suomi',
  EE: 'estonia|eesti',
  LV: 'latvia|latvija',
  LT: 'lithuania|lietuva',
  SI: 'slovenia|slovenija',
  HR: 'croatia|hrvatska',
  TR: 'turkey|turkiye',
  BR: 'brazil|brasil',
  MX: 'mexico',
  AR: 'argentina',
  CL: 'chile',
  CO: 'colombia',
  IN: 'india',
  JP: 'japan',
  SG: 'singapore',
  ZA: 'south africa',
  IS: 'iceland|island',
};
const countryOfName = new Map(
  Object.entries(countryNames).flatMap(([code, names]) =>
    names.split('|').map((name) => [name, code] as const),
  ),
);
const homeOfLanguage: Readonly<Record<string, string>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pt: 'PT',
  pl: 'PL',
  sv: 'SE',
  da: 'DK',
  nb: 'NO',
  no: 'NO',
  nn: 'NO',
  fi: 'FI',
  cs: 'CZ',
  sk: 'SK',
  hu: 'HU',
  ro: 'RO',
  bg: 'BG',
  el: 'GR',
  et: 'EE',
  lv: 'LV',
  lt: 'LT',
  sl: 'SI',
  hr: 'HR',
  tr: 'TR',
  ja: 'JP',
};
const genericEndings = new Set('co io ai me tv cc ws fm am gg to ly sh ac la nu eu su'.split(' '));
const usAddress =
  /\b(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?\b/;
const ukPostcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/;
const caPostcode = /\b[A-Z]\d[A-Z] \d[A-Z]\d\b/;
/** Numbers grouped as the British do, which on an English page without an address says where it is. */
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

/** Gathers what a site says about its country, to read its phone numbers by. */
export class CountryVotes {
  private readonly votes = new Map<string, number>();
  private numbersLeft = 200;

  constructor(host: string) {
    const ending = host.split('.').at(-1)?.toLowerCase() ?? '';
    if (ending.length === 2 && !genericEndings.has(ending))
      this.vote(ending === 'uk' ? 'GB' : ending.toUpperCase(), 6);
  }

  read(page: PageModel): void {
    const [language, ...rest] = page.language.split(/[-_]/);
    const region = rest.find((part) => part.length === 2)?.toUpperCase();
    if (region && region !== 'US') this.vote(region, 2);
    else if (region) this.vote(region, 1);
    const home = homeOfLanguage[language?.toLowerCase() ?? ''];
    if (home) this.vote(home, region ? 0.5 : 1.5);
    const isEnglish = /^(?:en)?$/i.test(language ?? '');
    for (const { text } of page.lines) {
      if (text.length > 200) continue;
      this.readLine(text);
      if (isEnglish && ukNumber.test(text)) this.vote('GB', 0.4);
    }
    for (const { href } of page.links) {
      if (/^tel:\/{0,2}(?:\+|%2b|00)/i.test(href)) this.readNumber(href.slice(4).replace(/%2b/i, '+'));
    }
  }

  vote(country: string, weight: number): void {
    this.votes.set(country, (this.votes.get(country) ?? 0) + weight);
  }

  /** The likeliest country as ISO 3166 code; undefined where nothing was said. */
  winner(): string | undefined {
    let best: string | undefined;
    let most = 0;
    for (const [country, votes] of this.votes) {
      if (votes > most) [best, most] = [country, votes];
    }
    return best;
  }

  private readLine(text: string): void {
    if (text.length > 4 && /\d/.test(text)) {
      if (usAddress.test(text)) this.vote('US', 3);
      if (ukPostcode.test(text)) this.vote('GB', 3);
      if (caPostcode.test(text)) this.vote('CA', 3);
      const prefix = prefixedCode.exec(text)?.[1];
      if (prefix) this.vote(prefixes[prefix] ?? prefix, 2);
      const plus = text.indexOf('+');
      if (plus >= 0) this.readNumber(text.slice(plus, plus + 24));
    }
    const last = text.slice(text.lastIndexOf(',') + 1);
    const country = last.length < 30 ? countryNamed(last) : undefined;
    if (country) this.vote(country, 1.5);
  }

  private readNumber(text: string): void {
    if (this.numbersLeft-- <= 0) return;
    const country = parsePhoneNumberFromString(text)?.country;
    if (country) this.vote(country, 2);
  }
}

/** The ISO code of a country written as a code or a name in common languages. */
export function countryOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^[A-Z]{2}$/.test(trimmed)) return trimmed === 'UK' ? 'GB' : trimmed;
  return countryNamed(trimmed);
}

function countryNamed(text: string): string | undefined {
  return countryOfName.get(foldText(text.trim()).replace(/^the /, '').replace(/[.]$/, ''));
}
