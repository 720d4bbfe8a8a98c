import { remembered } from '../../../../shared/text/words/remembered.ts';

/** A postal code before a town, in the forms of the countries in which a language is spoken. */
interface Form {
  readonly form: RegExp;
  readonly countries: readonly string[];
}

const fourDigits = /(?:^|[,;|·•–-] ?)(?!19[5-9]\d|20[0-3]\d)([1-9]\d{3}) \p{Lu}\p{L}{2,}/u;
const fiveDigits = /(?:^|[,;|·•–-] ?)(\d{5}) \p{Lu}\p{L}{2,}/u;

/** "…, Anytown - 673032" and "Kerala 673032" in addresses in English, which in India have six digits after the town. */
const sixDigits = /,\s?(?:\p{Lu}\p{L}{2,} ?){1,2}[-–] ?([1-8]\d{2} ?\d{3})(?=$|[.,])/u;
const afterState =
  /(?:Pradesh|Assam|Bihar|Goa|Gujarat|Haryana|Jharkhand|Karnataka|Kerala|Maharashtra|Odisha|Punjab|Rajasthan|Tamil ?nadu|Telangana|Uttarakhand|West Bengal|New Delhi),?(?: ?[-–])? ?([1-8]\d{2} ?\d{3})(?!\d)/i;

const formsOfLanguage: Readonly<Record<string, readonly Form[]>> = {
  en: [
    { form: sixDigits, countries: ['IN'] },
    { form: afterState, countries: ['IN'] },
  ],
  de: [
    { form: fiveDigits, countries: ['DE'] },
    { form: fourDigits, countries: ['AT', 'CH'] },
  ],
  fr: [
    { form: fiveDigits, countries: ['FR'] },
    { form: fourDigits, countries: ['BE', 'CH'] },
  ],
  it: [
    { form: fiveDigits, countries: ['IT'] },
    { form: fourDigits, countries: ['CH'] },
  ],
  nl: [
    { form: /(?:^|[\s,])([1-9]\d{3} ?[A-Z]{2})(?=$|[\s,])/, countries: ['NL'] },
    { form: fourDigits, countries: ['BE'] },
  ],
  pt: [
    { form: /(?<!\d)(\d{4}-\d{3})(?![\d-])/, countries: ['PT'] },
    { form: /(?<!\d)(\d{5}-\d{3})(?![\d-])/, countries: ['BR'] },
  ],
};

const readers = new Map(
  Object.entries(formsOfLanguage).map(([language, forms]) => [
    language,
    // Footers repeat an address on every page.
    remembered((line: string) => {
      for (const { form, countries } of forms) {
        const code = form.exec(line)?.[1];
        if (code !== undefined) return { code, countries };
      }
      return null;
    }),
  ]),
);

/** The postal code in a line, and the countries of its form among those where the language is spoken. */
export function postalCodeIn(
  line: string,
  language: string,
): { readonly code: string; readonly countries: readonly string[] } | null {
  return /\d{4}/.test(line) ? (readers.get(language || 'en')?.(line) ?? null) : null;
}
