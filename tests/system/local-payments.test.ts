import { createServer } from 'node:http';
import Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import type { HttpApi } from '../../infra/local/api/api-gateway.ts';
import type { HttpRequest } from '../../infra/local/http/http-message.ts';
import { listen } from '../../infra/local/http/listen.ts';
import { openStore } from '../../infra/local/machine/store.ts';
import { openSecrets } from '../../infra/local/services/secrets.ts';
import { paymentSecrets, startPayments } from '../../infra/local/stripe/payments.ts';

const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** The fake as the stack starts it, with one HTTP API that records its requests. */
async function start(port = 0) {
  const store = openStore(':memory:');
  const secrets = openSecrets([], store, paymentSecrets);
  const sent: HttpRequest[] = [];
  const api: HttpApi = {
    id: 'abc123',
    async handle(request) {
      sent.push(request);
      return { status: 200, headers: new Map(), body: Buffer.alloc(0) };
    },
  };
  const stripe = await startPayments({ secrets, store, port, apis: Promise.resolve([api]) });
  stops.push(
    () => store.close(),
    () => stripe.stop(),
  );
  const { hostname, port: taken } = new URL(stripe.url);
  const key = secrets.find('buyerscope/local/stripe-api-key')?.value ?? '';
  const sdk = new Stripe(key, { protocol: 'http', host: hostname, port: taken, telemetry: false });
  return { stripe, sdk, sent };
}

test('the key is the one in Secrets Manager, and events go to the HTTP API, bypassing the site', async () => {
  const { sdk, sent } = await start();
  const url = 'https://abc123.execute-api.us-east-1.amazonaws.com/api/webhooks/payments';
  const { secret = '' } = await sdk.webhookEndpoints.create({ url, enabled_events: ['customer.created'] });
  await sdk.customers.create({ email: 'ada@buyer.example' });
  await expect.poll(() => sent).toHaveLength(1);
  const [request] = sent;
  expect(request).toMatchObject({ method: 'POST', path: '/api/webhooks/payments' });
  const signature = request?.headers.get('stripe-signature')?.[0] ?? '';
  expect(sdk.webhooks.constructEvent(request?.body ?? '', signature, secret).type).toBe('customer.created');
});

test('a taken port does not prevent the start', async () => {
  const neighbour = await listen(createServer(), 0);
  stops.push(() => neighbour.stop());
  const { stripe, sdk } = await start(neighbour.port);
  expect(new URL(stripe.url).port).not.toBe(String(neighbour.port));
  expect((await sdk.customers.list()).data).toEqual([]);
});
