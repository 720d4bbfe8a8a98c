import { describe, expect, it } from 'vitest';
import type {
  BillingAccount,
  BillingStore,
  StoredPayment,
  StoredSubscription,
} from '../../../functions/domain/billing/billing-store.ts';
import type { CustomerState, PaymentProvider } from '../../../functions/domain/billing/payment-provider.ts';
import { pendingPayment } from '../../../functions/domain/billing/pending-payment.ts';
import { takeOverEvent } from '../../../functions/domain/billing/take-over-event.ts';
import { paymentId, providerInvoice, providerSubscription, stateOf } from './provider-states.ts';

const now = () => new Date('2027-02-01T10:00:00.000Z');
const notNeeded = () => Promise.reject(new Error('nobody asks for this'));

const first = providerInvoice();
const switched = providerInvoice({
  id: 'in_2',
  plan: 'enterprise',
  reason: 'switch',
  paymentId: null,
  createdAt: '2026-11-10T10:00:00.000Z',
  amountPaid: 4667,
});
const overdue = providerInvoice({
  id: 'in_3',
  plan: 'enterprise',
  reason: 'renewal',
  status: 'open',
  amountDue: 9900,
  amountPaid: 0,
  createdAt: '2026-12-01T10:00:00.000Z',
});

/** A life of five events, and the customer's state at the provider after each. */
const life: readonly { type: string; state: CustomerState }[] = [
  { type: 'invoice.paid', state: stateOf([providerSubscription()], [first]) },
  {
    type: 'customer.subscription.updated',
    state: stateOf([providerSubscription({ plan: 'enterprise' })], [switched, first]),
  },
  {
    type: 'invoice.payment_failed',
    state: stateOf(
      [providerSubscription({ plan: 'enterprise', status: 'past_due' })],
      [overdue, switched, first],
    ),
  },
  {
    type: 'charge.refunded',
    state: stateOf(
      [providerSubscription({ plan: 'enterprise', status: 'past_due' })],
      [overdue, { ...switched, refunded: true }, first],
    ),
  },
  {
    type: 'customer.subscription.deleted',
    state: stateOf(
      [providerSubscription({ plan: 'enterprise', status: 'canceled' })],
      [overdue, { ...switched, refunded: true }, first],
    ),
  },
];

/** One customer's rows in memory, and a provider that is `happened` events into the life. */
function world() {
  let account: BillingAccount = { customer_id: 'cus_1', revision: 0, openings: 1, trial_used: false };
  let subscription: StoredSubscription | null = null;
  const begun = pendingPayment(paymentId, 'pro', new Date('2026-11-01T09:59:00.000Z'));
  const payments = new Map<string, StoredPayment>([[begun.id, begun]]);
  const events = new Set<string>();
  const mailed: string[] = [];
  const course = { happened: 0 };
  const store: BillingStore = {
    account: async () => account,
    putAccount: notNeeded,
    subscription: async () => subscription,
    payment: async (_userId, id) => payments.get(id) ?? null,
    payments: async (_userId, ids) => ids.flatMap((id) => payments.get(id) ?? []),
    isKnown: async (id) => events.has(id),
    markEventHandled: async (id) => {
      events.add(id);
    },
    apply: async (_userId, seen, change, eventId) => {
      if (eventId !== null && events.has(eventId)) return 'known';
      if (seen.account.revision !== account.revision) return 'moved';
      account = { ...account, revision: account.revision + 1, trial_used: change.trialUsed };
      subscription = change.subscription ?? subscription;
      for (const payment of change.payments) payments.set(payment.id, payment);
      if (eventId !== null) events.add(eventId);
      return 'applied';
    },
    claimOpening: notNeeded,
    storeCheckout: notNeeded,
    removePending: notNeeded,
    takeTrial: notNeeded,
  };
  const provider: PaymentProvider = {
    createCustomer: notNeeded,
    userOf: async () => 'user',
    read: async () => life[course.happened - 1]?.state ?? stateOf([], []),
    checkoutUrl: notNeeded,
    expireCheckout: notNeeded,
    expireCheckouts: notNeeded,
    endWithPeriod: notNeeded,
    endNow: notNeeded,
    refuseTrial: notNeeded,
    refund: notNeeded,
    deleteCustomer: notNeeded,
    readEvent: notNeeded,
  };
  const notices = {
    add: async (notice: { kind: string }) => {
      mailed.push(notice.kind);
    },
  };
  return {
    mailed,
    /** Handles an event, at the earliest when it has happened. */
    async hear(index: number): Promise<void> {
      course.happened = Math.max(course.happened, index + 1);
      const type = life[index]?.type ?? '';
      const event = { id: `evt_${index}`, type, kind: 'changed', customerId: 'cus_1' } as const;
      await takeOverEvent({ store, provider, notices, hash: notNeeded, now }, event);
    },
    rows: () => ({
      subscription: subscription && { ...subscription, updated_at: null },
      payments: [...payments.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      events: [...events].toSorted(),
    }),
  };
}

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

const indexes = life.map((_, index) => index);

describe('a life of five events', () => {
  it('leads to the same end in every order, with each event once, twice in a row, or all of them twice', async () => {
    const straight = world();
    for (const index of indexes) await straight.hear(index);
    const end = straight.rows();
    expect(end.subscription).toMatchObject({ status: 'canceled', subscription_type: 'enterprise' });
    expect(end.payments.map(({ status }) => status)).toEqual(['paid', 'refunded', 'failed']);

    const all = orders(indexes);
    expect(all).toHaveLength(120);
    for (const order of all) {
      for (const heard of [order, order.flatMap((index) => [index, index]), [...order, ...order]]) {
        const each = world();
        for (const index of heard) await each.hear(index);
        expect(each.rows(), heard.join(' ')).toEqual(end);
        expect(each.mailed.length, heard.join(' ')).toBeLessThanOrEqual(1);
      }
    }
  });
});
