import { ruleFor } from '../../../shared/model/country-rules.ts';
import type { NotForSale } from '../../../shared/model/domain-for-sale.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type { OutreachBasis, Recipient, WaitingMessage } from '../../../shared/model/outreach.ts';
import type { WriteRefusal } from '../../../shared/model/write-refusal.ts';
import { missingOfIdentity, type SenderIdentity } from '../../../shared/text/mail-footer.ts';
import { gapIn } from '../../../shared/text/placeholders.ts';
import { refusalWords } from '../../../shared/text/refusal-words.ts';
import { notForSaleWords } from '../../../shared/text/sale-words.ts';

/** The refusal to write to somebody, as their sender reads it. */
export function refusalOf(name: string, refusal: WriteRefusal): Refusal {
  return new Refusal('conflict', refusalWords(name, refusal));
}

/** The refusal to write about a domain, as its seller reads it. */
export function notForSaleRefusal(domain: string, status: NotForSale): Refusal {
  return new Refusal('conflict', notForSaleWords(domain, status), { field: 'domain' });
}

/** Throws a `Refusal` where a seller has not said who they are, which a mail has to. */
export function needIdentity(sender: SenderIdentity): void {
  const missing = missingOfIdentity(sender);
  if (missing.length === 0) return;
  const what = missing.map((field) => (field === 'name' ? 'your name' : 'your postal address')).join(' and ');
  throw new Refusal('conflict', `Enter ${what} in Settings first: an email has to say who sends it.`);
}

/** Throws a `Refusal` where a message has a gap that somebody meant to fill, which one queued long ago may have. */
export function needNoGaps(message: Pick<WaitingMessage, 'subject' | 'text'>): void {
  const gap = gapIn(message);
  if (gap !== null) throw new Refusal('conflict', `${gap} before you send this email.`);
}

/**
 * Throws a `Refusal` where the law of the recipient's country, as far as the table knows it, does not let them be
 * written to on this basis: where it wants consent, a look at the law is none.
 */
export function needBasis(
  { country, published }: Pick<Recipient, 'country' | 'published'>,
  basis: OutreachBasis | null,
): void {
  const { rule, law, note } = ruleFor(country, published);
  if (rule === 'may' || basis === 'consent' || basis === 'existing_relationship') return;
  if (rule === 'ask' && basis === 'checked') return;
  const where = law === null ? note : `${note} (${law})`;
  throw new Refusal('conflict', `Say why you may write to this person. ${where}`, { field: 'basis' });
}
