import { randomUUID } from 'node:crypto';
import { billingHandlers } from '../../../functions/api/billing.ts';
import { billingStore } from '../../../functions/data/billing/billing-store.ts';
import { createProfile } from '../../../functions/data/profile/profiles.ts';
import type { Table } from '../../../functions/data/table.ts';
import type { FollowServices } from '../../../functions/domain/billing/follow-customer.ts';
import { type TakenOver, takeOverEvent } from '../../../functions/domain/billing/take-over-event.ts';
import type { Notice } from '../../../functions/domain/mail/notice.ts';
import type { KeyedHash } from '../../../functions/domain/privacy/keyed-hash.ts';
import { stripePayments } from '../../../functions/providers/payments/stripe.ts';
import { askStripe } from '../../../functions/providers/payments/stripe-client.ts';
import { readEvent } from '../../../functions/providers/payments/stripe-event.ts';
import { stripePages } from '../../../functions/providers/payments/stripe-pages.ts';
import { setUpCatalogue } from '../../../functions/providers/payments/stripe-setup.ts';
import { openStore } from '../../../infra/local/machine/store.ts';
import type { StripeEvent } from '../../../infra/local/stripe/objects.ts';
import { type LocalStripe, type Mishap, startStripe } from '../../../infra/local/stripe/stripe.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import type { PaidPlan } from '../../../shared/model/account/subscription.ts';
import { hash as plainHash } from '../selling.ts';

/** Stripe's own test cards. https://docs.stripe.com/testing#cards */
export const cards = {
  good: '4242424242424242',
  other: '5555555555554444',
  failsLater: '4000000000000341',
} as const;

/** Payments in one process: the product's own code on a table, Stripe's SDK, and the fake of Stripe. */
export interface Till {
  readonly stripe: LocalStripe;
  readonly handlers: ReturnType<typeof billingHandlers>;
  /** The services that handle events. */
  readonly services: FollowServices;
  /** What waits to be mailed. */
  readonly notices: Notice[];
  /** Makes a user with an address. */
  newUser(email?: string): Promise<string>;
  /** Begins a payment, as the page does. */
  begin(userId: string, plan: PaidPlan, idempotencyKey?: string): Promise<Begun>;
  /** Presses a button on a page of the fake, and returns where it redirects. */
  press(url: string, act: string, card?: string): Promise<string | null>;
  /** The events so far about a user, oldest first. */
  events(userId: string): Promise<StripeEvent[]>;
  /** Delivers an event, after its signature was checked. */
  deliver(event: StripeEvent): Promise<TakenOver>;
  /** Begins a payment, pays it and handles its events. */
  subscribe(userId: string, plan: PaidPlan, card?: string): Promise<Begun>;
  stop(): Promise<void>;
}

type Begun = Awaited<ReturnType<ReturnType<typeof billingHandlers>['createPayment']>>;

/** Opens a till. `trialDays` is null by default, so that a first payment is charged. */
export async function openTill(options: {
  table: Table;
  trialDays?: number | null;
  now?: () => Date;
  mishap?: (call: { method: string; path: string }) => Mishap | null;
  /** The fake knows few cards: a till with its own hash has its own cards. */
  hash?: KeyedHash;
}): Promise<Till> {
  const { table, trialDays = null, now = () => new Date(), mishap, hash = plainHash } = options;
  const backing = openStore(':memory:');
  const stripe = await startStripe({
    store: backing,
    key: 'sk_test_of_the_tests',
    post: async () => 200,
    ...(mishap && { mishap }),
  });
  const ask = askStripe({ url: stripe.url, key: async () => stripe.key });
  await setUpCatalogue(
    ask,
    (['pro', 'enterprise'] as const).map((plan) => ({
      plan,
      name: plans[plan].name,
      cents: plans[plan].price * 100,
    })),
  );
  const notices: Notice[] = [];
  const store = billingStore(table);
  const provider = stripePayments(ask);
  const queue = {
    add: async (notice: Notice) => {
      notices.push(notice);
    },
  };
  const services: FollowServices = { store, provider, notices: queue, hash, now };
  const handlers = billingHandlers({
    table,
    provider,
    pages: stripePages(ask, 'https://app.example'),
    notices: queue,
    trialDays,
    hash,
    now,
  });

  const till: Till = {
    stripe,
    handlers,
    services,
    notices,
    async newUser(email) {
      const userId = randomUUID();
      const address = email ?? `${userId}@seller.example`;
      await createProfile(table, { userId, email: address, createdAt: now().toISOString() });
      return userId;
    },
    begin(userId, plan, idempotencyKey) {
      const body = { metadata: { subscription_type: plan } };
      const input = { params: {}, query: {}, body, idempotencyKey: idempotencyKey ?? null };
      return handlers.createPayment(input, { userId });
    },
    async press(url, act, card = cards.good) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ act, number: card, expiry: '12 / 34' }),
      });
      await response.body?.cancel();
      return response.headers.get('location');
    },
    async events(userId) {
      const customer = (await store.account(userId))?.customer_id;
      const about = ({ data }: StripeEvent) =>
        Reflect.get(data.object, 'customer') === customer || Reflect.get(data.object, 'id') === customer;
      return stripe.ledger.list('event').filter(about).reverse();
    },
    deliver: (event) => takeOverEvent(services, readEvent(event)),
    async subscribe(userId, plan, card) {
      const begun = await till.begin(userId, plan);
      await till.press(begun.hosted_url, 'pay', card);
      for (const event of await till.events(userId)) await till.deliver(event);
      return begun;
    },
    async stop() {
      await stripe.stop();
      backing.close();
    },
  };
  return till;
}
