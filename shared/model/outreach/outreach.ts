import * as z from 'zod';
import { placeholderFault } from '../../text/mail/placeholders.ts';
import { notForSale } from '../leads/domain-for-sale.ts';
import { line, prose } from '../text.ts';
import { writeRefusal } from '../write-refusal.ts';

/** What a user writes to one person, with the domain on offer and the price as quoted. */
export const messageFields = z.strictObject({
  subject: line(300)
    .refine((text) => text !== '', 'Enter a subject')
    .check(refusePlaceholders),
  text: prose(10_000)
    .refine((text) => text !== '', 'Enter a text')
    .check(refusePlaceholders),
});

/** No text is sent with a placeholder that somebody meant to fill. */
function refusePlaceholders({ value, issues }: z.core.ParsePayload<string>): void {
  const message = placeholderFault(value);
  if (message !== null) issues.push({ code: 'custom', message, input: value });
}

/** Whether a first mail leaves out where its recipient's address was published. */
export const withoutSource = z.boolean().default(false);

/** Which domain is offered, and for how much. The price may be left open. */
export const offerFields = z.strictObject({
  domain: line(253).refine((text) => text !== '', 'Enter the domain you are offering'),
  price: line(50),
});

/** How a message was sent: by the user, or through the connected account. */
export const outreachWay = z.enum(['copied', 'gmail_compose', 'mail_client', 'gmail_api']);
export type OutreachWay = z.infer<typeof outreachWay>;

/**
 * The basis for writing to somebody where the law does not allow it without one: they agreed, they are a customer,
 * or the user has checked the rule and takes responsibility.
 */
export const outreachBasis = z.enum(['consent', 'existing_relationship', 'checked']);
export type OutreachBasis = z.infer<typeof outreachBasis>;

/**
 * What became of a message as far as its sender knows, as we do not read replies. `said_no`: the recipient asked not
 * to be written to again.
 */
export const outreachOutcome = z.enum(['replied', 'no_reply', 'said_no', 'bounced']);
export type OutreachOutcome = z.infer<typeof outreachOutcome>;

/** The maximum number of follow-ups after no reply. */
export const maxFollowUps = 2;

/** The recipient of a message, as the contact record said when it was queued. */
export const recipient = z.object({
  contact_id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  company_domain: z.string(),
  /** ISO 3166-1 alpha-2 if all published details agree on it. `ruleFor` uses it together with `published`. */
  country: z.string().nullable(),
  /** Whether the owner of the address has published it. */
  published: z.boolean(),
  /** The page that the address was published on; null if it is not known. */
  source_url: z.string().nullable().default(null),
});
export type Recipient = z.infer<typeof recipient>;

const message = recipient.extend({
  id: z.string(),
  domain: z.string(),
  price: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Whether the seller does not want a first mail to say where the address was published. */
  without_source: withoutSource,
  /** 0 for the first mail to somebody, then the number of the follow-up. */
  step: z.int(),
  /** The sent message to which this is a follow-up. */
  follows_id: z.string().nullable(),
  queued_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A message in the queue. `unknown`: it was passed to Gmail, and nobody knows whether it was sent. */
export const queuedMessage = message.extend({
  status: z.enum(['queued', 'sending', 'unknown']),
  /** Why Gmail did not send it. */
  problem: z.string().nullable(),
  /** Why it may not be sent any more. */
  refusal: writeRefusal.nullable(),
  /** When a first mail may go out to its company. Null if it may at once. */
  waits_until: z.iso.datetime().nullable(),
  /** Why no mail about its domain is sent at present. */
  not_for_sale: notForSale.nullable(),
  /** The link by which its recipient can unsubscribe. */
  unsubscribe_url: z.string(),
});
export type QueuedMessage = z.infer<typeof queuedMessage>;

/** A message as stored in the queue. The remaining fields of `QueuedMessage` are computed when it is read. */
export type WaitingMessage = Omit<
  QueuedMessage,
  'refusal' | 'waits_until' | 'not_for_sale' | 'unsubscribe_url'
>;

/** A message that was sent. */
export const loggedMessage = message.extend({
  way: outreachWay,
  basis: outreachBasis.nullable(),
  sent_at: z.iso.datetime(),
  outcome: outreachOutcome.nullable(),
  /** The follow-up to it, queued or sent. */
  follow_up_id: z.string().nullable(),
});
export type LoggedMessage = z.infer<typeof loggedMessage>;

/** Somebody at an address or a company was written to, or is about to be, and about which domain. */
export const approach = z.object({
  message_id: z.string(),
  domain: z.string(),
  company: z.string(),
  sent: z.boolean(),
  at: z.iso.datetime(),
});
export type Approach = z.infer<typeof approach>;
