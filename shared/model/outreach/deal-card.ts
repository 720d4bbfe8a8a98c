import * as z from 'zod';
import { placeOfContact } from '../leads/contact-id.ts';
import { type Deal, deal, dealStage } from './deal.ts';

/** What lists show of a company on the desk: everything but its people, note and history. */
export const dealCard = deal
  .pick({
    ...({ id: true, domain: true, company: true, company_key: true, stage: true, lead_id: true } as const),
    ...({ next_step: true, next_on: true, offered: true, currency: true, updated_at: true } as const),
  })
  .extend({
    /** How many people of the company there were mails to, or are to be: the latest ten. */
    people: z.int(),
    /** What was done last, and when. Null if nothing was. */
    last: deal.shape.history.element.pick({ act: true, at: true }).nullable(),
    /** The day on which the seller has something to do (2026-12-31). Null if there is no such day. */
    due_on: z.iso.date().nullable(),
  });
export type DealCard = z.infer<typeof dealCard>;

/** The stages in which something can still come of it. */
export const openStages = dealStage.exclude(['won', 'lost']).options;

/** A list of the desk: the companies of one stage, or those of every stage that are due. */
export const deskList = z.enum([...dealStage.options, 'due']);
export type DeskList = z.infer<typeof deskList>;

/** How many companies a page of a list holds at most. Eight cards are read for half a unit, as a rule. */
export const cardsPerPage = 8;

/** A deal as lists show it. */
export function cardOf(of: Deal): DealCard {
  const { id, domain, company, company_key, stage, next_step, next_on, offered, currency, updated_at } = of;
  const lead_id = leadOfDeal(of);
  const [last] = of.history;
  return {
    ...{ id, domain, company, company_key, stage, next_step, next_on, offered, currency, updated_at },
    ...(lead_id === undefined ? {} : { lead_id }),
    people: of.contact_ids.length,
    last: last === undefined ? null : { act: last.act, at: last.at },
    due_on: dueOn(of),
  };
}

/** The lead by which a company can be written to: that of the last person, or else the one that was put on the desk. */
function leadOfDeal({ lead_id, contact_ids }: Deal): string | undefined {
  const last = contact_ids.at(-1);
  return last === undefined ? lead_id : placeOfContact(last).leadId;
}

const weekMs = 7 * 24 * 3600_000;

/**
 * The day on which a company wants something done: that of its next step. Without one, an answer is due at once, and a mail
 * after a week without an answer.
 */
function dueOn({ stage, next_on, history }: Deal): string | null {
  if (stage === 'won' || stage === 'lost') return null;
  if (next_on !== null) return next_on;
  const [last] = history;
  if (last === undefined) return null;
  if (stage === 'answered') return last.at.slice(0, 10);
  if (stage !== 'waiting') return null;
  return new Date(Date.parse(last.at) + weekMs).toISOString().slice(0, 10);
}
