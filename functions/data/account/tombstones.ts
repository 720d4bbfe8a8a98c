import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { getRow, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

/** How long a deleted account is remembered, in seconds: longer than any access token lives. */
const storedSeconds = 25 * 3600;

function key(userId: string) {
  return { pk: `USER#${userId}`, sk: 'TOMBSTONE' };
}

/** Marks an account as being deleted. From now on nothing is written for its user. */
export async function putTombstone(table: Table, userId: string, now: Date): Promise<void> {
  const expires_at = Math.floor(now.getTime() / 1000) + storedSeconds;
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...key(userId), expires_at } }));
}

const tombstone = z.object({ expires_at: z.int() });

/** What `serve` asks before it writes for a user. */
export function accountGuard(table: Table): { isClosed(userId: string): Promise<boolean> } {
  return { isClosed: (userId) => isBeingDeleted(table, userId, new Date()) };
}

/** Whether an account is being deleted, or was deleted a short time ago. Strongly consistent. */
export async function isBeingDeleted(table: Table, userId: string, now: Date): Promise<boolean> {
  const row = await getRow(table, key(userId), tombstone);
  return row !== null && row.expires_at > now.getTime() / 1000;
}

/** Holds only while an account is not being deleted. */
export function notBeingDeleted(table: Table, userId: string): TransactionItem {
  return {
    ConditionCheck: {
      TableName: table.name,
      Key: key(userId),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
