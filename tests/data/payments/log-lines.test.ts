import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { emulatedTable } from '../table.ts';
import { cards, openTill, type Till } from './till.ts';

// Read when the logger is created, before anything here runs.
vi.hoisted(() => {
  process.env.POWERTOOLS_LOG_LEVEL = 'DEBUG';
});

const { serve } = await import('../../../functions/runtime/serve.ts');
const { paymentEventHandlers } = await import('../../../functions/webhooks/payments.ts');
const { paymentEvents } = await import('../../../shared/contract/payments/payment-events.ts');
const { stripeEvents } = await import('../../../functions/providers/payments/stripe-signature.ts');
const { default: Stripe } = await import('stripe');

const table = emulatedTable();
const secret = 'whsec_canary_of_the_signature';
let till: Till;
let outOfOrder = false;

beforeAll(async () => {
  till = await openTill({
    table,
    mishap: ({ path }) => (outOfOrder && path === '/v1/invoices' ? 'fail' : null),
  });
});
afterAll(() => till.stop());

it('no log line contains a key, a secret, a card, an address or a payment page', async () => {
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      lines.push(String(chunk));
      return true;
    });
  }
  const handler = serve(
    paymentEvents,
    paymentEventHandlers({
      ...till.services,
      events: stripeEvents(async () => secret),
      parked: { park: async () => undefined, replay: async () => ({ replayed: 0, failed: 0 }) },
    }),
  );
  const userId = await till.newUser();
  const begun = await till.begin(userId, 'pro');
  await till.press(begun.hosted_url, 'pay');
  const event = (await till.events(userId)).find(({ type }) => type === 'invoice.paid');
  const body = JSON.stringify(event);
  const deliver = async (signedWith: string) => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: signedWith });
    const delivery = {
      routeKey: 'POST /api/webhooks/payments',
      headers: { 'stripe-signature': signature },
      body,
      isBase64Encoded: false,
    };
    return Reflect.get(Object(await Reflect.apply(handler, undefined, [delivery])), 'statusCode');
  };
  const statuses = [await deliver('whsec_wrong')];
  outOfOrder = true;
  statuses.push(await deliver(secret));
  outOfOrder = false;
  statuses.push(await deliver(secret));
  vi.restoreAllMocks();

  expect(statuses).toEqual([400, 500, 200]);
  const written = lines.join('');
  expect(written).toContain('a payment event was not taken over');
  expect(written).toContain('evt_');
  for (const canary of [
    till.stripe.key,
    secret,
    `${userId}@seller.example`,
    'seller.example',
    cards.good,
    '4242',
    begun.hosted_url,
  ]) {
    expect(written, canary).not.toContain(canary);
  }
}, 60_000);
