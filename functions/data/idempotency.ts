import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { KeyedRequest, RepeatStore } from '../domain/only-once.ts';
import { getRow, type Table } from './table.ts';
import type { TransactionItem } from './transaction.ts';

/** How long the answer to a keyed request is stored, in seconds. */
const storedSeconds = 24 * 3600;

const row = z.object({ fingerprint: z.string(), answer_id: z.string(), expires_at: z.int() });

function rowKey(userId: string, key: string) {
  return { pk: `USER#${userId}`, sk: `IDEMPOTENCY#${key}` };
}

function fingerprintOf({ request }: KeyedRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

/** The answers to keyed requests, in the table, for 24 hours each. */
export function repeatStore(table: Table): RepeatStore<TransactionItem> {
  return {
    async answered(request, now) {
      const found = await getRow(table, rowKey(request.userId, request.key), row);
      // DynamoDB removes a row some time after it has expired.
      if (found === null || found.expires_at <= now.getTime() / 1000) return null;
      return found.fingerprint === fingerprintOf(request) ? { id: found.answer_id } : 'other';
    },
    answer(request, id, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      return {
        Put: {
          TableName: table.name,
          Item: {
            ...rowKey(request.userId, request.key),
            fingerprint: fingerprintOf(request),
            answer_id: id,
            expires_at: seconds + storedSeconds,
          },
          ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',
          ExpressionAttributeValues: { ':now': seconds },
        },
      };
    },
  };
}

/** Frees a key whose creation was undone, so that the same request can be made again under it. */
export function forgetKey(table: Table, userId: string, key: string): TransactionItem {
  return { Delete: { TableName: table.name, Key: rowKey(userId, key) } };
}
