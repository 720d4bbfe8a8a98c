import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import type { Deal, DealAct, DealStage } from '../../../shared/model/outreach/deal.ts';

/** What the stages of a company are called. */
export const stageWords: Readonly<Record<DealStage, string>> = {
  to_write: 'To write',
  waiting: 'Waiting',
  answered: 'Answered',
  in_talks: 'In talks',
  won: 'Won',
  lost: 'Lost',
};

/** What the entries of a history say. */
export const actWords: Readonly<Record<DealAct, string>> = {
  queued: 'Email queued',
  removed: 'Email removed from the queue',
  sent: 'Email sent',
  replied: 'Replied',
  no_reply: 'No reply',
  said_no: 'Said no',
  bounced: 'Email bounced',
  moved: 'Moved by you',
};

/** The lead by which a company can be written to: that of the last person, or else the one that was put on the desk. */
export function leadOfDeal({ lead_id, contact_ids }: Deal): string | undefined {
  const last = contact_ids.at(-1);
  return last === undefined ? lead_id : placeOfContact(last).leadId;
}

const weekMs = 7 * 24 * 3600_000;

/** Why a company wants something done today. Null if it does not. */
export function dueReason(
  { stage, next_on, next_step, history }: Pick<Deal, 'stage' | 'next_on' | 'next_step' | 'history'>,
  now: Date,
): string | null {
  if (stage === 'won' || stage === 'lost') return null;
  if (next_on !== null) return next_on <= now.toISOString().slice(0, 10) ? next_step || 'Next step' : null;
  const [last] = history;
  if (stage === 'answered') return 'Has answered';
  const waited = last !== undefined && Date.parse(last.at) <= now.getTime() - weekMs;
  return stage === 'waiting' && waited ? 'No answer for a week' : null;
}
