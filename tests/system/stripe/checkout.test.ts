import { afterEach, expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function shop(): Promise<Shop> {
  const opened = await openShop();
  stops.push(opened.stop);
  return opened;
}

const monthSeconds = 31 * 86_400;

test('paying on the page creates a subscription, a paid invoice and a charge', async () => {
  const { openCheckout, press, sdk, heard, types } = await shop();
  const session = await openCheckout();
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 2900 });

  const { location } = await press(session.url, { act: 'pay' });
  expect(location).toBe(`https://shop.example/done?session=${session.id}`);

  const paid = await sdk.checkout.sessions.retrieve(session.id, {
    expand: ['subscription', 'invoice.payments.data.payment.payment_intent'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    metadata: { order: 'o-1' },
    subscription: { status: 'active', metadata: { user: 'u-1' }, cancel_at_period_end: false },
    invoice: {
      status: 'paid',
      amount_paid: 2900,
      billing_reason: 'subscription_create',
      payments: {
        data: [{ status: 'paid', payment: { payment_intent: { status: 'succeeded' } } }],
      },
    },
  });
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(expect.arrayContaining(types()));
  expect(types()).toEqual(
    expect.arrayContaining([
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]),
  );
});

test('a declined card leaves the Checkout open and subscribes to nothing', async () => {
  const { openCheckout, press, sdk } = await shop();
  const session = await openCheckout();
  const { location, page } = await press(session.url, { act: 'pay', number: '4000 0000 0000 0002' });
  expect(location).toBeNull();
  expect(page).toContain('Your card was declined.');
  expect(await sdk.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
  expect(await sdk.subscriptions.list({ status: 'all' })).toMatchObject({ data: [] });
});

test('a subscription renews each month, an hour after its period ends', async () => {
  const { stripe, subscribe, sdk } = await shop();
  const { id, items } = await subscribe();
  const end = items.data[0]?.current_period_end ?? 0;
  stripe.advance(end + 3600);
  const renewed = await sdk.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(renewed).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', billing_reason: 'subscription_cycle', amount_paid: 2900 },
  });
  expect(renewed.items.data[0]?.current_period_start).toBe(end);
  expect(renewed.items.data[0]?.current_period_end).toBeGreaterThan(end + monthSeconds - 4 * 86_400);
});
