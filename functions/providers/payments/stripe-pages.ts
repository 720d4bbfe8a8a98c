import * as z from 'zod';
import type { PaidPlan } from '../../../shared/model/account/subscription.ts';
import {
  NoPaymentPage,
  type PaymentPages,
  PaymentProviderError,
} from '../../domain/billing/payment-provider.ts';
import { catalogue, portalMark } from './catalogue.ts';
import type { AskStripe } from './stripe-client.ts';

const maxListedPerCall = 100;

/**
 * Stripe's Checkout in subscription mode, and its Billing Portal for switching plans and cards. `origin` is
 * our own site.
 */
export function stripePages(ask: AskStripe, origin: string): PaymentPages {
  /** The address to which a page of Stripe's returns. */
  function backTo(outcome: 'success' | 'canceled', paymentId: string): string {
    const query = new URLSearchParams({ payment: outcome, type: 'subscription', payment_id: paymentId });
    return `${origin}/dashboard/manage-subscription?${query}`;
  }

  async function priceOf(plan: PaidPlan): Promise<string> {
    const { lookupKey } = catalogue[plan];
    const { data } = await ask((stripe) =>
      stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
    );
    const [price] = data;
    if (price === undefined) throw new PaymentProviderError(`No price has the lookup key ${lookupKey}`);
    return price.id;
  }

  async function portalConfiguration(): Promise<string> {
    const { data } = await ask((stripe) =>
      stripe.billingPortal.configurations.list({ active: true, limit: maxListedPerCall }),
    );
    const own = data.find(({ metadata }) => metadata?.buyerscope === portalMark.buyerscope);
    if (own === undefined) throw new PaymentProviderError('The billing portal has no configuration of ours');
    return own.id;
  }

  return {
    async openCheckout({ userId, customerId, paymentId, plan, opening, trialDays }) {
      const price = await priceOf(plan);
      const ours = { user_id: userId, payment_id: paymentId };
      return ask(async (stripe) => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: paymentId,
            line_items: [{ price, quantity: 1 }],
            success_url: backTo('success', paymentId),
            cancel_url: backTo('canceled', paymentId),
            metadata: { ...ours, subscription_type: plan, opening: String(opening) },
            subscription_data: {
              metadata: ours,
              ...(trialDays !== null && {
                trial_period_days: trialDays,
                trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
              }),
            },
            ...(trialDays !== null && { payment_method_collection: 'if_required' }),
          },
          { idempotencyKey: `checkout-${customerId}-${opening}` },
        );
        return { id: session.id, url: addressOf(session) };
      });
    },

    async openSwitch(customerId, { id, itemId }, { plan, paymentId }) {
      const [price, configuration] = await Promise.all([priceOf(plan), portalConfiguration()]);
      return ask(async (stripe) => {
        // The invoice of the switch names the payment. A trial has no invoice, and there the new plan shows
        // that the switch was made.
        await stripe.subscriptions.update(id, { metadata: { payment_id: paymentId, switch_to: plan } });
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration,
          return_url: backTo('canceled', paymentId),
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: { subscription: id, items: [{ id: itemId, price, quantity: 1 }] },
            after_completion: { type: 'redirect', redirect: { return_url: backTo('success', paymentId) } },
          },
        });
        return addressOf(session);
      });
    },

    async openCardUpdate(customerId, paymentId) {
      const configuration = await portalConfiguration();
      return ask(async (stripe) => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration,
          return_url: backTo('canceled', paymentId),
          flow_data: {
            type: 'payment_method_update',
            after_completion: { type: 'redirect', redirect: { return_url: backTo('success', paymentId) } },
          },
        });
        return addressOf(session);
      });
    },
  };
}

/** The address of a page. Throws `NoPaymentPage` if Stripe answers without one. */
function addressOf({ url }: { url: unknown }): string {
  const read = z.url({ protocol: /^https?$/ }).safeParse(url);
  if (!read.success) throw new NoPaymentPage('Stripe opened a page and did not say where');
  return read.data;
}
