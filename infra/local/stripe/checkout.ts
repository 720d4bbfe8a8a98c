import * as z from 'zod';
import type { Account } from './account.ts';
import { type Call, call, list, page, paging } from './calls/call.ts';
import { metadata, text, whole } from './calls/parameters.ts';
import { declineOf, storeCard, type TypedCard } from './card.ts';
import { invalidRequest } from './error.ts';
import { draftInvoice, finalizeInvoice } from './invoice.ts';
import { newId, type Objects } from './objects.ts';
import { createIntent, takePayment } from './payment.ts';
import { collect, followPaid, periodLine } from './renewal.ts';
import { startSubscription } from './subscription.ts';

type Session = Objects['checkout.session'];

const daySeconds = 86_400;

const creation = {
  cancel_url: text.optional(),
  client_reference_id: text.max(200).optional(),
  customer: text,
  line_items: z.array(z.strictObject({ price: text, quantity: z.literal('1') })).length(1),
  metadata: metadata.optional(),
  mode: z.literal('subscription'),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      trial_period_days: whole.pipe(z.number().min(1).max(730)).optional(),
      trial_settings: z
        .strictObject({
          end_behavior: z.strictObject({
            missing_payment_method: z.enum(['cancel', 'create_invoice']),
          }),
        })
        .optional(),
    })
    .optional(),
  success_url: text,
};

/** Checkout: the hosted page for buying a subscription. */
export function checkoutCalls(account: Account): Call[] {
  const { ledger, now } = account;
  const sessions = 'checkout/sessions';
  return [
    call('POST', sessions, creation, (given) => {
      const customer = ledger.need('customer', given.customer, 'customer');
      const price = ledger.need('price', given.line_items[0]?.price ?? '', 'line_items[0][price]');
      if (!price.active) {
        throw invalidRequest('The price specified is inactive.', 'line_items[0][price]');
      }
      const { subscription_data: data } = given;
      const trialDays = data?.trial_period_days ?? null;
      const id = newId('cs_test');
      const total = trialDays === null ? price.unit_amount : 0;
      ledger.put('checkout.terms', {
        id,
        price: price.id,
        trialDays,
        withoutCard: data?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
        metadata: data?.metadata ?? {},
      });
      return ledger.put('checkout.session', {
        id,
        object: 'checkout.session',
        adaptive_pricing: null,
        after_expiration: null,
        allow_promotion_codes: null,
        allowed_payment_method_types: null,
        amount_subtotal: total,
        amount_total: total,
        automatic_tax: { enabled: false, liability: null, provider: null, status: null },
        billing_address_collection: null,
        cancel_url: given.cancel_url ?? null,
        client_reference_id: given.client_reference_id ?? null,
        client_secret: null,
        collected_information: null,
        consent: null,
        consent_collection: null,
        created: now(),
        currency: price.currency,
        currency_conversion: null,
        custom_fields: [],
        custom_text: {
          after_submit: null,
          shipping_address: null,
          submit: null,
          terms_of_service_acceptance: null,
        },
        customer: customer.id,
        customer_account: null,
        customer_creation: null,
        customer_details: customerDetails(customer),
        customer_email: null,
        discounts: [],
        expires_at: now() + daySeconds,
        integration_identifier: null,
        invoice: null,
        invoice_creation: null,
        livemode: false,
        locale: null,
        managed_payments: null,
        metadata: given.metadata ?? {},
        mode: 'subscription',
        origin_context: null,
        payment_intent: null,
        payment_link: null,
        payment_method_collection: given.payment_method_collection ?? 'always',
        payment_method_configuration_details: null,
        payment_method_options: {},
        payment_method_types: ['card'],
        payment_status: 'unpaid',
        permissions: null,
        phone_number_collection: { enabled: false },
        recovered_from: null,
        saved_payment_method_options: null,
        setup_intent: null,
        shipping_address_collection: null,
        shipping_cost: null,
        shipping_options: [],
        status: 'open',
        submit_type: null,
        subscription: null,
        success_url: given.success_url,
        total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
        ui_mode: 'hosted_page',
        url: pageOf(account, id),
        wallet_options: null,
      });
    }),
    call('GET', `${sessions}/:id`, {}, (_, { id }) => ledger.need('checkout.session', id)),
    call(
      'GET',
      sessions,
      {
        ...paging,
        customer: text.optional(),
        status: z.enum(['complete', 'expired', 'open']).optional(),
      },
      (given) =>
        page<'checkout.session'>(
          '/v1/checkout/sessions',
          ledger
            .list('checkout.session')
            .filter(({ customer }) => customer === (given.customer ?? customer))
            .filter(({ status }) => status === (given.status ?? status)),
          given,
        ),
    ),
    call('POST', `${sessions}/:id/expire`, {}, (_, { id }) => {
      const session = ledger.need('checkout.session', id);
      if (session.status !== 'open') {
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      }
      return expireCheckout(account, session);
    }),
  ];
}

/** Updates the page addresses of open Checkouts, as the port may differ after a restart. */
export function reopenCheckouts(account: Account): void {
  const { ledger } = account;
  const open = ledger.list('checkout.session').filter(({ status }) => status === 'open');
  for (const session of open) {
    ledger.put('checkout.session', { ...session, url: pageOf(account, session.id) });
  }
}

function pageOf({ url }: Account, id: string): string {
  return `${url}/c/pay/${id}`;
}

/** Closes an unpaid Checkout. */
export function expireCheckout({ ledger, emit }: Account, session: Session): Session {
  const expired = ledger.put('checkout.session', { ...session, status: 'expired', url: null });
  emit('checkout.session.expired', expired);
  return expired;
}

/** The items of a Checkout, as a list. */
export function lineItems({ ledger }: Account, id: string) {
  const { price: priceId, trialDays } = ledger.need('checkout.terms', id);
  const price = ledger.need('price', priceId);
  const amount = trialDays === null ? (price.unit_amount ?? 0) : 0;
  const item = {
    id: `li_${id.slice(-20)}`,
    object: 'item' as const,
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: ledger.need('product', price.product).name,
    metadata: {},
    price,
    quantity: 1,
  } satisfies NonNullable<Session['line_items']>['data'][number];
  return list(`/v1/checkout/sessions/${id}/line_items`, [item]);
}

/** Whether a Checkout asks for a card. */
export function asksForCard({ ledger }: Account, session: Session): boolean {
  const { trialDays } = ledger.need('checkout.terms', session.id);
  return trialDays === null || session.payment_method_collection === 'always';
}

/**
 * Completes an open Checkout with the card that a person typed, or without one if none is needed. Returns the
 * completed session, or why the card was declined; the Checkout then stays open.
 */
export function completeCheckout(
  account: Account,
  session: Session,
  card: TypedCard | null,
): { session: Session } | { declined: string } {
  const { ledger, now, emit } = account;
  const terms = ledger.need('checkout.terms', session.id);
  const price = ledger.need('price', terms.price);
  const customer = ledger.need('customer', session.customer ?? '', 'customer');
  const decline = card && declineOf(card.number.slice(-4), true);
  if (card && decline) {
    const intent = {
      customer: customer.id,
      amount: price.unit_amount ?? 0,
      description: 'Subscription creation',
    };
    takePayment(account, createIntent(account, intent), storeCard(account, card, null), true);
    return { declined: decline.message };
  }
  const method = card && storeCard(account, card, customer.id);
  const started = startSubscription(account, {
    customer: customer.id,
    price,
    metadata: terms.metadata,
    method: method?.id ?? null,
    trialEnd: terms.trialDays === null ? null : now() + terms.trialDays * daySeconds,
    withoutCard: terms.withoutCard,
  });
  const draft = draftInvoice(account, started, 'subscription_create', [periodLine(account, started)], null);
  ledger.put('subscription', { ...started, latest_invoice: draft.id });
  const invoice = finalizeInvoice(account, draft);
  if (invoice.status === 'open') collect(account, invoice, true);
  else followPaid(account, invoice);
  const completed = ledger.put('checkout.session', {
    ...session,
    customer_details: customerDetails(customer),
    invoice: invoice.id,
    payment_status: terms.trialDays === null ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: started.id,
    url: null,
  });
  emit('checkout.session.completed', completed);
  return { session: completed };
}

function customerDetails(customer: Objects['customer']): Session['customer_details'] {
  return {
    address: null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
