import type { Account } from './account.ts';
import { invalidRequest } from './error.ts';
import { collectInvoice, draftInvoice, finalizeInvoice, type NewLine } from './invoice.ts';
import { newId, type Objects } from './objects.ts';

type Subscription = Objects['subscription'];
type Item = Subscription['items']['data'][number];

/** Days after a failed attempt until the next one; after the last the subscription is canceled. */
const retryDays = [3, 5, 7];
const daySeconds = 86_400;

/** Whether a subscription still runs, however badly. */
export function isLive({ status }: Subscription): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}

/** The one item of a subscription: a plan and the period that runs. */
export function itemOf(subscription: Subscription): Item {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  return item;
}

/** The payment method that a subscription is paid by, its own before its customer's. */
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
    description: string | null;
    method: string | null;
    trialEnd: number | null;
    withoutCard: 'cancel' | 'create_invoice' | 'pause';
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
    description: wanted.description,
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
          current_period_end: trialEnd ?? periodEnd(price, start, start),
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

/** Changes a subscription, and tells what was before; nothing is told where nothing changes. */
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

/** Ends a subscription now; what it still has open is not collected any more. */
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

/** The line that asks for the running period of a subscription; a trial's costs nothing. */
export function periodLine(subscription: Subscription): NewLine {
  const { id, price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const onTrial = subscription.status === 'trialing';
  const amount = onTrial ? 0 : (price.unit_amount ?? 0);
  const description = onTrial ? 'Trial period' : `1 × ${price.nickname ?? price.lookup_key ?? price.id}`;
  return { description, amount, price, item: id, period: { start, end }, proration: false };
}

/** Lets a subscription go on for its next period, whose invoice is drafted and finalized an hour later. */
export function renew(account: Account, subscription: Subscription): Subscription {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = periodEnd(item.price, subscription.billing_cycle_anchor, start);
  const renewed = changeSubscription(account, subscription, {
    items: {
      ...subscription.items,
      data: [{ ...item, current_period_start: start, current_period_end: end }],
    },
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
  });
  const invoice = draftInvoice(
    account,
    renewed,
    'subscription_cycle',
    [periodLine(renewed)],
    account.now() + 3600,
  );
  return account.ledger.put('subscription', { ...renewed, latest_invoice: invoice.id });
}

/**
 * Tries to collect a subscription's open invoice, and lets the subscription follow: `active` once paid, `past_due` while
 * tries remain, canceled after the last. `present` says that the holder of the card is on the page.
 */
export function collect(account: Account, open: Objects['invoice'], present: boolean): Objects['invoice'] {
  const { ledger, now } = account;
  const subscription = subscriptionOf(account, open);
  const invoice = collectInvoice(account, open, methodOf(account, subscription), present);
  if (invoice.status === 'paid') {
    followPaid(account, invoice);
    return invoice;
  }
  if (!isLive(subscription) || present) return invoice;
  const days = retryDays[invoice.attempt_count - 1];
  if (days === undefined) {
    endSubscription(account, subscription, 'payment_failed');
    return ledger.need('invoice', invoice.id);
  }
  changeSubscription(account, subscription, { status: 'past_due' });
  return ledger.put('invoice', { ...invoice, next_payment_attempt: now() + days * daySeconds });
}

/** Lets a subscription follow an invoice of it that is paid: `active`, unless another one is open. */
export function followPaid(account: Account, invoice: Objects['invoice']): void {
  const subscription = subscriptionOf(account, invoice);
  const unpaid = invoicesOf(account.ledger.list('invoice'), subscription).some(
    ({ status }) => status === 'open',
  );
  if (['incomplete', 'past_due'].includes(subscription.status) && !unpaid) {
    changeSubscription(account, subscription, { status: 'active' });
  }
}

function subscriptionOf({ ledger }: Account, { parent }: Objects['invoice']): Subscription {
  return ledger.need('subscription', parent?.subscription_details?.subscription ?? '');
}

/** What a switch to another price would ask for now: what is left of the old period back, of the new one added. */
export function prorate(account: Account, subscription: Subscription, price: Objects['price']): NewLine[] {
  const { id, price: old, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const at = Math.min(Math.max(account.now(), start), end);
  const share = (end - at) / (end - start);
  const line = (sign: 1 | -1, each: Objects['price'], words: string): NewLine => ({
    description: `${words} ${each.nickname ?? each.lookup_key ?? each.id}`,
    amount: sign * Math.round((each.unit_amount ?? 0) * share),
    price: each,
    item: id,
    period: { start: at, end },
    proration: true,
  });
  return [line(-1, old, 'Unused time on'), line(1, price, 'Remaining time on')];
}

/**
 * Switches a subscription to another price at once; with `always_invoice` the difference is invoiced and collected.
 * Throws an invalid request for a price of another rhythm.
 */
export function switchPrice(
  account: Account,
  subscription: Subscription,
  price: Objects['price'],
  proration: 'always_invoice' | 'none',
  present: boolean,
): Subscription {
  const item = itemOf(subscription);
  if (price.recurring?.interval !== item.price.recurring?.interval) {
    throw invalidRequest('The local Stripe switches between prices of one interval only.', 'items[0][price]');
  }
  const lines = prorate(account, subscription, price);
  const switched = changeSubscription(account, subscription, {
    items: { ...subscription.items, data: [{ ...item, price, plan: planOf(price) }] },
  });
  if (proration === 'none' || subscription.status === 'trialing' || price.id === item.price.id)
    return switched;
  const draft = draftInvoice(account, switched, 'subscription_update', lines, null);
  account.ledger.put('subscription', { ...switched, latest_invoice: draft.id });
  const invoice = finalizeInvoice(account, draft);
  if (invoice.status === 'open') collect(account, invoice, present);
  return account.ledger.need('subscription', subscription.id);
}

/** The invoices of a subscription among others. */
export function invoicesOf(invoices: Objects['invoice'][], { id }: Subscription): Objects['invoice'][] {
  return invoices.filter(({ parent }) => parent?.subscription_details?.subscription === id);
}

/**
 * The end of the period that begins at `start`, in seconds: so many whole intervals after the anchor; a month that lacks
 * the anchor's day ends it on its last.
 * @see https://docs.stripe.com/billing/subscriptions/billing-cycle
 */
function periodEnd(price: Objects['price'], anchor: number, start: number): number {
  const { interval = 'month', interval_count: count = 1 } = price.recurring ?? {};
  if (interval === 'day' || interval === 'week') {
    return start + count * (interval === 'week' ? 7 : 1) * daySeconds;
  }
  const months = count * (interval === 'year' ? 12 : 1);
  const from = new Date(anchor * 1000);
  for (let step = 1; ; step++) {
    const end = new Date(from);
    end.setUTCMonth(from.getUTCMonth() + step * months, 1);
    const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
    if (end.getTime() / 1000 > start) return end.getTime() / 1000;
  }
}

function planOf(price: Objects['price']): Item['plan'] {
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
