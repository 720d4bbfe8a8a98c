import type { PaidPlan } from '../../../shared/model/account/subscription.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type { StoredPayment } from './billing-store.ts';
import { type FollowServices, followCustomer } from './follow-customer.ts';
import type { PaymentPages, ProviderSubscription } from './payment-provider.ts';
import { deletableMs, statusAt } from './pending-payment.ts';

/** How often to try to claim an opening if another payment page is opened at the same time. */
const claims = 5;

/** What opening a payment page needs. */
export interface PageServices extends FollowServices {
  readonly pages: PaymentPages;
  /** The length of the trial of a first subscription in days; null for no trial. */
  readonly trialDays: number | null;
  /** Takes the single trial of the account's person. Returns false if another account of theirs has used it. */
  readonly takeTrial: (userId: string) => Promise<boolean>;
}

const notDeletable = () => new Refusal('not_found', 'Payment not found or not eligible for deletion');

/**
 * Throws a `Refusal` if a user with this subscription cannot pay for a plan: they have it already, or the
 * subscription is going to end.
 */
export function refusePlan(running: ProviderSubscription, plan: PaidPlan): void {
  if (running.plan === plan) throw new Refusal('conflict', 'You are already on this plan.');
  if (running.cancelAtPeriodEnd) {
    throw new Refusal('conflict', 'Your subscription is set to end. Reactivate it before you switch plans.');
  }
}

/** Whether a payment of a subscription has failed. It then needs another card rather than another payment. */
export function isOverdue(running: ProviderSubscription | undefined): running is ProviderSubscription {
  return running !== undefined && running.status !== 'active' && running.status !== 'trialing';
}

/**
 * Opens the page of a pending payment and returns its address: a Checkout without a running subscription, the
 * confirmation of a switch with one, or the page for another card if a payment is overdue. Of all Checkouts opened
 * for a user, only the last one can be paid. Throws a `Refusal` if there is nothing to pay.
 */
export async function openPaymentPage(
  services: PageServices,
  userId: string,
  paymentId: string,
): Promise<string> {
  const { store, pages, now } = services;
  const followed = await followCustomer(services, userId);
  const payment = await store.payment(userId, paymentId);
  if (payment === null || followed === null) throw new Refusal('not_found', 'Payment not found');
  const { customerId, running } = followed;
  if (isOverdue(running)) return pages.openCardUpdate(customerId, paymentId);
  refuseSettled(payment, now());
  if (running === undefined) return openCheckout(services, userId, payment);
  refusePlan(running, payment.subscription_type);
  return pages.openSwitch(customerId, running, { plan: payment.subscription_type, paymentId });
}

function refuseSettled(payment: StoredPayment, now: Date): void {
  const status = statusAt(payment, now);
  if (status === 'failed') {
    throw new Refusal('conflict', 'This payment has expired. Please start a new one.');
  }
  if (status !== 'pending') throw new Refusal('conflict', 'This payment has been completed.');
}

async function openCheckout(services: PageServices, userId: string, payment: StoredPayment): Promise<string> {
  const { store, provider, pages, trialDays, takeTrial } = services;
  const paymentId = payment.id;
  if (payment.checkout_id !== null) {
    const url = await provider.checkoutUrl(payment.checkout_id);
    if (url !== null) return url;
  }
  const { opening, customerId } = await claim(services, userId, paymentId);
  await provider.expireCheckouts(customerId, opening);
  // From now on no earlier page can be paid, so this reads every payment made on one.
  const followed = await followCustomer(services, userId);
  if (followed === null || followed.running !== undefined) {
    throw new Refusal('conflict', 'Your subscription has just changed. Please check it and try again.');
  }
  const withTrial = followed.mayTry && trialDays !== null && (await takeTrial(userId));
  const checkout = await pages.openCheckout({
    userId,
    customerId,
    paymentId,
    plan: payment.subscription_type,
    opening,
    trialDays: withTrial ? trialDays : null,
  });
  if (await store.storeCheckout(userId, { paymentId, opening }, checkout.id)) return checkout.url;
  await provider.expireCheckout(checkout.id);
  throw new Refusal('conflict', 'Another payment page was opened in the meantime. Please use that one.');
}

async function claim(
  { store, now }: PageServices,
  userId: string,
  paymentId: string,
): Promise<{ opening: number; customerId: string }> {
  for (let attempt = 1; attempt <= claims; attempt += 1) {
    const account = await store.account(userId);
    const payment = await store.payment(userId, paymentId);
    if (account === null || payment === null) throw new Refusal('not_found', 'Payment not found');
    refuseSettled(payment, now());
    const opening = await store.claimOpening(userId, account, paymentId);
    if (opening !== null) return { opening, customerId: account.customer_id };
  }
  throw new Refusal('conflict', 'Another payment page is being opened. Please try again.');
}

/**
 * Deletes a pending payment of the last 48 hours. Its Checkout is closed first, and payments made until then stay.
 * We cannot close the page of a switch: a switch that is confirmed there later gets its own record. Throws a
 * `Refusal` if there is nothing to delete.
 */
export async function deletePending(services: FollowServices, userId: string, id: string): Promise<void> {
  const { store, provider, now } = services;
  for (let attempt = 1; attempt <= claims; attempt += 1) {
    const payment = await store.payment(userId, id);
    if (payment === null || statusAt(payment, now()) !== 'pending') throw notDeletable();
    if (Date.parse(payment.billing_date) + deletableMs <= now().getTime()) {
      throw new Refusal('conflict', 'Only pending payments less than 48 hours old can be deleted manually');
    }
    const closed = payment.checkout_id === null || (await provider.expireCheckout(payment.checkout_id));
    await followCustomer(services, userId);
    if (!closed) throw notDeletable();
    // Succeeds only if the payment has not changed since it was read.
    if (await store.removePending(userId, payment)) return;
  }
  throw new Refusal('conflict', 'This payment is being opened. Please try again.');
}
