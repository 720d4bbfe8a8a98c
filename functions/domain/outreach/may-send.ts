import { Refusal } from '../../../shared/model/errors.ts';
import { ruleFor } from '../../../shared/model/outreach/country-rules.ts';
import type { OutreachBasis, Recipient } from '../../../shared/model/outreach/outreach.ts';
import type { WriteRefusal } from '../../../shared/model/write-refusal.ts';
import { hindranceOf, type LeavingMail } from '../../../shared/text/mail/leaving-mail.ts';
import { refusalWords } from '../../../shared/text/refusal-words.ts';

/** The refusal to write to somebody, worded for the sender. */
export function refusalOf(name: string, refusal: WriteRefusal): Refusal {
  return new Refusal('conflict', refusalWords(name, refusal));
}

/** Throws a `Refusal` if something stands against a mail, whichever way it is to leave. */
export function requireMayLeave(mail: LeavingMail): void {
  const hindrance = hindranceOf(mail);
  if (hindrance === null) return;
  const { about, reason } = hindrance;
  throw new Refusal('conflict', reason, about === 'domain' ? { field: 'domain' } : {});
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
