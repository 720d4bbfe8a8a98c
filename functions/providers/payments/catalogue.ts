import type { PaidPlan } from '../../../shared/model/subscription.ts';

/** What a plan is called at Stripe. A price may be replaced by another; its product stays, and so says the plan. */
export const catalogue: Readonly<Record<PaidPlan, { product: string; lookupKey: string }>> = {
  pro: { product: 'buyerscope_pro', lookupKey: 'buyerscope_pro_monthly' },
  enterprise: { product: 'buyerscope_enterprise', lookupKey: 'buyerscope_enterprise_monthly' },
};

/** The metadata by which the configuration of the billing portal is found. */
export const portalMark = { buyerscope: 'plans' } as const;

/** The plan of a product, null for one of something else. */
export function planOfProduct(product: string): PaidPlan | null {
  if (product === catalogue.pro.product) return 'pro';
  return product === catalogue.enterprise.product ? 'enterprise' : null;
}
