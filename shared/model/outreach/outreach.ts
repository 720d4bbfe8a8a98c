import * as z from 'zod';
import { placeholderFault } from '../../text/mail/placeholders.ts';
import { notForSale } from '../leads/domain-for-sale.ts';
import { line, prose } from '../text.ts';
import { writeRefusal } from '../write-refusal.ts';

/** What a user writes to one person; the domain is the one that is offered, the price as it was quoted. */
export const messageFields = z.strictObject({
  subject: line(300)
    .refine((text) => text !== '', 'Enter a subject')
    .check(withoutGaps),
  text: prose(10_000)
    .refine((text) => text !== '', 'Enter a text')
    .check(withoutGaps),
});

/** No text leaves with a gap that somebody meant to fill. */
function withoutGaps({ value, issues }: z.core.ParsePayload<string>): void {
  const message = placeholderFault(value);
  if (message !== null) issues.push({ code: 'custom', message, input: value });
}

/** Which domain is offered, and for how much; the price may be left open. */
export const offerFields = z.strictObject({
  domain: line(253).refine((text) => text !== '', 'Enter the domain you are offering'),
  price: line(50),
});

/** How a message reached its recipient: by the user's own hand, or through the connected account. */
export const outreachWay = z.enum(['copied', 'gmail_compose', 'mail_client', 'gmail_api']);
export type OutreachWay = z.infer<typeof outreachWay>;

/**
 * By what right somebody is written to where the law does not allow it by itself: they agreed, they are a customer, or
 * the user has looked the rule up and answers for it.
 */
export const outreachBasis = z.enum(['consent', 'existing_relationship', 'checked']);
export type OutreachBasis = z.infer<typeof outreachBasis>;

/**
 * What became of a message, as far as its sender knows: mail is not read for them. `said_no`: its recipient has asked not
 * to be written to again.
 */
export const outreachOutcome = z.enum(['replied', 'no_reply', 'said_no', 'bounced']);
export type OutreachOutcome = z.infer<typeof outreachOutcome>;

/** The most times that somebody is written to again after no reply. */
export const maxFollowUps = 2;

/** Whom a message is to, as the contact record said when it was queued. */
export const recipient = z.object({
  contact_id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  company_domain: z.string(),
  /** ISO 3166-1 alpha-2, where everything published agrees on it; with `published`, what `ruleFor` goes by. */
  country: z.string().nullable(),
  /** Whether whoever the address belongs to has published it. */
  published: z.boolean(),
});
export type Recipient = z.infer<typeof recipient>;

const message = recipient.extend({
  id: z.string(),
  domain: z.string(),
  price: z.string(),
  subject: z.string(),
  text: z.string(),
  /** 0 for the first mail to somebody, then the number of the follow-up. */
  step: z.int(),
  /** The logged message that this one follows up. */
  follows_id: z.string().nullable(),
  queued_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A message that waits to be sent by hand. `unknown`: it was handed to Gmail, and nobody knows whether it went out. */
export const queuedMessage = message.extend({
  status: z.enum(['queued', 'sending', 'unknown']),
  /** Why it was not sent, where Gmail was asked to. */
  problem: z.string().nullable(),
  /** Why it may not be sent any more. */
  refusal: writeRefusal.nullable(),
  /** Why nothing about its domain is sent for now. */
  not_for_sale: notForSale.nullable(),
  /** What its recipient can unsubscribe by. */
  unsubscribe_url: z.string(),
});
export type QueuedMessage = z.infer<typeof queuedMessage>;

/** A message as it waits; what its reader is told beside that is worked out where it is read. */
export type WaitingMessage = Omit<QueuedMessage, 'refusal' | 'not_for_sale' | 'unsubscribe_url'>;

/** A message that was sent. */
export const loggedMessage = message.extend({
  way: outreachWay,
  basis: outreachBasis.nullable(),
  sent_at: z.iso.datetime(),
  outcome: outreachOutcome.nullable(),
  /** The message that follows it up, queued or sent. */
  follow_up_id: z.string().nullable(),
});
export type LoggedMessage = z.infer<typeof loggedMessage>;

/** That somebody at an address or a company was written to, or is about to be, and about which domain. */
export const approach = z.object({
  message_id: z.string(),
  domain: z.string(),
  company: z.string(),
  sent: z.boolean(),
  at: z.iso.datetime(),
});
export type Approach = z.infer<typeof approach>;
