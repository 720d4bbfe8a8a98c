import { plans } from '../../../shared/model/account/plans.ts';
import type { PaidPlan } from '../../../shared/model/account/subscription.ts';

/**
 * What a plan is called at Stripe. A price may be replaced by another, but its product stays and identifies
 * the plan.
 */
export const catalogue: Readonly<Record<PaidPlan, { product: string; lookupKey: string }>> = {
  pro: { product: 'buyerscope_pro', lookupKey: 'buyerscope_pro_monthly' },
  enterprise: { product: 'buyerscope_enterprise', lookupKey: 'buyerscope_enterprise_monthly' },
};

/** What a plan is sold as: its name, and its price in cents per month. */
export interface Offer {
  readonly plan: PaidPlan;
  readonly name: string;
  readonly cents: number;
}

/** Everything that is sold. */
export const offers: readonly Offer[] = (['pro', 'enterprise'] as const).map((plan) => {
  const { name, price } = plans[plan];
  return { plan, name, cents: price * 100 };
});

/** The metadata that identifies our configuration of the billing portal. */
export const portalMark = { buyerscope: 'plans' } as const;

/** Returns the plan of a product, or null if the product is something else. */
export function planOfProduct(product: string): PaidPlan | null {
  if (product === catalogue.pro.product) return 'pro';
  return product === catalogue.enterprise.product ? 'enterprise' : null;
}
