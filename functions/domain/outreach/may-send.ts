import { Refusal } from '../../../shared/model/errors.ts';
import type { NotForSale } from '../../../shared/model/leads/domain-for-sale.ts';
import { ruleFor } from '../../../shared/model/outreach/country-rules.ts';
import type { OutreachBasis, Recipient, WaitingMessage } from '../../../shared/model/outreach/outreach.ts';
import type { WriteRefusal } from '../../../shared/model/write-refusal.ts';
import { missingOfIdentity, type SenderIdentity } from '../../../shared/text/mail/mail-footer.ts';
import { unfilledPlaceholder } from '../../../shared/text/mail/placeholders.ts';
import { notForSaleWords } from '../../../shared/text/mail/sale-words.ts';
import { refusalWords } from '../../../shared/text/refusal-words.ts';

/** The refusal to write to somebody, worded for the sender. */
export function refusalOf(name: string, refusal: WriteRefusal): Refusal {
  return new Refusal('conflict', refusalWords(name, refusal));
}

/** The refusal to write about a domain, worded for the seller. */
export function notForSaleRefusal(domain: string, status: NotForSale): Refusal {
  return new Refusal('conflict', notForSaleWords(domain, status), { field: 'domain' });
}

/** Throws a `Refusal` if the seller's identity, which every mail must contain, is not complete. */
export function requireIdentity(sender: SenderIdentity): void {
  const missing = missingOfIdentity(sender);
  if (missing.length === 0) return;
  const what = missing.map((field) => (field === 'name' ? 'your name' : 'your postal address')).join(' and ');
  throw new Refusal('conflict', `Enter ${what} in Settings first: an email has to say who sends it.`);
}

/**
 * Throws a `Refusal` if a message has a placeholder. Messages queued before placeholders were checked may have one.
 */
export function requireNoPlaceholders(message: Pick<WaitingMessage, 'subject' | 'text'>): void {
  const gap = unfilledPlaceholder(message);
  if (gap !== null) throw new Refusal('conflict', `${gap} before you send this email.`);
}

/**
 * Throws a `Refusal` if the law of the recipient's country, as far as the table knows it, does not allow a mail on
 * this basis. Where it requires consent, having checked the law is not enough.
 */
export function requireBasis(
  { country, published }: Pick<Recipient, 'country' | 'published'>,
  basis: OutreachBasis | null,
): void {
  const { rule, law, note } = ruleFor(country, published);
  if (rule === 'may' || basis === 'consent' || basis === 'existing_relationship') return;
  if (rule === 'ask' && basis === 'checked') return;
  const where = law === null ? note : `${note} (${law})`;
  throw new Refusal('conflict', `Say why you may write to this person. ${where}`, { field: 'basis' });
}
