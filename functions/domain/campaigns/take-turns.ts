import type { CampaignOwner } from './sending-store.ts';
import { type SenderServices, type Turn, takeTurn } from './take-turn.ts';

/** For how long one call starts new turns, in milliseconds. The rest of its Lambda's 30 s is enough for a mail. */
const turnsBeginMs = 10_000;

/** What the turns of one call did, in order, and the `next` of the last. */
export interface Turns {
  readonly did: readonly Turn['did'][];
  readonly next: Date | null;
}

/**
 * Takes turns of a campaign until one passes a mail to the mailbox or has to wait. Recipients who are skipped must
 * not cost a call each, as Lambda stops a chain of about 16 calls that trigger one another through a queue.
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-recursion.html
 */
export async function takeTurns(
  services: SenderServices,
  owner: CampaignOwner,
  signal: AbortSignal,
): Promise<Turns> {
  const { now } = services;
  const until = now().getTime() + turnsBeginMs;
  const did: Turn['did'][] = [];
  for (;;) {
    const turn = await takeTurn(services, owner, signal);
    did.push(turn.did);
    const handedOver = turn.did === 'sent' || turn.did === 'failed';
    const isNextDue = turn.next !== null && turn.next <= now() && now().getTime() < until && !signal.aborted;
    if (handedOver || !isNextDue) return { did, next: turn.next };
  }
}
