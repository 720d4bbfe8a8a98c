import { plans } from '../../../shared/model/account/plans.ts';
import type { PaidPlan } from '../../../shared/model/account/subscription.ts';

/** What a plan is called at Stripe. A price may be replaced by another; its product stays, and so says the plan. */
export const catalogue: Readonly<Record<PaidPlan, { product: string; lookupKey: string }>> = {
  pro: { product: 'buyerscope_pro', lookupKey: 'buyerscope_pro_monthly' },
  enterprise: { product: 'buyerscope_enterprise', lookupKey: 'buyerscope_enterprise_monthly' },
};

/** What a plan is sold as: its name, and its price in cents a month. */
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

/** The metadata by which the configuration of the billing portal is found. */
export const portalMark = { buyerscope: 'plans' } as const;

/** The plan of a product, null for one of something else. */
export function planOfProduct(product: string): PaidPlan | null {
  if (product === catalogue.pro.product) return 'pro';
  return product === catalogue.enterprise.product ? 'enterprise' : null;
}
