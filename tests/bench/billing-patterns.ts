import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { getBillingAccount, putBillingAccount } from '../../functions/data/billing/billing-accounts.ts';
import {
  claimOpening,
  createPending,
  getBilling,
  getBillingByNumber,
  getBillings,
  pageBilling,
  removePending,
  storeCheckout,
} from '../../functions/data/billing/billing-records.ts';
import { applyBilling } from '../../functions/data/billing/billing-store.ts';
import { isEventKnown, markEventHandled } from '../../functions/data/billing/payment-events.ts';
import { takeTrial } from '../../functions/data/billing/trials.ts';
import { noteMailSent, wasMailSent } from '../../functions/data/mail/sent-mails.ts';
import type { Table } from '../../functions/data/table.ts';
import type { BillingAccount, StoredPayment } from '../../functions/domain/billing/billing-store.ts';
import { pendingPayment } from '../../functions/domain/billing/pending-payment.ts';
import type { AccessPattern } from './access-pattern.ts';

const now = new Date('2001-04-10T10:00:00.000Z');
const account: BillingAccount = {
  customer_id: 'cus_Q3gn9Wzv1Lk2Yb',
  revision: 0,
  openings: 0,
  trial_used: false,
};
const checkout = 'cs_live_a1VnE3rSxwT5mTjwMNyqYc2s4G4AEvWpQ8cVuRjL0kqTQ9oFAkX';

/** Payments of a user, begun a day apart, newest last. */
async function begun(table: Table, userId: string, count: number): Promise<StoredPayment[]> {
  await putBillingAccount(table, userId, account.customer_id);
  const payments = Array.from({ length: count }, (_, index) => {
    const at = new Date(now.getTime() + index * 86_400_000);
    return pendingPayment(uuidv7({ msecs: at.getTime() }), 'pro', at);
  });
  for (const payment of payments) await createPending(table, userId, payment, []);
  return payments;
}

async function oneBegun(table: Table, userId: string): Promise<StoredPayment> {
  const [payment] = await begun(table, userId, 1);
  if (payment === undefined) throw new Error('one was begun');
  return payment;
}

/** Operations on payments and plans. */
export const billingPatterns: readonly AccessPattern[] = [
  {
    function: 'takeTrial',
    measured: 'a new person',
    prepare: async (table) => () => takeTrial(table, { holder: randomUUID(), account: randomUUID() }, now),
  },
  {
    function: 'getBillingAccount',
    measured: 'a customer',
    async prepare(table, userId) {
      await putBillingAccount(table, userId, account.customer_id);
      return () => getBillingAccount(table, userId);
    },
  },
  {
    function: 'putBillingAccount',
    measured: 'a new customer',
    prepare: async (table, userId) => () => putBillingAccount(table, userId, account.customer_id),
  },
  {
    function: 'createPending',
    measured: 'under no key',
    prepare: async (table, userId) => () =>
      createPending(table, userId, pendingPayment(uuidv7(), 'pro', now), []),
  },
  {
    function: 'pageBilling',
    measured: '25 of 30 payments',
    async prepare(table, userId) {
      await begun(table, userId, 30);
      return () => pageBilling(table, userId, { limit: 25, after: null });
    },
  },
  {
    function: 'getBilling',
    measured: 'one that is pending',
    async prepare(table, userId) {
      const { id } = await oneBegun(table, userId);
      return () => getBilling(table, userId, id);
    },
  },
  {
    function: 'getBillings',
    measured: 'a year of payments',
    async prepare(table, userId) {
      const payments = await begun(table, userId, 12);
      return () =>
        getBillings(
          table,
          userId,
          payments.map(({ id }) => id),
        );
    },
  },
  {
    function: 'getBillingByNumber',
    measured: 'among 5 payments',
    async prepare(table, userId) {
      const [first] = await begun(table, userId, 5);
      return () => getBillingByNumber(table, userId, first?.invoice_number ?? '', now);
    },
  },
  {
    function: 'claimOpening',
    measured: 'one that is pending',
    async prepare(table, userId) {
      const { id } = await oneBegun(table, userId);
      return () => claimOpening(table, userId, account, id);
    },
  },
  {
    function: 'storeCheckout',
    measured: 'the last one that was opened',
    async prepare(table, userId) {
      const { id } = await oneBegun(table, userId);
      await claimOpening(table, userId, account, id);
      return () => storeCheckout(table, userId, { paymentId: id, opening: 1 }, checkout);
    },
  },
  {
    function: 'removePending',
    measured: 'one that is pending',
    async prepare(table, userId) {
      const payment = await oneBegun(table, userId);
      return () => removePending(table, userId, payment);
    },
  },
  {
    function: 'applyBilling',
    measured: 'an event of a first payment',
    async prepare(table, userId) {
      const payment = await oneBegun(table, userId);
      const subscription = {
        subscription_type: 'pro',
        status: 'active',
        current_period_start: '2001-04-10T10:00:00.000Z',
        current_period_end: '2001-05-10T10:00:00.000Z',
        cancel_at_period_end: false,
        trial_refused: false,
        past_due_since: null,
        provider_id: 'sub_1Qp8iJ2eZvKYlo2CGJ1kZg3T',
        updated_at: '2001-04-10T10:00:05.000Z',
      } as const;
      const change = {
        subscription,
        payments: [{ ...payment, status: 'paid' as const, invoice_id: 'in_1Qp8iJ2eZvKYlo2C7vOaPyrM' }],
        trialUsed: false,
      };
      return () => applyBilling(table, userId, { account, subscription: null }, change, randomUUID());
    },
  },
  {
    function: 'isEventKnown',
    measured: 'one that is',
    async prepare(table, userId) {
      await markEventHandled(table, userId, now);
      return () => isEventKnown(table, userId);
    },
  },
  {
    function: 'markEventHandled',
    measured: 'a new one',
    prepare: async (table, userId) => () => markEventHandled(table, userId, now),
  },
  {
    function: 'wasMailSent',
    measured: 'one that was not',
    prepare: async (table, userId) => () => wasMailSent(table, userId, 'payment_failed#1'),
  },
  {
    function: 'noteMailSent',
    measured: 'a new one',
    prepare: async (table, userId) => () => noteMailSent(table, userId, 'payment_failed#1', now),
  },
];
