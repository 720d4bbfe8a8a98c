import * as z from 'zod';
import { getBillingAccount } from '../data/billing/billing-accounts.ts';
import { getBilling, pageBilling } from '../data/billing/billing-records.ts';
import { billingStore } from '../data/billing/billing-store.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { openTable } from '../data/table.ts';
import { type FollowServices, followCustomer } from '../domain/billing/follow-customer.ts';
import { takeOverEvent } from '../domain/billing/take-over-event.ts';
import { sqsNoticeQueue } from '../providers/mail/notice-queue.ts';
import { offers } from '../providers/payments/catalogue.ts';
import { configuredPaymentEvents, configuredPayments } from '../providers/payments/configured-payments.ts';
import { sqsParkedEvents } from '../providers/payments/parked-events.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { paymentEventsEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(paymentEventsEnvironment);
const table = openTable(environment.TABLE_NAME);
const payments = configuredPayments(environment);
const parked = sqsParkedEvents(environment.PARKED_EVENTS_URL);
const services: FollowServices = {
  store: billingStore(table),
  provider: payments.provider,
  notices: sqsNoticeQueue(environment.NOTICE_QUEUE_URL),
  hash: keyedHash(environment.HASH_KEY_SECRET_ARN),
  now: () => new Date(),
};

const userId = z.uuid();
const command = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('set_up'), webhook_url: z.url().optional() }),
  z.strictObject({ action: z.literal('read'), user_id: userId }),
  z.strictObject({ action: z.literal('follow'), user_id: userId }),
  z.strictObject({
    action: z.literal('refund'),
    user_id: userId,
    payment_id: z.uuid(),
    end_now: z.boolean(),
  }),
  z.strictObject({ action: z.literal('replay'), event_id: z.string().startsWith('evt_') }),
  z.strictObject({ action: z.literal('replay_parked') }),
]);

/**
 * An operator's actions on payments. `set_up` creates products, prices, portal and webhook at Stripe. `read` shows
 * what is stored about a user, and `follow` updates it from Stripe. `refund` refunds a payment and, with `end_now`,
 * ends the subscription. `replay` handles one event, and `replay_parked` those that failed. Each can be run again.
 */
export const handler = step(command, async (input) => {
  switch (input.action) {
    case 'set_up':
      return setUp(input.webhook_url);
    case 'read':
      return storedOf(input.user_id);
    case 'follow':
      await followCustomer(services, input.user_id);
      return storedOf(input.user_id);
    case 'refund':
      return refund(input.user_id, input.payment_id, input.end_now);
    case 'replay':
      return { event_id: input.event_id, outcome: await replay(input.event_id) };
    case 'replay_parked':
      return parked.replay(async ({ event_id }) => {
        await replay(event_id);
      });
  }
});

async function setUp(webhookUrl: string | undefined) {
  await payments.setUpCatalogue(offers);
  if (webhookUrl === undefined) return { catalogue: 'set up', webhook: 'left as it is' };
  const isNew = await configuredPaymentEvents(environment).setUpEndpoint(webhookUrl);
  return { catalogue: 'set up', webhook: isNew ? 'set up, and its secret stored' : 'set up before' };
}

/** What is stored about a user's payments. */
async function storedOf(user: string) {
  const { records } = await pageBilling(table, user, { limit: 100, after: null });
  return {
    user_id: user,
    account: await getBillingAccount(table, user),
    subscription: await getSubscription(table, user),
    payments: records,
  };
}

async function refund(user: string, paymentId: string, endNow: boolean) {
  const payment = await getBilling(table, user, paymentId);
  if (payment === null || payment.invoice_id === null) {
    throw new Error('There is no such payment, or nothing was paid for it.');
  }
  await services.provider.refund(payment.invoice_id, 'requested_by_customer');
  const followed = await followCustomer(services, user);
  if (endNow && followed?.running) {
    await services.provider.endNow(followed.running.id);
    await followCustomer(services, user);
  }
  return storedOf(user);
}

async function replay(eventId: string) {
  try {
    const event = await services.provider.readEvent(eventId);
    // Stripe stores events for 30 days. What a lost one said is also in the customer's present state.
    return event === null ? 'gone' : await takeOverEvent(services, event);
  } catch (error) {
    log.error('a payment event was not taken over', { event_id: eventId, error });
    throw error;
  }
}
