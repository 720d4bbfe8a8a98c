import { createHash } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '../../shared/model/errors.ts';
import { getRow, type Table } from './table.ts';
import type { TransactionItem } from './transaction.ts';

/** How long a key stands for its first request, in seconds. */
const keptSeconds = 24 * 3600;

/** A creation that its caller may send again: `request` is all that makes it the same one, its operation included. */
export interface Repeatable {
  readonly userId: string;
  readonly key: string | null;
  readonly request: Readonly<Record<string, unknown>>;
}

/** Gives what joins the creation's own transaction, so that key and creation are written together or not at all. */
type Remember = (answerId: string) => TransactionItem[];

const row = z.object({ fingerprint: z.string(), answer_id: z.string(), expires_at: z.int() });

function rowKey(userId: string, key: string) {
  return { pk: `USER#${userId}`, sk: `IDEMPOTENCY#${key}` };
}

/**
 * Creates something once per key and gives its id: to a request that was answered before, the id of then. `create`
 * puts what `remember` gives into its transaction. Of the same requests at once one creates, and whatever the others
 * fail of, they answer with its id. Throws `conflict` when the key was used for another request.
 */
export async function onlyOnce(
  table: Table,
  { userId, key, request }: Repeatable,
  now: Date,
  create: (remember: Remember) => Promise<string>,
): Promise<string> {
  if (key === null) return create(() => []);
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const before = await answeredBefore(table, { userId, key, fingerprint }, now);
  if (before !== null) return before;
  try {
    return await create((answerId) => [remembered(table, { userId, key, fingerprint }, answerId, now)]);
  } catch (error) {
    const meanwhile = await answeredBefore(table, { userId, key, fingerprint }, now);
    if (meanwhile !== null) return meanwhile;
    throw error;
  }
}

interface Fingerprinted {
  readonly userId: string;
  readonly key: string;
  readonly fingerprint: string;
}

function remembered(
  table: Table,
  { userId, key, fingerprint }: Fingerprinted,
  answerId: string,
  now: Date,
): TransactionItem {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    Put: {
      TableName: table.name,
      Item: {
        ...rowKey(userId, key),
        fingerprint,
        answer_id: answerId,
        expires_at: seconds + keptSeconds,
      },
      // DynamoDB removes a row some time after it has expired.
      ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',
      ExpressionAttributeValues: { ':now': seconds },
    },
  };
}

async function answeredBefore(
  table: Table,
  { userId, key, fingerprint }: Fingerprinted,
  now: Date,
): Promise<string | null> {
  const kept = await getRow(table, rowKey(userId, key), row);
  if (kept === null) return null;
  const { fingerprint: first, answer_id, expires_at } = kept;
  if (expires_at <= now.getTime() / 1000) return null;
  if (first === fingerprint) return answer_id;
  throw new Refusal('conflict', 'This Idempotency-Key was used for another request. Send a new one.');
}

/** Frees a key whose creation came to nothing after all, so that the same request may be made again under it. */
export function forgetKey(table: Table, userId: string, key: string): TransactionItem {
  return { Delete: { TableName: table.name, Key: rowKey(userId, key) } };
}
