import { Refusal } from '../../../shared/model/errors.ts';
import type { SendOutcome } from '../mail-account/mail-account.ts';

/** What happens to a message that may not have been sent: its status in the queue, and what its sender is told. */
export interface NotSent {
  readonly status: 'queued' | 'unknown';
  readonly problem: string;
  readonly refusal: Refusal;
}

/** The text for a message that may or may not have been sent. */
export const maybeSent =
  'Gmail did not say whether this email was sent. Check your Sent folder, and mark it as sent or not sent.';

/**
 * What follows from Gmail's answer to a message. Returns null if it was sent. Only a message that was certainly not sent can be
 * sent again, by its sender.
 */
export function afterSending(outcome: SendOutcome): NotSent | null {
  switch (outcome.outcome) {
    case 'sent':
      return null;
    case 'throttled':
      return notSent(
        'conflict',
        'Gmail is not accepting more emails from this account right now. Try again later.',
      );
    case 'disconnected':
      return notSent(
        'conflict',
        'Google no longer lets us send. Connect your Gmail account again in Settings.',
      );
    case 'rejected':
      return notSent('conflict', outcome.reason);
    case 'unavailable': {
      if (!outcome.mayHaveBeenSent) {
        return notSent('unavailable', 'Gmail could not be reached. The email was not sent.');
      }
      const refusal = new Refusal('unavailable', maybeSent);
      return { status: 'unknown', problem: maybeSent, refusal };
    }
  }
}

function notSent(code: 'conflict' | 'unavailable', problem: string): NotSent {
  return { status: 'queued', problem, refusal: new Refusal(code, problem) };
}
