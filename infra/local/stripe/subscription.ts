import type { Account } from './account.ts';
import { newId, type Objects } from './objects.ts';
import { periodEnd } from './period.ts';

type Subscription = Objects['subscription'];
type Item = Subscription['items']['data'][number];

/** Whether a subscription is still running, even if a payment failed. */
export function isLive({ status }: Subscription): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}

/** The only item of a subscription: a plan and the current period. */
export function itemOf(subscription: Subscription): Item {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  return item;
}

/** The display name of a price: that of its product. */
export function priceName({ ledger }: Account, price: Objects['price']): string {
  return ledger.get('product', price.product)?.name ?? price.id;
}

/** The payment method of a subscription, or else of its customer. */
export function methodOf({ ledger }: Account, subscription: Subscription): Objects['payment_method'] | null {
  const customer = ledger.need('customer', subscription.customer);
  const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return (id && ledger.get('payment_method', id)) || null;
}

/** Starts a subscription: on trial until `trialEnd`, or incomplete until its first invoice is paid. */
export function startSubscription(
  { ledger, now, emit }: Account,
  wanted: {
    customer: string;
    price: Objects['price'];
    metadata: Record<string, string>;
    method: string | null;
    trialEnd: number | null;
    withoutCard: 'cancel' | 'create_invoice';
  },
): Subscription {
  const { price, trialEnd } = wanted;
  const id = newId('sub');
  const start = now();
  const subscription = ledger.put('subscription', {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    customer: wanted.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.method,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          billing_thresholds: null,
          created: start,
          current_period_end: trialEnd ?? periodEnd(start, start),
          current_period_start: start,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: planOf(price),
          price,
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: wanted.withoutCard },
    },
    trial_start: trialEnd === null ? null : start,
  });
  emit('customer.subscription.created', subscription);
  return subscription;
}

/** Changes a subscription and emits an event with the previous values. Without a change there is no event. */
export function changeSubscription(
  { ledger, emit }: Account,
  subscription: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const previous = Object.fromEntries(
    Object.keys(changes)
      .map((name) => [name, Reflect.get(subscription, name)])
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(changes, name))),
  );
  if (Object.keys(previous).length === 0) return subscription;
  const next = ledger.put('subscription', { ...subscription, ...changes });
  emit('customer.subscription.updated', next, previous);
  return next;
}

/** Ends a subscription now. Its open invoices are no longer collected. */
export function endSubscription(
  { ledger, now, emit }: Account,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  for (const invoice of invoicesOf(ledger.list('invoice'), subscription)) {
    if (invoice.status === 'open' || invoice.status === 'draft') {
      const halted = { auto_advance: false, next_payment_attempt: null, automatically_finalizes_at: null };
      emit('invoice.updated', ledger.put('invoice', { ...invoice, ...halted }));
    }
  }
  const {
    feedback_option = null,
    comment = null,
    feedback = null,
  } = { ...subscription.cancellation_details };
  const ended = ledger.put('subscription', {
    ...subscription,
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? now(),
    cancellation_details: { comment, feedback, feedback_option, reason },
    ended_at: now(),
    status: 'canceled',
  });
  emit('customer.subscription.deleted', ended);
  return ended;
}

/** The invoices of a subscription, out of a list. */
export function invoicesOf(invoices: Objects['invoice'][], { id }: Subscription): Objects['invoice'][] {
  return invoices.filter(({ parent }) => parent?.subscription_details?.subscription === id);
}

/** The old format of a price, which items still contain. */
export function planOf(price: Objects['price']): Item['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
