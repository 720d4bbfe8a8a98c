import * as z from 'zod';
import { planNames } from './plan-name.ts';

export const planName = z.enum(planNames);

/** The plans that cost money. */
export const paidPlan = planName.exclude(['free']);
export type PaidPlan = z.infer<typeof paidPlan>;

/** What one plan allows per UTC calendar month. */
export const subscriptionLimits = z.object({
  subscription_type: planName,
  ai_credits_limit: z.int(),
  lead_searches_limit: z.int(),
  max_companies_per_search: z.int(),
  bulk_email_generation: z.boolean(),
  bulk_export: z.boolean(),
});
export type SubscriptionLimits = z.infer<typeof subscriptionLimits>;

/** What a user has used in the current UTC calendar month. */
export const usageRecord = z.object({
  ai_credits_used: z.int(),
  lead_searches_used: z.int(),
  email_generations_used: z.int(),
  bulk_exports_used: z.int(),
});
export type UsageRecord = z.infer<typeof usageRecord>;
