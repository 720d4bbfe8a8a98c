import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingHandlers } from '../../../functions/api/billing.ts';
import { putTombstone } from '../../../functions/data/account/tombstones.ts';
import { eraseAccount, rowsOfAccount } from '../../../functions/data/account/whole-account.ts';
import { pageBilling } from '../../../functions/data/billing/billing-records.ts';
import { deletePending } from '../../../functions/domain/billing/payment-page.ts';
import { NoPaymentPage, PaymentProviderError } from '../../../functions/domain/billing/payment-provider.ts';
import { variant } from '../../prove/variants.ts';
import { emulatedTable } from '../table.ts';
import { cards, openTill, type Till } from './till.ts';

const table = emulatedTable();
const none = { params: {}, query: {}, body: {}, idempotencyKey: null };
const hourMs = 3600_000;

let till: Till;
let later = 0;
beforeAll(async () => {
  till = await openTill({ table, trialDays: 14, now: () => new Date(Date.now() + later) });
});
afterAll(() => till.stop());

async function recordsOf(userId: string) {
  return (await pageBilling(table, userId, { limit: 100, after: null })).records;
}

async function hear(userId: string): Promise<void> {
  for (const event of await till.events(userId)) await till.deliver(event);
}

function subscriptionsOf(userId: string) {
  const own = ({ metadata }: { metadata: Record<string, string> }) => metadata.user_id === userId;
  return till.stripe.ledger.list('subscription').filter(own);
}

const remove = (userId: string, id: string) =>
  till.handlers.deletePendingPayment({ ...none, params: { id } }, { userId });
const resume = (userId: string, invoice_number: string) =>
  till.handlers.continuePayment({ ...none, params: { invoice_number } }, { userId });

describe('the trial', () => {
  it('comes with the first subscription, needs no card, ends on the free plan without one, and comes only once', async () => {
    const userId = await till.newUser();
    const { hosted_url } = await till.begin(userId, 'pro');
    await till.press(hosted_url, 'start');
    await hear(userId);
    expect(await till.handlers.subscription(none, { userId })).toMatchObject({
      subscription_type: 'pro',
      status: 'trialing',
    });
    expect(await recordsOf(userId)).toEqual([expect.objectContaining({ status: 'paid', amount: 0 })]);

    till.stripe.advance(till.stripe.now() + 15 * 86_400);
    await hear(userId);
    expect(await till.handlers.subscription(none, { userId })).toMatchObject({
      subscription_type: 'free',
      status: 'canceled',
    });
    const again = await till.begin(userId, 'pro');
    await till.press(again.hosted_url, 'pay');
    await hear(userId);
    expect(await till.handlers.subscription(none, { userId })).toMatchObject({ status: 'active' });
    expect((await recordsOf(userId))[0]).toMatchObject({ status: 'paid', amount: 29 });
  });
});

describe('the trial of one person', () => {
  const trialing = (userId: string) => subscriptionsOf(userId).filter(({ status }) => status === 'trialing');

  /** Opens a payment page, and starts the trial on it, or pays if there is none. */
  async function tryOut(userId: string): Promise<void> {
    const { hosted_url } = await till.begin(userId, 'pro');
    await till.press(hosted_url, 'start');
  }

  it.each([
    ['the same address', (name: string) => `${name}@gmail.com`],
    ['a tag', (name: string) => `${name}+1@gmail.com`],
    ['dots', (name: string) => `${name[0]}.${name.slice(1)}@gmail.com`],
    ['the other name of the host', (name: string) => `${name}@googlemail.com`],
  ])('stays the only one if the account is deleted and another is created with %s', async (_, again) => {
    const name = `p${randomUUID()}`;
    const first = await till.newUser(`${name}@gmail.com`);
    await tryOut(first);
    expect(trialing(first)).toHaveLength(1);
    const account = await till.services.store.account(first);
    await putTombstone(table, first, new Date());
    await till.services.provider.deleteCustomer(account?.customer_id ?? '');
    await eraseAccount(table, first, AbortSignal.timeout(10_000));

    const second = await till.newUser(again(name));
    await tryOut(second);
    expect(subscriptionsOf(second)).toEqual([expect.objectContaining({ status: 'active' })]);
  });

  it('stays the only one in each of twenty races of two accounts', variant, async () => {
    for (let round = 0; round < 20; round += 1) {
      const name = `p${randomUUID()}`;
      const accounts = [
        await till.newUser(`${name}+a@race.example`),
        await till.newUser(`${name}@race.example`),
      ];
      await Promise.all(accounts.map(tryOut));
      expect(accounts.flatMap(trialing)).toHaveLength(1);
    }
  });

  it('can be had again after a year, and by another person', async () => {
    const name = `p${randomUUID()}`;
    await tryOut(await till.newUser(`${name}@gmail.com`));
    const other = await till.newUser(`${name}x@gmail.com`);
    await tryOut(other);
    expect(trialing(other)).toHaveLength(1);
    later = 366 * 24 * hourMs;
    const again = await till.newUser(`${name}+2@gmail.com`);
    await tryOut(again);
    later = 0;
    expect(trialing(again)).toHaveLength(1);
  });
});

describe('the trial of one card', () => {
  const own = `${randomUUID()}`;
  let shop: Till;
  beforeAll(async () => {
    const hash = async (text: string) => `${own} ${text}`;
    shop = await openTill({ table, trialDays: 14, hash });
  });
  afterAll(() => shop.stop());

  const subscription = async (userId: string) => shop.handlers.subscription(none, { userId });
  const charges = () => shop.stripe.ledger.list('charge').filter(({ amount }) => amount > 0);

  it('is one: a second person who gives it has no trial, is charged nothing, and is told', async () => {
    const first = await shop.newUser();
    await shop.subscribe(first, 'pro');
    expect(await subscription(first)).toMatchObject({ status: 'trialing', trial_refused: false });

    const second = await shop.newUser();
    const { payment_id } = await shop.subscribe(second, 'pro');
    const refused = { subscription_type: 'free', status: 'canceled', trial_refused: true };
    expect(await subscription(second)).toMatchObject(refused);
    expect((await pageBilling(table, second, { limit: 10, after: null })).records).toEqual([
      expect.objectContaining({
        id: payment_id,
        status: 'paid',
        amount: 0,
        description: 'Pro plan, trial refused',
      }),
    ]);
    expect(charges()).toEqual([]);
    expect(shop.stripe.ledger.list('subscription').map(({ status }) => status)).toEqual(
      expect.arrayContaining(['trialing', 'canceled']),
    );
    shop.stripe.advance(shop.stripe.now() + 13 * 86_400);
    expect(charges()).toEqual([]);

    // A person whose trial is refused may pay with the same card.
    await shop.subscribe(second, 'pro');
    expect(await subscription(second)).toMatchObject({ status: 'active', trial_refused: false });
    expect(charges()).toHaveLength(1);
  });

  it("is not given again after its account was deleted, and is the same account's however often it is heard of", async () => {
    const first = await shop.newUser();
    const second = await shop.newUser();
    await shop.subscribe(first, 'pro', cards.other);
    for (const event of await shop.events(first)) await shop.deliver({ ...event, id: `${event.id}_again` });
    expect(await subscription(first)).toMatchObject({ status: 'trialing' });
    const account = await shop.services.store.account(first);
    await putTombstone(table, first, new Date());
    await shop.services.provider.deleteCustomer(account?.customer_id ?? '');
    await eraseAccount(table, first, AbortSignal.timeout(10_000));

    await shop.subscribe(second, 'pro', cards.other);
    expect(await subscription(second)).toMatchObject({ status: 'canceled', trial_refused: true });
  });

  it('is not asked for where no card is given', async () => {
    const people = [await shop.newUser(), await shop.newUser()];
    for (const userId of people) {
      const { hosted_url } = await shop.begin(userId, 'pro');
      await shop.press(hosted_url, 'start');
      for (const event of await shop.events(userId)) await shop.deliver(event);
      expect(await subscription(userId)).toMatchObject({ status: 'trialing' });
    }
  });
});

describe('payment pages', () => {
  it.each([
    [new NoPaymentPage('a page without an address'), 'No payment URL returned'],
    [
      new PaymentProviderError('no answer'),
      'The payment service is not answering at the moment. Please try again.',
    ],
  ])('that cannot be opened say why (%s)', async (error, message) => {
    const fails = async () => {
      throw error;
    };
    const handlers = billingHandlers({
      ...till.services,
      table,
      pages: { openCheckout: fails, openSwitch: fails, openCardUpdate: fails },
      trialDays: null,
      hash: async (text) => text,
    });
    const body = { metadata: { subscription_type: 'pro' } };
    const asked = handlers.createPayment({ ...none, body }, { userId: await till.newUser() });
    await expect(asked).rejects.toMatchObject({ code: 'unavailable', message });
  });

  it('opened in two tabs leave one that can be paid', async () => {
    const userId = await till.newUser();
    const first = await till.begin(userId, 'pro');
    const second = await till.begin(userId, 'enterprise');
    await till.press(first.hosted_url, 'pay');
    await till.press(second.hosted_url, 'pay');
    await hear(userId);
    expect(subscriptionsOf(userId)).toHaveLength(1);
    expect(await till.handlers.subscription(none, { userId })).toMatchObject({
      subscription_type: 'enterprise',
    });
  });

  it('opened concurrently leave one that can be paid', async () => {
    const userId = await till.newUser();
    const tabs = await Promise.allSettled([till.begin(userId, 'pro'), till.begin(userId, 'pro')]);
    for (const tab of tabs) if (tab.status === 'fulfilled') await till.press(tab.value.hosted_url, 'pay');
    await hear(userId);
    expect(subscriptionsOf(userId)).toHaveLength(1);
  });

  it('are the same for the same request, and as long as they are open', async () => {
    const userId = await till.newUser();
    const key = randomUUID();
    const begun = await till.begin(userId, 'pro', key);
    expect(await till.begin(userId, 'pro', key)).toEqual(begun);
    const [record] = await recordsOf(userId);
    expect(await resume(userId, record?.invoice_number ?? '')).toEqual(begun);
  });

  it('that have expired are opened again for the same payment', async () => {
    const userId = await till.newUser();
    const begun = await till.begin(userId, 'pro');
    till.stripe.advance(till.stripe.now() + 25 * 3600);
    const [record] = await recordsOf(userId);
    const continued = await resume(userId, record?.invoice_number ?? '');
    expect(continued.payment_id).toBe(begun.payment_id);
    expect(continued.hosted_url).not.toBe(begun.hosted_url);
    await till.press(continued.hosted_url, 'pay');
    await hear(userId);
    expect(await recordsOf(userId)).toEqual([
      expect.objectContaining({ id: begun.payment_id, status: 'paid' }),
    ]);
    await expect(resume(userId, record?.invoice_number ?? '')).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each(['free', 'premium', ''])('are not opened for the plan %j', async (subscription_type) => {
    const userId = await till.newUser();
    const input = { ...none, body: { metadata: { subscription_type } } };
    await expect(till.handlers.createPayment(input, { userId })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Invalid subscription type',
    });
    expect(await recordsOf(userId)).toEqual([]);
  });
});

describe('a pending payment', () => {
  it('that is deleted cannot be paid any more', async () => {
    const userId = await till.newUser();
    const { payment_id, hosted_url } = await till.begin(userId, 'pro');
    await remove(userId, payment_id);
    expect(await recordsOf(userId)).toEqual([]);
    await till.press(hosted_url, 'pay');
    expect(subscriptionsOf(userId)).toEqual([]);
    await expect(remove(userId, payment_id)).rejects.toMatchObject({
      message: 'Payment not found or not eligible for deletion',
    });
  });

  it('that was paid in the meantime stays, and is paid', async () => {
    const userId = await till.newUser();
    const { payment_id, hosted_url } = await till.begin(userId, 'pro');
    await till.press(hosted_url, 'pay');
    await expect(remove(userId, payment_id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await recordsOf(userId)).toEqual([expect.objectContaining({ status: 'paid' })]);
  });

  it('whose page was completed stays, also before its subscription is known', async () => {
    const userId = await till.newUser();
    const { payment_id } = await till.begin(userId, 'pro');
    const provider = { ...till.services.provider, expireCheckout: async () => false };
    await expect(deletePending({ ...till.services, provider }, userId, payment_id)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await recordsOf(userId)).toEqual([expect.objectContaining({ status: 'pending' })]);
  });

  it('can only be deleted within 48 hours, and has failed after 30 days', async () => {
    const userId = await till.newUser();
    const { payment_id } = await till.begin(userId, 'pro');
    later = 48 * hourMs;
    await expect(remove(userId, payment_id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Only pending payments less than 48 hours old can be deleted manually',
    });
    later = 30 * 24 * hourMs;
    const history = await till.handlers.history({ ...none, query: { limit: 25 } }, { userId });
    later = 0;
    expect(history.billing_history).toEqual([expect.objectContaining({ status: 'failed' })]);
  });
});

describe('the end of an account', () => {
  it('ends the subscription, and later events write nothing', async () => {
    const userId = await till.newUser();
    await till.subscribe(userId, 'pro');
    const events = await till.events(userId);
    const account = await till.services.store.account(userId);
    await putTombstone(table, userId, new Date());
    for (let time = 1; time <= 2; time += 1) {
      await till.services.provider.deleteCustomer(account?.customer_id ?? '');
    }
    expect(subscriptionsOf(userId)).toEqual([expect.objectContaining({ status: 'canceled' })]);
    await eraseAccount(table, userId, AbortSignal.timeout(10_000));
    for (const event of events) await till.deliver({ ...event, id: `${event.id}_again` });
    const left: string[] = [];
    for await (const { sk } of rowsOfAccount(table, userId)) left.push(sk);
    expect(left).toEqual(['TOMBSTONE']);
  });
});
