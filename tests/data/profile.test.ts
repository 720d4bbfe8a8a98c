import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { profileHandlers } from '../../functions/api/profile.ts';
import { createProfile, getProfile } from '../../functions/data/profile/profiles.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
const at = now.toISOString();
const email = 'ada@northstar.example';

/** The operations if every account has this address, or none. */
function handlers(address: string | null = email) {
  return profileHandlers({
    table,
    accounts: { emailOf: async () => address, delete: async () => undefined },
    now: () => now,
  });
}

const empty = { params: {}, query: {}, idempotencyKey: null };

async function newUser() {
  const caller = { userId: randomUUID() };
  await createProfile(table, { userId: caller.userId, email, createdAt: at });
  return {
    caller,
    update: (body: Parameters<ReturnType<typeof handlers>['update']>[0]['body']) =>
      handlers().update({ ...empty, body }, caller),
  };
}

describe('a profile', () => {
  it('is empty at first, except for the address of the account', async () => {
    const { caller } = await newUser();
    expect(await handlers().get({ ...empty, body: {} }, caller)).toEqual({
      user_id: caller.userId,
      email,
      name: '',
      phone: '',
      company: '',
      title: '',
      postal_address: '',
      email_signature: '',
      notifications: { session_finished: false, payment_failed: false },
      updated_at: at,
    });
  });

  it('is created at its first use if the sign-up created none', async () => {
    const caller = { userId: randomUUID() };
    const made = await Promise.all(
      Array.from({ length: 5 }, () => handlers().get({ ...empty, body: {} }, caller)),
    );
    for (const profile of made) expect(profile).toMatchObject({ user_id: caller.userId, email });
    expect(await getProfile(table, caller.userId)).toEqual(made[0]);
  });

  it('is not created for a token whose account is deleted', async () => {
    const caller = { userId: randomUUID() };
    await expect(handlers(null).get({ ...empty, body: {} }, caller)).rejects.toMatchObject({
      code: 'not_authenticated',
    });
    expect(await getProfile(table, caller.userId)).toBeNull();
  });

  it('keeps what an update does not contain', async () => {
    const { update } = await newUser();
    const { updated_at } = await update({ name: 'Ada Marlow', phone: '+44 20 7946 0181', updated_at: at });
    const updated = await update({
      email_signature: 'Ada\nNorthstar',
      notifications: { session_finished: true, payment_failed: false },
      updated_at,
    });
    expect(updated).toMatchObject({
      email,
      name: 'Ada Marlow',
      phone: '+44 20 7946 0181',
      email_signature: 'Ada\nNorthstar',
      notifications: { session_finished: true, payment_failed: false },
    });
    expect(updated.updated_at > updated_at).toBe(true);
  });

  it('is not overwritten by a client that has not seen the last change', async () => {
    const { caller, update } = await newUser();
    await update({ name: 'Ada Marlow', updated_at: at });
    await expect(update({ name: 'Ada Byron', updated_at: at })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Your profile was changed elsewhere. Reload the page and try again.',
    });
    expect(await getProfile(table, caller.userId)).toMatchObject({ name: 'Ada Marlow' });
  });

  it('accepts one of many concurrent updates', async () => {
    const { update } = await newUser();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => update({ name: `Ada ${n}`, updated_at: at })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('accepts the same update twice, for example after a lost answer', async () => {
    const { update } = await newUser();
    const first = await update({ name: 'Ada Marlow', title: 'Broker', updated_at: at });
    expect(await update({ name: 'Ada Marlow', title: 'Broker', updated_at: at })).toEqual(first);
  });
});
