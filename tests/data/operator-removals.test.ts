import { expect, it, vi } from 'vitest';
import { removalStore } from '../../functions/data/privacy/removal-store.ts';
import { sweepRemovals } from '../../functions/domain/privacy/sweep-removals.ts';
import { hash } from './selling.ts';
import { rowsNamingMara, storePerson } from './stored-person.ts';
import { emptyTable } from './table.ts';

vi.mock('../../functions/providers/secrets/secrets-manager.ts', async () => {
  // The same hash as that of the samples, which themselves need this module.
  const { createHmac } = await import('node:crypto');
  const keyed = async (text: string) => createHmac('sha256', 'key').update(text).digest('base64url');
  return { keyedHash: () => keyed };
});

const context = { getRemainingTimeInMillis: () => 60_000 };

it('an operator removes people who cannot read the mailbox any more, by any form of the address', async () => {
  const table = await emptyTable();
  vi.stubEnv('TABLE_NAME', table.name);
  const { handler } = await import('../../functions/operator/removals.ts');
  const command = (action: string, email = 'Mara.Lindqvist+old@harborline.example') =>
    handler({ action, email }, context);
  const now = new Date();
  await storePerson(table, now);
  expect((await rowsNamingMara(table)).length).toBeGreaterThan(10);

  expect(await command('read')).toMatchObject({ state: 'nothing is waiting to be removed' });
  expect(await command('remove')).toMatchObject({ state: 'is being removed' });
  // The same command again, after a lost answer, changes nothing.
  expect(await command('remove')).toMatchObject({ state: 'is being removed' });
  const pace = { settleSeconds: 0, restSeconds: 0 };
  const later = () => new Date(now.getTime() + 60_000);
  const services = { store: removalStore(table, hash), hash, now: later, pace };
  expect(await sweepRemovals(services, new AbortController().signal)).toMatchObject({ done: true });
  expect(await command('read')).toEqual({
    state: 'nothing is waiting to be removed',
    confirmed_at: null,
    sweeping: false,
  });
  expect(await rowsNamingMara(table)).toEqual([]);
  await expect(command('remove', 'nobody')).rejects.toThrow('email: Enter a valid email address');
});
