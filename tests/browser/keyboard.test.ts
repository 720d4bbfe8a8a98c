import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, newAddress, startApp } from './app.ts';
import { launchChromium } from './chromium.ts';

let app: App;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  [app, chromium] = await Promise.all([startApp(), launchChromium()]);
  page = await chromium.newPage();
  page.setDefaultTimeout(20_000);
});

afterAll(async () => {
  await chromium?.close();
  await app?.stop();
});

const mostStops = 60;

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Presses Tab until the target has the focus, as somebody does who has no mouse. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not within ${mostStops} presses of Tab.`);
}

async function typeInto(label: string, text: string): Promise<void> {
  await tabTo(page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

function focused(): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}

it('the keyboard alone leads from signing up to the contacts of a company', async () => {
  const email = newAddress();
  await page.goto(`${app.url}/auth`);
  await tabTo(page.getByRole('button', { name: "Don't have an account? Sign up" }));
  await page.keyboard.press('Enter');
  // What was pressed is gone; the focus is on what took its place.
  await expect.poll(focused).toBe('Create Account');
  await typeInto('Email Address', email);
  await typeInto('Password', 'correct horse');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();
  await typeInto('Code', app.mailedCode(email));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();

  await tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Lead Generator' }));
  await page.keyboard.press('Enter');
  await typeInto('Target domain', 'cloudpay.example');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/results/*');

  const contacts = page.getByRole('button', { name: /^Contacts of/ }).first();
  await contacts.waitFor({ timeout: 60_000 });
  await tabTo(contacts);
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  const decisionMakers = page.getByRole('tab', { name: 'Decision Makers' });
  await expect.poll(() => hasFocus(decisionMakers)).toBe(true);
  expect(await decisionMakers.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hasFocus(page.getByRole('tab', { name: 'Contacts' }))).toBe(true);
  await page.keyboard.press('ArrowLeft');

  const someone = page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').first();
  await tabTo(someone);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  // Tab goes round within the dialog.
  for (let stops = 0; stops < 12; stops += 1) await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await hasFocus(someone)).toBe(true);
});

/** Goes somewhere, or begins something, by the command palette. */
async function command(words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Commands' }).waitFor();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

async function press(name: string | RegExp, within: Page | Locator = page): Promise<void> {
  await tabTo(within.getByRole('button', { name, exact: true }).first());
  await page.keyboard.press('Enter');
}

it('the keyboard alone saves, takes back, and imports', async () => {
  const save = page.getByRole('button', { name: /^Save CloudPay/ }).first();
  await page.reload();
  await tabTo(save);
  await page.keyboard.press('Space');
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');

  await command('import lead');
  await press(/Manual Import/);
  await typeInto('Name', 'Ada Quist');
  await typeInto('Email', 'ada@lumengrid.example');
  await page.keyboard.press('Enter');
  await page.getByText('Lead imported successfully!').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await typeInto('Search contacts', 'quist');
  await press('Ada Quist');
  await page.getByRole('dialog').getByText('Professional information').waitFor();
  await page.keyboard.press('Escape');
});

it('the keyboard alone writes a template, makes a mail of it, deletes it and takes that back', async () => {
  await command('create template');
  await press(/Write manually/);
  await typeInto('Title', 'First offer');
  await typeInto('Content', 'Hello {lead.FirstName}, {data.domain} may be yours.');
  await press('Save Template');
  await press('Use Template First offer');
  await typeInto('Email signature', 'Alex Moreau');
  await press('Save signature');
  await tabTo(page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await press('Continue');
  await typeInto('Domain', 'cloudpay.example');
  await press('Preview emails');
  await page.getByText('Hello Ada, cloudpay.example may be yours.').waitFor();
  await tabTo(page.getByRole('button', { name: 'Copy email' }));
  await page.keyboard.press('Escape');

  await press('Delete First offer');
  await press('Delete', page.getByRole('dialog'));
  await page.getByText('First offer was deleted.').waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Use Template First offer' }).waitFor();
});

it('the keyboard alone opens a domain, begins and leaves a payment, changes the profile and signs out', async () => {
  await command('domains');
  await tabTo(page.getByRole('button', { name: /^cloudpay\.example/ }));
  await page.keyboard.press('Enter');
  const company = page
    .getByRole('list', { name: 'Companies for cloudpay.example' })
    .getByRole('button')
    .first();
  await tabTo(company);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Contact information' }).waitFor();
  await page.keyboard.press('Escape');

  await command('manage subscription');
  const tab = page.waitForEvent('popup');
  await press('Upgrade to Pro');
  await (await tab).close();
  await page.getByText('Payment page opened in a new tab.').waitFor();

  await command('settings');
  await typeInto('Name', 'Alex Moreau');
  await page.keyboard.press('Enter');
  await page.getByText('Profile updated successfully!').waitFor();
  await command('sign out');
  await page.getByRole('heading', { name: 'Find the companies that should own your domain' }).waitFor();
});
