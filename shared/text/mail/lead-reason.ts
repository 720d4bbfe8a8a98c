import type { GeneratedLead } from '../../model/leads/session.ts';
import { unknownIndustry } from '../../model/unknown-values.ts';
import type { MailLanguage } from './mail-language.ts';

/** What we say in another language than English. The names of industries are English. */
const translated: Readonly<
  Record<Exclude<MailLanguage, 'en'>, { upgrade: (domain: string) => string; topic: string }>
> = {
  de: {
    upgrade: (domain) => `Ihre Kunden erreichen Sie heute unter ${domain}.`,
    topic: 'Der Name sagt, was Sie anbieten.',
  },
  fr: {
    upgrade: (domain) => `Vos clients vous trouvent aujourd’hui sur ${domain}.`,
    topic: 'Le nom dit ce que vous faites.',
  },
  es: {
    upgrade: (domain) => `Sus clientes le encuentran hoy en ${domain}.`,
    topic: 'El nombre dice a qué se dedican.',
  },
};

/**
 * Why a name fits a company, in one sentence addressed to that company and based on what was seen. A company that
 * uses a lesser form of the name reads where its customers reach it; one in the name's line of business reads what
 * it does. '' if nothing was seen.
 */
export function leadReason(
  { kind, domain, industry }: Pick<GeneratedLead, 'kind' | 'domain' | 'industry'>,
  language: MailLanguage = 'en',
): string {
  const words = language === 'en' ? null : translated[language];
  if (kind === 'upgrade' && domain !== '') {
    return words?.upgrade(domain) ?? `Your customers reach you at ${domain} today.`;
  }
  if (kind !== 'topic' || industry === '' || industry === unknownIndustry) return '';
  if (words !== null) return words.topic;
  return `The name says what you do: ${inSentence(industry)}.`;
}

/** "Solar energy" inside a sentence. Names and abbreviations stay as they are. */
function inSentence(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:[ ,&-]+\p{Ll}+)*$/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
