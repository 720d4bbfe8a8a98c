import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getContactMessage, putContactMessage } from '../../functions/data/mail/contact-messages.ts';
import { onDoNotList } from '../../functions/data/privacy/do-not-list.ts';
import { confirmRemoval } from '../../functions/data/privacy/removals.ts';
import { withinRate } from '../../functions/data/rate-limits.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:59:59.000Z');

describe('a rate limit', () => {
  const limit = 'contactMessages';

  it('allows exactly its number of calls, even concurrent ones', async () => {
    const viewer = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => withinRate(table, limit, viewer, now)));
    expect(all.filter(Boolean)).toHaveLength(5);
    expect(await withinRate(table, limit, viewer, now)).toBe(false);
  });

  it('starts again in the next window, separately for each viewer and act', async () => {
    const viewer = randomUUID();
    for (let count = 0; count < 5; count += 1) await withinRate(table, limit, viewer, now);
    expect(await withinRate(table, limit, viewer, new Date('2026-11-20T11:00:00.000Z'))).toBe(true);
    expect(await withinRate(table, limit, randomUUID(), now)).toBe(true);
    expect(await withinRate(table, 'removalRequests', viewer, now)).toBe(true);
  });
});

describe('the do-not-list', () => {
  it('says which of many hashes are on it, even when they are added concurrently and repeatedly', async () => {
    const hashes = Array.from({ length: 130 }, () => randomUUID());
    const listed = [hashes[0], hashes[64], hashes[129]].map(String);
    for (const hash of [...listed, ...listed]) await confirmRemoval(table, hash, now);
    expect(await onDoNotList(table, [...hashes, ...hashes])).toEqual(new Set(listed));
    expect(await onDoNotList(table, [])).toEqual(new Set());
  });
});

describe('a contact message', () => {
  it('is stored as it was written', async () => {
    const id = randomUUID();
    const message = { name: 'Ada', email: 'ada@seller.example', subject: 'sales', message: 'Hello' } as const;
    await putContactMessage(table, id, message, now);
    expect(await getContactMessage(table, id)).toEqual({ ...message, created_at: now.toISOString() });
    expect(await getContactMessage(table, randomUUID())).toBeNull();
  });
});
