import type { BillingRecord, UserSubscription } from '../../shared/model/account/billing.ts';

/** The subscription of a free account, unless changed. */
export function subscription(changes: Partial<UserSubscription> = {}): UserSubscription {
  return {
    user_id: 'user-1',
    subscription_type: 'free',
    status: 'active',
    current_period_start: null,
    current_period_end: null,
    cancel_at_period_end: false,
    trial_refused: false,
    updated_at: null,
    ...changes,
  };
}

/** A payment for the Pro plan, pending and an hour old unless changed. */
export function payment(changes: Partial<BillingRecord> = {}): BillingRecord {
  return {
    id: 'c8b6c6ae-6b55-4b29-9a3e-6a7d7b0a5a10',
    user_id: 'user-1',
    billing_date: new Date(Date.now() - 3_600_000).toISOString(),
    description: 'Pro plan, monthly',
    amount: 29,
    status: 'pending',
    invoice_number: 'BS-2026-7KQ2M',
    ...changes,
  };
}
