import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageBilling } from '../../../functions/data/billing/billing-records.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { oneIn } from '../../prove/variants.ts';
import { emulatedTable } from '../table.ts';
import { openTill, type Till } from './till.ts';

/*
 * Stripe's page that confirms a switch cannot be closed from here. Whatever people do with the pending payment in
 * the meantime, a switch that they confirm is their plan and is in the history.
 */
const table = emulatedTable();
const none = { params: {}, query: {}, body: {}, idempotencyKey: null };
const trialDays = { 'a trial': 14, 'a paid plan': null } as const;
type During = keyof typeof trialDays;

let tills: Record<During, Till>;
beforeAll(async () => {
  const [trial, paid] = await Promise.all([
    openTill({ table, trialDays: trialDays['a trial'] }),
    openTill({ table, trialDays: trialDays['a paid plan'] }),
  ]);
  tills = { 'a trial': trial, 'a paid plan': paid };
});
afterAll(() => Promise.all(Object.values(tills).map((till) => till.stop())));

type Begun = Awaited<ReturnType<Till['begin']>>;

async function recordsOf(userId: string) {
  return (await pageBilling(table, userId, { limit: 100, after: null })).records;
}

/**
 * What can happen to a switch whose page was opened. Deleting may be refused, but only if there is nothing to
 * delete.
 */
const acts = {
  async confirmed(till: Till, _userId: string, { hosted_url }: Begun) {
    await till.press(hosted_url, 'confirm');
  },
  async deleted(till: Till, userId: string, { payment_id: id }: Begun) {
    try {
      await till.handlers.deletePendingPayment({ ...none, params: { id } }, { userId });
    } catch (error) {
      expect(error).toMatchObject({ message: 'Payment not found or not eligible for deletion' });
    }
  },
  async heard(till: Till, userId: string) {
    for (const event of await till.events(userId)) await till.deliver(event);
  },
  async returned(till: Till, userId: string, { payment_id }: Begun) {
    const { status } = await till.handlers.payment({ ...none, params: { payment_id } }, { userId });
    expect(status).toBe('paid');
  },
};
type Act = keyof typeof acts;

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** Every order of the acts except those that return from a page before it was confirmed. */
const orders = permutations<Act>(['confirmed', 'deleted', 'heard', 'returned']).filter(
  (order) => order.indexOf('confirmed') < order.indexOf('returned'),
);

/** A user on Pro who has just opened the page of a switch to Enterprise. */
async function switching(till: Till, during: During): Promise<{ userId: string; begun: Begun }> {
  const userId = await till.newUser();
  const first = await till.begin(userId, 'pro');
  await till.press(first.hosted_url, during === 'a trial' ? 'start' : 'pay');
  await acts.heard(till, userId);
  return { userId, begun: await till.begin(userId, 'enterprise') };
}

describe.each(['a trial', 'a paid plan'] as const)('a switch during %s', (during) => {
  const switched = async (order: readonly Act[]) => {
    const till = tills[during];
    const { userId, begun } = await switching(till, during);
    for (const act of order) await acts[act](till, userId, begun);
    if (order.at(-1) === 'confirmed') await acts.heard(till, userId);

    const records = await recordsOf(userId);
    expect(records).toHaveLength(2);
    const difference = plans.enterprise.price - plans.pro.price;
    expect(records).toContainEqual(
      expect.objectContaining({
        id: begun.payment_id,
        status: 'paid',
        description: 'Switch to Enterprise',
        amount: during === 'a trial' ? 0 : expect.closeTo(difference, 0),
      }),
    );
    const plan = await till.handlers.subscription(none, { userId });
    expect(plan).toMatchObject({ subscription_type: 'enterprise' });
  };
  for (const [at, order] of orders.entries()) {
    it(`that is ${order.join(', ')} is in the history`, oneIn(4, at), () => switched(order));
  }

  it('that is deleted and never confirmed leaves no record', async () => {
    const till = tills[during];
    const { userId, begun } = await switching(till, during);
    await acts.deleted(till, userId, begun);
    await acts.heard(till, userId);
    expect((await recordsOf(userId)).map(({ id }) => id)).not.toContain(begun.payment_id);
    const params = { payment_id: begun.payment_id };
    await expect(till.handlers.payment({ ...none, params }, { userId })).rejects.toMatchObject({
      code: 'not_found',
      message: 'Payment not found',
    });
  });
});
