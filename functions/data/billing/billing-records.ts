import { BatchGetCommand, DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod';
import { billingRecord } from '../../../shared/model/billing.ts';
import { paidPlan } from '../../../shared/model/subscription.ts';
import type { BillingAccount, StoredPayment } from '../../domain/billing/billing-store.ts';
import {
  getRow,
  pause,
  queryPage,
  type Table,
  TransactionCancelled,
  type TransactionItem,
  transact,
  whereHolds,
} from '../table.ts';
import { countOpening, isLastOpening } from './billing-accounts.ts';

const prefix = 'BILLING#';

const billingRow = billingRecord.omit({ user_id: true }).extend({
  subscription_type: paidPlan,
  opening: z.int(),
  checkout_id: z.string().nullable(),
  invoice_id: z.string().nullable(),
});

function key(userId: string, id: string) {
  return { pk: `USER#${userId}`, sk: `${prefix}${id}` };
}

/** Lists a user's billing records, newest first: ids grow with the billing date. */
export async function pageBilling(
  table: Table,
  userId: string,
  page: { limit: number; after: string | null },
): Promise<{ records: StoredPayment[]; after: string | null }> {
  const under = { pk: `USER#${userId}`, prefix, descending: true };
  const { rows, after } = await queryPage(table, under, page);
  return { records: rows.map((row) => billingRow.parse(row)), after };
}

/** Reads one billing record, strongly consistent. */
export function getBilling(table: Table, userId: string, id: string): Promise<StoredPayment | null> {
  return getRow(table, key(userId, id), billingRow);
}

/** The record that an invoice number names, among those begun since an instant; null where there is none. */
export async function getBillingByNumber(
  table: Table,
  userId: string,
  invoiceNumber: string,
  since: Date,
): Promise<StoredPayment | null> {
  const earliest = uuidv7({ msecs: since.getTime(), random: new Uint8Array(16) });
  let after: string | null = null;
  do {
    const under = { pk: `USER#${userId}`, prefix, descending: true, consistent: true };
    const page: Awaited<ReturnType<typeof queryPage>> = await queryPage(table, under, { limit: 100, after });
    const records = page.rows.map((row) => billingRow.parse(row));
    const found = records.find(({ invoice_number }) => invoice_number === invoiceNumber);
    if (found !== undefined) return found;
    after = page.after;
  } while (after !== null && after > earliest);
  return null;
}

const readAttempts = 5;

/** Reads at most 100 billing records by their ids, strongly consistent; what is not there is left out. */
export async function getBillings(
  table: Table,
  userId: string,
  ids: readonly string[],
): Promise<StoredPayment[]> {
  const found: StoredPayment[] = [];
  let keys: Record<string, unknown>[] = ids.map((id) => key(userId, id));
  for (let attempt = 1; keys.length > 0; attempt += 1) {
    if (attempt > readAttempts) throw new Error('The billing records could not all be read');
    if (attempt > 1) await pause(Math.random() * 20 * 2 ** attempt);
    const { Responses, UnprocessedKeys } = await table.client.send(
      new BatchGetCommand({ RequestItems: { [table.name]: { Keys: keys, ConsistentRead: true } } }),
    );
    found.push(...(Responses?.[table.name] ?? []).map((row) => billingRow.parse(row)));
    keys = UnprocessedKeys?.[table.name]?.Keys ?? [];
  }
  return found;
}

/** Writes a billing record as the provider's state has it. */
export function putBilling(table: Table, userId: string, payment: StoredPayment): TransactionItem {
  return { Put: { TableName: table.name, Item: { ...key(userId, payment.id), ...payment } } };
}

/** Begins a payment, and with it writes `along`. */
export async function createPending(
  table: Table,
  userId: string,
  payment: StoredPayment,
  along: readonly TransactionItem[],
): Promise<void> {
  const put: TransactionItem = {
    Put: {
      TableName: table.name,
      Item: { ...key(userId, payment.id), ...payment },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  try {
    await transact(table, [put, ...along]);
  } catch (error) {
    // Ids are never used twice: a payment that is there already is this one, whose answer was lost on the way.
    if (!(error instanceof TransactionCancelled && error.failedCondition(0))) throw error;
  }
}

/** Claims the next opening for a pending payment; null where another one came first, or it is not pending. */
export async function claimOpening(
  table: Table,
  userId: string,
  account: BillingAccount,
  paymentId: string,
): Promise<number | null> {
  const opening = account.openings + 1;
  const claimed: TransactionItem = {
    Update: {
      TableName: table.name,
      Key: key(userId, paymentId),
      UpdateExpression: 'SET opening = :opening, checkout_id = :none',
      ConditionExpression: '#status = :pending',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':opening': opening, ':none': null, ':pending': 'pending' },
    },
  };
  try {
    await transact(table, [claimed, countOpening(table, userId, account)]);
    return opening;
  } catch (error) {
    if (error instanceof TransactionCancelled) return null;
    throw error;
  }
}

/** Keeps the Checkout of an opening; false where that opening does not count any more. */
export async function keepCheckout(
  table: Table,
  userId: string,
  { paymentId, opening }: { paymentId: string; opening: number },
  checkoutId: string,
): Promise<boolean> {
  const kept: TransactionItem = {
    Update: {
      TableName: table.name,
      Key: key(userId, paymentId),
      UpdateExpression: 'SET checkout_id = :checkout',
      ConditionExpression: '#status = :pending AND opening = :opening',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':checkout': checkoutId, ':pending': 'pending', ':opening': opening },
    },
  };
  try {
    await transact(table, [kept, isLastOpening(table, userId, opening)]);
    return true;
  } catch (error) {
    if (error instanceof TransactionCancelled) return false;
    throw error;
  }
}

/** Deletes a pending payment as it was seen; false where it changed. */
export async function removePending(table: Table, userId: string, seen: StoredPayment): Promise<boolean> {
  const written = await whereHolds(
    table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: key(userId, seen.id),
        ConditionExpression: '#status = :pending AND opening = :opening AND checkout_id = :checkout',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':pending': 'pending',
          ':opening': seen.opening,
          ':checkout': seen.checkout_id,
        },
      }),
    ),
  );
  return written !== null;
}
