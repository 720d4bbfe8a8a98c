import { remembered } from '../../../../shared/text/words/remembered.ts';

/** Languages whose most populous country is not the likeliest here. */
const homeOfLanguage: Readonly<Record<string, string>> = { pt: 'PT', no: 'NO' };
/** Other countries in which a language is spoken. */
export const alsoSpokenIn: Readonly<Record<string, readonly string[]>> = {
  de: ['AT', 'CH'],
  fr: ['BE', 'CH'],
  it: ['CH'],
  nl: ['BE'],
  sv: ['FI'],
  ar: ['SA', 'AE', 'MA', 'DZ', 'TN', 'JO', 'LB', 'IQ', 'KW', 'QA', 'BH', 'OM', 'LY', 'SY', 'YE', 'PS', 'SD'],
};

/** Languages of many countries, which say least. */
export const spokenWidely = new Set(['en', 'ar', 'es']);

/** The country with most speakers of a language; undefined if that says little. */
export const homeOf = remembered((language): string | undefined => {
  if (language === '' || language === 'en' || !/^[a-z]{2,3}(?:-Hant)?$/.test(language)) return undefined;
  return homeOfLanguage[language] ?? new Intl.Locale(language).maximize().region;
});
