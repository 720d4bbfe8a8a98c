import * as z from 'zod';
import { confirmRemoval, getSweep, pendingRemovals } from '../data/privacy/removals.ts';
import { openTable } from '../data/table.ts';
import { addressHash } from '../domain/privacy/keyed-hash.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { hashEnvironment, readEnvironment } from '../runtime/env.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(hashEnvironment);
const table = openTable(environment.TABLE_NAME);
const hash = keyedHash(environment.HASH_KEY_SECRET_ARN);

const command = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('remove'), email: z.string().max(320) }),
  z.strictObject({ action: z.literal('read'), email: z.string().max(320) }),
]);

/**
 * Removes somebody who can no longer confirm it by mail, as a confirmed request does, or reports whether that is
 * done. The operator has to check that they are who they say they are.
 */
export const handler = step(command, async ({ action, email }) => {
  const address = await addressHash(email, hash);
  if (address === null) throw new Error('email: Enter a valid email address');
  if (action === 'remove') await confirmRemoval(table, address, new Date());
  const pending = await pendingRemovals(table);
  const own = pending.find((removal) => removal.address === address);
  const sweep = await getSweep(table);
  return {
    state: own === undefined ? 'nothing is waiting to be removed' : 'is being removed',
    confirmed_at: own?.confirmed_at ?? null,
    sweeping: sweep !== null && sweep.ended_at === null,
  };
});
