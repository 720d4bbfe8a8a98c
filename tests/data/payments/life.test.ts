import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageBilling } from '../../../functions/data/billing/billing-records.ts';
import { emulatedTable } from '../table.ts';
import { cards, openTill, type Till } from './till.ts';

const table = emulatedTable();
const none = { params: {}, query: {}, body: {}, idempotencyKey: null };
const daySeconds = 86_400;

let till: Till;
beforeAll(async () => {
  till = await openTill({ table });
});
afterAll(() => till.stop());

async function recordsOf(userId: string) {
  const { records } = await pageBilling(table, userId, { limit: 100, after: null });
  return records.map(({ status, amount, description }) => ({ status, amount, description }));
}

async function hear(userId: string): Promise<void> {
  for (const event of await till.events(userId)) await till.deliver(event);
}

describe('a subscription', () => {
  it('is pending until it is paid, and then sets the plan with its limits', async () => {
    const userId = await till.newUser();
    const { payment_id, hosted_url } = await till.begin(userId, 'pro');
    expect(await recordsOf(userId)).toEqual([{ status: 'pending', amount: 29, description: 'Pro plan' }]);
    expect(await till.handlers.subscription(none, { userId })).toMatchObject({ subscription_type: 'free' });

    const location = await till.press(hosted_url, 'pay');
    expect(location).toBe(
      `https://app.example/dashboard/manage-subscription?payment=success&type=subscription&payment_id=${payment_id}`,
    );
    // The page asks; no event was handled.
    const looked = await till.handlers.payment({ ...none, params: { payment_id } }, { userId });
    expect(looked).toMatchObject({
      payment_id,
      status: 'paid',
      subscription: { subscription_type: 'pro', status: 'active', cancel_at_period_end: false },
    });
    expect(await till.handlers.limits(none, { userId })).toMatchObject({ lead_searches_limit: 500 });
    expect(await recordsOf(userId)).toEqual([{ status: 'paid', amount: 29, description: 'Pro plan' }]);
  });

  it('ends at the end of its period after it is canceled, and continues if it is reactivated', async () => {
    const userId = await till.newUser();
    await till.subscribe(userId, 'pro');
    expect(await till.handlers.cancel(none, { userId })).toMatchObject({
      subscription_type: 'pro',
      cancel_at_period_end: true,
    });
    expect(await till.handlers.reactivate(none, { userId })).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
    });
    await till.handlers.cancel(none, { userId });
    till.stripe.advance(till.stripe.now() + 32 * daySeconds);
    await hear(userId);
    expect(await till.handlers.subscription(none, { userId })).toMatchObject({
      subscription_type: 'free',
      status: 'canceled',
    });
    await expect(till.handlers.cancel(none, { userId })).rejects.toMatchObject({
      code: 'not_found',
      message: 'No subscription found',
    });
  });

  it('is switched on a page that shows the price, and the difference is paid', async () => {
    const userId = await till.newUser();
    await till.subscribe(userId, 'pro');
    const { payment_id, hosted_url } = await till.begin(userId, 'enterprise');
    expect(hosted_url).toContain('/p/');
    await till.press(hosted_url, 'confirm');
    const looked = await till.handlers.payment({ ...none, params: { payment_id } }, { userId });
    expect(looked).toMatchObject({ status: 'paid', subscription: { subscription_type: 'enterprise' } });
    const [switched, begun] = await recordsOf(userId);
    expect(switched).toMatchObject({ status: 'paid', description: 'Switch to Enterprise' });
    expect(switched?.amount).toBeCloseTo(70, 0);
    expect(begun).toMatchObject({ status: 'paid', amount: 29 });
  });

  it('cannot be paid twice', async () => {
    const userId = await till.newUser();
    await till.subscribe(userId, 'pro');
    await expect(till.begin(userId, 'pro')).rejects.toMatchObject({ code: 'conflict' });
    expect(await recordsOf(userId)).toHaveLength(1);
  });

  it('is renewed, with a payment every month', async () => {
    const userId = await till.newUser();
    await till.subscribe(userId, 'pro');
    till.stripe.advance(till.stripe.now() + 32 * daySeconds);
    await hear(userId);
    expect(await recordsOf(userId)).toEqual([
      { status: 'paid', amount: 29, description: 'Pro plan, renewal' },
      { status: 'paid', amount: 29, description: 'Pro plan' },
    ]);
  });

  it('whose renewal fails is overdue, notifies its user once, and continues with another card', async () => {
    const userId = await till.newUser();
    await till.subscribe(userId, 'pro', cards.failsLater);
    till.stripe.advance(till.stripe.now() + 36 * daySeconds);
    await hear(userId);
    expect(await till.handlers.subscription(none, { userId })).toMatchObject({ status: 'past_due' });
    const failed = till.notices.filter((notice) => 'user_id' in notice && notice.user_id === userId);
    expect(failed).toEqual([expect.objectContaining({ kind: 'payment_failed' })]);

    const { payment_id, hosted_url } = await till.begin(userId, 'pro');
    await till.press(hosted_url, 'card');
    const [open] = till.stripe.ledger.list('invoice').filter(({ status }) => status === 'open');
    await till.press(hosted_url, open?.id ?? '');
    const looked = await till.handlers.payment({ ...none, params: { payment_id } }, { userId });
    expect(looked).toMatchObject({ status: 'paid', subscription: { status: 'active' } });
  });
});
