import { Refusal } from '../../../shared/model/errors.ts';
import type { RateLimit } from '../../../shared/model/limits.ts';
import type { KeyedHash } from './keyed-hash.ts';
import { viewerNetwork } from './viewer-network.ts';

/** Counts an act of a subject (a keyed hash), and returns whether it is within its limit. */
export type CountAct = (limit: RateLimit, subject: string, now: Date) => Promise<boolean>;

/** What limits people without an account. */
export interface VisitorServices {
  readonly countAct: CountAct;
  readonly hash: KeyedHash;
  readonly now: () => Date;
}

/** Counts an act of whoever calls from a network address. Throws `too_many_requests` over the limit of an hour. */
export async function countVisitor(
  { countAct, hash, now }: VisitorServices,
  limit: RateLimit,
  address: string,
  refusal = 'You have sent this too often within the last hour. Please try again later.',
): Promise<void> {
  const subject = await hash(`viewer ${viewerNetwork(address)}`);
  if (await countAct(limit, subject, now())) return;
  throw new Refusal('too_many_requests', refusal);
}
