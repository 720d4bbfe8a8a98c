import type { MailAccount } from '../mail-account/mail-account.ts';
import { afterSending, type NotSent } from './after-sending.ts';
import { composeMessage, type OutgoingMessage } from './compose-message.ts';
import type { MessageClaim } from './outreach-store.ts';

/** How long Gmail may take, in milliseconds: less than the call that waits for it. */
const maxSendingMs = 20_000;

/** A message on its way: who takes it, who may hand it over, and what is noted where it was not surely sent. */
export interface Sending {
  readonly account: MailAccount;
  readonly message: OutgoingMessage;
  /** Lets one of many hand the message over, once. */
  claim(): Promise<MessageClaim>;
  /** Notes how a claimed message waits on. */
  release(state: Pick<NotSent, 'status' | 'problem'>): Promise<unknown>;
}

/**
 * Hands a message over at most once: it is claimed before, and what became of it is known after. Whoever dies in between
 * leaves it claimed, and nobody hands it over again by themselves. Throws where the account could not be opened up to
 * the end; nothing was sent then, and the message waits on.
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
