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

const hour = 3600;
const day = 24 * hour;
const trial = {
  payment_method_collection: 'if_required' as const,
  subscription_data: {
    trial_period_days: 14,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
  },
};
const failsLater = '4000 0000 0000 0341';

function endOf(subscription: { items: { data: { current_period_end: number }[] } }): number {
  return subscription.items.data[0]?.current_period_end ?? 0;
}

test('a trial needs no card, warns three days before its end, and ends the subscription', async () => {
  const { stripe, sdk, openCheckout, press, types } = await shop();
  const session = await openCheckout(trial);
  expect(session.amount_total).toBe(0);
  await press(session.url, { act: 'start' });
  const begun = await sdk.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  expect(begun).toMatchObject({
    payment_status: 'no_payment_required',
    subscription: { status: 'trialing', default_payment_method: null },
  });
  stripe.advance(stripe.now() + 11 * day);
  expect(types()).toContain('customer.subscription.trial_will_end');
  expect((await sdk.subscriptions.list()).data).toMatchObject([{ status: 'trialing' }]);
  stripe.advance(stripe.now() + 3 * day);
  expect((await sdk.subscriptions.list({ status: 'all' })).data).toMatchObject([{ status: 'canceled' }]);
  expect(types().at(-1)).toBe('customer.subscription.deleted');
  expect((await sdk.charges.list()).data).toEqual([]);
});

test('a trial with a card continues as a paid month', async () => {
  const { stripe, sdk, subscribe } = await shop();
  const { id } = await subscribe(undefined, trial);
  stripe.advance(stripe.now() + 14 * day + hour);
  expect(await sdk.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', amount_paid: 2900 },
  });
});

test('a failed renewal is past due, retried, and ends the subscription after the fourth failure', async () => {
  const { stripe, sdk, subscribe, types } = await shop();
  const subscription = await subscribe(failsLater);
  stripe.advance(endOf(subscription) + hour);
  const failed = await sdk.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(failed).toMatchObject({
    status: 'past_due',
    latest_invoice: {
      status: 'open',
      attempt_count: 1,
      // Within a minute: the clock advanced between the failure and this line.
      next_payment_attempt: expect.closeTo(stripe.now() + 3 * day, -2),
    },
  });
  stripe.advance(stripe.now() + (3 + 5 + 7) * day);
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
});

test('a new card makes the next attempt succeed, or pays the open invoice at once', async () => {
  const { stripe, sdk, subscribe, press } = await shop();
  const subscription = await subscribe(failsLater);
  const customer = String(subscription.customer);
  const open = () =>
    sdk.billingPortal.sessions.create({
      customer,
      return_url: 'https://shop.example/account',
      flow_data: { type: 'payment_method_update' },
    });
  stripe.advance(endOf(subscription) + hour);

  const declined = await press((await open()).url, { act: 'card', number: '4000 0000 0000 0002' });
  expect(declined.page).toContain('Your card was declined.');
  const { page } = await press((await open()).url, { act: 'card' });
  expect(page).toContain('Pay $29.00');
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'past_due' });

  const { latest_invoice } = await sdk.subscriptions.retrieve(subscription.id);
  const { location } = await press((await open()).url, { act: String(latest_invoice) });
  expect(location).toBe('https://shop.example/account');
  expect(await sdk.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', attempt_count: 2 },
  });
});

test('a cancellation takes effect at the end of the period, unless it is withdrawn', async () => {
  const { stripe, sdk, subscribe } = await shop();
  const kept = await subscribe();
  const ended = await subscribe();
  for (const { id } of [kept, ended]) await sdk.subscriptions.update(id, { cancel_at_period_end: true });
  expect(await sdk.subscriptions.retrieve(ended.id)).toMatchObject({
    status: 'active',
    cancel_at: endOf(ended),
  });
  await sdk.subscriptions.update(kept.id, { cancel_at_period_end: false });
  stripe.advance(endOf(ended) + hour);
  expect(await sdk.subscriptions.retrieve(ended.id)).toMatchObject({
    status: 'canceled',
    ended_at: endOf(ended),
  });
  expect(await sdk.subscriptions.retrieve(kept.id)).toMatchObject({ status: 'active', cancel_at: null });
});

test('a switch in the portal invoices the difference for the rest of the month', async () => {
  const { stripe, sdk, enterprise, pro, subscribe, press } = await shop();
  const subscription = await subscribe();
  const item = subscription.items.data[0]?.id ?? '';
  const half = (endOf(subscription) + subscription.start_date) / 2;
  stripe.advance(half);

  async function switchTo(price: string) {
    const { url } = await sdk.billingPortal.sessions.create({
      customer: String(subscription.customer),
      return_url: 'https://shop.example/back',
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [{ id: item, price, quantity: 1 }],
        },
        after_completion: { type: 'redirect', redirect: { return_url: 'https://shop.example/switched' } },
      },
    });
    expect(await (await fetch(url)).text()).toMatch(/Due today: \$/);
    return press(url, { act: 'confirm' });
  }

  expect((await switchTo(enterprise.id)).location).toBe('https://shop.example/switched');
  const up = await sdk.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(up).toMatchObject({
    status: 'active',
    items: { data: [{ id: item, price: { id: enterprise.id } }] },
    latest_invoice: { billing_reason: 'subscription_update', status: 'paid', amount_paid: 4950 - 1450 },
  });
  expect(endOf(up)).toBe(endOf(subscription));

  // Switching back leaves a credit, which the next month uses.
  await switchTo(pro.id);
  const customer = await sdk.customers.retrieve(String(subscription.customer));
  expect(customer).toMatchObject({ balance: -3500 });
  stripe.advance(endOf(up) + hour);
  expect(await sdk.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })).toMatchObject({
    latest_invoice: { status: 'paid', total: 2900, amount_paid: 0, ending_balance: -600 },
  });
});

test('in a month without the day a period ends on the last day, and the next one on the day again', async () => {
  const { stripe, sdk, subscribe } = await shop();
  const year = new Date(stripe.now() * 1000).getUTCFullYear() + 1;
  const at = (month: number, date: number) => Date.UTC(year, month - 1, date, 12) / 1000;
  stripe.advance(at(1, 31));
  const { id } = await subscribe();
  const ends: string[] = [];
  for (let month = 0; month < 3; month++) {
    const end = endOf(await sdk.subscriptions.retrieve(id));
    ends.push(new Date(end * 1000).toISOString().slice(5, 10));
    stripe.advance(end + hour);
  }
  const february = new Date(Date.UTC(year, 2, 0)).getUTCDate();
  expect(ends).toEqual([`02-${february}`, '03-31', '04-30']);
});

test('a Checkout that nobody pays expires after a day, and a paid one cannot be expired', async () => {
  const { stripe, sdk, openCheckout, press, types } = await shop();
  const left = await openCheckout();
  const paid = await openCheckout({ customer: left.customer });
  await press(paid.url, { act: 'pay' });
  await expect(sdk.checkout.sessions.expire(paid.id)).rejects.toThrow(/status of `complete`/);
  expect((await press(paid.url, { act: 'pay' })).page).toContain('Already paid');
  expect((await sdk.charges.list()).data).toHaveLength(1);
  stripe.advance(stripe.now() + day);
  expect(await sdk.checkout.sessions.retrieve(left.id)).toMatchObject({ status: 'expired', url: null });
  expect(types()).toContain('checkout.session.expired');
  expect((await press(left.url, { act: 'pay' })).page).toContain('expired');
});

test('a deleted customer has no subscription left, and only the id is known', async () => {
  const { sdk, subscribe } = await shop();
  const { id, customer } = await subscribe();
  await sdk.customers.del(String(customer));
  expect(await sdk.customers.retrieve(String(customer))).toMatchObject({ deleted: true });
  expect(await sdk.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  await expect(sdk.customers.del(String(customer))).rejects.toMatchObject({ code: 'resource_missing' });
});

test('the holder of a card can ask the bank for a payment back', async () => {
  const { sdk, subscribe, stripe } = await shop();
  await subscribe('4000 0000 0000 0259');
  const [event] = (await sdk.events.list({ type: 'charge.dispute.created' })).data;
  const [charge] = (await sdk.charges.list()).data;
  expect(charge).toMatchObject({ disputed: true, paid: true });
  expect(event?.data.object).toMatchObject({ charge: charge?.id, amount: 2900, status: 'needs_response' });
  expect(stripe.ledger.list('dispute')).toHaveLength(1);
});

test('a charge is refunded once, in parts or whole', async () => {
  const { sdk, subscribe, types } = await shop();
  await subscribe();
  const [charge] = (await sdk.charges.list()).data;
  const id = charge?.id ?? '';
  await sdk.refunds.create({ charge: id, amount: 900 });
  await sdk.refunds.create({ payment_intent: String(charge?.payment_intent), reason: 'duplicate' });
  const { data } = await sdk.charges.list({ expand: ['data.refunds'] });
  expect(data[0]).toMatchObject({
    refunded: true,
    amount_refunded: 2900,
    refunds: { data: [{ amount: 2000 }, { amount: 900 }] },
  });
  await expect(sdk.refunds.create({ charge: id })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect(types().filter((type) => type === 'charge.refunded')).toHaveLength(2);
});
