import { billing as contract } from '../../shared/contract/payments/billing.ts';
import { plans, usageMonth } from '../../shared/model/account/plans.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { pageBilling } from '../data/billing/billing-records.ts';
import { paymentStore } from '../data/billing/payment-store.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { getUsage } from '../data/billing/usage.ts';
import { repeatStore } from '../data/idempotency.ts';
import { openTable, type Table } from '../data/table.ts';
import { entitledPlan, shownSubscription } from '../domain/billing/entitlement.ts';
import type { PaymentPages, PaymentProvider } from '../domain/billing/payment-provider.ts';
import {
  beginPayment,
  continuePayment,
  deletePayment,
  endWithPeriod,
  paymentState,
} from '../domain/billing/payments.ts';
import { shownRecord } from '../domain/billing/pending-payment.ts';
import type { NoticeQueue } from '../domain/mail/notice.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { sqsNoticeQueue } from '../providers/mail/notice-queue.ts';
import { configuredPayments } from '../providers/payments/configured-payments.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { billingEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on plan, limits, usage and payments, over a table, a payment provider, a queue and a clock. */
export function billingHandlers({
  table,
  ...context
}: {
  table: Table;
  provider: PaymentProvider;
  pages: PaymentPages;
  notices: NoticeQueue;
  trialDays: number | null;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  const { now } = context;
  const services = { ...context, store: paymentStore(table), repeats: repeatStore(table) };

  return {
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

    cancel: (_input, { userId }) => endWithPeriod(services, userId, true),

    reactivate: (_input, { userId }) => endWithPeriod(services, userId, false),

    createPayment: ({ body, idempotencyKey }, { userId }) =>
      beginPayment(services, userId, body, idempotencyKey),

    payment: ({ params: { payment_id } }, { userId }) => paymentState(services, userId, payment_id),

    continuePayment: ({ params: { invoice_number } }, { userId }) =>
      continuePayment(services, userId, invoice_number),

    async deletePendingPayment({ params: { id } }, { userId }) {
      await deletePayment(services, userId, id);
      return {};
    },
  };
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
