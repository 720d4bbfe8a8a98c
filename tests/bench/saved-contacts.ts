import type { Browser, Page } from 'playwright-core';
import * as z from 'zod';
import type { ContactSearchRow } from '../../shared/model/leads/saved-contact.ts';
import { signIn, startApp } from '../browser/app.ts';
import { launchChromium } from '../browser/chromium.ts';
import { domainForSale } from '../sample-domains.ts';
import type { Report } from './report.ts';

const contacts = 10_000;
const domains = 10_000;
/** The approximate maximum of one call: a query reads 1 MB. */
const rowsPerPage = 4000;
const industries = ['Retail', 'Energy', 'Payments', 'Food'];

const rows: readonly ContactSearchRow[] = Array.from({ length: contacts }, (_, index) => ({
  id: `019a9c00-0000-7000-8000-${String(index).padStart(12, '0')}`,
  contact_id: `019a9c00-0000-7000-8000-000000000000.${String(index).padStart(4, '0')}:0`,
  name: `Person Number ${index}`,
  title: 'Head of Marketing',
  email: `person${index}@firm${index % 700}.example`,
  company: `Firm ${index % 700}`,
  industry: industries[index % industries.length] ?? '',
  level: 'manager',
}));

/**
 * The longest tasks of the browser while 10,000 saved contacts are loaded, scrolled, searched, filtered and chosen, and
 * beside them those of a portfolio of 10,000 domains.
 */
export async function savedContacts(): Promise<Report> {
  const [app, chromium] = await Promise.all([startApp(), launchChromium()]);
  try {
    const page = await chromium.newPage({ viewport: { width: 1440, height: 1000 } });
    await signIn(page, app, await app.newAccount());
    await answerWithContacts(page);
    const measured: Report['rows'][number][] = [];
    const measure = async (act: string, run: () => Promise<unknown>) => {
      await chromium.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
      await run();
      // What the last event set off.
      await page.waitForTimeout(600);
      const tasks = tasksOf(await chromium.stopTracing());
      const longest = (of: readonly number[]) => Math.round(Math.max(0, ...of) / 1000);
      measured.push({
        act,
        'longest task, CPU ms': longest(tasks.map(({ tdur }) => tdur)),
        'elapsed ms': longest(tasks.map(({ dur }) => dur)),
        'tasks over 50 CPU ms': tasks.filter(({ tdur }) => tdur > 50_000).length,
      });
    };

    await measure('load', async () => {
      await page.goto(`${app.url}/dashboard/saved-leads`);
      await page.getByText('10,000 contacts', { exact: true }).waitFor();
    });
    await measure('scroll, a whole window at a time', async () => {
      for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 1000);
    });
    await measure('jump into the middle', () => page.evaluate('scrollTo(0, 400000)'));
    await measure('search, key by key', async () => {
      await page.evaluate('scrollTo(0, 0)');
      await page.getByLabel('Search contacts').pressSequentially('person number 77', { delay: 30 });
    });
    await measure('filter', async () => {
      await page.getByLabel('Search contacts').fill('');
      await page.getByLabel('Industry', { exact: true }).selectOption('Food');
    });
    await measure('choose all of the filter', () =>
      page.getByRole('button', { name: 'Select all 2,500 contacts' }).click(),
    );
    await answerWithDomains(page);
    await measure('domains: open', async () => {
      await page.goto(`${app.url}/dashboard/domains`);
      await page.getByText('portfolio-00024.example').waitFor();
    });
    await measure('domains: 400 more, page by page', async () => {
      for (let turn = 1; turn <= 16; turn += 1) {
        await press(page, 'Show more');
        await rowsListed(page, turn * 25 + 25);
      }
    });
    await measure('domains: scroll, a whole window at a time', async () => {
      for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 1000);
    });
    await measure('domains: choose all, of which 425 are listed', async () => {
      await press(page, 'Select all 10,000 domains');
      await page.getByText('10,000 domains selected').waitFor();
    });
    await page.evaluate('scrollTo(0, 0)');
    await page.getByLabel('Search domains').focus();
    await measure('domains: search, key by key', async () => {
      await page.keyboard.type('portfolio-09', { delay: 30 });
      await page.locator('ul[aria-label="Domains"] > li:nth-child(26)').waitFor({ state: 'detached' });
    });
    return {
      title: `${contacts.toLocaleString('en-US')} saved contacts and as many domains in Chromium, the API answering at once`,
      rows: measured,
      notes: [
        'The aim is no task over 100 ms of the page’s main thread. CPU time is its own work; elapsed time counts whatever',
        'else runs on the machine. The buttons of the domains are found by their text: to look one up by its',
        'role reads the whole page, in the same thread.',
      ],
      broken: [],
    };
  } finally {
    await chromium.close();
    await app.stop();
  }
}

/** A task of a page's main thread in a trace, in microseconds: elapsed, and of CPU time. */
const task = z.object({
  name: z.literal('RunTask'),
  pid: z.int(),
  tid: z.int(),
  dur: z.number(),
  tdur: z.number(),
});
const mainThread = z.object({
  name: z.literal('thread_name'),
  pid: z.int(),
  tid: z.int(),
  args: z.object({ name: z.literal('CrRendererMain') }),
});

function tasksOf(trace: Awaited<ReturnType<Browser['stopTracing']>>): z.infer<typeof task>[] {
  const { traceEvents } = z
    .object({ traceEvents: z.array(z.unknown()) })
    .parse(JSON.parse(trace.toString('utf8')));
  const threads = new Set(
    traceEvents.flatMap((event) => {
      const { data } = mainThread.safeParse(event);
      return data ? [`${data.pid} ${data.tid}`] : [];
    }),
  );
  return traceEvents.flatMap((event) => {
    const { data } = task.safeParse(event);
    return data && threads.has(`${data.pid} ${data.tid}`) ? [data] : [];
  });
}

/** Presses the button with a text as a script of the page does, which costs the page next to nothing. */
async function press(page: Page, text: string): Promise<void> {
  await page.evaluate(
    `[...document.querySelectorAll('main button')].find((each) => each.textContent === ${JSON.stringify(text)}).click()`,
  );
}

/** Waits until the list of domains has this many rows. */
async function rowsListed(page: Page, rows: number): Promise<void> {
  const last = page.locator('ul[aria-label="Domains"] > li').nth(rows - 1);
  await last.waitFor({ state: 'attached' });
}

async function answerWithDomains(page: Page): Promise<void> {
  const names = Array.from(
    { length: domains },
    (_, index) => `portfolio-${String(index).padStart(5, '0')}.example`,
  );
  await page.route(/\/api\/domains(?:\?|$)/, (route) => {
    const { searchParams: query } = new URL(route.request().url());
    const begins = names.filter((name) => name.startsWith(query.get('begins') ?? ''));
    const at = begins.indexOf(query.get('cursor') ?? '') + 1;
    const size = Number(query.get('limit') ?? 25);
    const listed = begins
      .slice(at, at + size)
      .map((domain) => domainForSale(domain, { asking_price: 4900, expires_on: '2027-03-14' }));
    const next_cursor = at + size < begins.length ? (listed.at(-1)?.domain ?? null) : null;
    const counts = { total_domains: domains, total_searches: 0, companies_found: 0, average_per_domain: 0 };
    return route.fulfill({ json: { domains: listed, ...counts, next_cursor } });
  });
}

async function answerWithContacts(page: Page): Promise<void> {
  const json = { saved_contacts: contacts, seniority_levels: 1, version: 1, per_week: 1, last_saved: null };
  await page.route('**/api/statistics/saved-contacts', (route) => route.fulfill({ json }));
  await page.route('**/api/search/saved-contacts*', (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor');
    const at = rows.findIndex((row) => row.contact_id === cursor) + 1;
    const part = rows.slice(at, at + rowsPerPage);
    const last = at + rowsPerPage >= contacts;
    return route.fulfill({
      json: { rows: part, version: 1, next_cursor: last ? null : part.at(-1)?.contact_id },
    });
  });
  await page.route('**/api/batch/saved-contacts*', (route) =>
    route.fulfill({ json: { saved_contacts: [] } }),
  );
}
