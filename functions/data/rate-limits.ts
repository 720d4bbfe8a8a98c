import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { limits, type RateLimit, windowOf } from '../../shared/model/limits.ts';
import { type Table, whereHolds } from './table.ts';
import type { TransactionItem } from './transaction.ts';

function countingUpdate(table: Table, limit: RateLimit, key: Record<'pk' | 'sk', string>, window: number) {
  const { max, windowSeconds } = limits[limit];
  return {
    TableName: table.name,
    Key: key,
    UpdateExpression: 'ADD taken :one SET expires_at = :expires',
    ConditionExpression: 'attribute_not_exists(taken) OR taken < :max',
    ExpressionAttributeValues: { ':one': 1, ':max': max, ':expires': (window + 2) * windowSeconds },
  };
}

/** The subject may be a person or a viewer, whose counts outlive an account. */
function subjectKey(limit: RateLimit, subject: string, window: number) {
  return { pk: `RATE#${limit}#${subject}`, sk: `WINDOW#${window}` };
}

/** Counts one act within a transaction. The transaction fails if the subject has reached its limit in that window. */
export function takeAct(table: Table, limit: RateLimit, subject: string, window: number): TransactionItem {
  return { Update: countingUpdate(table, limit, subjectKey(limit, subject, window), window) };
}

/** Takes back the count of an act, within a transaction that happens once. */
export function returnAct(table: Table, limit: RateLimit, subject: string, window: number): TransactionItem {
  const key = subjectKey(limit, subject, window);
  const { ConditionExpression: _, ...update } = countingUpdate(table, limit, key, window);
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
  const window = windowOf(limit, now);
  return counted(table, countingUpdate(table, limit, subjectKey(limit, subject, window), window));
}

/** The same for an act of an account, counted in its own partition. */
export async function withinAccountRate(
  table: Table,
  limit: RateLimit,
  userId: string,
  now: Date,
): Promise<boolean> {
  const window = windowOf(limit, now);
  const key = { pk: `USER#${userId}`, sk: `RATE#${limit}#${window}` };
  return counted(table, countingUpdate(table, limit, key, window));
}

async function counted(table: Table, update: ReturnType<typeof countingUpdate>): Promise<boolean> {
  return (await whereHolds(table.client.send(new UpdateCommand(update)))) !== null;
}
