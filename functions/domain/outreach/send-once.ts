import type { MailAccount } from '../mail-account/mail-account.ts';
import { afterSending, type NotSent } from './after-sending.ts';
import { composeMessage, type OutgoingMessage } from './compose-message.ts';
import type { MessageClaim } from './outreach-store.ts';

/** How long Gmail may take, in milliseconds: less than the call that is waiting for it. */
const maxSendingMs = 20_000;

/** A message to send: who delivers it, who may hand it over, and what is stored if it may not have been sent. */
export interface Sending {
  readonly account: MailAccount;
  readonly message: OutgoingMessage;
  /** Lets one call hand the message over, once. */
  claim(): Promise<MessageClaim>;
  /** Stores how a claimed message waits. */
  release(state: Pick<NotSent, 'status' | 'problem'>): Promise<unknown>;
}

/**
 * Hands a message over at most once. It is claimed before, and settled after. A call that dies in between leaves it claimed, and
 * no other call hands it over by itself. Throws if the account could not be opened. Nothing was sent then, and the message
 * goes on waiting.
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
