import * as z from 'zod';
import { removalStore } from '../data/privacy/removal-store.ts';
import { openTable } from '../data/table.ts';
import { sweepRemovals } from '../domain/privacy/sweep-removals.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { readEnvironment, removalSweepEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(removalSweepEnvironment);
const hash = keyedHash(environment.HASH_KEY_SECRET_ARN);
const services = {
  store: removalStore(openTable(environment.TABLE_NAME), hash),
  hash,
  now: () => new Date(),
  pace: {
    settleSeconds: environment.REMOVAL_SETTLE_SECONDS,
    restSeconds: environment.REMOVAL_REST_SECONDS,
  },
};

/** Every minute: continues removing people who asked for it from all stored data, if there is anybody to remove. */
export const handler = step(z.object({}), async (_, { signal }) => {
  const { done, changed } = await sweepRemovals(services, signal);
  if (changed > 0) log.info('people removed at their wish', { changed });
  return { done, changed };
});
