import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../../infra/local/http/listen.ts';
import { openStore } from '../../../infra/local/machine/store.ts';
import { startStripe } from '../../../infra/local/stripe/stripe.ts';
import { openShop, sdkFor } from './shop.ts';

const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function shop() {
  const opened = await openShop();
  stops.push(opened.stop);
  return opened;
}

test('an event is sent again until it succeeds, and is given up in the end', async () => {
  const { stripe, sdk, heard, answer } = await shop();
  await expect
    .poll(() => stripe.ledger.list('delivery').every(({ state }) => state === 'delivered'))
    .toBe(true);
  heard.length = 0;
  answer.status = 500;
  await sdk.customers.create({});
  await expect.poll(() => stripe.ledger.list('delivery')[0]?.state).toBe('given up');
  expect(heard.map(({ type }) => type)).toEqual(Array(3).fill('customer.created'));
  answer.status = 200;
  await sdk.customers.create({});
  await expect.poll(() => stripe.ledger.list('delivery')[0]?.state).toBe('delivered');
  const [event] = (await sdk.events.list({ type: 'customer.created' })).data;
  expect(event?.pending_webhooks).toBe(0);
});

test('events can be held back, reordered, duplicated and dropped', async () => {
  const { stripe, subscribe, heard } = await shop();
  await expect
    .poll(() => stripe.ledger.list('delivery').every(({ state }) => state === 'delivered'))
    .toBe(true);
  stripe.deliveries.hold();
  heard.length = 0;
  await subscribe();
  expect(heard).toEqual([]);
  let left = '';
  await stripe.deliveries.flush((events) => {
    const [first, ...rest] = events;
    left = first?.type ?? '';
    return [...rest.toReversed(), ...rest];
  });
  expect(heard.map(({ type }) => type)).not.toContain(left);
  expect(heard[0]?.id).toBe(heard.at(-1)?.id);
  await stripe.deliveries.flush();
  expect(heard.at(-1)?.type).toBe(left);
});

test('both secrets sign while one replaces the other, over HTTP', async () => {
  const bodies: { body: string; signature: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    bodies.push({
      body: Buffer.concat(chunks).toString(),
      signature: String(request.headers['stripe-signature']),
    });
    response.end();
  });
  const { url, stop } = await listen(server, 0);
  const store = openStore(':memory:');
  const stripe = await startStripe({ store, key: 'sk_test' });
  stops.push(
    stop,
    () => store.close(),
    () => stripe.stop(),
  );
  const sdk = sdkFor(stripe);
  const { id, secret: old = '' } = await sdk.webhookEndpoints.create({
    url: `${url}/hooks`,
    enabled_events: ['customer.created'],
  });
  const secrets = [old, stripe.rollSecret(id)];
  await sdk.customers.create({});
  await expect.poll(() => bodies).toHaveLength(1);
  const [{ body, signature } = { body: '', signature: '' }] = bodies;
  for (const secret of secrets) {
    expect(sdk.webhooks.constructEvent(body, signature, secret)).toMatchObject({ type: 'customer.created' });
    expect(() => sdk.webhooks.constructEvent(`${body} `, signature, secret)).toThrow(/No signatures found/);
  }
});

test('acknowledged writes are on disk: a start after a kill continues with them, the clock and unsent events', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'local.db');
  const store = openStore(file);
  const first = await openShop({ store });
  const { id } = await first.subscribe();
  first.stripe.deliveries.hold();
  await first.sdk.customers.create({ email: 'late@buyer.example' });
  const open = await first.openCheckout();
  first.stripe.advance(first.stripe.now() + 3600);
  const time = first.stripe.now();
  // Nothing is written at a stop: a second process sees everything while the first is still running.
  stops.push(() => store.close(), first.stop);

  const reopened = openStore(file);
  const second = await openShop({ store: reopened });
  stops.push(() => reopened.close(), second.stop);
  expect(second.stripe.now()).toBeGreaterThanOrEqual(time);
  expect(await second.sdk.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  await expect.poll(() => second.heard.map(({ type }) => type)).toContain('customer.created');
  expect((await second.sdk.prices.list()).data).toHaveLength(2);
  const { url } = await second.sdk.checkout.sessions.retrieve(open.id);
  expect(url).toMatch(second.stripe.url);
  expect((await second.press(url ?? '', { act: 'pay' })).location).toContain(open.id);
});
