import {
  type CampaignRecipient,
  maxMailsPerRecipient,
  type RecipientBasis,
  type RecipientStatus,
  recipientMarks,
} from '../../../shared/model/campaign.ts';
import { placeOfContact } from '../../../shared/model/contact-id.ts';
import { ruleFor } from '../../../shared/model/country-rules.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type { LeadWithContacts } from '../../../shared/model/session.ts';
import { leadValues } from '../../../shared/text/lead-values.ts';
import { removedAtTheirWish } from '../../../shared/text/refusal-words.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';
import { changedAt } from '../changed-at.ts';
import { parseAddress } from '../email-addresses/address-syntax.ts';
import { recipientOf } from '../outreach/recipient.ts';
import { contactOf } from '../saved/saved-items.ts';

/** A recipient as it is kept. */
export interface KeptRecipient extends Omit<CampaignRecipient, 'held'> {
  /** What the next mail is filled from. */
  readonly text_id: string;
  /** What the variables of a template are for this person, as the contact said when the recipient was added. */
  readonly values: Readonly<Record<string, string>>;
  /** When it was last changed; no two states of a recipient share it. */
  readonly updated_at: string;
}

/** Makes 24 hexadecimal digits of a text, which are other ones for any other text. */
type Digest = (text: string) => string;

/** Why a contact becomes no recipient. */
export type LeftOut = 'not_found' | 'no_address' | 'undeliverable';

/**
 * Decides on the recipient that a contact of a lead becomes, or why it becomes none. Its id is made of the campaign and
 * the address, so that nobody is a recipient twice, by whichever contact.
 */
export function newRecipient(
  { lead, contactId }: { lead: LeadWithContacts; contactId: string },
  campaign: { id: string; text_id: string },
  { basis, digest, now }: { basis: RecipientBasis | null; digest: Digest; now: Date },
): KeptRecipient | LeftOut {
  const person = recipientOf(lead, contactId);
  const contact = contactOf(lead, placeOfContact(contactId).index);
  if (person === null || contact === null) return 'not_found';
  const { email, name, company, country, published } = person;
  const address = parseAddress(email);
  if (address === null) return 'no_address';
  if (contact.contact_data.email_verdicts[email]?.verdict === 'undeliverable') return 'undeliverable';
  const named = `${campaign.id} ${address.local.toLowerCase()}@${address.host}`;
  return {
    id: `${campaign.id}.${digest(named)}`,
    campaign_id: campaign.id,
    contact_id: contactId,
    email,
    name,
    company,
    status: 'pending',
    step: 0,
    basis,
    country,
    published,
    approached_at: null,
    write_again: false,
    sent_at: null,
    opened_at: null,
    responded_at: null,
    error_message: null,
    created_at: now.toISOString(),
    text_id: campaign.text_id,
    values: leadValues({ contact }),
    updated_at: now.toISOString(),
  };
}

/** A recipient of whom it is known that a first mail about the domain went to the address, or is to, since `at`. */
export function approachedRecipient(recipient: KeptRecipient, at: string, now: Date): KeptRecipient {
  return { ...recipient, approached_at: at, updated_at: changedAt(recipient.updated_at, now) };
}

/**
 * A recipient who asked to be removed: nothing stays but that somebody was written to, and what became of it. Who was not
 * written to yet is not.
 */
export function removedRecipient(recipient: KeptRecipient, now: Date): KeptRecipient {
  const open = recipient.status === 'pending' || recipient.status === 'failed';
  return {
    ...recipient,
    email: '',
    name: '',
    values: {},
    status: open ? 'skipped' : recipient.status,
    error_message: open ? removedAtTheirWish : null,
    updated_at: changedAt(recipient.updated_at, now),
  };
}

/** What is ours to know the present mail to a recipient by. */
export function messageIdOf({ id, step }: Pick<KeptRecipient, 'id' | 'step'>): string {
  return `${id}.${step}`;
}

/** Whether the present mail to a recipient has to be the first about the domain to the address. */
export function mustBeFirst({ step, write_again }: Pick<KeptRecipient, 'step' | 'write_again'>): boolean {
  return step === 0 && !write_again;
}

type Grounds = Pick<
  KeptRecipient,
  'email' | 'basis' | 'country' | 'published' | 'step' | 'approached_at' | 'write_again'
>;

/**
 * Why a machine does not write to a recipient, in a sentence for the user; null where it may. A basis is always needed.
 * Whose app it is that sends is none in law: where the law wants consent, or is not known, only consent or an existing
 * relationship will do. Who has a first mail about the domain gets another only where the user says so.
 */
export function whyHeld(recipient: Grounds): string | null {
  const { basis, country, published, approached_at: at } = recipient;
  if (recipient.email === '') return removedAtTheirWish;
  if (at !== null && mustBeFirst(recipient)) {
    const on = shortDate(new Date(at), { timeZone: 'UTC' });
    return `You wrote to them about this domain on ${on}, or queued an email. Write to them anyway?`;
  }
  if (basis === null) return 'Record why you may write to this person. Nothing is sent until you do.';
  const { rule, law, note } = ruleFor(country, published);
  if (rule === 'may' || basis !== 'own_workspace') return null;
  const where = law === null ? note : `${note} (${law})`;
  return `Needs consent or an existing relationship. ${where}`;
}

/** Whether the sender is to write to a recipient. */
export function isDue(recipient: Grounds & Pick<KeptRecipient, 'status'>): boolean {
  return recipient.status === 'pending' && whyHeld(recipient) === null;
}

/** A recipient as the user sees it. */
export function shownRecipient({
  text_id: _text,
  values: _values,
  updated_at: _at,
  ...recipient
}: KeptRecipient): CampaignRecipient {
  return { ...recipient, held: whyHeld(recipient) };
}

/** Whether a status says that a mail went out. */
function wasSent(status: RecipientStatus): boolean {
  return status === 'sent' || status === 'replied' || status === 'no_reply' || status === 'bounced';
}

/** Decides on what a user says of a recipient. Throws a `Refusal` for what cannot be said of it. */
export function markedRecipient(
  recipient: KeptRecipient,
  {
    basis = recipient.basis,
    status = recipient.status,
    write_again = false,
  }: Partial<Pick<KeptRecipient, 'basis' | 'status' | 'write_again'>>,
  now: Date,
): KeptRecipient {
  if (status !== recipient.status && !recipientMarks[recipient.status].includes(status)) {
    throw new Refusal('conflict', `A recipient who is ${recipient.status} cannot be marked ${status}.`);
  }
  const updated_at = changedAt(recipient.updated_at, now);
  return {
    ...recipient,
    basis,
    status,
    // Only what was asked is answered.
    write_again: recipient.write_again || (write_again && recipient.approached_at !== null),
    sent_at: wasSent(status) ? (recipient.sent_at ?? recipient.updated_at) : recipient.sent_at,
    responded_at: status === 'replied' ? (recipient.responded_at ?? updated_at) : null,
    error_message: status === recipient.status ? recipient.error_message : null,
    updated_at,
  };
}

/**
 * Decides on the follow-up to a recipient who, as the user has confirmed, has not replied; one that was released already
 * stays as it is. Throws `conflict` for anyone else, and after the second one.
 */
export function withFollowUp(recipient: KeptRecipient, textId: string, now: Date): KeptRecipient {
  if (recipient.status === 'pending' && recipient.step > 0 && recipient.text_id === textId) return recipient;
  if (recipient.status !== 'no_reply') {
    throw new Refusal('conflict', 'Mark recipients as “No reply” before you follow up.');
  }
  if (recipient.step + 1 >= maxMailsPerRecipient) {
    throw new Refusal('conflict', `Nobody gets more than ${maxMailsPerRecipient - 1} follow-ups.`);
  }
  const updated_at = changedAt(recipient.updated_at, now);
  return { ...recipient, status: 'pending', step: recipient.step + 1, text_id: textId, updated_at };
}

/** What a change of a recipient adds to the counts of its campaign and its user. */
export interface RecipientCounts {
  readonly byStatus: Readonly<Partial<Record<RecipientStatus, number>>>;
  readonly emailsSent: number;
}

/** What changes in the counts when a recipient, or none, becomes another. */
export function countsOf(
  before: Pick<KeptRecipient, 'status'> | null,
  after: Pick<KeptRecipient, 'status'>,
): RecipientCounts {
  if (before?.status === after.status) return { byStatus: {}, emailsSent: 0 };
  const left = before === null ? {} : { [before.status]: -1 };
  const sentBefore = before !== null && wasSent(before.status);
  return {
    byStatus: { ...left, [after.status]: 1 },
    emailsSent: wasSent(after.status) && !sentBefore ? 1 : 0,
  };
}

/** Adds up what changes of recipients come to. */
export function sumOf(counts: readonly RecipientCounts[]): RecipientCounts {
  const byStatus = new Map<string, number>();
  for (const each of counts) {
    for (const [status, change] of Object.entries(each.byStatus)) {
      byStatus.set(status, (byStatus.get(status) ?? 0) + change);
    }
  }
  return {
    byStatus: Object.fromEntries([...byStatus].filter(([, change]) => change !== 0)),
    emailsSent: counts.reduce((sum, { emailsSent }) => sum + emailsSent, 0),
  };
}
