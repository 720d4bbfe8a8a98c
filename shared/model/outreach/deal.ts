import * as z from 'zod';
import { currency, type SaleTerms, saleTerms } from '../leads/domain-for-sale.ts';
import { line, prose } from '../text.ts';

/** How far a seller has come with a company about a domain. What a search found and nobody has touched has no stage. */
export const dealStage = z.enum(['to_write', 'waiting', 'answered', 'in_talks', 'won', 'lost']);
export type DealStage = z.infer<typeof dealStage>;

/**
 * What happened: a mail was queued, removed or sent, its outcome was marked, its recipient unsubscribed or asked to be
 * removed, or the seller moved the company by hand. `unreachable`: the mail to its only address bounced.
 */
const dealAct = z.enum([
  ...(['queued', 'removed', 'sent', 'replied', 'no_reply', 'said_no', 'bounced', 'unreachable'] as const),
  ...(['unsubscribed', 'objected', 'moved'] as const),
]);
export type DealAct = z.infer<typeof dealAct>;

/** One entry of a company's history. `contact_id` is whom it was about; null for what was done by hand. */
const dealEntry = z.object({
  at: z.iso.datetime(),
  act: dealAct,
  stage: dealStage,
  contact_id: z.string().nullable(),
});

/** How much of a history is stored: the latest entries. */
export const maxDealEntries = 50;
/** How many people of a company a deal names: the latest. */
export const maxDealPeople = 10;

/** What a seller writes beside a deal. The amount is what the company offered, or paid once it is won. */
const dealNotes = z.strictObject({
  next_step: line(200),
  next_on: saleTerms.shape.expires_on,
  note: prose(1000),
  offered: saleTerms.shape.asking_price,
  currency,
});
export type DealNotes = z.infer<typeof dealNotes>;

/** A company and a domain that is offered to it, about which something was done. It names nobody but by id. */
export const deal = z.object({
  ...dealNotes.shape,
  id: z.string(),
  domain: z.string(),
  company: z.string(),
  /** The registrable domain of the company, or the id of the lead if it has none. */
  company_key: z.string(),
  stage: dealStage,
  /** The lead of a company that its seller put on the desk. Missing if it came there with a mail. */
  lead_id: z.string().optional(),
  contact_ids: z.array(z.string()),
  /** The latest entry first. */
  history: z.array(dealEntry),
  updated_at: z.iso.datetime(),
});
export type Deal = z.infer<typeof deal>;

/** What one change says of a deal, and the state that it changes. A deal that is won says the price. */
export const dealChange = dealNotes
  .partial()
  .extend({
    stage: dealStage.optional(),
    updated_at: z.iso.datetime('Pass updated_at of the company that you changed'),
  })
  .strict();
export type DealChange = z.infer<typeof dealChange>;

export const unsaidNotes: DealNotes = {
  next_step: '',
  next_on: null,
  note: '',
  offered: null,
  currency: 'USD' satisfies SaleTerms['currency'],
};

/** The id of a deal, as calls take it. */
export const dealIdText = z
  .string()
  .max(600)
  .regex(/^[a-z0-9.-]+~[a-z0-9.-]+$/, 'Enter the id of a company on your desk');

/** The id of what a seller does with a company about a domain. */
export function dealId(domain: string, companyKey: string): string {
  return `${domain}~${companyKey}`;
}
