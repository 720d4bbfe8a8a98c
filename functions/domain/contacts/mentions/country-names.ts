import { getCountries } from 'libphonenumber-js/min';
import { foldText } from '../../../../shared/text/fold-text.ts';
import { remembered } from '../../../../shared/text/words/remembered.ts';

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
  MX: 'mexico|estado de mexico',
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
const namesIn = new Map<string, ReadonlyMap<string, string>>();

/** The countries by their folded names in a language; empty if the language is unknown. */
function countriesNamedIn(language: string): ReadonlyMap<string, string> {
  let names = namesIn.get(language);
  if (!names) {
    const known = Intl.DisplayNames.supportedLocalesOf([language]).length > 0;
    const display = known ? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }) : null;
    names = new Map(
      (display ? getCountries() : []).flatMap((code) => {
        const name = display?.of(code);
        return name ? [[foldText(name), code] as const] : [];
      }),
    );
    if (namesIn.size < 60) namesIn.set(language, names);
  }
  return names;
}

/** "pt" of "pt-BR". */
const languageOf = remembered((tag) => tag.split(/[_-]/, 1)[0]?.toLowerCase() ?? '');

/** The country that a line consists of or ends with after its last comma, as addresses do. */
export function countryAtEnd(text: string, pageLanguage: string): string | undefined {
  const start = text.lastIndexOf(',') + 1;
  return text.length - start < 30 ? countryNamed(text.slice(start), languageOf(pageLanguage)) : undefined;
}

/** The countries whose names, of one word and five letters or more, a text contains. */
export function countriesMentioned(text: string): string[] {
  return text
    .split(/[^\p{L}]+/u)
    .flatMap((word) =>
      word.length < 5 || !/^\p{Lu}/u.test(word) ? [] : (countryOfName.get(foldText(word)) ?? []),
    );
}

/** The ISO code of a country written as a code or a name, in common languages or the given one. */
export function countryOf(text: string, language = 'en'): string | undefined {
  const trimmed = text.trim();
  if (/^[A-Z]{2}$/.test(trimmed)) return trimmed === 'UK' ? 'GB' : trimmed;
  return countryNamed(trimmed, language);
}

const named = new Map<string, (text: string) => string | undefined>();

/** Every short line is asked about, and those of menus on each page. */
function countryNamed(text: string, language: string): string | undefined {
  let read = named.get(language);
  if (!read) {
    read = remembered((name) => readName(name, language || 'en'), { maxTexts: 2_000, maxLength: 30 });
    if (named.size < 60) named.set(language, read);
  }
  return read(text);
}

function readName(text: string, language: string): string | undefined {
  const name = foldText(text.trim()).replace(/^the /, '').replace(/[.]$/, '');
  if (name.length < 2) return undefined;
  return countryOfName.get(name) ?? countriesNamedIn(language).get(name);
}
