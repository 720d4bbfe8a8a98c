import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Entitling,
  entitledPlan,
  shownSubscription,
} from '../../../functions/domain/billing/entitlement.ts';

const day = 24 * 3600_000;
const begun = Date.parse('2026-11-01T10:00:00.000Z');
const at = (days: number) => new Date(begun + days * day);

function subscription(changes: Partial<Entitling> = {}): Entitling {
  return {
    subscription_type: 'pro',
    status: 'active',
    current_period_start: at(0).toISOString(),
    current_period_end: at(30).toISOString(),
    cancel_at_period_end: false,
    trial_refused: false,
    past_due_since: null,
    updated_at: at(0).toISOString(),
    ...changes,
  };
}

describe('the plan at a moment', () => {
  it('is free without a subscription', () => {
    expect(entitledPlan(null, at(0))).toBe('free');
    expect(shownSubscription('u', null, at(0))).toMatchObject({
      subscription_type: 'free',
      status: 'active',
    });
  });

  it('is kept for a week after a period without news of its renewal', () => {
    expect(entitledPlan(subscription(), at(36.9))).toBe('pro');
    expect(entitledPlan(subscription(), at(37))).toBe('free');
  });

  it('ends with the period if it was canceled', () => {
    const canceled = subscription({ cancel_at_period_end: true });
    expect(entitledPlan(canceled, at(29.9))).toBe('pro');
    expect(entitledPlan(canceled, at(30))).toBe('free');
  });

  it('is kept for a week after the failed payment', () => {
    const overdue = subscription({
      status: 'past_due',
      past_due_since: at(30).toISOString(),
      current_period_end: at(60).toISOString(),
    });
    expect(entitledPlan(overdue, at(36.9))).toBe('pro');
    expect(entitledPlan(overdue, at(37))).toBe('free');
    expect(shownSubscription('u', overdue, at(40))).toMatchObject({
      subscription_type: 'free',
      status: 'past_due',
    });
  });

  it('is that of a trial until it ends, and free once it is canceled', () => {
    expect(entitledPlan(subscription({ status: 'trialing' }), at(13))).toBe('pro');
    expect(entitledPlan(subscription({ status: 'canceled' }), at(1))).toBe('free');
  });

  it('does not end by itself if an operator granted it', () => {
    const granted = subscription({ current_period_start: null, current_period_end: null });
    expect(entitledPlan(granted, at(5000))).toBe('pro');
  });

  it('never returns just because time passes', () => {
    const subscriptions = fc.record({
      subscription_type: fc.constantFrom('pro' as const, 'enterprise' as const),
      status: fc.constantFrom(...(['active', 'trialing', 'past_due', 'canceled'] as const)),
      current_period_start: fc.constant(at(0).toISOString()),
      current_period_end: fc.integer({ min: 0, max: 90 }).map((days) => at(days).toISOString()),
      cancel_at_period_end: fc.boolean(),
      trial_refused: fc.constant(false),
      past_due_since: fc.option(fc.integer({ min: 0, max: 90 }).map((days) => at(days).toISOString())),
      updated_at: fc.constant(at(0).toISOString()),
    });
    const moments = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }));
    fc.assert(
      fc.property(subscriptions, moments, (each, [a, b]) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        if (entitledPlan(each, at(early)) === 'free') expect(entitledPlan(each, at(late))).toBe('free');
      }),
    );
  });
});
