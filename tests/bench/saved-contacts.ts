import type { Page } from 'playwright-core';
import type { ContactSearchRow } from '../../shared/model/saved-contact.ts';
import { signIn, startApp } from '../browser/app.ts';
import { launchChromium } from '../browser/chromium.ts';
import type { Report } from './report.ts';

const contacts = 10_000;
/** What one call of the API gives at most, roughly: a query reads 1 MB. */
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

/** The longest tasks of the browser while 10,000 saved contacts are loaded, scrolled, searched and filtered. */
export async function savedContacts(): Promise<Report> {
  const [app, chromium] = await Promise.all([startApp(), launchChromium()]);
  try {
    const page = await chromium.newPage({ viewport: { width: 1440, height: 1000 } });
    await signIn(page, app, await app.newAccount());
    await answerWithContacts(page);
    await page.addInitScript(`
      globalThis.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longTasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    `);
    const measured: Report['rows'][number][] = [];
    const measure = async (act: string, run: () => Promise<unknown>) => {
      await run();
      // What the last event set off.
      await page.waitForTimeout(600);
      const tasks: unknown = await page.evaluate('longTasks.splice(0)');
      const durations = Array.isArray(tasks) ? tasks.map(Number) : [];
      measured.push({
        act,
        'tasks over 50 ms': durations.length,
        'longest, ms': Math.round(Math.max(0, ...durations)),
      });
    };

    await measure('load', async () => {
      await page.goto(`${app.url}/dashboard/saved-leads`);
      await page.getByText('10,000 contacts').waitFor();
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
      await page.getByLabel('Industry').selectOption('Food');
    });
    return {
      title: `saved contacts: ${contacts.toLocaleString('en-US')} in Chromium, the API answering at once`,
      rows: measured,
      notes: ['The aim is no task over 100 ms. Elapsed time: whatever else runs on the machine counts.'],
      broken: [],
    };
  } finally {
    await chromium.close();
    await app.stop();
  }
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
