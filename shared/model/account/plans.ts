import type { PlanName } from './plan-name.ts';
import type { SubscriptionLimits } from './subscription.ts';

interface Plan {
  readonly name: string;
  /** USD per month. */
  readonly price: number;
  /** Emails that may be generated in a month, by a model or without one; null where there is no limit. */
  readonly emailGenerations: number | null;
  /** Whether mails may be sent by themselves, as campaigns. */
  readonly campaigns: boolean;
  readonly limits: SubscriptionLimits;
}

/** The one table of plans: server gates, browser mirrors and tests all read it. */
export const plans: Readonly<Record<PlanName, Plan>> = {
  free: {
    name: 'Free',
    price: 0,
    emailGenerations: 5,
    campaigns: false,
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
    emailGenerations: null,
    campaigns: true,
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
    emailGenerations: null,
    campaigns: true,
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
export const maxCompaniesPerRequest = 50;

/** The UTC calendar month that an instant falls into, as `2026-11`: the key of a usage row. */
export function usageMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** When the usage of the month of `now` starts again at zero. */
export function usageResetsAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
