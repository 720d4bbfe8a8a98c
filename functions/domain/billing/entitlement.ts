import type { UserSubscription } from '../../../shared/model/account/billing.ts';
import type { PlanName } from '../../../shared/model/account/plan-name.ts';

/**
 * How long a plan remains valid after a payment failed, in milliseconds. Many people replace a failing card within
 * days.
 */
const graceMs = 7 * 24 * 3600_000;

/** What determines a user's plan at a given time. */
export type Entitling = Omit<UserSubscription, 'user_id'> & { readonly past_due_since: string | null };

/**
 * The plan that a subscription entitles to at `now`. All limits and access checks use this. A plan can end without
 * an event: a canceled one at the end of its period, an overdue one after the grace period, and one without news
 * after its period plus the grace period. A plan without a period, which an operator granted, does not end by
 * itself.
 */
export function entitledPlan(subscription: Entitling | null, now: Date): PlanName {
  if (subscription === null || subscription.status === 'canceled') return 'free';
  const ends = endOf(subscription);
  return ends !== null && ends <= now.getTime() ? 'free' : subscription.subscription_type;
}

/** When a subscription ends if nothing else happens, in milliseconds since 1970. Returns null for never. */
function endOf(subscription: Entitling): number | null {
  const { current_period_end, cancel_at_period_end, past_due_since } = subscription;
  if (current_period_end === null) return null;
  const periodEnd = Date.parse(current_period_end);
  if (cancel_at_period_end) return periodEnd;
  const due = past_due_since === null ? periodEnd : Math.min(periodEnd, Date.parse(past_due_since));
  return due + graceMs;
}

/** The subscription as its user sees it at `now`. */
export function shownSubscription(
  userId: string,
  subscription: Entitling | null,
  now: Date,
): UserSubscription {
  if (subscription === null) {
    return {
      user_id: userId,
      subscription_type: 'free',
      status: 'active',
      current_period_start: null,
      current_period_end: null,
      cancel_at_period_end: false,
      trial_refused: false,
      updated_at: null,
    };
  }
  return { ...subscription, user_id: userId, subscription_type: entitledPlan(subscription, now) };
}
