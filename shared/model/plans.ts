import * as z from 'zod';

export const planNames = ['free', 'pro', 'enterprise'] as const;
export const planName = z.enum(planNames);
export type PlanName = z.infer<typeof planName>;

/** What one plan allows per UTC calendar month, in the spec's field names. */
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

/** The one table of plans: server gates, browser mirrors and tests all read it. Prices are USD per month. */
export const plans: Readonly<Record<PlanName, { name: string; price: number; limits: SubscriptionLimits }>> =
  {
    free: {
      name: 'Free',
      price: 0,
      limits: {
        subscription_type: 'free',
        ai_credits_limit: 5,
        lead_searches_limit: 10,
        max_companies_per_search: 2,
        bulk_email_generation: false,
        bulk_export: false,
      },
    },
    pro: {
      name: 'Pro',
      price: 29,
      limits: {
        subscription_type: 'pro',
        ai_credits_limit: 250,
        lead_searches_limit: 500,
        max_companies_per_search: 10,
        bulk_email_generation: true,
        bulk_export: true,
      },
    },
    enterprise: {
      name: 'Enterprise',
      price: 99,
      limits: {
        subscription_type: 'enterprise',
        ai_credits_limit: 1250,
        lead_searches_limit: 2500,
        max_companies_per_search: 25,
        bulk_email_generation: true,
        bulk_export: true,
      },
    },
  };

/** The most companies that any search may ask for: the slider's and the command line's upper end. */
export const mostCompanies = 50;

/** The UTC calendar month that an instant falls into, as `2026-11`: the key of a usage row. */
export function usageMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** When the usage of the month of `now` starts again at zero. */
export function usageResetsAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
