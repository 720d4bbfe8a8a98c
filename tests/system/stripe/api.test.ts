import { get } from 'node:http';
import Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import type { Mishap } from '../../../infra/local/stripe/stripe.ts';
import { openShop } from './shop.ts';

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function shop(mishap?: () => Mishap | null) {
  const opened = await openShop(mishap && { mishap });
  stops.push(opened.stop);
  const { stripe } = opened;

  /** Calls as no SDK would. */
  async function raw(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
    const response = await fetch(stripe.url + path, {
      method,
      headers: { authorization: `Bearer ${stripe.key}`, ...headers },
      ...(body !== undefined && { body: new URLSearchParams(body) }),
    });
    return { status: response.status, headers: response.headers, ...(await response.json()) };
  }
  return { ...opened, raw };
}

test('a stranger, another version and another body format are refused', async () => {
  const { raw } = await shop();
  expect(
    await raw('GET', '/v1/prices', undefined, { authorization: 'Bearer sk_test_other_key' }),
  ).toMatchObject({
    status: 401,
    error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_********' },
  });
  expect(await raw('GET', '/v1/prices', undefined, { authorization: '' })).toMatchObject({ status: 401 });
  expect(await raw('GET', '/v1/prices', undefined, { 'stripe-version': '2020-08-27' })).toMatchObject({
    status: 400,
    error: { message: expect.stringContaining('Invalid Stripe API version') },
  });
});

test('missing, unknown and invalid parameters are reported as by Stripe', async () => {
  const { sdk, raw } = await shop();
  expect(await raw('GET', '/v1/customers/cus_none')).toMatchObject({
    status: 404,
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    },
  });
  expect(await raw('POST', '/v1/customers', 'email=ada@buyer.example&colour=red')).toMatchObject({
    status: 400,
    error: { code: 'parameter_unknown', param: 'colour', message: 'Received unknown parameter: colour' },
  });
  expect(await raw('POST', '/v1/prices', 'currency=usd')).toMatchObject({
    status: 400,
    error: { code: 'parameter_missing', param: 'product' },
  });
  expect(await raw('GET', '/v1/prices?limit=ten')).toMatchObject({
    status: 400,
    error: { code: 'parameter_invalid_integer', param: 'limit' },
  });
  expect(await raw('GET', '/v1/payouts')).toMatchObject({
    status: 404,
    error: { message: expect.stringContaining('GET: /v1/payouts') },
  });
  await expect(sdk.subscriptions.cancel('sub_none')).rejects.toBeInstanceOf(
    Stripe.errors.StripeInvalidRequestError,
  );
});

test('a key has one effect and one answer, and is refused for another request', async () => {
  const { sdk, raw } = await shop();
  const once = { idempotencyKey: 'once' };
  const first = await sdk.customers.create({ email: 'ada@buyer.example' }, once);
  const second = await sdk.customers.create({ email: 'ada@buyer.example' }, once);
  expect(second.id).toBe(first.id);
  expect((await sdk.customers.list()).data).toHaveLength(1);
  await expect(sdk.customers.create({ email: 'bob@buyer.example' }, once)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
  const again = await raw('POST', '/v1/customers', 'email=ada@buyer.example', { 'idempotency-key': 'once' });
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.headers.get('request-id')).toMatch(/^req_/);
});

test('a lookup key is used once, and transferred if allowed', async () => {
  const { sdk, pro } = await shop();
  const price = {
    currency: 'usd',
    unit_amount: 3900,
    recurring: { interval: 'month' as const },
    product: String(pro.product),
    lookup_key: pro.lookup_key ?? '',
  };
  await expect(sdk.prices.create(price)).rejects.toMatchObject({ code: 'resource_already_exists' });
  const next = await sdk.prices.create({ ...price, transfer_lookup_key: true });
  const { data } = await sdk.prices.list({ lookup_keys: [price.lookup_key], expand: ['data.product'] });
  expect(data).toMatchObject([{ id: next.id, product: { name: 'Pro' } }]);
  const prices = (await sdk.prices.list()).data;
  expect(prices.find(({ id }) => id === pro.id)).toMatchObject({ lookup_key: null });
});

test('a list is paged, newest first, and the SDK walks through it', async () => {
  const { sdk } = await shop();
  const emails = Array.from({ length: 25 }, (_, index) => `buyer-${index}@buyer.example`);
  for (const email of emails) await sdk.customers.create({ email });
  const walked: (string | null)[] = [];
  for await (const { email } of sdk.customers.list({ limit: 7 })) walked.push(email);
  expect(walked).toEqual(emails.toReversed());
  const { data } = await sdk.customers.list({ limit: 2 });
  const before = await sdk.customers.list({ limit: 2, ending_before: data[1]?.id ?? '' });
  expect(before.data).toMatchObject([{ email: 'buyer-24@buyer.example' }]);
  await expect(sdk.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('expandable fields are expanded, and others are refused', async () => {
  const { sdk, openCheckout } = await shop();
  const { id } = await openCheckout();
  expect(
    await sdk.checkout.sessions.retrieve(id, { expand: ['customer', 'line_items.data.price.product'] }),
  ).toMatchObject({
    customer: { email: 'ada@buyer.example' },
    line_items: { data: [{ description: 'Pro', price: { product: { object: 'product' } } }] },
  });
  await expect(sdk.checkout.sessions.retrieve(id, { expand: ['colour'] })).rejects.toThrow(
    'This property cannot be expanded (colour).',
  );
});

test('a call can be refused, fail, or lose its answer after it was done', async () => {
  let luck: Mishap | null = null;
  const { sdk } = await shop(() => luck);
  luck = 'refuse';
  await expect(sdk.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  luck = 'fail';
  await expect(sdk.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
  luck = 'lose';
  await expect(sdk.customers.create({}, { idempotencyKey: 'k' })).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  );
  luck = null;
  await sdk.customers.create({}, { idempotencyKey: 'k' });
  expect((await sdk.customers.list()).data).toHaveLength(1);
});

test('text that people wrote is shown literally, not as HTML', async () => {
  const { sdk, stripe, openCheckout } = await shop();
  const customer = await sdk.customers.create({ email: '"<script>"@buyer.example' });
  const { url } = await openCheckout({ customer: customer.id });
  for (const page of [url, stripe.url]) {
    const text = await (await fetch(page)).text();
    expect(text).toContain('&quot;&lt;script&gt;&quot;@buyer.example');
    expect(text).not.toContain('<script>');
  }
});

test('a host name of another site that resolves to this machine is not answered', async () => {
  const { stripe } = await shop();
  const status = await new Promise((resolve) => {
    get(stripe.url, { headers: { host: 'other.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  expect(status).toBe(421);
});
