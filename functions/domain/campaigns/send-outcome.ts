import { changedAt } from '../changed-at.ts';
import type { SendOutcome } from '../mail-account/mail-account.ts';
import { maybeSent } from '../outreach/after-sending.ts';
import type { StoredCampaign } from './campaign.ts';
import { type Mailbox, type Pace, restFor } from './pace.ts';
import type { StoredRecipient } from './recipient.ts';
import type { Sent } from './sending-store.ts';

/** A campaign pauses after this many mails in a row could not be sent. */
export const maxTroublesInARow = 3;

/** What sending a mail changes in the recipient, the campaign and the mailbox. */
export type AfterSending = Pick<Sent, 'troubles' | 'trouble' | 'dueAt' | 'mailbox'> & {
  readonly recipient: StoredRecipient;
};

/** What is known before a mail is passed to Gmail. */
interface BeforeSending {
  /** The recipient as it was claimed. */
  readonly recipient: StoredRecipient;
  readonly campaign: Pick<StoredCampaign, 'troubles'>;
  /** The mailbox after the claim. */
  readonly mailbox: Mailbox;
  readonly pace: Pace;
}

/**
 * What follows from Gmail's answer to a mail. Only a mail that was certainly not sent is retried. An `unknown` one
 * is never resent automatically.
 */
export function afterSending(
  outcome: SendOutcome,
  { recipient, campaign, mailbox, pace }: BeforeSending,
  now: Date,
  random: number,
): AfterSending {
  const { id } = mailbox;
  const become = (changes: Partial<StoredRecipient>): StoredRecipient => ({
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
      // The mailbox rests, which does not count against this campaign.
      return {
        recipient: waiting,
        troubles,
        trouble: null,
        dueAt: nextAt,
        mailbox: { id, throttles, nextAt },
      };
    }
    case 'disconnected':
      // The next turn will find no mailbox and pause.
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

/** A recipient whose mail may or may not have been sent. */
export function lost(recipient: StoredRecipient, now: Date): StoredRecipient {
  const updated_at = changedAt(recipient.updated_at, now);
  return { ...recipient, status: 'unknown', error_message: maybeSent, updated_at };
}
