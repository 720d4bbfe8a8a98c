import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type App, newAddress } from './app.ts';
import { patience } from './chromium.ts';
import { hasFocus } from './keyboard.ts';
import { sharedApp } from './shared-app.ts';
import { desktop } from './sound-screen.ts';

/* The first minutes of a new user, from the home page to a person to write to. Every click and typed field is counted. */
const shared = sharedApp();
let app: App;
let chromium: Browser;
let page: Page;
let clicks = 0;
let fields = 0;

beforeAll(async () => {
  ({ app, chromium } = shared);
  page = await chromium.newPage({ reducedMotion: 'reduce', viewport: desktop });
});

async function click(role: 'button' | 'link', name: string): Promise<void> {
  clicks += 1;
  await page.getByRole(role, { name, exact: true }).first().click();
}

/** Types into a field that has the focus already: a click into it would count. */
async function type(label: string, text: string): Promise<void> {
  fields += 1;
  await expect
    .poll(() => hasFocus(page.getByLabel(label, { exact: true })), { timeout: patience })
    .toBe(true);
  await page.keyboard.type(text);
}

it('takes 5 clicks and 3 typed fields from the home page to a person to write to', async () => {
  const email = newAddress();
  await page.goto(app.url);
  await click('link', 'Get Started');
  await type('Email Address', email);
  await page.keyboard.press('Tab');
  await type('Password', 'correct horse');
  await click('button', 'Create Account');
  await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();
  await type('Code', app.mailedCode(email));
  await click('button', 'Confirm');
  await page.getByText('Which domain do you want to sell?').waitFor();
  await click('button', 'cloudpay.example');
  await click('button', 'Generate Companies');
  const people = page.getByRole('list', { name: /^Write to / }).first();
  await people.getByRole('link', { name: /@/ }).first().waitFor();
  expect({ clicks, fields }).toEqual({ clicks: 5, fields: 3 });
});
