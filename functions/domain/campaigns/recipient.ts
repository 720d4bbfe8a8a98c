import { Refusal } from '../../../shared/model/errors.ts';
import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import {
  type CampaignRecipient,
  maxMailsPerRecipient,
  type RecipientBasis,
  type RecipientStatus,
  recipientMarks,
} from '../../../shared/model/outreach/campaign.ts';
import { ruleFor } from '../../../shared/model/outreach/country-rules.ts';
import { leadValues } from '../../../shared/text/mail/lead-values.ts';
import { removedAtTheirWish } from '../../../shared/text/refusal-words.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';
import { changedAt } from '../changed-at.ts';
import { parseAddress } from '../email-addresses/address-syntax.ts';
import { recipientOf } from '../outreach/recipient.ts';
import { contactOf } from '../saved/saved-items.ts';

/** A recipient as it is stored. */
export interface StoredRecipient extends Omit<CampaignRecipient, 'held'> {
  /** The text of the next mail. */
  readonly text_id: string;
  /** The values of a template's variables for this person, from the contact as it was when the recipient was added. */
  readonly values: Readonly<Record<string, string>>;
  /** When it was last changed. No two versions of a recipient have the same time. */
  readonly updated_at: string;
}

/** Derives 24 hexadecimal digits from a text. Different texts lead to different digits. */
type Digest = (text: string) => string;

/** Why a contact does not become a recipient. */
export type LeftOut = 'not_found' | 'no_address' | 'undeliverable';

/**
 * Makes a recipient of a lead's contact, or says why that is impossible. The id is derived from the campaign and the
 * address, so nobody is a recipient twice.
 */
export function newRecipient(
  { lead, contactId }: { lead: LeadWithContacts; contactId: string },
  campaign: { id: string; text_id: string },
  { basis, digest, now }: { basis: RecipientBasis | null; digest: Digest; now: Date },
): StoredRecipient | LeftOut {
  const person = recipientOf(lead, contactId);
  const contact = contactOf(lead, placeOfContact(contactId).index);
  if (person === null || contact === null) return 'not_found';
  const { email, name, company, country, published, source_url } = person;
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
    source_url,
    approached_at: null,
    approached_about: null,
    write_again: false,
    sent_at: null,
    opened_at: null,
    responded_at: null,
    error_message: null,
    created_at: now.toISOString(),
    text_id: campaign.text_id,
    values: leadValues({ contact }, 'en'),
    updated_at: now.toISOString(),
  };
}

/** When an address was written to, or queued for it, and about which other domain; null for the campaign's own. */
interface Approached {
  readonly at: string;
  readonly about: string | null;
}

/** A recipient whose address was written to before. The user is asked whether to write again. */
export function approachedRecipient(
  recipient: StoredRecipient,
  { at, about }: Approached,
  now: Date,
): StoredRecipient {
  const updated_at = changedAt(recipient.updated_at, now);
  return { ...recipient, approached_at: at, approached_about: about, write_again: false, updated_at };
}

/**
 * A recipient who asked to be removed. Only the fact that somebody was written to remains, and what became of it. A
 * recipient who was not written to yet is not written to any more.
 */
export function removedRecipient(recipient: StoredRecipient, now: Date): StoredRecipient {
  const open = recipient.status === 'pending' || recipient.status === 'failed';
  return {
    ...recipient,
    email: '',
    name: '',
    source_url: null,
    values: {},
    status: open ? 'skipped' : recipient.status,
    error_message: open ? removedAtTheirWish : null,
    updated_at: changedAt(recipient.updated_at, now),
  };
}

/** The id of the current mail to a recipient. */
export function messageIdOf({ id, step }: Pick<StoredRecipient, 'id' | 'step'>): string {
  return `${id}.${step}`;
}

/** Whether the current mail must be the first about the domain to the recipient's address. */
export function mustBeFirst({
  step,
  write_again,
  approached_about,
}: Pick<StoredRecipient, 'step' | 'write_again' | 'approached_about'>): boolean {
  return step === 0 && (!write_again || approached_about !== null);
}

type Grounds = Pick<
  StoredRecipient,
  'email' | 'basis' | 'country' | 'published' | 'step' | 'approached_at' | 'approached_about' | 'write_again'
>;

/**
 * Why a campaign does not write to a recipient, as a sentence for the user. Returns null if it may. A basis is
 * always required. The law does not care which app sends the mail. If it requires consent, or is unknown, only
 * consent or an existing relationship counts. An address that was written to before, about this domain or another one,
 * is written to only if the user says so.
 */
export function whyHeld(recipient: Grounds): string | null {
  const { basis, country, published, approached_at: at } = recipient;
  if (recipient.email === '') return removedAtTheirWish;
  if (at !== null && recipient.step === 0 && !recipient.write_again) {
    const on = shortDate(new Date(at), { timeZone: 'UTC' });
    const about = recipient.approached_about ?? 'this domain';
    return `You wrote to them about ${about} on ${on}, or queued an email. Write to them anyway?`;
  }
  if (basis === null) return 'Record why you may write to this person. Nothing is sent until you do.';
  const { rule, law, note } = ruleFor(country, published);
  if (rule === 'may' || basis !== 'own_workspace') return null;
  const where = law === null ? note : `${note} (${law})`;
  return `Needs consent or an existing relationship. ${where}`;
}

/** Whether the sender writes to a recipient. */
export function isDue(recipient: Grounds & Pick<StoredRecipient, 'status'>): boolean {
  return recipient.status === 'pending' && whyHeld(recipient) === null;
}

/** A recipient as the user sees it. */
export function shownRecipient({
  text_id: _text,
  values: _values,
  updated_at: _at,
  ...recipient
}: StoredRecipient): CampaignRecipient {
  return { ...recipient, held: whyHeld(recipient) };
}

/** Whether a status means that a mail was sent. */
function wasSent(status: RecipientStatus): boolean {
  return status === 'sent' || status === 'replied' || status === 'no_reply' || status === 'bounced';
}

/** A recipient after the user recorded something. Throws a `Refusal` if the status does not allow it. */
export function markedRecipient(
  recipient: StoredRecipient,
  {
    basis = recipient.basis,
    status = recipient.status,
    write_again = false,
  }: Partial<Pick<StoredRecipient, 'basis' | 'status' | 'write_again'>>,
  now: Date,
): StoredRecipient {
  if (status !== recipient.status && !recipientMarks[recipient.status].includes(status)) {
    throw new Refusal('conflict', `A recipient who is ${recipient.status} cannot be marked ${status}.`);
  }
  const updated_at = changedAt(recipient.updated_at, now);
  return {
    ...recipient,
    basis,
    status,
    // Only counts if the user was asked about this recipient.
    write_again: recipient.write_again || (write_again && recipient.approached_at !== null),
    sent_at: wasSent(status) ? (recipient.sent_at ?? recipient.updated_at) : recipient.sent_at,
    responded_at: status === 'replied' ? (recipient.responded_at ?? updated_at) : null,
    error_message: status === recipient.status ? recipient.error_message : null,
    updated_at,
  };
}

/**
 * A recipient who waits for a follow-up, after the user has confirmed that there was no reply. A follow-up that was
 * already released stays. Throws `conflict` for any other recipient, and after the second follow-up.
 */
export function withFollowUp(recipient: StoredRecipient, textId: string, now: Date): StoredRecipient {
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

/** How the counts change when a recipient is added (`before` is null) or changed. */
export function countsOf(
  before: Pick<StoredRecipient, 'status'> | null,
  after: Pick<StoredRecipient, 'status'>,
): RecipientCounts {
  if (before?.status === after.status) return { byStatus: {}, emailsSent: 0 };
  const left = before === null ? {} : { [before.status]: -1 };
  const sentBefore = before !== null && wasSent(before.status);
  return {
    byStatus: { ...left, [after.status]: 1 },
    emailsSent: wasSent(after.status) && !sentBefore ? 1 : 0,
  };
}

/** The sum of several changes of counts. */
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
