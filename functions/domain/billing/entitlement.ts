import type { UserSubscription } from '../../../shared/model/account/billing.ts';
import type { PlanName } from '../../../shared/model/account/plan-name.ts';

/** How long an unpaid plan still holds, in milliseconds. A failing card is often replaced within days. */
const graceMs = 7 * 24 * 3600_000;

/** What decides which plan a user has at a moment. */
export type Entitling = Omit<UserSubscription, 'user_id'> & { readonly past_due_since: string | null };

/**
 * The plan that a subscription entitles to at `now`. Limits and every gate ask here. A plan ends without any event: a canceled
 * one with its period, and an overdue one, or one without news after its period, after the days of grace. A plan without a
 * period, which an operator granted, does not end by itself.
 */
export function entitledPlan(subscription: Entitling | null, now: Date): PlanName {
  if (subscription === null || subscription.status === 'canceled') return 'free';
  const ends = endOf(subscription);
  return ends !== null && ends <= now.getTime() ? 'free' : subscription.subscription_type;
}

/** When a subscription ends without news of it, in milliseconds since 1970. Returns null for never. */
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
      updated_at: null,
    };
  }
  return { ...subscription, user_id: userId, subscription_type: entitledPlan(subscription, now) };
}
