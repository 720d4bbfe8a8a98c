import { Refusal } from '../../../shared/model/errors.ts';
import type { SuppressionReason } from '../../../shared/model/write-refusal.ts';
import type { Correspondents } from './correspondents.ts';

/** What the token of a link stands for. The mail is null for links that do not name theirs yet. */
export interface LinkedMail extends Correspondents {
  readonly messageId: string | null;
}

/** Where unsubscribe links are looked up, and where their use is stored. */
export interface Unsubscriptions {
  /** The sender, the recipient and the mail of a link's token; null for an invalid token. */
  linked(token: string): Promise<LinkedMail | null>;
  /** Stops a sender from writing to an address again. The first reason stays. */
  suppress(people: Correspondents, reason: SuppressionReason, now: Date): Promise<void>;
  /** Moves the company of the recipient on the sender's desk, once. Does nothing if the mail or the account is gone. */
  moveDeal(mail: LinkedMail, now: Date): Promise<void>;
}

/** The mail that a link is in. Throws `not_found` for an invalid link. */
export async function linkedMail(store: Pick<Unsubscriptions, 'linked'>, token: string): Promise<LinkedMail> {
  const found = await store.linked(token);
  if (found !== null) return found;
  throw new Refusal('not_found', 'This link is not one of ours. Copy the whole link from the email.');
}

/** Stops the sender of a link from writing to its recipient and the recipient's company, which is lost for the sender. */
export async function unsubscribe(store: Unsubscriptions, token: string, now: Date): Promise<void> {
  const mail = await linkedMail(store, token);
  await store.suppress(mail, 'unsubscribed', now);
  await store.moveDeal(mail, now);
}
