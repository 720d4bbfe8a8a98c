import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import type { App } from './app.ts';
import { findsPayment, look, opens, person, plansPath, press, shows, success } from './plans.ts';
import { sharedApp } from './shared-app.ts';
import { desktop, expectSound } from './sound-screen.ts';

/*
 * How people get a plan, change it and lose it, on the running stack: the product's own pages, the payment pages of
 * the fake of Stripe in separate tabs, and its clock.
 */
const day = 86_400;

const shared = sharedApp();
let app: App;
let chromium: Browser;

beforeAll(() => {
  ({ app, chromium } = shared);
});

afterEach(() => app.stripe.deliveries.resume());

/** Presses Pay if a payment page opens and can be paid. Returns whether it returned to the product. */
async function tryToPay(tab: Page): Promise<boolean> {
  const pay = tab.getByRole('button', { name: 'Pay $29.00' });
  const expired = tab.getByText('This page has expired').first();
  try {
    await pay.or(expired).waitFor();
    if (await expired.isVisible()) return false;
    await pay.click();
    return await Promise.race([
      tab.waitForURL(`${app.url}/**`).then(() => true),
      expired.waitFor().then(() => false),
    ]);
  } catch (error) {
    // The product closes the tab if it cannot open a payment.
    if (tab.isClosed()) return false;
    throw error;
  }
}

/** What Stripe has of somebody. */
function atStripe(email: string) {
  const { ledger } = app.stripe;
  const ids = ledger
    .list('customer')
    .filter((customer) => customer.email === email)
    .map(({ id }) => id);
  const mine = ({ customer }: { customer: string | null }) => ids.includes(customer ?? '');
  const subscriptions = ledger.list('subscription').filter(mine);
  return {
    customers: ids.length,
    live: subscriptions.filter(({ status }) => status !== 'canceled'),
    kept: ledger.list('charge').filter((charge) => mine(charge) && charge.paid && !charge.refunded),
  };
}

describe('somebody on the free plan', () => {
  it('pays, returns, and has the plan with its limits at once', async () => {
    const { page, email } = await person(app, chromium);
    await shows(page, 'Free');
    const tab = await opens(app, page, 'Upgrade to Pro');
    await page.getByText('Payment page opened in a new tab.').waitFor();
    await page.getByRole('heading', { name: 'Pending Payments' }).waitFor();
    await expectSound(page);
    await expectSound(tab);

    await press(tab, 'Pay with a card that fails');
    await tab.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor();
    await press(tab, 'Start trial with this card');
    await tab.waitForURL(`${app.url}${plansPath}?payment=success**`);
    await tab.getByText(success).waitFor();
    await shows(tab, 'Pro');
    await tab.getByText('Trial ends').waitFor();
    await expectSound(tab);
    expect(atStripe(email)).toMatchObject({ customers: 1, live: [{ status: 'trialing' }] });

    // The tab that was left updates once it is visible. A screen reads again at most every five seconds.
    await page.bringToFront();
    await page.setViewportSize(desktop);
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return page.getByText('Pro User', { exact: true }).isVisible();
      })
      .toBe(true);
    await shows(page, 'Pro');
    await page.getByRole('link', { name: 'Lead Generator' }).click();
    await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuenow')).toBe('5');
    await page.context().close();
  });

  it('has the plan when the webhook comes late, and when it never comes', variant, async () => {
    const { page, email } = await person(app, chromium);
    app.stripe.deliveries.hold();
    const tab = await opens(app, page, 'Upgrade to Enterprise');
    await press(tab, 'Start trial with this card');
    await tab.getByText(success).waitFor();
    await shows(tab, 'Enterprise');

    await app.stripe.deliveries.flush((events) => [...events.toReversed(), ...events]);
    await look(app, tab);
    await shows(tab, 'Enterprise');
    expect(atStripe(email).live).toHaveLength(1);
    await page.context().close();
  });

  it('can go back from the payment page, pay later, or delete what is pending', variant, async () => {
    const { page } = await person(app, chromium);
    const tab = await opens(app, page, 'Upgrade to Pro');
    await press(tab, 'Cancel');
    await tab.getByText('Payment cancelled. Your plan has not changed.').waitFor();
    await tab.getByRole('button', { name: /^Complete payment/ }).waitFor();
    const [again] = await Promise.all([
      tab.waitForEvent('popup'),
      tab.getByRole('button', { name: /^Complete payment/ }).click(),
    ]);
    await again.waitForURL(`${app.stripe.url}/c/pay/**`);
    const left = again.url();

    await tab.getByRole('button', { name: /^Delete payment/ }).click();
    await tab.getByText('This action cannot be undone.').waitFor();
    await expectSound(tab);
    await press(tab, 'Delete Payment');
    await tab.getByText('Payment record deleted successfully').waitFor();
    await expect.poll(() => tab.getByRole('heading', { name: 'Pending Payments' }).count()).toBe(0);
    await again.goto(left);
    await again.getByText('This page has expired').first().waitFor();
    await page.context().close();
  });
});

describe('somebody on a paid plan', () => {
  it('switches, cancels, reactivates, and is free once the canceled month is over', variant, async () => {
    const { page, email } = await person(app, chromium);
    const tab = await opens(app, page, 'Upgrade to Pro');
    await press(tab, 'Start trial with this card');
    await shows(tab, 'Pro');
    app.stripe.advance(app.stripe.now() + 15 * day);

    await look(app, tab);
    const portal = await opens(app, tab, 'Switch to Enterprise');
    await portal.getByText(/^Due today: \$[1-9]/).waitFor();
    await expectSound(portal);
    await press(portal, 'Confirm');
    await portal.getByText(success).waitFor();
    await shows(portal, 'Enterprise');
    await portal.getByRole('row', { name: /Switch to Enterprise .* Paid/ }).waitFor();
    expect(atStripe(email).live).toHaveLength(1);

    await press(portal, 'Cancel Subscription');
    await portal.getByText(/^You keep the Enterprise plan/).waitFor();
    await expectSound(portal);
    await portal.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await press(portal, 'Reactivate Subscription');
    await portal.getByText('Renews', { exact: true }).waitFor();
    await press(portal, 'Cancel Subscription');
    await portal.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await portal.getByText('Ends', { exact: true }).waitFor();
    await shows(portal, 'Enterprise');
    await expectSound(portal);

    app.stripe.advance(app.stripe.now() + 32 * day);
    await expect.poll(() => atStripe(email).live.length).toBe(0);
    await expect
      .poll(async () => {
        await look(app, portal);
        return portal.getByText('Free User', { exact: true }).count();
      })
      .toBe(1);
    await page.context().close();
  });

  it('keeps it after a failed renewal, and is up to date again with another card', variant, async () => {
    const { page } = await person(app, chromium);
    const tab = await opens(app, page, 'Upgrade to Pro');
    await tab.getByLabel('Card number').fill('4000 0000 0000 0341');
    await press(tab, 'Start trial with this card');
    await shows(tab, 'Pro');
    app.stripe.advance(app.stripe.now() + 15 * day);
    await expect
      .poll(async () => {
        await look(app, tab);
        return tab.getByText('Past due', { exact: true }).count();
      })
      .toBe(1);
    await shows(tab, 'Pro');
    await expectSound(tab);

    const portal = await opens(app, tab, 'Update payment details');
    await press(portal, 'Save card');
    await press(portal, /^Pay \$29\.00/);
    await portal.waitForURL(`${app.url}${plansPath}**`);
    await portal.getByText('Active', { exact: true }).waitFor();
    await shows(portal, 'Pro');
    await page.context().close();
  });
});

describe('somebody on a trial without a card', () => {
  it(
    'is on the free plan when it ends, and then pays once, however many tabs pay at the same time',
    variant,
    async () => {
      const { page, email } = await person(app, chromium);
      const tab = await opens(app, page, 'Upgrade to Pro');
      await press(tab, 'Start trial without a card');
      await shows(tab, 'Pro');
      app.stripe.advance(app.stripe.now() + 15 * day);
      await expect
        .poll(async () => {
          await look(app, tab);
          return tab.getByText('Free User', { exact: true }).count();
        })
        .toBe(1);
      expect(atStripe(email)).toMatchObject({ live: [], kept: [] });

      await look(app, page);
      const both = [page, tab];
      const popups = both.map((each) => each.waitForEvent('popup'));
      // If two clicks come at the very same moment, Chromium's headless shell may drop one and open no page.
      for (const each of both) await press(each, 'Upgrade to Pro');
      // Either may say that the other one must be used. Every button that works is pressed.
      const paid = await Promise.all(popups.map(async (popup) => tryToPay(await popup)));
      expect(paid).toContain(true);
      await expect.poll(() => atStripe(email).kept.length).toBe(1);
      expect(atStripe(email)).toMatchObject({ customers: 1, live: [{ status: 'active' }] });
      await findsPayment(app, page, /Pro plan \$29\.00 Paid/);
      await shows(page, 'Pro');
      await page.context().close();
    },
  );
});

describe('all events', () => {
  it('were received: every event that was sent was answered successfully', async () => {
    const answers = () => new Set(app.stripe.ledger.list('delivery').map(({ answer }) => answer));
    await expect.poll(answers).toEqual(new Set(['200']));
  });
});
