import type { PlanName } from './plan-name.ts';
import type { SubscriptionLimits } from './subscription.ts';

interface Plan {
  readonly name: string;
  /** USD per month. */
  readonly price: number;
  /** Emails that may be generated per month, with or without a model; null for no limit. */
  readonly emailGenerations: number | null;
  /** Whether campaigns may send mails automatically. */
  readonly campaigns: boolean;
  readonly limits: SubscriptionLimits;
}

/** The only table of plans: server checks, browser hints and tests all read it. */
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

/**
 * The highest number of companies per search on any plan, and the upper end of the slider and of the command line's
 * option.
 */
export const maxCompaniesPerRequest = 50;

/** The UTC calendar month of an instant, such as `2026-11`. It is the key of a usage row. */
export function usageMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** When the usage counted for the month of `now` is reset. */
export function usageResetsAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
