import type { UserProfile } from '../../model/account/profile.ts';
import { languageOfText, type MailLanguage } from './mail-language.ts';

/** Who a mail is from, which many laws require in the mail itself. */
export type SenderIdentity = Pick<UserProfile, 'name' | 'company' | 'postal_address'>;

/** Which parts of a seller's identity are missing to send a mail from here. The company may be empty. */
export function missingOfIdentity({ name, postal_address }: SenderIdentity): ('name' | 'postal_address')[] {
  const missing: ('name' | 'postal_address')[] = [];
  if (name.trim() === '') missing.push('name');
  if (postal_address.trim() === '') missing.push('postal_address');
  return missing;
}

/** What the footer of a mail says. */
interface Footer {
  /** What the seller wrote: the footer is in its language. */
  readonly text: string;
  readonly sender: SenderIdentity;
  /** The link to say no by; null if the recipient says it in an answer. */
  readonly unsubscribeUrl: string | null;
  /** The page that the recipient's address was published on; null if the mail does not name it. */
  readonly sourceUrl: string | null;
}

interface FooterWords {
  readonly question: string;
  readonly answer: string;
  readonly unsubscribe: string;
  readonly source: string;
}

const words: Readonly<Record<MailLanguage, FooterWords>> = {
  en: {
    question: 'Don’t want to hear from me again?',
    answer: 'Tell me, and I will not write.',
    unsubscribe: 'Unsubscribe: ',
    source: 'I found your address at ',
  },
  de: {
    question: 'Möchten Sie nichts mehr von mir hören?',
    answer: 'Sagen Sie es mir, und ich schreibe nicht wieder.',
    unsubscribe: 'Abmelden: ',
    source: 'Ihre Adresse habe ich hier gefunden: ',
  },
  fr: {
    question: 'Vous ne souhaitez plus de messages de ma part ?',
    answer: 'Dites-le-moi et je n’écrirai plus.',
    unsubscribe: 'Désinscription : ',
    source: 'J’ai trouvé votre adresse ici : ',
  },
  es: {
    question: '¿No quiere recibir más mensajes míos?',
    answer: 'Dígamelo y no volveré a escribir.',
    unsubscribe: 'Darse de baja: ',
    source: 'Encontré su dirección en ',
  },
};

/** The end of every mail: who wrote it, where a letter reaches them, where the address is from, and how to say no. */
export function mailFooter({ text, sender, unsubscribeUrl, sourceUrl }: Footer): string {
  const said = words[languageOfText(text)];
  const who = [sender.name, sender.company].map((part) => part.trim()).filter((part) => part !== '');
  const identity = [who.join(', '), sender.postal_address.trim()].filter((part) => part !== '');
  const how = unsubscribeUrl === null ? said.answer : said.unsubscribe + unsubscribeUrl;
  const source = sourceUrl === null ? [] : [said.source + sourceUrl];
  return [...identity, '', ...source, `${said.question} ${how}`].join('\n').trim();
}
