import type { PaymentStore } from '../../domain/billing/payment-store.ts';
import { getProfile } from '../profile/profiles.ts';
import type { Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';
import { createPending, getBillingByNumber, pageBilling } from './billing-records.ts';
import { billingStore } from './billing-store.ts';

/** How many of the newest payments are searched for one that failed. */
const searchedPayments = 100;

/** Payments that users begin, in the table. */
export function paymentStore(table: Table): PaymentStore<TransactionItem> {
  return {
    ...billingStore(table),
    emailOf: async (userId) => (await getProfile(table, userId))?.email ?? null,
    begin: (userId, payment, along) => createPending(table, userId, payment, along),
    async failedPayment(userId) {
      const { records } = await pageBilling(table, userId, { limit: searchedPayments, after: null });
      return records.find(({ status, invoice_id }) => status === 'failed' && invoice_id !== null) ?? null;
    },
    paymentByNumber: (userId, invoiceNumber, since) =>
      getBillingByNumber(table, userId, invoiceNumber, since),
  };
}
