import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { hasRow, type Table } from '../table.ts';

/** How long a sent mail is remembered, in seconds: longer than any notice can wait. */
const storedSeconds = 35 * 24 * 3600;

function key(userId: string, mail: string) {
  return { pk: `USER#${userId}`, sk: `SENT_MAIL#${mail}` };
}

/** Whether a mail that is sent only once went out. Strongly consistent. */
export function wasMailSent(table: Table, userId: string, mail: string): Promise<boolean> {
  return hasRow(table, key(userId, mail));
}

/** Stores that a mail which is sent only once went out. */
export async function noteMailSent(table: Table, userId: string, mail: string, now: Date): Promise<void> {
  const expires_at = Math.floor(now.getTime() / 1000) + storedSeconds;
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...key(userId, mail), expires_at } }),
  );
}
