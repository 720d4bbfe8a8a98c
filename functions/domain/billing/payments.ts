import { v7 as uuidv7 } from 'uuid';
import type { BillingRecord, UserSubscription } from '../../../shared/model/account/billing.ts';
import { paidPlan } from '../../../shared/model/account/subscription.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import { onlyOnce, type RepeatStore } from '../only-once.ts';
import { accountHash, personHash } from '../privacy/keyed-hash.ts';
import { shownSubscription } from './entitlement.ts';
import { followCustomer } from './follow-customer.ts';
import { deletePending, isOverdue, openPaymentPage, type PageServices, refusePlan } from './payment-page.ts';
import { NoPaymentPage, PaymentProviderError } from './payment-provider.ts';
import type { PaymentStore } from './payment-store.ts';
import { pendingMs, pendingPayment, statusAt } from './pending-payment.ts';

/** What starting and continuing payments needs. */
export interface PaymentServices<Along = unknown> extends Omit<PageServices, 'takeTrial'> {
  readonly store: PaymentStore<Along>;
  readonly repeats: RepeatStore<Along>;
}

/** What a user asks to pay for. Other fields of the request are ignored. */
interface PaymentOrder {
  readonly metadata: { readonly subscription_type: string };
}

/** A payment, and the address of its page. */
interface OpenedPayment {
  readonly payment_id: string;
  readonly hosted_url: string;
}

/**
 * Begins a payment for a plan and opens its page. If a payment is overdue, opens the page of that one instead, as it
 * must be paid first. Throws a `Refusal` for a plan that is not for sale, or that the user already has.
 */
export function beginPayment<Along>(
  services: PaymentServices<Along>,
  userId: string,
  order: PaymentOrder,
  key: string | null,
): Promise<OpenedPayment> {
  return answered(async () => {
    const request = { operation: 'billing.createPayment', ...order };
    const { repeats, now } = services;
    const paymentId = await onlyOnce(repeats, { userId, key, request }, now(), (remember) =>
      begun(services, userId, order.metadata.subscription_type, remember),
    );
    return opened(services, userId, paymentId);
  });
}

async function begun<Along>(
  services: PaymentServices<Along>,
  userId: string,
  subscriptionType: string,
  remember: (paymentId: string) => Along[],
): Promise<string> {
  const { store, now } = services;
  const plan = paidPlan.safeParse(subscriptionType).data;
  if (plan === undefined) {
    throw new Refusal('invalid_input', 'Invalid subscription type', { field: 'metadata.subscription_type' });
  }
  await ensureCustomer(services, userId);
  const followed = await followCustomer(services, userId);
  if (isOverdue(followed?.running)) {
    const overdue = await store.failedPayment(userId);
    if (overdue !== null) return overdue.id;
  } else if (followed?.running) refusePlan(followed.running, plan);
  const payment = pendingPayment(uuidv7({ msecs: now().getTime() }), plan, now());
  await store.begin(userId, payment, remember(payment.id));
  return payment.id;
}

async function ensureCustomer({ store, provider }: PaymentServices, userId: string): Promise<void> {
  if ((await store.account(userId)) !== null) return;
  const customerId = await provider.createCustomer({ userId, email: await store.emailOf(userId) });
  await store.putAccount(userId, customerId);
}

async function opened(services: PaymentServices, userId: string, paymentId: string): Promise<OpenedPayment> {
  const page = { ...services, takeTrial: () => takeTrial(services, userId) };
  return { payment_id: paymentId, hosted_url: await openPaymentPage(page, userId, paymentId) };
}

async function takeTrial({ store, hash, now }: PaymentServices, userId: string): Promise<boolean> {
  const email = await store.emailOf(userId);
  const person = email === null ? null : await personHash(email, hash);
  if (person === null) return false;
  return store.takeTrial({ holder: person, account: await accountHash(userId, hash) }, now());
}

/** Opens the page of the pending payment with an invoice number again. */
export function continuePayment(
  services: PaymentServices,
  userId: string,
  invoiceNumber: string,
): Promise<OpenedPayment> {
  return answered(async () => {
    const since = new Date(services.now().getTime() - pendingMs);
    const payment = await services.store.paymentByNumber(userId, invoiceNumber, since);
    if (payment === null) throw paymentNotFound();
    return opened(services, userId, payment.id);
  });
}

/** The state of a payment at the provider, and the subscription that came of it. */
export function paymentState(
  services: PaymentServices,
  userId: string,
  paymentId: string,
): Promise<{ payment_id: string; status: BillingRecord['status']; subscription: UserSubscription }> {
  return answered(async () => {
    const { store, now } = services;
    // Creates the record of a payment that was deleted here but confirmed at the provider.
    const followed = await followCustomer(services, userId);
    const payment = await store.payment(userId, paymentId);
    if (payment === null) throw paymentNotFound();
    return {
      payment_id: paymentId,
      status: statusAt(payment, now()),
      subscription: shownSubscription(userId, followed?.subscription ?? null, now()),
    };
  });
}

/** Deletes a pending payment of the last 48 hours. Throws a `Refusal` if there is nothing to delete. */
export function deletePayment(services: PaymentServices, userId: string, paymentId: string): Promise<void> {
  return answered(() => deletePending(services, userId, paymentId));
}

/** Ends the running subscription at the end of its period, or undoes that. Throws `not_found` if none is running. */
export function endWithPeriod(
  services: PaymentServices,
  userId: string,
  ends: boolean,
): Promise<UserSubscription> {
  return answered(async () => {
    const { provider, now } = services;
    const followed = await followCustomer(services, userId);
    if (!followed?.running) throw new Refusal('not_found', 'No subscription found');
    await provider.endWithPeriod(followed.running.id, ends);
    const after = await followCustomer(services, userId);
    return shownSubscription(userId, after?.subscription ?? null, now());
  });
}

function paymentNotFound(): Refusal {
  return new Refusal('not_found', 'Payment not found');
}

/** If the provider does not answer, the caller is not at fault, and the next attempt may succeed. */
async function answered<Output>(act: () => Promise<Output>): Promise<Output> {
  try {
    return await act();
  } catch (cause) {
    if (!(cause instanceof PaymentProviderError)) throw cause;
    const message =
      cause instanceof NoPaymentPage
        ? 'No payment URL returned'
        : 'The payment service is not answering at the moment. Please try again.';
    throw new Refusal('unavailable', message, { cause });
  }
}
