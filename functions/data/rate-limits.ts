import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { limits, type RateLimit, windowOf } from '../../shared/model/limits.ts';
import { type Table, whereHolds } from './table.ts';
import type { TransactionItem } from './transaction.ts';

function countingUpdate(table: Table, limit: RateLimit, subject: string, window: number) {
  const { max, windowSeconds } = limits[limit];
  return {
    TableName: table.name,
    Key: { pk: `RATE#${limit}#${subject}`, sk: `WINDOW#${window}` },
    UpdateExpression: 'ADD taken :one SET expires_at = :expires',
    ConditionExpression: 'attribute_not_exists(taken) OR taken < :max',
    ExpressionAttributeValues: { ':one': 1, ':max': max, ':expires': (window + 2) * windowSeconds },
  };
}

/** Counts one act within a transaction, which fails where the subject has done as many as it may in that window. */
export function takeAct(table: Table, limit: RateLimit, subject: string, window: number): TransactionItem {
  return { Update: countingUpdate(table, limit, subject, window) };
}

/** Takes the count of an act back, within a transaction that does so once. */
export function returnAct(table: Table, limit: RateLimit, subject: string, window: number): TransactionItem {
  const { ConditionExpression: _, ...update } = countingUpdate(table, limit, subject, window);
  const { ':max': _max, ...values } = update.ExpressionAttributeValues;
  return { Update: { ...update, ExpressionAttributeValues: { ...values, ':one': -1 } } };
}

/**
 * Counts one act of a subject (a keyed hash, never an address in plain text) and returns whether it is within its
 * limit. Acts over the limit are not counted.
 */
export async function withinRate(
  table: Table,
  limit: RateLimit,
  subject: string,
  now: Date,
): Promise<boolean> {
  const update = countingUpdate(table, limit, subject, windowOf(limit, now));
  return (await whereHolds(table.client.send(new UpdateCommand(update)))) !== null;
}
