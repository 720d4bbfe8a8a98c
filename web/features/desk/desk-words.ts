import type { DealAct, DealStage } from '../../../shared/model/outreach/deal.ts';
import type { DealCard } from '../../../shared/model/outreach/deal-card.ts';

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
  unreachable: 'Email to the only address bounced',
  unsubscribed: 'Unsubscribed',
  objected: 'Asked to be removed',
  moved: 'Moved by you',
};

/** Why a company wants something done today. Null if it does not. */
export function dueReason(
  { stage, next_on, next_step, due_on }: Pick<DealCard, 'stage' | 'next_on' | 'next_step' | 'due_on'>,
  now: Date,
): string | null {
  if (due_on === null || due_on > now.toISOString().slice(0, 10)) return null;
  if (next_on !== null) return next_step || 'Next step';
  return stage === 'answered' ? 'Has answered' : 'No answer for a week';
}
