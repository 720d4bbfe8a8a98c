import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import { type App, signIn } from './app.ts';
import { sharedApp } from './shared-app.ts';
import { desktop, expectSound } from './sound-screen.ts';

/*
 * How a person connects a Gmail account, on the running stack: the product's own pages, and Google's as the fake
 * shows them, in the same window. The parts follow one person, who connects nothing at first, so they run in order.
 */
const settings = '/dashboard/settings';

const shared = sharedApp();
let app: App;
let chromium: Browser;

beforeAll(() => {
  ({ app, chromium } = shared);
});

/** A person with a new account, on the settings page. */
async function person(): Promise<Page> {
  const context = await chromium.newContext({ reducedMotion: 'reduce', viewport: desktop });
  const page = await context.newPage();
  await signIn(page, app, await app.newAccount());
  await page.goto(app.url + settings);
  return page;
}

async function toGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect Gmail' }).click();
  await page.waitForURL(`${app.google.url}/consent/**`);
}

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Reads the callback page and waits until it has redirected. */
async function comesBack(page: Page, title: string, text: string, next: string): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByText(text, { exact: true }).waitFor();
  await page.waitForURL(app.url + next);
  // The address changes before the screen does.
  await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
}

/** Opens the settings again. */
async function look(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(app.url + settings);
}

describe('somebody', () => {
  let page: Page;
  beforeAll(async () => {
    page = await person();
  });

  it('connects nothing by refusing', variant, async () => {
    await toGoogle(page);
    await expectSound(page);
    await press(page, 'Refuse');
    await comesBack(page, 'Connection Failed', 'Missing required OAuth parameters', settings);
    await page.getByRole('button', { name: 'Connect Gmail' }).waitFor();
  });

  it('connects nothing without permission to send', variant, async () => {
    await look(page);
    await toGoogle(page);
    await page.getByLabel('Send email on your behalf').uncheck();
    await press(page, 'Allow');
    const said = 'Google did not let us send email for you. Connect again, and leave that permission ticked.';
    await comesBack(page, 'Connection Failed', said, `${settings}?gmail_auth=error`);
    await page.getByText('Failed to connect Gmail account').waitFor();
  });

  it('connects nothing after more than ten minutes', variant, async () => {
    await look(page);
    await toGoogle(page);
    await app.ageAuthorizations();
    await press(page, 'Allow');
    const error = `${settings}?gmail_auth=error`;
    await comesBack(page, 'Connection Failed', 'Failed to connect Gmail account', error);
    await expectSound(page);
  });

  it('connects nothing with a code and state passed to the settings', variant, async () => {
    await look(page);
    await page.goto(`${app.url}${settings}?code=made-up&state=made-up`);
    const error = `${settings}?gmail_auth=error`;
    await comesBack(page, 'Connection Failed', 'Failed to connect Gmail account', error);
  });

  it('connects an account by consenting', async () => {
    await look(page);
    await toGoogle(page);
    await page.getByLabel('Your address').fill('ada@gmail.example');
    await press(page, 'Allow');
    const success = `${settings}?gmail_auth=success`;
    await comesBack(page, 'Gmail Connected!', 'Successfully connected Gmail account!', success);
    await page.getByText('Gmail account connected successfully!').waitFor();
    await page.getByText('ada@gmail.example').waitFor();
    await expectSound(page);
  });

  it('disconnects it after a confirmation', async () => {
    await look(page);
    await press(page, 'Disconnect');
    await page.getByText(/^Are you sure you want to disconnect your Gmail account\?/).waitFor();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await press(page, 'Disconnect');
    await press(page, 'Disconnect Gmail');
    await page.getByText('Gmail account disconnected successfully').waitFor();
    await page.getByRole('button', { name: 'Connect Gmail' }).waitFor();
    await expectSound(page);
  });

  it('connects nothing once signed out', variant, async () => {
    await look(page);
    await toGoogle(page);
    const other = await page.context().newPage();
    await other.goto(`${app.url}/dashboard`);
    await other.getByRole('button', { name: 'Sign Out' }).first().click();
    await other.waitForURL(`${app.url}/`);
    await press(page, 'Allow');
    await comesBack(page, 'Connection Failed', 'You must be logged in to connect Gmail', '/auth');
  });
});

describe('the callback page', () => {
  const outcomes = [
    ['?gmail_auth=success', 'Gmail Connected!'],
    ['?gmail_auth=error', 'Connection Failed'],
  ] as const;
  for (const [query, title] of outcomes) {
    it(`is accessible at ${query}`, variant, async () => {
      const context = await chromium.newContext({ reducedMotion: 'reduce', viewport: desktop });
      const page = await context.newPage();
      // Otherwise it would redirect before it is checked.
      await page.addInitScript(() => {
        const { setTimeout } = window;
        Object.assign(window, {
          setTimeout: (act: () => void, ms: number) => setTimeout(act, ms === 3000 ? 600_000 : ms),
        });
      });
      await page.goto(`${app.url}/gmail-callback${query}`);
      await page.getByRole('heading', { name: title }).waitFor();
      await expectSound(page);
    });
  }
});
