import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { caseCount, firstCase } from '../prove/try-cases.ts';
import type { App } from './app.ts';
import { findsPayment, findsPlan, look, opens, person, press, shows, success } from './plans.ts';
import { sharedApp } from './shared-app.ts';

/*
 * A switch whose payment page is left, and then confirmed and deleted there and here, in any order. What each order
 * does to the stored rows is in tests/data/payments/switches.test.ts, and how a switch is paid in payments.test.ts:
 * `npm test` leaves the rest to the proof.
 */
const day = 86_400;

const shared = sharedApp();
let app: App;
let chromium: Browser;

beforeAll(() => {
  ({ app, chromium } = shared);
});

afterEach(() => app.stripe.deliveries.resume());

describe('somebody who leaves the page of a switch', () => {
  /** Each act receives the tab with the plans, and Stripe's tab. */
  const acts = {
    async deletes(page: Page) {
      await press(page, /^Delete payment/);
      await page.getByText('A switch that you confirm there still counts.').waitFor();
      const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await press(page, 'Delete Payment');
      await answered;
    },
    async confirms(_page: Page, portal: Page) {
      const lookedUp = portal.waitForResponse((response) => response.url().includes('/api/payments/'));
      await press(portal, 'Confirm');
      // Also if its pending row was deleted before: not "Payment not found".
      expect((await lookedUp).status()).toBe(200);
      await portal.getByText(success).waitFor();
    },
    async events() {
      await app.stripe.deliveries.flush();
    },
  };
  type Act = keyof typeof acts;
  const orders: Act[][] = [
    ['deletes', 'confirms', 'events'],
    ['confirms', 'deletes', 'events'],
    ['deletes', 'events', 'confirms'],
    ['confirms', 'events', 'deletes'],
    ['events', 'deletes', 'confirms'],
    ['events', 'confirms', 'deletes'],
  ];

  const all = [
    ...orders.map((order) => ({ order, trial: false })),
    ...orders.slice(0, 2).map((order) => ({ order, trial: true })),
  ];

  it.each(all.slice(firstCase, firstCase + caseCount('switches')))(
    'has what was confirmed in the history: $order, trial: $trial',
    async ({ order, trial }) => {
      const { page } = await person(app, chromium);
      const tab = await opens(app, page, 'Upgrade to Pro');
      await press(tab, 'Start trial with this card');
      await shows(tab, 'Pro');
      if (!trial) app.stripe.advance(app.stripe.now() + 15 * day);

      await look(app, tab);
      const portal = await opens(app, tab, 'Switch to Enterprise');
      await tab.getByRole('button', { name: /^Delete payment/ }).waitFor();
      await portal.getByRole('button', { name: 'Confirm' }).waitFor();
      app.stripe.deliveries.hold();
      for (const act of order) await acts[act](tab, portal);
      app.stripe.deliveries.resume();

      for (const each of [portal, tab]) {
        await findsPayment(app, each, /Switch to Enterprise .* Paid/);
        await findsPlan(app, each, 'Enterprise');
        expect(await each.getByRole('heading', { name: 'Pending Payments' }).count()).toBe(0);
      }
      await page.context().close();
    },
  );
});
