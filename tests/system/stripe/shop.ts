import Stripe from 'stripe';
import { expect } from 'vitest';
import { openStore, type Store } from '../../../infra/local/store.ts';
import type { StripeEvent } from '../../../infra/local/stripe/objects.ts';
import { type LocalStripe, type Mishap, startStripe } from '../../../infra/local/stripe/stripe.ts';
import { sdkTypes } from './sdk-types.ts';

const endpointSecret = 'whsec_of_the_tests';
const pro = { lookupKey: 'pro_monthly', product: 'Pro', cents: 2900 };
const enterprise = { lookupKey: 'enterprise_monthly', product: 'Enterprise', cents: 9900 };

/** What a person does on a page of the double: the button, and the card where one is typed. */
interface Press {
  act: string;
  number?: string;
}

/** A double with two plans, the real SDK that talks to it, and an endpoint that hears its events. */
export interface Shop {
  stripe: LocalStripe;
  sdk: Stripe;
  pro: Stripe.Price;
  enterprise: Stripe.Price;
  /** The events that the endpoint heard, verified by the SDK, in the order in which they came. */
  heard: Stripe.Event[];
  /** What the endpoint answers, 200 unless changed. */
  answer: { status: number };
  /** Opens a Checkout for a customer, new unless named. */
  openCheckout(
    changes?: Partial<Stripe.Checkout.SessionCreateParams>,
  ): Promise<Stripe.Checkout.Session & { url: string; customer: string }>;
  /** Opens a Checkout and pays it; gives the subscription. */
  subscribe(
    number?: string,
    changes?: Partial<Stripe.Checkout.SessionCreateParams>,
  ): Promise<Stripe.Subscription>;
  /** Presses a button of a page; gives where it leads, or the text of the page that it shows. */
  press(url: string, press: Press): Promise<{ location: string | null; page: string }>;
  /** The types of the events so far, the oldest first. */
  types(): string[];
  /** Ends the shop, and holds every answer and event that there was against the types of the SDK. */
  stop(): Promise<void>;
}

/** Opens a shop; with a store of the caller's it goes on with what lies there. */
export async function openShop(
  options: { store?: Store; mishap?: (call: { method: string; path: string }) => Mishap | null } = {},
): Promise<Shop> {
  const store = options.store ?? openStore(':memory:');
  const heard: Stripe.Event[] = [];
  const answers: unknown[] = [];
  const answer = { status: 200 };
  const stripe = await startStripe({
    store,
    key: 'sk_test_of_the_tests',
    seed: {
      prices: [pro, enterprise],
      endpoint: { url: 'https://shop.example/hooks', secrets: [endpointSecret] },
    },
    post: async (_url, headers, body) => {
      const signature = headers['stripe-signature'] ?? '';
      heard.push(sdk.webhooks.constructEvent(body, signature, endpointSecret));
      return answer.status;
    },
    retryDelaysMs: [1, 1],
    ...(options.mishap && { mishap: options.mishap }),
  });
  const sdk = new Stripe(stripe.key, {
    host: '127.0.0.1',
    port: Number(new URL(stripe.url).port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(async (input, init) => {
      const response = await fetch(input, init);
      const body: unknown = await response.clone().json();
      if (response.ok) answers.push(body);
      return response;
    }),
  });

  async function priceOf(lookupKey: string): Promise<Stripe.Price> {
    const { data } = await sdk.prices.list({ lookup_keys: [lookupKey] });
    const [price] = data;
    if (!price) throw new Error(`There is no price ${lookupKey}.`);
    return price;
  }
  const prices = { pro: await priceOf(pro.lookupKey), enterprise: await priceOf(enterprise.lookupKey) };

  async function openCheckout(changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
    const customer =
      changes.customer ?? (await sdk.customers.create({ email: 'ada@buyer.example', name: 'Ada' })).id;
    const session = await sdk.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: prices.pro.id, quantity: 1 }],
      success_url: 'https://shop.example/done?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://shop.example/back',
      metadata: { order: 'o-1' },
      subscription_data: { metadata: { user: 'u-1' } },
      ...changes,
    });
    return { ...session, url: session.url ?? '', customer };
  }

  async function press(url: string, { act, number = '4242 4242 4242 4242' }: Press) {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ act, number, expiry: '12 / 34' }),
    });
    return { location: response.headers.get('location'), page: await response.text() };
  }

  return {
    stripe,
    sdk,
    ...prices,
    heard,
    answer,
    openCheckout,
    press,
    async subscribe(number, changes) {
      const session = await openCheckout(changes);
      await press(session.url, { act: 'pay', ...(number !== undefined && { number }) });
      const { subscription } = await sdk.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
      if (typeof subscription !== 'object' || !subscription) throw new Error('Nothing was subscribed.');
      return subscription;
    },
    types: () =>
      stripe.ledger
        .list('event')
        .map((event: StripeEvent) => event.type)
        .reverse(),
    async stop() {
      const events = stripe.ledger.list('event');
      await stripe.stop();
      if (!options.store) store.close();
      expect([...answers, ...events].flatMap(sdkTypes().misfits)).toEqual([]);
    },
  };
}
