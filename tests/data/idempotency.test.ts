import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getUsage, takeSearch } from '../../functions/data/billing/usage.ts';
import { repeatStore } from '../../functions/data/idempotency.ts';
import { type TransactionItem, transact } from '../../functions/data/transaction.ts';
import { onlyOnce } from '../../functions/domain/only-once.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
const month = '2026-11';
const request = { operation: 'things.create', name: 'one' };

/** A creation that uses one search, so that a second one would be noticed. */
function creation(userId: string, limit = 100) {
  return async (remember: (answerId: string) => TransactionItem[]) => {
    const id = randomUUID();
    await transact(table, [takeSearch(table, userId, month, limit), ...remember(id)]);
    return id;
  };
}

async function taken(userId: string): Promise<number> {
  return (await getUsage(table, userId, month)).lead_searches_used;
}

describe('a creation under a key', () => {
  it('is done once, and every repeat returns its id', async () => {
    const repeatable = { userId: randomUUID(), key: randomUUID(), request };
    const first = await onlyOnce(repeatStore(table), repeatable, now, creation(repeatable.userId));
    expect(await onlyOnce(repeatStore(table), repeatable, now, creation(repeatable.userId))).toBe(first);
    expect(await taken(repeatable.userId)).toBe(1);
  });

  it('sent 50 times at once is done once, and all get the same answer', async () => {
    const repeatable = { userId: randomUUID(), key: randomUUID(), request };
    const ids = await Promise.all(
      Array.from({ length: 50 }, () =>
        onlyOnce(repeatStore(table), repeatable, now, creation(repeatable.userId)),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await taken(repeatable.userId)).toBe(1);
  });

  it('still returns its id to a repeat that would now be refused', async () => {
    const repeatable = { userId: randomUUID(), key: randomUUID(), request };
    const first = await onlyOnce(repeatStore(table), repeatable, now, creation(repeatable.userId, 1));
    expect(await onlyOnce(repeatStore(table), repeatable, now, creation(repeatable.userId, 1))).toBe(first);
    const anew = { ...repeatable, key: randomUUID() };
    await expect(onlyOnce(repeatStore(table), anew, now, creation(repeatable.userId, 1))).rejects.toThrow();
  });

  it('is a conflict when the key was used for another request', async () => {
    const repeatable = { userId: randomUUID(), key: randomUUID(), request };
    await onlyOnce(repeatStore(table), repeatable, now, creation(repeatable.userId));
    const other = { ...repeatable, request: { ...request, name: 'two' } };
    await expect(onlyOnce(repeatStore(table), other, now, creation(repeatable.userId))).rejects.toMatchObject(
      {
        code: 'conflict',
        message: 'This Idempotency-Key was used for another request. Send a new one.',
      },
    );
    expect(await taken(repeatable.userId)).toBe(1);
  });

  it('that failed leaves the key free', async () => {
    const repeatable = { userId: randomUUID(), key: randomUUID(), request };
    const failing = async () => {
      throw new Error('as planned');
    };
    await expect(onlyOnce(repeatStore(table), repeatable, now, failing)).rejects.toThrow('as planned');
    await onlyOnce(repeatStore(table), repeatable, now, creation(repeatable.userId));
    expect(await taken(repeatable.userId)).toBe(1);
  });

  it('is forgotten after 24 hours, even if its row still exists', async () => {
    const repeatable = { userId: randomUUID(), key: randomUUID(), request };
    const first = await onlyOnce(repeatStore(table), repeatable, now, creation(repeatable.userId));
    const later = new Date(now.getTime() + 24 * 3_600_000);
    expect(await onlyOnce(repeatStore(table), repeatable, later, creation(repeatable.userId))).not.toBe(
      first,
    );
    expect(await taken(repeatable.userId)).toBe(2);
  });

  it('belongs to one user only', async () => {
    const mine = { userId: randomUUID(), key: randomUUID(), request };
    const theirs = { ...mine, userId: randomUUID() };
    const first = await onlyOnce(repeatStore(table), mine, now, creation(mine.userId));
    expect(await onlyOnce(repeatStore(table), theirs, now, creation(theirs.userId))).not.toBe(first);
  });

  it('is done every time without a key', async () => {
    const repeatable = { userId: randomUUID(), key: null, request };
    await onlyOnce(repeatStore(table), repeatable, now, creation(repeatable.userId));
    await onlyOnce(repeatStore(table), repeatable, now, creation(repeatable.userId));
    expect(await taken(repeatable.userId)).toBe(2);
  });
});
