import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { newcomerStates, sellerStates } from './all-screens/states-of-accounts.ts';
import { visitorStates } from './all-screens/states-of-visitors.ts';
import { takeScreens } from './all-screens/take-screens.ts';
import { type Account, signIn, startApp } from './app.ts';
import { launchChromium } from './chromium.ts';
import { search } from './search.ts';

/*
 * `npm run screens` takes the screenshots of the running app again: those on the public pages, light and dark at
 * twice their size (their sizes are in pictures/shots.ts), the one for shared links, and those of docs/screens.
 *
 * `npm run screens -- --all [folder] [names]` takes every screen and dialog in its states, wide and narrow, light and
 * dark, for somebody to look at, into a folder outside the repository; with `names`, a regular expression, those whose
 * names it matches. A run that was stopped goes on with the names that are still missing, such as '^seller-(3|4)'.
 */
const [option, folderGiven = join(tmpdir(), 'buyerscope-screens'), names = ''] = process.argv.slice(2);
const folder = option === '--all' ? resolve(folderGiven) : null;
if (folder !== null && !relative('.', folder).startsWith('..')) {
  throw new Error('Choose a folder outside the repository');
}

const pictures = 'web/features/public-site/pictures';
const docs = 'docs/screens';
/** The maximum size of a picture on a public page, in bytes. */
const maxPictureBytes = 60_000;
/** The same for the picture of a whole window, whose area is three times that of the others. */
const maxWindowBytes = 90_000;

type Mode = 'light' | 'dark';
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const [app, chromium] = await Promise.all([startApp(), launchChromium()]);

async function open(options: { width: number; height: number; mode?: Mode; scale?: number }): Promise<Page> {
  const { width, height, mode = 'light', scale = 1 } = options;
  const page = await chromium.newPage({
    viewport: { width, height },
    colorScheme: mode,
    reducedMotion: 'reduce',
    deviceScaleFactor: scale,
  });
  return page;
}

/**
 * Saves a screenshot of the page, or an area of it, in the best quality whose file is not larger than a limit in
 * bytes.
 */
async function take(
  page: Page,
  file: string,
  options: { area?: Area; bytes?: number; format?: 'webp' | 'jpeg' } = {},
): Promise<void> {
  const { area, bytes = maxPictureBytes, format = 'webp' } = options;
  await page.waitForLoadState('networkidle');
  // Elements under the pointer show their hover state, and the focused element has a ring.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const scale = await page.evaluate(() => devicePixelRatio);
  const clip = { ...(area ?? { x: 0, y: 0, width, height }), scale };
  for (let quality = 88; quality >= 10; quality -= 6) {
    const { data } = await session.send('Page.captureScreenshot', { format, quality, clip });
    writeFileSync(file, Buffer.from(data, 'base64'));
    if (statSync(file).size > bytes) continue;
    console.log(`${file}  ${Math.round(statSync(file).size / 1000)} KB at quality ${quality}`);
    await session.detach();
    return;
  }
  throw new Error(`${file} is over ${bytes} bytes in any quality`);
}

/** An area of a given size in pixels whose upper left corner is that of an element, or a little outside. */
async function areaAt(target: Locator, width: number, height: number, outside = 0): Promise<Area> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  const scrolled = await target.page().evaluate(() => scrollY);
  return { x: box.x - outside, y: box.y + scrolled - outside, width, height };
}

/** The company of the pictures: without a caution, so that its people are in view. */
const company = 'Cloudpay Checkout';

function cardOf(page: Page): Locator {
  return page
    .locator('[data-companies]')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: company, exact: true }) })
    .first();
}

/** Opens the contacts of the company, with its card below what stays at the top. Returns what the window shows. */
async function openCard(page: Page, below: number): Promise<Area> {
  await page.getByRole('button', { name: new RegExp(`^Contacts of ${company}`) }).click();
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  await cardOf(page).evaluate(
    (card, space) => window.scrollTo(0, card.getBoundingClientRect().top + scrollY - space),
    below,
  );
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return { x: 0, y: await page.evaluate(() => scrollY), width, height };
}

/** Saves the companies that were found, and the first people of each. */
async function savePeople(page: Page): Promise<void> {
  for (const heart of await page
    .locator('[data-companies]')
    .getByRole('button', { name: /^Save / })
    .all()) {
    await heart.click();
  }
  for (const contacts of await page.getByRole('button', { name: /^Contacts of/ }).all()) {
    await contacts.click();
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
    const hearts = page.getByRole('tabpanel').getByRole('button', { name: /^Save / });
    for (const heart of await hearts.all()) await heart.click();
    await contacts.click();
  }
  await page.waitForLoadState('networkidle');
}

/** Writes a template, and who sends its mails. */
async function writeTemplate(page: Page): Promise<void> {
  await page.goto(`${app.url}/dashboard/settings`);
  await page.getByLabel('Name', { exact: true }).fill('Ada Quist');
  await page.getByLabel('Postal Address').fill('1 Quay Street\nPort Ellery');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByText('Profile updated successfully!').waitFor();
  await page.reload();
  await page.getByLabel('Signature', { exact: true }).fill('Ada Quist\nNorthgate Names');
  await page.getByRole('button', { name: 'Save Signature' }).click();
  await page.getByText('Profile updated successfully!').waitFor();
  await page.goto(`${app.url}/dashboard/email-templates?dialog=create`);
  await page.getByRole('button', { name: /Generate with AI/ }).click();
  await page.getByRole('button', { name: 'Generate Template' }).click();
  await page.getByLabel('Title').fill('First offer');
  await page.getByRole('button', { name: 'Save Template' }).click();
  await page.getByRole('heading', { name: 'First offer' }).waitFor();
}

/** Writes to the first companies of a search: one mail is marked as sent, the others wait in the queue. */
async function writeMails(page: Page, results: string): Promise<void> {
  await page.goto(app.url + results);
  const write = page.getByRole('button', { name: /^Write to / });
  await write.first().waitFor();
  const dialog = page.getByRole('dialog');
  for (const index of [0, 1, 2]) {
    await write.nth(index).click();
    await dialog.getByRole('button', { name: 'Add to queue' }).click();
    await dialog.getByText('Added to your queue.').waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  }
  await page.goto(`${app.url}/dashboard/outreach?list=queue`);
  await page.getByRole('button', { name: 'Copy email' }).first().click();
  await page.getByRole('button', { name: 'Mark as sent' }).first().click();
  await page.waitForLoadState('networkidle');
}

async function hideBanner(page: Page): Promise<void> {
  // Visitors see what a deployed app shows, without a notice about the sample web.
  await page.route('**/_local/web.json', (route) => route.fulfill({ json: { web: 'internet' } }));
}

/** Screenshots of the app for the public pages, in one colour mode. */
async function forPublicPages(account: Account, results: string, mode: Mode): Promise<void> {
  const page = await open({ width: 1120, height: 800, mode, scale: 2 });
  await hideBanner(page);
  await signIn(page, app, account);
  await page.goto(app.url + results);
  await take(page, join(pictures, `results-${mode}.webp`), {
    // The window then ends between two lines of the card.
    area: await openCard(page, 80),
    bytes: maxWindowBytes,
  });

  // Narrow enough for one card to fill the picture.
  await page.setViewportSize({ width: 687, height: 1600 });
  const card = cardOf(page);
  const decisionMakers = page.getByRole('tab', { name: 'Decision Makers' });
  await decisionMakers.click();
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  const panel = { ...(await areaAt(card, 640, 440)), y: (await areaAt(decisionMakers, 0, 0, 24)).y };
  await take(page, join(pictures, `contacts-${mode}.webp`), { area: panel });

  await page.goto(app.url + results);
  await card.getByText('Why this company').click();
  await take(page, join(pictures, `evidence-${mode}.webp`), { area: await areaAt(card, 640, 440) });

  await page.goto(`${app.url}/dashboard/email-templates`);
  await page.getByRole('button', { name: /^Use Template/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('checkbox', { name: /Calloway/ })
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Domain').fill('cloudpay.example');
  await dialog.getByRole('button', { name: 'Preview emails' }).click();
  await dialog.getByRole('button', { name: 'Add to queue' }).waitFor();
  await take(page, join(pictures, `mail-${mode}.webp`), { area: await areaAt(dialog, 640, 440) });

  const phone = await open({ width: 360, height: 780, mode, scale: 2 });
  await hideBanner(phone);
  await signIn(phone, app, account);
  await phone.goto(app.url + results);
  // Just below the bar that stays at the top.
  await take(phone, join(pictures, `results-phone-${mode}.webp`), {
    area: { ...(await openCard(phone, 72)), height: 460 },
  });
  await Promise.all([page.close(), phone.close()]);
}

/** Screenshots for the documentation, and the picture for shared links. */
async function forReaders(account: Account, results: string): Promise<void> {
  const page = await open({ width: 1440, height: 1000 });
  await signIn(page, app, account);
  const bytes = 120_000;
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
  await take(page, join(docs, 'dashboard.webp'), { bytes });
  await page.goto(app.url + results);
  // The window then ends between two lines of the card.
  const area = await openCard(page, 60);
  await take(page, join(docs, 'results.webp'), { area, bytes });
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, join(docs, 'results-dark.webp'), { area, bytes });

  const visitor = await open({ width: 1440, height: 1000 });
  await visitor.goto(app.url);
  await take(visitor, join(docs, 'home.webp'), { bytes });
  await visitor.setViewportSize({ width: 1200, height: 630 });
  await take(visitor, 'web/public/social.jpg', { format: 'jpeg' });
}

/** Somebody who has searched, saved and written; `results` is the path of the last search. */
async function prepareSeller(): Promise<{ account: Account; results: string }> {
  const account = await app.newAccount({ email: 'ada@northgate.example', plan: 'pro' });
  const page = await open({ width: 1440, height: 1000 });
  await signIn(page, app, account);
  for (const domain of ['coffeeclub.example', 'solarhub.example']) {
    await search(page, app, domain);
    await savePeople(page);
  }
  const results = await search(page, app, 'cloudpay.example');
  await savePeople(page);
  await writeTemplate(page);
  if (folder !== null) await writeMails(page, results);
  await page.close();
  return { account, results };
}

/** Takes every screen and dialog in its states. */
async function all(into: string): Promise<void> {
  let results = '';
  const failed = await takeScreens(app, chromium, { folder: into, names: new RegExp(names) }, [
    { name: 'visitor', states: visitorStates },
    { name: 'newcomer', account: () => app.newAccount(), states: newcomerStates },
    {
      name: 'seller',
      async account() {
        const seller = await prepareSeller();
        results = seller.results;
        return seller.account;
      },
      states: sellerStates(() => results),
    },
  ]);
  console.log(`Look at the pictures in ${into}.`);
  if (failed.length === 0) return;
  console.error(`${failed.length} states could not be reached:\n${failed.join('\n')}`);
  process.exitCode = 1;
}

try {
  if (folder === null) {
    mkdirSync(docs, { recursive: true });
    mkdirSync(pictures, { recursive: true });
    const { account, results } = await prepareSeller();
    for (const mode of ['light', 'dark'] as const) await forPublicPages(account, results, mode);
    await forReaders(account, results);
  } else await all(folder);
} finally {
  await chromium.close();
  await app.stop();
}
