import * as z from 'zod';
import type { UsageRecord } from '../../../shared/model/account/subscription.ts';
import type { GenerationLimits } from '../../domain/templates/generation-store.ts';
import { getRow, type Table } from '../table.ts';
import { type TransactionItem, transact } from '../transaction.ts';

const usageRow = z.object({
  ai_credits_used: z.int().default(0),
  lead_searches_used: z.int().default(0),
  email_generations_used: z.int().default(0),
  bulk_exports_used: z.int().default(0),
});

/** One row per UTC calendar month, so that a new month starts at zero without anyone resetting it. */
function key(userId: string, month: string) {
  return { pk: `USER#${userId}`, sk: `USAGE#${month}` };
}

/** Reads what a user has used in a month such as `2026-11`. A month without a row is all zeros. */
export async function getUsage(
  table: Table,
  userId: string,
  month: string,
  read: { consistent: boolean } = { consistent: true },
): Promise<UsageRecord> {
  return (await getRow(table, key(userId, month), usageRow, read)) ?? usageRow.parse({});
}

/** Takes one lead search of the month, if fewer than `limit` (at least 1) are taken. */
export function takeSearch(table: Table, userId: string, month: string, limit: number): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: key(userId, month),
      UpdateExpression: 'ADD lead_searches_used :one',
      ConditionExpression: 'attribute_not_exists(lead_searches_used) OR lead_searches_used < :limit',
      ExpressionAttributeValues: { ':one': 1, ':limit': limit },
    },
  };
}

/** Returns one lead search to the month it was taken from. */
export function returnSearch(table: Table, userId: string, month: string): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: key(userId, month),
      UpdateExpression: 'ADD lead_searches_used :minusOne',
      ConditionExpression: 'lead_searches_used > :zero',
      ExpressionAttributeValues: { ':minusOne': -1, ':zero': 0 },
    },
  };
}

/** Counts one export of the month, or none for a further part, and with it writes `along`. */
export async function countExport(
  table: Table,
  userId: string,
  { month, exports }: { month: string; exports: 0 | 1 },
  along: readonly TransactionItem[],
): Promise<void> {
  const count: TransactionItem = {
    Update: {
      TableName: table.name,
      Key: key(userId, month),
      UpdateExpression: 'ADD bulk_exports_used :exports',
      ExpressionAttributeValues: { ':exports': exports },
    },
  };
  await transact(table, [count, ...along]);
}

/** Takes one email generation of the month, and a credit if credits are limited. Holds only if both are left. */
export function takeGeneration(
  table: Table,
  userId: string,
  month: string,
  { emailGenerations, aiCredits }: GenerationLimits,
): TransactionItem {
  const below = (name: string, limit: string) => `(attribute_not_exists(${name}) OR ${name} < ${limit})`;
  const conditions = [
    ...(emailGenerations === null ? [] : [below('email_generations_used', ':generations')]),
    ...(aiCredits === null ? [] : [below('ai_credits_used', ':credits')]),
  ];
  return {
    Update: {
      TableName: table.name,
      Key: key(userId, month),
      UpdateExpression: `ADD email_generations_used :one${aiCredits === null ? '' : ', ai_credits_used :one'}`,
      ...(conditions.length > 0 && { ConditionExpression: conditions.join(' AND ') }),
      ExpressionAttributeValues: {
        ':one': 1,
        ...(emailGenerations !== null && { ':generations': emailGenerations }),
        ...(aiCredits !== null && { ':credits': aiCredits }),
      },
    },
  };
}

/** Returns a credit to the month, and the email generation too if nothing was written at all. */
export function returnCredit(table: Table, userId: string, month: string, written: boolean): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: key(userId, month),
      UpdateExpression: `ADD ai_credits_used :minusOne${written ? '' : ', email_generations_used :minusOne'}`,
      ConditionExpression: 'ai_credits_used > :zero',
      ExpressionAttributeValues: { ':minusOne': -1, ':zero': 0 },
    },
  };
}
