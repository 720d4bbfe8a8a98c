import type { Account } from './account.ts';
import { draftInvoice, finalizeInvoice, type NewLine } from './invoice.ts';
import type { Objects } from './objects.ts';
import { collect } from './renewal.ts';
import { changeSubscription, itemOf, planOf, priceName } from './subscription.ts';

type Subscription = Objects['subscription'];

/** The amount due now for a switch to another price: the rest of the new period minus the rest of the old one. */
export function prorate(account: Account, subscription: Subscription, price: Objects['price']): NewLine[] {
  const { id, price: old, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const at = Math.min(Math.max(account.now(), start), end);
  const share = (end - at) / (end - start);
  const line = (sign: 1 | -1, each: Objects['price'], words: string): NewLine => ({
    description: `${words} ${priceName(account, each)}`,
    amount: sign * Math.round((each.unit_amount ?? 0) * share),
    price: each,
    item: id,
    period: { start: at, end },
    proration: true,
  });
  return [line(-1, old, 'Unused time on'), line(1, price, 'Remaining time on')];
}

/**
 * Switches a subscription to another price at once. With `always_invoice` the difference is invoiced and collected.
 */
export function switchPrice(
  account: Account,
  subscription: Subscription,
  price: Objects['price'],
  proration: 'always_invoice' | 'none',
  present: boolean,
): Subscription {
  const item = itemOf(subscription);
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
