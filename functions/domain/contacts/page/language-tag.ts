import { remembered } from '../../../../shared/text/words/remembered.ts';

const isTag = remembered(
  (text) => {
    try {
      return Intl.getCanonicalLocales(text).length === 1;
    } catch {
      return false;
    }
  },
  { maxTexts: 500, maxLength: 40 },
);

/** No content in a language, several, an unknown one, and one without a code (ISO 639-2). */
const noLanguage = /^(?:zxx|mul|und|mis)$/i;

/**
 * The language of a `lang` attribute as a BCP 47 tag. Returns '' if it names none, for example an unfilled template
 * (`{{ lang }}`), a wildcard or a typing error. Of a list the first counts.
 */
export function languageTag(attribute: string): string {
  const [first = ''] = attribute
    .trim()
    .replaceAll('_', '-')
    .split(/[\s,;]/, 1);
  const [primary = ''] = first.split('-', 1);
  if (!/^[a-z]{2,3}$/i.test(primary) || noLanguage.test(primary)) return '';
  return isTag(first) ? first : primary;
}
