import { v7 as uuidv7 } from 'uuid';
import { billing as contract } from '../../shared/contract/billing.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { plans, usageMonth } from '../../shared/model/plans.ts';
import { paidPlan } from '../../shared/model/subscription.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import {
  createPending,
  getBilling,
  getBillingByNumber,
  pageBilling,
} from '../data/billing/billing-records.ts';
import { billingStore } from '../data/billing/billing-store.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { takeTrial } from '../data/billing/trials.ts';
import { getUsage } from '../data/billing/usage.ts';
import { repeatStore } from '../data/idempotency.ts';
import { getProfile } from '../data/profile/profiles.ts';
import { openTable, type Table } from '../data/table.ts';
import type { TransactionItem } from '../data/transaction.ts';
import { entitledPlan, shownSubscription } from '../domain/billing/entitlement.ts';
import { type Followed, followCustomer } from '../domain/billing/follow-customer.ts';
import {
  deletePending,
  isOverdue,
  openPaymentPage,
  type PageServices,
  refusePlan,
} from '../domain/billing/payment-page.ts';
import {
  type PaymentPages,
  type PaymentProvider,
  PaymentProviderError,
} from '../domain/billing/payment-provider.ts';
import { pendingMs, pendingPayment, shownRecord, statusAt } from '../domain/billing/pending-payment.ts';
import type { NoticeQueue } from '../domain/mail/notice.ts';
import { onlyOnce } from '../domain/only-once.ts';
import { type KeyedHash, personHash } from '../domain/privacy/keyed-hash.ts';
import { sqsNoticeQueue } from '../providers/mail/notice-queue.ts';
import { configuredPayments } from '../providers/payments/configured-payments.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { billingEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on plan, limits, usage and payments, over a table, a payment provider, a queue and a clock. */
export function billingHandlers(services: {
  table: Table;
  provider: PaymentProvider;
  pages: PaymentPages;
  notices: NoticeQueue;
  trialDays: number | null;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, provider, hash, now } = services;
  const paying: PageServices = { ...services, store: billingStore(table), takeTrial: trialOf };
  const { store } = paying;

  async function trialOf(userId: string): Promise<boolean> {
    const profile = await getProfile(table, userId);
    const person = profile && (await personHash(profile.email, hash));
    if (person === null) return false;
    return takeTrial(table, { person, account: await hash(`account ${userId}`) }, now());
  }

  async function ensureCustomer(userId: string): Promise<void> {
    if ((await store.account(userId)) !== null) return;
    const profile = await getProfile(table, userId);
    const customerId = await provider.createCustomer({ userId, email: profile?.email ?? null });
    await store.putAccount(userId, customerId);
  }

  /** Begins a payment for a plan, or finds the one that is overdue, which has to be made first. */
  async function begun(
    userId: string,
    subscriptionType: string,
    remember: (paymentId: string) => TransactionItem[],
  ): Promise<string> {
    const plan = paidPlan.safeParse(subscriptionType).data;
    if (plan === undefined) {
      throw new Refusal('invalid_input', 'Invalid subscription type', {
        field: 'metadata.subscription_type',
      });
    }
    await ensureCustomer(userId);
    const followed = await followCustomer(paying, userId);
    if (isOverdue(followed?.running)) {
      const { records } = await pageBilling(table, userId, { limit: 100, after: null });
      const overdue = records.find(({ status, invoice_id }) => status === 'failed' && invoice_id !== null);
      if (overdue !== undefined) return overdue.id;
    } else if (followed?.running) refusePlan(followed.running, plan);
    const payment = pendingPayment(uuidv7({ msecs: now().getTime() }), plan, now());
    await createPending(table, userId, payment, remember(payment.id));
    return payment.id;
  }

  /** The subscription that a user could cancel or take up again. */
  async function running(userId: string): Promise<Followed & { running: object }> {
    const followed = await followCustomer(paying, userId);
    if (!followed?.running) throw new Refusal('not_found', 'No subscription found');
    return { ...followed, running: followed.running };
  }

  async function endWithPeriod(userId: string, ends: boolean) {
    const { running: subscription } = await running(userId);
    await provider.endWithPeriod(subscription.id, ends);
    const followed = await followCustomer(paying, userId);
    return shownSubscription(userId, followed?.subscription ?? null, now());
  }

  const handlers: Handlers<typeof contract> = {
    async subscription(_input, { userId }) {
      return shownSubscription(userId, await getSubscription(table, userId), now());
    },

    async limits(_input, { userId }) {
      const subscription = await getSubscription(table, userId);
      return plans[entitledPlan(subscription, now())].limits;
    },

    usage: (_input, { userId }) => getUsage(table, userId, usageMonth(now())),

    async history({ query }, { userId }) {
      const page = { limit: query.limit, after: query.cursor ?? null };
      const { records, after } = await pageBilling(table, userId, page);
      return {
        billing_history: records.map((record) => shownRecord(userId, record, now())),
        next_cursor: after,
      };
    },

    cancel: (_input, { userId }) => answered(() => endWithPeriod(userId, true)),

    reactivate: (_input, { userId }) => answered(() => endWithPeriod(userId, false)),

    createPayment: ({ body, idempotencyKey }, { userId }) =>
      answered(async () => {
        const request = { operation: 'billing.createPayment', ...body };
        const payment_id = await onlyOnce(
          repeatStore(table),
          { userId, key: idempotencyKey, request },
          now(),
          (remember) => begun(userId, body.metadata.subscription_type, remember),
        );
        return { payment_id, hosted_url: await openPaymentPage(paying, userId, payment_id) };
      }),

    payment: ({ params: { payment_id } }, { userId }) =>
      answered(async () => {
        // A payment that was deleted and then confirmed at the provider after all has its record from here on.
        const followed = await followCustomer(paying, userId);
        const payment = await getBilling(table, userId, payment_id);
        if (payment === null) throw paymentNotFound();
        return {
          payment_id,
          status: statusAt(payment, now()),
          subscription: shownSubscription(userId, followed?.subscription ?? null, now()),
        };
      }),

    continuePayment: ({ params: { invoice_number } }, { userId }) =>
      answered(async () => {
        const since = new Date(now().getTime() - pendingMs);
        const payment = await getBillingByNumber(table, userId, invoice_number, since);
        if (payment === null) throw paymentNotFound();
        return { payment_id: payment.id, hosted_url: await openPaymentPage(paying, userId, payment.id) };
      }),

    deletePendingPayment: ({ params: { id } }, { userId }) =>
      answered(async () => {
        await deletePending(paying, userId, id);
        return {};
      }),
  };
  return handlers;
}

function paymentNotFound(): Refusal {
  return new Refusal('not_found', 'Payment not found');
}

/** What the provider does not answer is not the caller's fault, and may go well the next time. */
async function answered<Output>(act: () => Promise<Output>): Promise<Output> {
  try {
    return await act();
  } catch (cause) {
    if (!(cause instanceof PaymentProviderError)) throw cause;
    const message = 'The payment service does not answer at the moment. Please try again.';
    throw new Refusal('unavailable', message, { cause });
  }
}

const environment = readEnvironment(billingEnvironment);
const table = openTable(environment.TABLE_NAME);
const payments = configuredPayments(environment);

export const handler = serve(
  contract,
  billingHandlers({
    table,
    provider: payments.provider,
    pages: payments.pages(environment.SITE_ORIGIN),
    notices: sqsNoticeQueue(environment.NOTICE_QUEUE_URL),
    trialDays: Number(environment.TRIAL_DAYS) || null,
    hash: keyedHash(environment.HASH_KEY_SECRET_ARN),
    now: () => new Date(),
  }),
  accountGuard(table),
);
