import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import { type Account, type App, enter, signIn, written } from './app.ts';
import { sharedApp } from './shared-app.ts';
import { desktop, expectSound } from './sound-screen.ts';

/* A person's settings on the running stack, up to the deletion of the account, so the parts run in order. */
const shared = sharedApp();
let app: App;
let chromium: Browser;
let page: Page;
let account: Account;

beforeAll(async () => {
  ({ app, chromium } = shared);
  const context = await chromium.newContext({ reducedMotion: 'reduce', viewport: desktop });
  page = await context.newPage();
  account = await app.newAccount();
  await signIn(page, app, account);
});

async function openSettings(): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(`${app.url}/dashboard/settings`);
  await page.getByLabel('Name', { exact: true }).waitFor();
}

it('has a sidebar that fits the screen of a laptop', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${app.url}/dashboard/settings`);
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await navigation.waitFor();
  const hidden = await navigation.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBe(0);
});

it('keeps the profile and the signature that is made from it', async () => {
  await openSettings();
  await page.getByLabel('Name', { exact: true }).fill('Alex Moreau');
  await page.getByLabel('Company', { exact: true }).fill('Northstar');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByText('Profile updated successfully!').waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Generate from profile' }).click();
  await written(page, () => page.getByRole('button', { name: 'Save Signature' }).click());
  await written(page, () => page.getByText('When a search is finished').click());
  await openSettings();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Alex Moreau');
  const signature = `Alex Moreau\nNorthstar\n${account.email}`;
  expect(await page.getByLabel('Signature', { exact: true }).inputValue()).toBe(signature);
  expect(await page.getByLabel('When a search is finished').isChecked()).toBe(true);
});

it('exports a copy of everything', variant, async () => {
  await openSettings();
  await page.getByRole('button', { name: 'Export my data' }).click();
  const link = page.getByRole('link', { name: 'Download your data' });
  await link.waitFor();
  await expectSound(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^buyerscope-.*\.json$/);
});

it('deletes the account after a word was typed', async () => {
  await openSettings();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await expectSound(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL(`${app.url}/`);
  // The account may still sign in until its job has removed it, and only signed-out visitors see the form.
  const refused = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${app.url}/auth`);
    await enter(page, account);
    await page
      .getByRole('alert')
      .or(page.getByRole('heading', { name: 'Dashboard', level: 1 }))
      .waitFor();
    return page.getByRole('alert').count();
  };
  await expect.poll(refused, { interval: 1000 }).toBe(1);
});
