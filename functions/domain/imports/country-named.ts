import { getCountries, isSupportedCountry } from 'libphonenumber-js/min';
import { foldText } from '../../../shared/text/fold-text.ts';

/** The languages in which address books name countries. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'nb', 'fi', 'cs'];
const otherNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  usa: 'US',
  'united states of america': 'US',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'czech republic': 'CZ',
};

let codes: ReadonlyMap<string, string> | undefined;

/** Thousands of names, so the map is built at first use. */
function codeOfName(): ReadonlyMap<string, string> {
  codes ??= new Map([
    ...languages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      return getCountries().map((code) => [foldText(names.of(code) ?? code), code] as const);
    }),
    ...Object.entries(otherNames),
  ]);
  return codes;
}

/** The country (ISO 3166-1 alpha-2) that a text names, by its code or its name in a usual language, null if none. */
export function countryNamed(text: string): string | null {
  const name = foldText(text.trim()).replace(/^the /, '');
  if (name === '') return null;
  const known = otherNames[name.replaceAll('.', '')];
  if (known !== undefined) return known;
  const code = name.toUpperCase();
  return code.length === 2 && isSupportedCountry(code) ? code : (codeOfName().get(name) ?? null);
}
