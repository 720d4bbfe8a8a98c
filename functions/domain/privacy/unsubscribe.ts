import { Refusal } from '../../../shared/model/errors.ts';
import type { SuppressionReason } from '../../../shared/model/write-refusal.ts';
import type { Correspondents } from './correspondents.ts';

/** Where unsubscribe links are looked up, and where their use is stored. */
export interface Unsubscriptions {
  /** The sender and the recipient of a link's token; null for an invalid token. */
  correspondents(token: string): Promise<Correspondents | null>;
  /** Stops a sender from writing to an address again. The first reason stays. */
  suppress(people: Correspondents, reason: SuppressionReason, now: Date): Promise<void>;
}

/** The sender and the recipient of a link. Throws `not_found` for an invalid link. */
export async function correspondentsOf(store: Unsubscriptions, token: string): Promise<Correspondents> {
  const found = await store.correspondents(token);
  if (found !== null) return found;
  throw new Refusal('not_found', 'This link is not one of ours. Copy the whole link from the email.');
}

/** Stops the sender of a link from writing to its recipient. */
export async function unsubscribe(store: Unsubscriptions, token: string, now: Date): Promise<void> {
  await store.suppress(await correspondentsOf(store, token), 'unsubscribed', now);
}
