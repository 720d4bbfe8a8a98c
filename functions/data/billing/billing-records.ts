import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod';
import { billingRecord } from '../../../shared/model/account/billing.ts';
import { paidPlan } from '../../../shared/model/account/subscription.ts';
import type { BillingAccount, StoredPayment } from '../../domain/billing/billing-store.ts';
import { existingRows, getRow, queryPage, type Table, whereHolds } from '../table.ts';
import { otherwise, type TransactionItem, transact, whereAllHold } from '../transaction.ts';
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

/** The record with an invoice number, among those begun since an instant. Returns null if there is none. */
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

/** Reads billing records by their ids, strongly consistent. Leaves out those that do not exist. */
export async function getBillings(
  table: Table,
  userId: string,
  ids: readonly string[],
): Promise<StoredPayment[]> {
  const rows = await existingRows(
    table,
    ids.map((id) => key(userId, id)),
  );
  return rows.map((row) => billingRow.parse(row));
}

/** Writes a billing record, as the provider's state says. */
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
  // Ids are never used twice. A payment that exists is this one, and the answer to its first write was lost.
  await transact(table, [...otherwise('created_before', put), ...along]);
}

/** Claims the next opening of a pending payment's page. Returns null if another came first, or it is not pending. */
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
  return (await whereAllHold(table, [claimed, countOpening(table, userId, account)])) ? opening : null;
}

/** Stores the Checkout of an opening. Returns false if a later opening counts. */
export function storeCheckout(
  table: Table,
  userId: string,
  { paymentId, opening }: { paymentId: string; opening: number },
  checkoutId: string,
): Promise<boolean> {
  const update: TransactionItem = {
    Update: {
      TableName: table.name,
      Key: key(userId, paymentId),
      UpdateExpression: 'SET checkout_id = :checkout',
      ConditionExpression: '#status = :pending AND opening = :opening',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':checkout': checkoutId, ':pending': 'pending', ':opening': opening },
    },
  };
  return whereAllHold(table, [update, isLastOpening(table, userId, opening)]);
}

/** Deletes a pending payment as it was read. Returns false if it has changed. */
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
