import type {
  CustomerState,
  ProviderInvoice,
  ProviderSubscription,
} from '../../../functions/domain/billing/payment-provider.ts';

export const paymentId = '01a1968b-6440-7f80-9a0b-0c0d0e0f0a0b';

/** A subscription to pro that began on 1 November, as the provider stores it. */
export function providerSubscription(changes: Partial<ProviderSubscription> = {}): ProviderSubscription {
  return {
    id: 'sub_1',
    plan: 'pro',
    status: 'active',
    itemId: 'si_1',
    createdAt: '2026-11-01T10:00:00.000Z',
    periodStart: '2026-11-01T10:00:00.000Z',
    periodEnd: '2026-12-01T10:00:00.000Z',
    cancelAtPeriodEnd: false,
    paymentId,
    switchTo: null,
    hadTrial: false,
    cardFingerprint: null,
    trialRefused: false,
    ...changes,
  };
}

/** Its first invoice, paid. */
export function providerInvoice(changes: Partial<ProviderInvoice> = {}): ProviderInvoice {
  return {
    id: 'in_1',
    subscriptionId: 'sub_1',
    plan: 'pro',
    number: 'R-0001',
    status: 'paid',
    reason: 'first',
    paymentId,
    attempted: true,
    amountDue: 2900,
    amountPaid: 2900,
    createdAt: '2026-11-01T10:00:00.000Z',
    refunded: false,
    ...changes,
  };
}

/** The provider's state of a customer. */
export function stateOf(
  subscriptions: readonly ProviderSubscription[],
  invoices: readonly ProviderInvoice[],
): CustomerState {
  return { subscriptions, invoices };
}
