import { describe, expect, it } from 'vitest';
import type { StoredPayment, StoredSubscription } from '../../../functions/domain/billing/billing-store.ts';
import {
  decideBilling,
  duplicatesOf,
  runningSubscription,
} from '../../../functions/domain/billing/decide-billing.ts';
import type { CustomerState } from '../../../functions/domain/billing/payment-provider.ts';
import { pendingPayment } from '../../../functions/domain/billing/pending-payment.ts';
import { paymentId, providerInvoice, providerSubscription, stateOf } from './provider-states.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const account = { customer_id: 'cus_1', revision: 0, openings: 1, trial_used: false };

function decided(
  state: CustomerState,
  known: { subscription?: StoredSubscription | null; payments?: StoredPayment[] } = {},
) {
  return decideBilling({ account, subscription: null, payments: [], ...known }, state, now);
}

const pending = pendingPayment(paymentId, 'pro', new Date('2026-11-01T09:58:00.000Z'));

describe('what is stored of a state of the provider', () => {
  it('is the plan, and the pending payment that led to it as paid', () => {
    const state = stateOf([providerSubscription()], [providerInvoice()]);
    const { subscription, payments } = decided(state, { payments: [pending] });
    expect(subscription).toEqual({
      subscription_type: 'pro',
      status: 'active',
      current_period_start: '2026-11-01T10:00:00.000Z',
      current_period_end: '2026-12-01T10:00:00.000Z',
      cancel_at_period_end: false,
      past_due_since: null,
      trial_refused: false,
      provider_id: 'sub_1',
      updated_at: now.toISOString(),
    });
    expect(payments).toEqual([{ ...pending, status: 'paid', invoice_number: 'R-0001', invoice_id: 'in_1' }]);
  });

  it('is nothing new if it is stored already', () => {
    const state = stateOf([providerSubscription()], [providerInvoice()]);
    const { subscription, payments } = decided(state);
    expect(decided(state, { subscription, payments: [...payments] })).toMatchObject({
      subscription: null,
      payments: [],
      newlyFailed: [],
    });
  });

  it('is a paid record even if the pending one was deleted', () => {
    const { payments } = decided(stateOf([providerSubscription()], [providerInvoice()]));
    expect(payments).toEqual([expect.objectContaining({ id: paymentId, status: 'paid', amount: 29 })]);
  });

  it('is still pending while the first invoice is not paid', () => {
    const state = stateOf(
      [providerSubscription({ status: 'incomplete' })],
      [providerInvoice({ status: 'open', amountPaid: 0 })],
    );
    expect(decided(state, { payments: [pending] })).toMatchObject({ subscription: null, payments: [] });
  });

  it('is a trial that was used, and a payment of nothing', () => {
    const state = stateOf(
      [providerSubscription({ status: 'trialing', hadTrial: true })],
      [providerInvoice({ amountDue: 0, amountPaid: 0 })],
    );
    const { trialUsed, payments } = decided(state, { payments: [pending] });
    expect(trialUsed).toBe(true);
    expect(payments).toEqual([
      expect.objectContaining({ status: 'paid', amount: 0, description: 'Pro plan, free trial' }),
    ]);
  });

  it('is overdue since the oldest unpaid invoice, and reports each once', () => {
    const renewal = providerInvoice({
      id: 'in_2',
      reason: 'renewal',
      status: 'open',
      amountPaid: 0,
      createdAt: '2026-12-01T10:00:00.000Z',
    });
    const state = stateOf([providerSubscription({ status: 'past_due' })], [providerInvoice(), renewal]);
    const { subscription, payments, newlyFailed } = decided(state);
    expect(subscription).toMatchObject({ status: 'past_due', past_due_since: '2026-12-01T10:00:00.000Z' });
    expect(newlyFailed).toEqual([
      expect.objectContaining({ status: 'failed', amount: 29, invoice_id: 'in_2' }),
    ]);
    expect(decided(state, { subscription, payments: [...payments] }).newlyFailed).toEqual([]);
  });

  it('shows refunds as refunded', () => {
    const state = stateOf([providerSubscription()], [providerInvoice({ refunded: true })]);
    expect(decided(state).payments).toEqual([expect.objectContaining({ status: 'refunded', amount: 29 })]);
  });

  it('is an end if nothing is running any more, except for a plan that an operator granted', () => {
    const ended = stateOf([providerSubscription({ status: 'canceled' })], [providerInvoice()]);
    const { subscription } = decided(stateOf([providerSubscription()], []));
    expect(decided(ended, { subscription }).subscription).toMatchObject({ status: 'canceled' });
    if (subscription === null) throw new Error('it was taken over');
    expect(decided(ended, { subscription: { ...subscription, provider_id: null } }).subscription).toBeNull();
  });

  it('is one record per invoice, even if several name the same payment', () => {
    const switched = providerInvoice({
      id: 'in_2',
      reason: 'switch',
      createdAt: '2026-11-05T10:00:00.000Z',
    });
    const { payments } = decided(stateOf([providerSubscription()], [switched, providerInvoice()]));
    expect(payments.map(({ invoice_id }) => invoice_id).toSorted()).toEqual(['in_1', 'in_2']);
    expect(new Set(payments.map(({ id }) => id)).size).toBe(2);
    expect(payments.find(({ invoice_id }) => invoice_id === 'in_1')?.id).toBe(paymentId);
  });

  it.each([
    [
      'to the plan that now runs is a record, even where the pending one was deleted',
      'enterprise' as const,
      1,
    ],
    ['to a plan that does not run yet is none', 'pro' as const, 0],
  ])('that names a switch during a trial %s', (_, plan, records) => {
    const state = stateOf(
      [providerSubscription({ plan, status: 'trialing', hadTrial: true, switchTo: 'enterprise' })],
      [],
    );
    const { payments } = decided(state);
    expect(payments).toHaveLength(records);
    for (const payment of payments) {
      expect(payment).toMatchObject({
        id: paymentId,
        status: 'paid',
        amount: 0,
        description: 'Switch to Enterprise',
      });
      expect(decided(state, { payments: [payment] }).payments).toEqual([]);
    }
  });

  it('is a switch during a trial as paid with nothing', () => {
    const toEnterprise = pendingPayment(paymentId, 'enterprise', now);
    const state = stateOf(
      [providerSubscription({ plan: 'enterprise', status: 'trialing', hadTrial: true })],
      [providerInvoice({ paymentId: null, amountDue: 0, amountPaid: 0 })],
    );
    expect(decided(state, { payments: [toEnterprise] }).payments).toContainEqual(
      expect.objectContaining({ id: paymentId, status: 'paid', amount: 0 }),
    );
  });
});

describe('of several subscriptions', () => {
  const second = providerSubscription({ id: 'sub_2', createdAt: '2026-11-02T10:00:00.000Z' });
  const secondInvoice = providerInvoice({ id: 'in_2', subscriptionId: 'sub_2' });

  it('the oldest that is running counts', () => {
    expect(runningSubscription(stateOf([second, providerSubscription()], []))?.id).toBe('sub_1');
    const ended = providerSubscription({ status: 'canceled' });
    expect(runningSubscription(stateOf([second, ended], []))?.id).toBe('sub_2');
  });

  it('the later one is refunded, with its first payment and nothing else', () => {
    const renewal = providerInvoice({ id: 'in_3', subscriptionId: 'sub_2', reason: 'renewal' });
    const state = stateOf([second, providerSubscription()], [providerInvoice(), secondInvoice, renewal]);
    expect(duplicatesOf(state)).toEqual([{ subscription: second, paid: [secondInvoice] }]);
    expect(duplicatesOf(stateOf([providerSubscription()], [providerInvoice()]))).toEqual([]);
  });
});
