import { changedAt } from '../changed-at.ts';
import type { SendOutcome } from '../mail-account/mail-account.ts';
import { maybeSent } from '../outreach/after-sending.ts';
import type { KeptCampaign } from './campaign.ts';
import { type Mailbox, type Pace, restFor } from './pace.ts';
import type { KeptRecipient } from './recipient.ts';
import type { Sent } from './sending-store.ts';

/** After so many sends in a row that came to nothing, a campaign pauses. */
export const maxTroublesInARow = 3;

/** What a mail that was handed over makes of its recipient and what sends it. */
export type AfterSending = Pick<Sent, 'troubles' | 'trouble' | 'dueAt' | 'mailbox'> & {
  readonly recipient: KeptRecipient;
};

/** What is known before a mail was handed over. */
interface BeforeSending {
  /** As it was claimed. */
  readonly recipient: KeptRecipient;
  readonly campaign: Pick<KeptCampaign, 'troubles'>;
  /** As the claim left it. */
  readonly mailbox: Mailbox;
  readonly pace: Pace;
}

/**
 * Decides on what follows from what Gmail said of a mail. Only what was surely not sent waits for another try: `unknown`
 * is never sent again by itself.
 */
export function afterSending(
  outcome: SendOutcome,
  { recipient, campaign, mailbox, pace }: BeforeSending,
  now: Date,
  random: number,
): AfterSending {
  const { id } = mailbox;
  const become = (changes: Partial<KeptRecipient>): KeptRecipient => ({
    ...recipient,
    ...changes,
    updated_at: changedAt(recipient.updated_at, now),
  });
  const inTurn = { mailbox: null, dueAt: new Date(mailbox.next_at) };
  const troubled = (trouble: string) => ({ troubles: campaign.troubles + 1, trouble });
  const { troubles } = campaign;
  switch (outcome.outcome) {
    case 'sent': {
      const sent = become({ status: 'sent', sent_at: now.toISOString(), responded_at: null });
      const rested = mailbox.throttles === 0 ? null : { id, throttles: 0, nextAt: inTurn.dueAt };
      return { recipient: sent, troubles: 0, trouble: null, dueAt: inTurn.dueAt, mailbox: rested };
    }
    case 'throttled': {
      const throttles = mailbox.throttles + 1;
      const rest = restFor(pace, throttles, outcome.retryAfterSeconds, random);
      const nextAt = new Date(now.getTime() + rest);
      const waiting = become({ status: 'pending' });
      // The mailbox rests, which is no fault of this campaign.
      return {
        recipient: waiting,
        troubles,
        trouble: null,
        dueAt: nextAt,
        mailbox: { id, throttles, nextAt },
      };
    }
    case 'disconnected':
      // The next turn finds no mailbox, and pauses.
      return {
        recipient: become({ status: 'pending' }),
        troubles,
        trouble: null,
        mailbox: null,
        dueAt: now,
      };
    case 'rejected':
      return {
        recipient: become({ status: 'failed', error_message: outcome.reason }),
        ...troubled(outcome.reason),
        ...inTurn,
      };
    case 'unavailable': {
      if (outcome.mayHaveBeenSent)
        return { recipient: lost(recipient, now), ...troubled(maybeSent), ...inTurn };
      const away = troubled('Gmail could not be reached.');
      const rest = restFor(pace, away.troubles, null, random);
      return {
        recipient: become({ status: 'pending' }),
        ...away,
        mailbox: null,
        dueAt: new Date(now.getTime() + rest),
      };
    }
  }
}

/** A recipient of whose mail nobody knows whether it was sent. */
export function lost(recipient: KeptRecipient, now: Date): KeptRecipient {
  const updated_at = changedAt(recipient.updated_at, now);
  return { ...recipient, status: 'unknown', error_message: maybeSent, updated_at };
}
