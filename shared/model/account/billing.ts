import * as z from 'zod';
import { planName } from './subscription.ts';

/**
 * A user's plan, and until when it is paid for. `subscription_type` is the current plan: it is free if a
 * subscription has ended, or if a payment is overdue after the grace period. Without a subscription the periods and
 * `updated_at` are null. `trial_refused` says that its trial ended at once because its card has had one before.
 */
export const userSubscription = z.object({
  user_id: z.string(),
  subscription_type: planName,
  status: z.enum(['active', 'trialing', 'canceled', 'past_due']),
  current_period_start: z.iso.datetime().nullable(),
  current_period_end: z.iso.datetime().nullable(),
  cancel_at_period_end: z.boolean(),
  trial_refused: z.boolean(),
  updated_at: z.iso.datetime().nullable(),
});
export type UserSubscription = z.infer<typeof userSubscription>;

export const billingStatus = z.enum(['pending', 'paid', 'failed', 'refunded']);

/** One payment: pending, made or failed. `amount` is in USD. */
export const billingRecord = z.object({
  id: z.uuid(),
  user_id: z.string(),
  billing_date: z.iso.datetime(),
  description: z.string(),
  amount: z.number(),
  status: billingStatus,
  invoice_number: z.string(),
});
export type BillingRecord = z.infer<typeof billingRecord>;
