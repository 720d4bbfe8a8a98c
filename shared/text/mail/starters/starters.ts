import { type MailLanguage, mailLanguages } from '../mail-language.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';
import { type StarterText, type StarterTexts, starterKinds } from './starter-text.ts';

/** A text to begin with. It is not a template: it is not stored, counted or listed as one. */
export interface Starter extends StarterText {
  readonly id: string;
  readonly language: MailLanguage;
}

const texts: Readonly<Record<MailLanguage, StarterTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

/** Mails as brokers write them: short, the reason first, one question. */
export const starters: readonly Starter[] = mailLanguages.flatMap((language) =>
  starterKinds.map((kind) => ({ id: `starter.${language}.${kind}`, language, ...texts[language][kind] })),
);

/** The starter with an id, if there is one. */
export function starterOf(id: string | undefined): Starter | undefined {
  return starters.find((starter) => starter.id === id);
}

/** The starter to propose in a language: of the same kind as another one, or else an offer with a price. */
export function starterIn(language: MailLanguage, like?: string): Starter {
  const kind = starterKinds.find((each) => like?.endsWith(`.${each}`)) ?? 'price';
  return { id: `starter.${language}.${kind}`, language, ...texts[language][kind] };
}
