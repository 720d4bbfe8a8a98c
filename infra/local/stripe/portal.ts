import type { Account } from './account.ts';
import { declineOf, storeCard, type TypedCard } from './card.ts';
import type { Objects } from './objects.ts';
import { changeSubscription, invoicesOf, isLive, methodOf } from './subscription.ts';
import { prorate, switchPrice } from './switch-price.ts';

type Session = Objects['billing_portal.session'];

/** The switch that a session offers to confirm: the new price, and the amount due now; null for other sessions. */
export function offeredSwitch(account: Account, session: Session) {
  const wanted = session.flow?.subscription_update_confirm;
  if (!wanted) return null;
  const subscription = account.ledger.need('subscription', wanted.subscription);
  const price = account.ledger.need('price', wanted.items[0]?.price ?? '');
  return { subscription, price, lines: prorate(account, subscription, price) };
}

/** Switches the plan as offered. If the card is declined, returns why and changes nothing. */
export function confirmSwitch(account: Account, session: Session): { declined: string } | null {
  const offer = offeredSwitch(account, session);
  if (!offer) return null;
  const { subscription, price, lines } = offer;
  const method = methodOf(account, subscription);
  const due = lines.reduce((sum, { amount }) => sum + amount, 0);
  const decline = declineOf(method?.card?.last4, true);
  if (!isLive(subscription)) return { declined: 'This subscription has ended.' };
  if (due > 0 && subscription.status !== 'trialing') {
    if (!method) return { declined: 'There is no card to pay with.' };
    if (decline) return { declined: decline.message };
  }
  const configuration = account.ledger.need('billing_portal.configuration', session.configuration);
  const { proration_behavior } = configuration.features.subscription_update;
  switchPrice(account, subscription, price, proration_behavior === 'none' ? 'none' : 'always_invoice', true);
  return null;
}

/** Makes a card the customer's payment method. If the bank declines it, returns why. */
export function replaceCard(
  account: Account,
  session: Session,
  card: TypedCard,
): { declined: string } | null {
  const { ledger, emit } = account;
  const decline = declineOf(card.number.slice(-4), true);
  if (decline) return { declined: decline.message };
  const method = storeCard(account, card, session.customer);
  const customer = ledger.need('customer', session.customer);
  emit(
    'customer.updated',
    ledger.put('customer', {
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
    }),
  );
  for (const subscription of ledger.list('subscription')) {
    if (subscription.customer === customer.id && isLive(subscription)) {
      changeSubscription(account, subscription, { default_payment_method: method.id });
    }
  }
  return null;
}

/** The unpaid invoices of a customer, oldest first. */
export function openInvoices({ ledger }: Account, customer: string): Objects['invoice'][] {
  const invoices = ledger.list('invoice').filter(({ status }) => status === 'open');
  const live = ledger.list('subscription').filter((each) => each.customer === customer && isLive(each));
  return live.flatMap((subscription) => invoicesOf(invoices, subscription)).reverse();
}
