import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Account, signIn, startApp } from './app.ts';
import { launchChromium } from './chromium.ts';
import { openContacts, search } from './search.ts';

/* Takes the pictures of docs/screens anew: `node tests/browser/screens.ts [folder]`. */
const folder = process.argv[2] ?? 'docs/screens';
const [app, chromium] = await Promise.all([startApp(), launchChromium()]);

async function open(options: {
  width: number;
  height: number;
  colorScheme?: 'light' | 'dark';
}): Promise<Page> {
  const { width, height, colorScheme = 'light' } = options;
  const page = await chromium.newPage({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(30_000);
  return page;
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // What lies under the pointer looks touched, and what has the focus has a ring.
  await page.mouse.move(0, 0);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  console.log(`${path}  ${Math.round(statSync(path).size / 1024)} KB`);
}

async function onDesktop(account: Account): Promise<string> {
  const page = await open({ width: 1440, height: 1000 });
  await page.goto(app.url);
  await take(page, 'home');
  await signIn(page, app, account);
  await page.goto(`${app.url}/dashboard/lead-generator`);
  await page.getByLabel('Target domain').fill('cloudpay.example');
  await take(page, 'lead-generator');
  for (const domain of ['coffeeclub.example', 'solarhub.example']) await search(page, app, domain);
  const results = await search(page, app, 'cloudpay.example');
  await openContacts(page);
  await take(page, 'results');
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
  await take(page, 'dashboard');
  return results;
}

async function inTheDark(account: Account, results: string): Promise<void> {
  const page = await open({ width: 1440, height: 1000, colorScheme: 'dark' });
  await signIn(page, app, account);
  await page.goto(app.url + results);
  await openContacts(page);
  await take(page, 'results-dark');
}

async function onPhone(account: Account, results: string): Promise<void> {
  const page = await open({ width: 360, height: 780 });
  await signIn(page, app, account);
  await page.goto(app.url + results);
  await openContacts(page);
  // The first company, just below the bar that stays at the top.
  const company = page.getByRole('list', { name: 'Companies' }).getByRole('listitem').first();
  await company.evaluate((card) => window.scrollTo(0, card.getBoundingClientRect().top + scrollY - 72));
  await take(page, 'results-phone');
}

try {
  mkdirSync(folder, { recursive: true });
  const account = await app.newAccount({ email: 'ada@northgate.example', plan: 'pro' });
  const results = await onDesktop(account);
  await inTheDark(account, results);
  await onPhone(account, results);
} finally {
  await chromium.close();
  await app.stop();
}
