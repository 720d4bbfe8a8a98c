import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { userSubscription } from '../../../shared/model/account/billing.ts';
import type { StoredSubscription } from '../../domain/billing/billing-store.ts';
import { getRow, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

/** A subscription as it is stored. One that an operator granted has no period and no subscription at the provider. */
const subscriptionRow = userSubscription.omit({ user_id: true }).extend({
  current_period_start: z.iso.datetime().nullable().default(null),
  current_period_end: z.iso.datetime().nullable().default(null),
  cancel_at_period_end: z.boolean().default(false),
  trial_refused: z.boolean().default(false),
  /** Since when a payment is overdue. */
  past_due_since: z.iso.datetime().nullable().default(null),
  /** The subscription of the payment provider that this one follows. */
  provider_id: z.string().nullable().default(null),
  updated_at: z.iso.datetime(),
});
type Subscription = StoredSubscription;

function key(userId: string) {
  return { pk: `USER#${userId}`, sk: 'SUBSCRIPTION' };
}

/** Reads a user's subscription. Null means the free plan: the user has never had a subscription. */
export function getSubscription(
  table: Table,
  userId: string,
  read: { consistent: boolean } = { consistent: true },
): Promise<Subscription | null> {
  return getRow(table, key(userId), subscriptionRow, read);
}

/** Sets a user's subscription. */
export async function putSubscription(
  table: Table,
  userId: string,
  subscription: z.input<typeof subscriptionRow>,
): Promise<void> {
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...key(userId), ...subscription } }),
  );
}

/** Replaces a subscription with what the payment provider says, if it is still as it was read. */
export function replaceSubscription(
  table: Table,
  userId: string,
  seen: Subscription | null,
  next: Subscription,
): TransactionItem {
  return {
    Put: {
      TableName: table.name,
      Item: { ...key(userId), ...next },
      ...(seen === null
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: 'updated_at = :seen',
            ExpressionAttributeValues: { ':seen': seen.updated_at },
          }),
    },
  };
}

/** Holds only if the subscription is still as it was read. */
export function subscriptionUnchanged(
  table: Table,
  userId: string,
  seen: Subscription | null,
): TransactionItem {
  return {
    ConditionCheck: {
      TableName: table.name,
      Key: key(userId),
      ...(seen === null
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: 'updated_at = :seen AND subscription_type = :type',
            ExpressionAttributeValues: { ':seen': seen.updated_at, ':type': seen.subscription_type },
          }),
    },
  };
}
