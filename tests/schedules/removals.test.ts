import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { removalStore } from '../../functions/data/privacy/removal-store.ts';
import { confirmRemoval, pendingRemovals } from '../../functions/data/privacy/removals.ts';
import { addressHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { sweepRemovals } from '../../functions/domain/privacy/sweep-removals.ts';
import { hash } from '../data/selling.ts';
import { mara, rowsNamingMara, storePerson } from '../data/stored-person.ts';
import { emptyTable, emulatedTable } from '../data/table.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { violations } from '../system/stack/invariants.ts';
import { faultsMet, injectFaults, randomSchedule, setSchedule } from './faults.ts';

const count = caseCount('removals');
/** The calls to the table that a removal takes when nothing fails. */
const callsOfARemoval = 30;
/** Each run that fails is followed by another a minute later. */
const maxRuns = 12;
const noon = new Date('2026-11-20T12:00:00.000Z');

/** Somebody is removed by runs that fail or are killed anywhere, one after the other until everything is done. */
async function live(random: () => number): Promise<{ met: number; wrong: string[] }> {
  const table = await emptyTable();
  const { seller, campaigner } = await storePerson(table, noon);
  const id = randomUUID();
  const faulty = injectFaults({ ...emulatedTable(), name: table.name }, id);
  const pace = { settleSeconds: 0, restSeconds: 0 };
  await confirmRemoval(table, (await addressHash(mara, hash)) ?? '', noon);

  setSchedule(id, randomSchedule(random, callsOfARemoval));
  let met = 0;
  let done = false;
  for (let run = 1; run <= maxRuns && !done; run += 1) {
    const services = { store: removalStore(faulty, hash), hash, now: () => noon, pace };
    const ran = sweepRemovals(services, new AbortController().signal);
    ({ done } = await ran.catch(() => ({ done: false })));
    met += faultsMet(id);
    if (run === 3) setSchedule(id, new Map());
    // A killed run starts again with the next one.
    else if (!done) setSchedule(id, run < 3 ? randomSchedule(random, callsOfARemoval) : new Map());
  }
  const left = await rowsNamingMara(table);
  const users = [seller.userId, campaigner.userId];
  return {
    met,
    wrong: [
      ...(done ? [] : ['the removal did not end']),
      ...left.map((row) => `left is ${row.slice(0, 300)}`),
      ...(await pendingRemovals(table)).map(() => 'a removal still waits'),
      ...(await Promise.all(users.map((userId) => violations(table, userId)))).flat(),
    ],
  };
}

describe('removing somebody under faults', () => {
  it('leaves nothing of them anywhere, and counts exactly', async () => {
    const met = await tryAll('removals', live, { atOnce: 4 });
    expect(met).toBeGreaterThan(count * 0.5);
  });
});
