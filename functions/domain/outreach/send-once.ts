import type { MailAccount } from '../mail-account/mail-account.ts';
import { afterSending, type NotSent } from './after-sending.ts';
import { composeMessage, type OutgoingMessage } from './compose-message.ts';
import type { MessageClaim } from './outreach-store.ts';

/** How long Gmail may take, in milliseconds. It is shorter than the timeout of the call that waits for it. */
const maxSendingMs = 20_000;

/** A message to send: the account, the claim, and what to store if it may not have been sent. */
export interface Sending {
  readonly account: MailAccount;
  readonly message: OutgoingMessage;
  /** Lets only one call send the message. */
  claim(): Promise<MessageClaim>;
  /** Stores the status of a claimed message that returns to the queue. */
  release(state: Pick<NotSent, 'status' | 'problem'>): Promise<unknown>;
}

/**
 * Sends a message at most once. It is claimed before and settled after. If a call dies in between, the message stays
 * claimed, and no other call sends it automatically. Throws if the account could not be opened. Nothing was sent
 * then, and the message stays in the queue.
 */
export async function sendOnce(
  { account, message, claim, release }: Sending,
  at: Date,
): Promise<'sent' | Exclude<MessageClaim, 'claimed'> | NotSent> {
  const raw = await composeMessage(message, at);
  const claimed = await claim();
  if (claimed !== 'claimed') return claimed;
  let notSent: NotSent | null;
  try {
    notSent = afterSending(await account.send(raw, AbortSignal.timeout(maxSendingMs)));
  } catch (cause) {
    await release({ status: 'queued', problem: 'The email was not sent. Please try again.' });
    throw cause;
  }
  if (notSent === null) return 'sent';
  const { status, problem } = notSent;
  await release({ status, problem });
  return notSent;
}
