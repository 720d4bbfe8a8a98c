import type { NotForSale } from '../../model/leads/domain-for-sale.ts';
import { wantsSource } from '../../model/outreach/country-rules.ts';
import type { WriteRefusal } from '../../model/write-refusal.ts';
import { refusalWords } from '../refusal-words.ts';
import { shortDate } from '../relative-time.ts';
import { mailFooter, missingOfIdentity, type SenderIdentity } from './mail-footer.ts';
import { unfilledPlaceholder } from './placeholders.ts';
import { notForSaleWords } from './sale-words.ts';

/** A mail to one person, and what decides whether it may leave. */
export interface LeavingMail {
  /** The domain that it offers. */
  readonly domain: string;
  readonly subject: string;
  /** What the seller wrote, with the signature and without the footer. */
  readonly text: string;
  readonly sender: SenderIdentity;
  readonly recipient: { readonly name: string; readonly email: string };
  readonly notForSale: NotForSale | null;
  readonly refusal: WriteRefusal | null;
  /** When a first mail may go out to the recipient's company. Null if it may at once. */
  readonly waitsUntil: string | null;
  /** Another domain that the recipient was written to about, until the seller says that they want to write again. */
  readonly writtenAbout: string | null;
}

/** Why a mail may not leave, in a sentence for its seller, and what that is about. */
export interface Hindrance {
  /** `another`: the seller has to say so. `week`: it may be queued. */
  readonly about: 'domain' | 'recipient' | 'sender' | 'text' | 'another' | 'week';
  readonly reason: string;
}

/**
 * The one decision whether a mail may leave: copied, opened in Gmail or a mail program, queued, or sent through a connected
 * account. Browser and server ask it. Returns null if nothing stands against the mail.
 */
export function hindranceOf(mail: LeavingMail): Hindrance | null {
  const { domain, sender, recipient, notForSale, refusal } = mail;
  if (domain.trim() === '') return { about: 'domain', reason: 'Enter the domain that you offer.' };
  if (notForSale !== null) return { about: 'domain', reason: notForSaleWords(domain, notForSale) };
  if (recipient.email === '') return { about: 'recipient', reason: 'This contact has no email address.' };
  if (refusal !== null) return { about: 'recipient', reason: refusalWords(recipient.name, refusal) };
  const missing = missingOfIdentity(sender);
  if (missing.length > 0) {
    const what = missing.map((field) => (field === 'name' ? 'your name' : 'your postal address'));
    const reason = `Enter ${what.join(' and ')} first: an email has to say who sends it.`;
    return { about: 'sender', reason };
  }
  const gap = unfilledPlaceholder(mail);
  if (gap !== null) return { about: 'text', reason: `${gap} before this email leaves.` };
  if (mail.writtenAbout !== null) {
    const whom = recipient.name || recipient.email;
    return { about: 'another', reason: `You have written to ${whom} about ${mail.writtenAbout}.` };
  }
  if (mail.waitsUntil === null) return null;
  const day = shortDate(new Date(mail.waitsUntil), { timeZone: 'UTC' });
  const reason = `Two people at this company got a first email within the last week. The next first email can go out on ${day}.`;
  return { about: 'week', reason };
}

/** What decides whether a mail says where its recipient's address was published. */
export interface SourceGrounds {
  readonly country: string | null;
  /** 0 for a first mail. */
  readonly step: number;
  /** The page that the address was published on; null if it is not known. */
  readonly source_url: string | null;
  /** Whether the seller has taken the source out. */
  readonly without_source: boolean;
}

/** The page that a mail would name as the source of its recipient's address. Returns null if it needs to name none. */
export function dueSource({
  country,
  step,
  source_url,
}: Omit<SourceGrounds, 'without_source'>): string | null {
  return step === 0 && wantsSource(country) ? source_url : null;
}

/** The page that a mail names as the source of its recipient's address. Returns null if it names none. */
export function namedSource(mail: SourceGrounds): string | null {
  return mail.without_source ? null : dueSource(mail);
}

/** The whole text of a mail as it leaves: what the seller wrote, and the footer. */
export function leavingText(text: string, footer: Omit<Parameters<typeof mailFooter>[0], 'text'>): string {
  return `${text}\n\n${mailFooter({ ...footer, text })}`;
}
