import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { BillingAccount } from '../../domain/billing/billing-store.ts';
import { getRow, type Table, whereHolds } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

const accountRow = z.object({
  customer_id: z.string(),
  revision: z.int(),
  openings: z.int(),
  trial_used: z.boolean(),
});

function key(userId: string) {
  return { pk: `USER#${userId}`, sk: 'BILLING_ACCOUNT' };
}

/** Reads who a user is to the payment provider, strongly consistent; null before the first payment was begun. */
export function getBillingAccount(table: Table, userId: string): Promise<BillingAccount | null> {
  return getRow(table, key(userId), accountRow);
}

/** Stores which customer of the provider a user is. One that is stored already stays. */
export async function putBillingAccount(table: Table, userId: string, customerId: string): Promise<void> {
  const account: BillingAccount = { customer_id: customerId, revision: 0, openings: 0, trial_used: false };
  await whereHolds(
    table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...key(userId), ...account },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );
}

/** Counts a change from the provider, if there was no other since the account was read. */
export function countRevision(
  table: Table,
  userId: string,
  seen: BillingAccount,
  trialUsed: boolean,
): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: key(userId),
      UpdateExpression: 'SET revision = :next, trial_used = :trial',
      ConditionExpression: 'revision = :seen',
      ExpressionAttributeValues: {
        ':seen': seen.revision,
        ':next': seen.revision + 1,
        ':trial': trialUsed,
      },
    },
  };
}

/** Counts an opening of a payment page, if there was no other since the account was read. */
export function countOpening(table: Table, userId: string, seen: BillingAccount): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: key(userId),
      UpdateExpression: 'SET openings = :next',
      ConditionExpression: 'openings = :seen',
      ExpressionAttributeValues: { ':next': seen.openings + 1, ':seen': seen.openings },
    },
  };
}

/** Holds only if no other payment page was opened. */
export function isLastOpening(table: Table, userId: string, opening: number): TransactionItem {
  return {
    ConditionCheck: {
      TableName: table.name,
      Key: key(userId),
      ConditionExpression: 'openings = :opening',
      ExpressionAttributeValues: { ':opening': opening },
    },
  };
}
