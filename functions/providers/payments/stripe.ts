import * as z from 'zod';
import type { CustomerState, PaymentProvider } from '../../domain/billing/payment-provider.ts';
import { type AskStripe, codeOf } from './stripe-client.ts';
import { readEvent } from './stripe-event.ts';
import {
  charge,
  customer,
  invoice,
  ownInvoice,
  ownSubscription,
  subscription,
  trialRefusedMark,
} from './stripe-objects.ts';

/** How many of a customer's latest invoices are read: two years of monthly ones. */
const followedInvoices = 24;
const maxListedPerCall = 100;

/** Customers, subscriptions and invoices at Stripe. */
export function stripePayments(ask: AskStripe): PaymentProvider {
  return {
    async createCustomer({ userId, email }) {
      const { id } = await ask((stripe) =>
        stripe.customers.create(
          { metadata: { user_id: userId }, ...(email !== null && { email }) },
          { idempotencyKey: `customer-${userId}-${email === null ? 'without' : 'with'}-email` },
        ),
      );
      return id;
    },

    async userOf(customerId) {
      return ask(async (stripe) => {
        const found = await stripe.customers.retrieve(customerId).catch(ifMissing);
        if (found === null) return null;
        const { deleted, metadata } = customer.parse(found);
        return deleted ? null : (metadata.user_id ?? null);
      });
    },

    /**
     * Subscriptions are read last, each with its latest invoice, so that they reflect everything the invoices
     * show. A subscription that became active in between brings its paid invoice along.
     */
    async read(customerId): Promise<CustomerState> {
      return ask(async (stripe) => {
        const [invoices, charges] = await Promise.all([
          stripe.invoices.list({
            customer: customerId,
            limit: followedInvoices,
            expand: ['data.payments'],
          }),
          stripe.charges.list({ customer: customerId, limit: maxListedPerCall }),
        ]);
        const subscriptions = await stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: maxListedPerCall,
          expand: ['data.latest_invoice.payments', 'data.default_payment_method'],
        });
        const read = z.array(subscription).parse(subscriptions.data);
        const latest = read.flatMap(({ latest_invoice }) => latest_invoice ?? []);
        const all = new Map(
          [...z.array(invoice).parse(invoices.data), ...latest].map((each) => [each.id, each]),
        );
        const refunded = new Set(
          z
            .array(charge)
            .parse(charges.data)
            .flatMap(({ payment_intent, refunded }) => (refunded && payment_intent ? payment_intent : [])),
        );
        return {
          subscriptions: read.flatMap((each) => ownSubscription(each) ?? []),
          invoices: [...all.values()].flatMap((each) => ownInvoice(each, refunded) ?? []),
        };
      });
    },

    async checkoutUrl(checkoutId) {
      return ask(async (stripe) => {
        const { status, url } = await stripe.checkout.sessions.retrieve(checkoutId);
        return status === 'open' ? url : null;
      });
    },

    async expireCheckout(checkoutId) {
      return ask(async (stripe) => {
        const { status } = await stripe.checkout.sessions.retrieve(checkoutId);
        if (status === 'open') {
          try {
            await stripe.checkout.sessions.expire(checkoutId);
            return true;
          } catch (error) {
            // A session that was completed or expired in the meantime cannot be expired.
            if (codeOf(error) === null) throw error;
            const now = await stripe.checkout.sessions.retrieve(checkoutId);
            if (now.status === 'open') throw error;
            return now.status === 'expired';
          }
        }
        return status === 'expired';
      });
    },

    async expireCheckouts(customerId, before) {
      const { data } = await ask((stripe) =>
        stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: maxListedPerCall }),
      );
      for (const { id, metadata } of data) {
        if (before === null || Number(metadata?.opening) < before) await this.expireCheckout(id);
      }
    },

    async endWithPeriod(subscriptionId, ends) {
      await ask((stripe) => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: ends }));
    },

    async endNow(subscriptionId) {
      await ask((stripe) => stripe.subscriptions.cancel(subscriptionId).catch(ifMissing));
    },

    async refuseTrial(subscriptionId) {
      await ask((stripe) => stripe.subscriptions.update(subscriptionId, { metadata: trialRefusedMark }));
      await this.endNow(subscriptionId);
    },

    async refund(invoiceId, reason) {
      await ask(async (stripe) => {
        const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid' });
        for (const { payment } of data) {
          const intent = payment.payment_intent;
          const payment_intent = typeof intent === 'string' ? intent : intent?.id;
          if (payment_intent === undefined) continue;
          await stripe.refunds
            .create({ payment_intent, reason }, { idempotencyKey: `refund-${payment_intent}` })
            .catch((error: unknown) => {
              if (codeOf(error) !== 'charge_already_refunded') throw error;
            });
        }
      });
    },

    async deleteCustomer(customerId) {
      const known = await this.userOf(customerId);
      if (known === null) return;
      await this.expireCheckouts(customerId, null);
      await ask((stripe) => stripe.customers.del(customerId).catch(ifMissing));
    },

    async readEvent(eventId) {
      return ask(async (stripe) => {
        const found = await stripe.events.retrieve(eventId).catch(ifMissing);
        return found === null ? null : readEvent(found);
      });
    },
  };
}

function ifMissing(error: unknown): null {
  if (codeOf(error) === 'resource_missing') return null;
  throw error;
}
