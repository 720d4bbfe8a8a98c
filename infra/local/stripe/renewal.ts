import type { Account } from './account.ts';
import { collectInvoice, draftInvoice, type NewLine } from './invoice.ts';
import type { Objects } from './objects.ts';
import { periodEnd } from './period.ts';
import {
  changeSubscription,
  endSubscription,
  invoicesOf,
  isLive,
  itemOf,
  methodOf,
  priceName,
} from './subscription.ts';

type Subscription = Objects['subscription'];

/** Days between failed attempts. After the last one the subscription is canceled. */
const retryDays = [3, 5, 7];
const daySeconds = 86_400;

/** The invoice line for the current period of a subscription. A trial's costs nothing. */
export function periodLine(account: Account, subscription: Subscription): NewLine {
  const { id, price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const onTrial = subscription.status === 'trialing';
  const amount = onTrial ? 0 : (price.unit_amount ?? 0);
  const description = `${onTrial ? 'Trial period for' : '1 ×'} ${priceName(account, price)}`;
  return { description, amount, price, item: id, period: { start, end }, proration: false };
}

/** Renews a subscription for its next period. The invoice is drafted, and finalized an hour later. */
export function renew(account: Account, subscription: Subscription): Subscription {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, start);
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
    [periodLine(account, renewed)],
    account.now() + 3600,
  );
  return account.ledger.put('subscription', { ...renewed, latest_invoice: invoice.id });
}

/**
 * Tries to collect a subscription's open invoice, and updates the subscription: `active` once paid, `past_due` while
 * attempts remain, canceled after the last. `present` says that the holder of the card is on the page.
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

/** Updates a subscription after one of its invoices was paid: `active`, unless another one is open. */
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
