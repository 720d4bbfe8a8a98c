import Stripe from 'stripe';
import { expect } from 'vitest';
import { openStore, type Store } from '../../../infra/local/machine/store.ts';
import type { StripeEvent } from '../../../infra/local/stripe/objects.ts';
import { type LocalStripe, type Mishap, startStripe } from '../../../infra/local/stripe/stripe.ts';
import { sdkTypes } from './sdk-types.ts';

const endpoint = { url: 'https://shop.example/hooks', enabled_events: ['*' as const] };

/** What a person does on a page of the fake: the button, and the card if one is typed. */
interface Press {
  act: string;
  number?: string;
}

/** A fake with two plans, the real SDK that calls it, and an endpoint that receives its events. */
export interface Shop {
  stripe: LocalStripe;
  sdk: Stripe;
  pro: Stripe.Price;
  enterprise: Stripe.Price;
  /** The events that the endpoint received, verified by the SDK, in order of arrival. */
  heard: Stripe.Event[];
  /** The endpoint's answer, 200 unless changed. */
  answer: { status: number };
  /** Opens a Checkout for a customer, a new one by default. */
  openCheckout(
    changes?: Partial<Stripe.Checkout.SessionCreateParams>,
  ): Promise<Stripe.Checkout.Session & { url: string; customer: string }>;
  /** Opens a Checkout and pays it, and returns the subscription. */
  subscribe(
    number?: string,
    changes?: Partial<Stripe.Checkout.SessionCreateParams>,
  ): Promise<Stripe.Subscription>;
  /** Presses a button of a page, and returns where it redirects, or the text of the page. */
  press(url: string, press: Press): Promise<{ location: string | null; page: string }>;
  /** The types of the events so far, the oldest first. */
  types(): string[];
  /** Ends the shop, and checks every answer and event against the types of the SDK. */
  stop(): Promise<void>;
}

/** Opens a shop. With a store of the caller's it continues from the contents. */
export async function openShop(
  options: { store?: Store; mishap?: (call: { method: string; path: string }) => Mishap | null } = {},
): Promise<Shop> {
  const store = options.store ?? openStore(':memory:');
  const heard: Stripe.Event[] = [];
  const answers: unknown[] = [];
  let secret = '';
  const answer = { status: 200 };
  const stripe = await startStripe({
    store,
    key: 'sk_test_of_the_tests',
    post: async (_url, headers, body) => {
      const signature = headers['stripe-signature'] ?? '';
      heard.push(sdk.webhooks.constructEvent(body, signature, secret));
      return answer.status;
    },
    retryDelaysMs: [1, 1],
    ...(options.mishap && { mishap: options.mishap }),
  });
  const sdk = sdkFor(stripe, answers);
  // Unsent deliveries of an earlier start arrive at once.
  secret = stripe.ledger.list('webhook_endpoint.secrets')[0]?.secrets[0] ?? '';
  if (secret === '') ({ secret = '' } = await sdk.webhookEndpoints.create(endpoint));

  async function sell(name: string, unit_amount: number): Promise<Stripe.Price> {
    const lookup_key = `${name.toLowerCase()}_monthly`;
    const { data } = await sdk.prices.list({ lookup_keys: [lookup_key] });
    if (data[0]) return data[0];
    const { id: product } = await sdk.products.create({ name });
    return sdk.prices.create({
      currency: 'usd',
      lookup_key,
      product,
      recurring: { interval: 'month' },
      unit_amount,
    });
  }

  const prices = { pro: await sell('Pro', 2900), enterprise: await sell('Enterprise', 9900) };
  const { data: portals } = await sdk.billingPortal.configurations.list();
  if (portals.length === 0) {
    await sdk.billingPortal.configurations.create({
      features: {
        payment_method_update: { enabled: true },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          products: Object.values(prices).map(({ id, product }) => ({
            product: String(product),
            prices: [id],
          })),
          proration_behavior: 'always_invoice',
        },
      },
    });
  }
  async function openCheckout(changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
    const customer = changes.customer ?? (await sdk.customers.create({ email: 'ada@buyer.example' })).id;
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

/** The real SDK, which calls the fake and never retries. Successful answers are added to `answers`. */
export function sdkFor(stripe: LocalStripe, answers: unknown[] = []): Stripe {
  return new Stripe(stripe.key, {
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
}
