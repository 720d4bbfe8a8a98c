import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTill, type Till } from '../data/payments/till.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { between, jostledTable } from './jostled-table.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill({ table: jostledTable(), trialDays: 14 });
});
afterAll(() => till.stop());

/** Addresses of one mailbox. */
function addressesOf(name: string): string[] {
  return [
    `${name}@gmail.com`,
    `${name}+b@gmail.com`,
    `${name[0]}.${name.slice(1)}@gmail.com`,
    `${name}@googlemail.com`,
  ];
}

function trialsOf(userId: string): number {
  const subscriptions = till.stripe.ledger.list('subscription');
  return subscriptions.filter((each) => each.metadata.user_id === userId && each.status === 'trialing')
    .length;
}

/** Opens payment pages in a number of tabs, and presses the button of each that starts the trial. */
async function tryOut(userId: string, tabs: number): Promise<void> {
  const pages = await Promise.allSettled(Array.from({ length: tabs }, () => till.begin(userId, 'pro')));
  const opened = pages.filter((page) => page.status === 'fulfilled').map(({ value }) => value.hosted_url);
  await Promise.all(opened.map((url) => till.press(url, 'start')));
}

it('gives one trial to a card, however many people give it at once', async () => {
  const raced = await tryAll(
    'trial-race',
    async (random) => {
      const round = randomUUID();
      const shop = await openTill({
        table: jostledTable(),
        trialDays: 14,
        hash: async (text) => `${round} ${text}`,
      });
      const people = await Promise.all(Array.from({ length: between(random, 2, 4) }, () => shop.newUser()));
      await Promise.all(people.map((userId) => shop.subscribe(userId, 'pro')));
      const statuses = shop.stripe.ledger.list('subscription').map(({ status }) => status);
      const charges = shop.stripe.ledger.list('charge').length;
      await shop.stop();
      const trials = statuses.filter((status) => status === 'trialing').length;
      const right = trials === 1 && charges === 0 && statuses.length === people.length;
      const wrong = right
        ? []
        : [`${people.length} people have ${trials} trials of one card, ${charges} charges`];
      return { met: people.length - 1, wrong };
    },
    { atOnce: 2, meeting: 'had a person without a trial' },
  );
  expect(raced).toBe(caseCount('trial-race'));
});

it('gives a person one trial, however many accounts and tabs ask for it', async () => {
  const raced = await tryAll(
    'trial-race',
    async (random) => {
      const addresses = addressesOf(`p${randomUUID()}`).slice(0, between(random, 2, 4));
      const accounts = await Promise.all(addresses.map((address) => till.newUser(address)));
      await Promise.all(accounts.map((userId) => tryOut(userId, between(random, 1, 2))));
      const trials = accounts.reduce((sum, userId) => sum + trialsOf(userId), 0);
      const wrong = trials === 1 ? [] : [`${accounts.length} accounts of one person have ${trials} trials`];
      return { met: accounts.length - 1, wrong };
    },
    { atOnce: 2, meeting: 'had an account without a trial' },
  );
  expect(raced).toBe(caseCount('trial-race'));
});
