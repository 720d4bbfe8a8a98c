import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import { type App, newAddress } from './app.ts';
import { hasFocus, keyboardOf } from './keyboard.ts';
import { sharedApp } from './shared-app.ts';

const shared = sharedApp();
let app: App;
let chromium: Browser;
let page: Page;
let keys: ReturnType<typeof keyboardOf>;

beforeAll(async () => {
  ({ app, chromium } = shared);
  page = await chromium.newPage({ reducedMotion: 'reduce' });
  keys = keyboardOf(page);
});

it('with only the keyboard, a person gets from sign-up to the contacts of a company', async () => {
  const email = newAddress();
  await page.goto(`${app.url}/auth`);
  await keys.tabTo(page.getByRole('button', { name: "Don't have an account? Sign up" }));
  await page.keyboard.press('Enter');
  // The pressed button is gone; the focus is in the first field of what replaced it.
  await expect.poll(() => hasFocus(page.getByLabel('Email Address', { exact: true }))).toBe(true);
  await keys.typeInto('Email Address', email);
  await keys.typeInto('Password', 'correct horse');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();
  await keys.typeInto('Code', app.mailedCode(email));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();

  await keys.tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await keys.typeInto('Which domain do you want to sell?', 'cloudpay.example');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/results/*');

  const contacts = page.getByRole('button', { name: /^Contacts of/ }).first();
  await contacts.waitFor();
  await keys.tabTo(contacts);
  await page.keyboard.press('Enter');
  await keys.tabTo(page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  const decisionMakers = page.getByRole('tab', { name: 'Decision Makers' });
  await expect.poll(() => hasFocus(decisionMakers)).toBe(true);
  expect(await decisionMakers.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hasFocus(page.getByRole('tab', { name: 'Contacts' }))).toBe(true);
  await page.keyboard.press('ArrowLeft');

  const someone = page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').first();
  await keys.tabTo(someone);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  // Tab moves in a circle through the dialog and the browser's own buttons, but never to the page under it.
  const lastButton = dialog.getByRole('button', { name: 'Close', exact: true });
  for (let round = 1; round <= 2; round += 1) {
    do {
      await page.keyboard.press('Tab');
      const isBehind = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(isBehind).toBe(false);
    } while (!(await hasFocus(lastButton)));
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await hasFocus(someone)).toBe(true);
});

it('with only the keyboard, a person saves, undoes and imports', variant, async () => {
  const save = page.getByRole('button', { name: /^Save CloudPay/ }).first();
  await page.reload();
  await keys.tabTo(save);
  await page.keyboard.press('Space');
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');

  await keys.importContact('Ada Quist', 'ada@lumengrid.example');
  await keys.typeInto('Search contacts', 'quist');
  await keys.press('Ada Quist');
  await page.getByRole('dialog').getByText('Professional information').waitFor();
  await page.keyboard.press('Escape');
});

it(
  'with only the keyboard, a person opens a domain, starts and leaves a payment, changes the profile and signs out',
  variant,
  async () => {
    await keys.command('domains');
    await keys.tabTo(page.getByRole('button', { name: /^cloudpay\.example/ }));
    await page.keyboard.press('Enter');
    const company = page
      .getByRole('list', { name: 'Companies for cloudpay.example' })
      .getByRole('button')
      .first();
    await keys.tabTo(company);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Contact information' }).waitFor();
    await page.keyboard.press('Escape');

    await keys.command('manage subscription');
    const tab = page.waitForEvent('popup');
    await keys.press('Upgrade to Pro');
    await (await tab).close();
    await page.getByText('Payment page opened in a new tab.').waitFor();

    await keys.command('settings');
    await keys.typeInto('Name', 'Alex Moreau');
    await page.keyboard.press('Enter');
    await page.getByText('Profile updated successfully!').waitFor();
    await keys.command('sign out');
    await page.getByRole('heading', { name: 'Find the companies that should own your domain' }).waitFor();
  },
);

it('with only the keyboard, a person signs in, enters a name and connects Gmail', variant, async () => {
  const { email, password } = await app.newAccount({ plan: 'pro' });
  await page.goto(`${app.url}/auth`);
  await keys.typeInto('Email Address', email);
  await keys.typeInto('Password', password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await keys.command('settings');
  await keys.typeInto('Name', 'Alex Moreau');
  await keys.typeInto('Postal Address', '1 Quay Street');
  await keys.press('Save Profile');
  await page.getByText('Profile updated successfully!').waitFor();
  await keys.keepsFocus();
  await keys.press('Connect Gmail');
  await page.waitForURL(`${app.google.url}/consent/**`);
  await keys.press('Allow');
  await page.getByText('Gmail account connected successfully!').waitFor();
});
