import { randomUUID } from 'node:crypto';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import {
  createExport,
  endExport,
  getExport,
  getLatestExport,
} from '../../functions/data/account/account-exports.ts';
import { isBeingDeleted, putTombstone } from '../../functions/data/account/tombstones.ts';
import { eraseAccount, rowsOfAccount } from '../../functions/data/account/whole-account.ts';
import { exportText } from '../../functions/domain/account/export-text.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
const open = () => new AbortController().signal;

async function put(pk: string, sk: string, text = 'x'): Promise<void> {
  await table.client.send(new PutCommand({ TableName: table.name, Item: { pk, sk, text } }));
}

/** A user with rows in every possible place: 60 leads of a session, a public template, a report. */
async function account() {
  const userId = randomUUID();
  const [session, template, other] = [randomUUID(), randomUUID(), randomUUID()];
  const own = `USER#${userId}`;
  await put(own, 'PROFILE');
  await put(own, `SESSION#${session}`);
  for (let rank = 0; rank < 60; rank += 1) await put(`${own}#SESSION#${session}`, `LEAD#${rank}`);
  await put(own, `TEMPLATE#${template}`);
  await put(`PUBLIC_TEMPLATE#${template}`, 'PUBLIC_TEMPLATE');
  await put(`PUBLIC_TEMPLATE#${template}`, `REPORT#${randomUUID()}`);
  await put(own, `REPORT#${other}`);
  await put(`PUBLIC_TEMPLATE#${other}`, `REPORT#${userId}`);
  await put(`PUBLIC_TEMPLATE#${other}`, 'PUBLIC_TEMPLATE');
  return { userId, template, other };
}

async function left(pk: string): Promise<string[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  );
  return Items.map(({ sk }) => String(sk));
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('all rows of an account', () => {
  it('are found, including those of sessions, but nobody else’s', async () => {
    const { userId } = await account();
    await account();
    const rows = await all(rowsOfAccount(table, userId));
    expect(rows).toHaveLength(64);
    expect(rows.filter(({ pk }) => !pk.startsWith(`USER#${userId}`))).toEqual([]);
  });

  it('become one JSON document without keys and internal data', async () => {
    const { userId } = await account();
    await put(`USER#${userId}`, `IDEMPOTENCY#${randomUUID()}`);
    const text = (await all(exportText(rowsOfAccount(table, userId), now.toISOString()))).join('');
    const document = JSON.parse(text);
    expect(document.exported_at).toBe(now.toISOString());
    expect(document.rows).toHaveLength(64);
    expect(document.rows[0]).toEqual({ kind: 'profile', fields: { text: 'x' } });
    expect(text).not.toContain('USER#');
  });

  it('are deleted, including public copies, but nothing of others', async () => {
    const { userId, template, other } = await account();
    const neighbour = await account();
    await putTombstone(table, userId, now);
    expect(await eraseAccount(table, userId, open())).toBe(true);
    expect(await left(`USER#${userId}`)).toEqual(['TOMBSTONE']);
    expect(await all(rowsOfAccount(table, userId))).toHaveLength(1);
    expect(await left(`PUBLIC_TEMPLATE#${template}`)).toEqual([]);
    expect(await left(`PUBLIC_TEMPLATE#${other}`)).toEqual(['PUBLIC_TEMPLATE']);
    expect(await all(rowsOfAccount(table, neighbour.userId))).toHaveLength(64);
  });

  it('are deleted completely by another run, wherever the first was interrupted', async () => {
    for (const after of [1, 2, 30, 62]) {
      const { userId, other } = await account();
      const breaking = { ...table, client: Object.create(table.client) };
      let sent = 0;
      breaking.client.send = (command: Parameters<typeof table.client.send>[0]) => {
        sent += 1;
        return sent > after ? Promise.reject(new Error('killed')) : table.client.send(command);
      };
      await eraseAccount(breaking, userId, open()).catch(() => undefined);
      expect(await eraseAccount(table, userId, open())).toBe(true);
      expect(await all(rowsOfAccount(table, userId))).toEqual([]);
      expect(await left(`PUBLIC_TEMPLATE#${other}`)).toEqual(['PUBLIC_TEMPLATE']);
    }
  });

  it('are left for another run when time runs out', async () => {
    const { userId } = await account();
    expect(await eraseAccount(table, userId, AbortSignal.abort())).toBe(false);
    expect(await eraseAccount(table, userId, open())).toBe(true);
    expect(await all(rowsOfAccount(table, userId))).toEqual([]);
  });
});

describe('a tombstone', () => {
  it('stays until no access token of the account can be valid any more', async () => {
    const userId = randomUUID();
    expect(await isBeingDeleted(table, userId, now)).toBe(false);
    await putTombstone(table, userId, now);
    expect(await isBeingDeleted(table, userId, new Date('2026-11-20T11:01:00.000Z'))).toBe(true);
    expect(await isBeingDeleted(table, userId, new Date('2026-11-21T12:00:00.000Z'))).toBe(false);
  });
});

describe('an export', () => {
  it('is prepared, then ready until its file expires', async () => {
    const userId = randomUUID();
    expect(await getLatestExport(table, userId, now)).toBeNull();
    const ask = async (id: string, latest: string | null) => createExport(table, userId, { id, latest, now });
    const first = await ask('0193480a-0000-7000-8000-000000000001', null);
    if (first === null) throw new Error('nothing stands against the first');
    const second = await ask('0193480a-0000-7000-8000-000000000002', first.id);
    // A request for another copy must have seen the second.
    expect(await ask('0193480a-0000-7000-8000-000000000003', first.id)).toBeNull();
    expect(await getLatestExport(table, userId, now)).toEqual({ ...second, status: 'preparing' });
    expect(await endExport(table, userId, first.id, 'ready')).toBe(true);
    expect(await getExport(table, userId, first.id, now)).toEqual({ ...first, status: 'ready' });
    expect(await getExport(table, userId, first.id, new Date('2026-11-28T10:00:00.000Z'))).toBeNull();
  });

  it('that failed is stored as failed', async () => {
    const userId = randomUUID();
    const id = '0193480a-0000-7000-8000-000000000001';
    await createExport(table, userId, { id, latest: null, now });
    expect(await endExport(table, userId, id, 'failed')).toBe(true);
    expect(await getLatestExport(table, userId, now)).toMatchObject({ id, status: 'failed' });
  });

  it('is not created again when its account is gone', async () => {
    const userId = randomUUID();
    expect(await endExport(table, userId, randomUUID(), 'ready')).toBe(false);
    expect(await all(rowsOfAccount(table, userId))).toEqual([]);
  });
});
