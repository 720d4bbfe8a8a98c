import type { BillingRecord } from '../../../shared/model/account/billing.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import type { PaidPlan } from '../../../shared/model/account/subscription.ts';
import type { StoredPayment } from './billing-store.ts';

/** How long a payment stays pending, in milliseconds. */
export const pendingMs = 30 * 24 * 3600_000;
/** For how long the user may delete a pending payment, in milliseconds. */
export const deletableMs = 48 * 3600_000;

/**
 * A payment that begins now. Its invoice number is our own until the provider creates an invoice: a date, and eight
 * characters of its id that nobody can guess.
 */
export function pendingPayment(id: string, plan: PaidPlan, now: Date): StoredPayment {
  const begun = now.toISOString();
  const { name, price } = plans[plan];
  return {
    id,
    billing_date: begun,
    description: `${name} plan`,
    amount: price,
    status: 'pending',
    invoice_number: `BS-${begun.slice(0, 10).replaceAll('-', '')}-${id.slice(-8).toUpperCase()}`,
    subscription_type: plan,
    opening: 0,
    checkout_id: null,
    invoice_id: null,
  };
}

/**
 * A payment as it was when it began, reconstructed from its plan and its id (UUID version 7, RFC 9562, section 5.7).
 */
export function begunPayment(id: string, plan: PaidPlan): StoredPayment {
  const milliseconds = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  return pendingPayment(id, plan, new Date(milliseconds));
}

/** The status of a payment at `now`. One that was not paid within 30 days has failed. */
export function statusAt(
  { status, billing_date }: Pick<BillingRecord, 'status' | 'billing_date'>,
  now: Date,
): BillingRecord['status'] {
  const lapsed = status === 'pending' && Date.parse(billing_date) + pendingMs <= now.getTime();
  return lapsed ? 'failed' : status;
}

/** A billing record as its user sees it at `now`. */
export function shownRecord(
  userId: string,
  record: Omit<BillingRecord, 'user_id'>,
  now: Date,
): BillingRecord {
  return { ...record, user_id: userId, status: statusAt(record, now) };
}
