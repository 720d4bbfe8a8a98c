import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import { alter, entries } from './alter.ts';
import { type App, signIn, written } from './app.ts';
import { search } from './search.ts';
import { sharedApp } from './shared-app.ts';
import { desktop, phone } from './sound-screen.ts';

/*
 * Text written by attackers: on pages, in imported files, in templates and in a profile. It is shown literally, none
 * of it runs, and no layout breaks. The parts follow one path, so they run in order.
 */
const shared = sharedApp();
let app: App;
let chromium: Browser;
let page: Page;
let results: string;
/** What hostile text managed to run, if it did. */
const ran: unknown[] = [];

const markup = `"><img src=x onerror="canary('img')"><script>canary('script')</script>`;
/** Reverses the direction of the following text without resetting it. */
const turned = '\u202Egpj.elif';
const link = `javascript:canary('link')`;
const hostile = `${markup} ${turned}`;
/** The same as the service stores it: without the character that reverses the direction. */
const stored = hostile.replace('\u202E', '');
const long = 'W'.repeat(2000);

beforeAll(async () => {
  ({ app, chromium } = shared);
  const context = await chromium.newContext({ reducedMotion: 'reduce', viewport: desktop });
  await context.exposeFunction('canary', (by: unknown) => ran.push(by));
  page = await context.newPage();
  await signIn(page, app, await app.newAccount());
  results = await search(page, app, 'cloudpay.example');
});

beforeEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function go(path: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(app.url + path);
}

function button(name: string | RegExp) {
  return page.getByRole('button', { name, exact: true });
}

/** Expects hostile text on the screen as it was written, as plain text. */
async function expectHarmless(text = markup): Promise<void> {
  const shown = page.locator(':visible', { hasText: text }).last();
  await shown.waitFor();
  const alive = page.locator('main, dialog').locator('script, img, iframe, object, [onerror], [onclick]');
  expect(await alive.count(), 'elements made of text').toBe(0);
  expect(await page.locator('[href^="javascript:" i]').count(), 'links that would run').toBe(0);
  await page.setViewportSize(phone);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await page.setViewportSize(desktop);
  expect(ran).toEqual([]);
}

describe('hostile text', () => {
  it('of pages is text in the results, however long', async () => {
    const seen = new Date().toISOString();
    const source = { type: 'email', ref: link, extracted_on: seen, updated_on: seen, snippet: markup };
    const person = {
      full_name: hostile,
      title: `${markup} ${long}`,
      value: 'ceo@firm.example',
      emails: ['ceo@firm.example'],
      linkedin: `"><script>canary('profile')</script>`,
      sources: [{ ...source, value: markup }],
    };
    await alter(page, `/api/sessions/${results.split('/').at(-1)}/leads`, (_, value) =>
      Array.isArray(value)
        ? value.slice(0, 2).map((lead) => {
            const of = Object.fromEntries(entries(lead));
            const [record] = Array.isArray(of.lead_contacts) ? of.lead_contacts : [];
            const contacts = Object.fromEntries(entries(record));
            const data = Object.fromEntries(entries(contacts.contact_data));
            const [first] = Array.isArray(data.external_emails) ? data.external_emails : [];
            return {
              ...of,
              name: `${hostile} ${long}`,
              industry: markup,
              relevance_reason: `${markup} ${long}`,
              evidence: [{ source: markup, url: link, fetched_at: seen, snippet: markup }],
              lead_contacts: [
                {
                  ...contacts,
                  contact_data: {
                    ...data,
                    external_emails: [{ ...Object.fromEntries(entries(first)), ...person }],
                    names: [hostile, long],
                    socials: { linkedin: link, [markup]: link },
                    site_data: { title: markup, description: `${markup} ${long}` },
                    sources: [{ ...source, value: `x@y.example` }],
                  },
                },
              ],
            };
          })
        : value,
    );
    await go(results);
    await page.getByText('Why this company').first().click();
    await expectHarmless();
    await page
      .getByRole('button', { name: /^Contacts of/ })
      .first()
      .click();
    for (const tab of ['Overview', 'Decision Makers', 'Contacts', 'People']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectHarmless(tab === 'People' ? link : hostile);
    }
    await page.getByRole('tab', { name: 'Contacts', exact: true }).click();
    await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').first().click();
    await page.getByRole('dialog').getByText('Professional information').waitFor();
    await expectHarmless();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 3 }).first().getByRole('button').click();
    await page.getByRole('dialog').getByText('Contact information').waitFor();
    await expectHarmless();
  });

  it(
    'of a file is text in the preview, the list, the dialog, the results and the dashboard',
    variant,
    async () => {
      const quoted = `"${hostile.replaceAll('"', '""')}"`;
      const file = `name,email,company,title,industry,notes\n${quoted},ada@lumengrid.example,${`${quoted},`.repeat(4)}`;
      await go('/dashboard/saved-leads?dialog=import');
      await button(/Bulk Import/).click();
      await page.getByLabel(/Choose a CSV file/).setInputFiles({
        name: `${link}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(file),
      });
      await page.getByRole('cell').first().waitFor();
      await expectHarmless();
      await button('Import 1 lead').click();
      await page.getByText('Successfully imported 1 leads').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const people = page.getByRole('list', { name: 'Saved contacts' });
      await people.getByRole('button', { name: /^Copy ada@/ }).waitFor();
      await expectHarmless();
      await people.getByRole('button').first().click();
      await page.getByRole('dialog').getByText('Professional information').waitFor();
      await expectHarmless();
      await go('/dashboard');
      await page.getByRole('main').getByRole('link').filter({ hasText: 'Import' }).first().click();
      await page.getByRole('list', { name: 'Companies' }).first().waitFor();
      await expectHarmless();
      await written(page, () => button(`Save ${stored}`).click());
      await go('/dashboard/saved-companies');
      await expectHarmless();
      await go('/dashboard');
      // Names are cut there.
      await expectHarmless(markup.slice(0, 40));
    },
  );

  it('of a template is text in the list, the dialog, the mail, and under a nickname', variant, async () => {
    await go('/dashboard/email-templates?dialog=create');
    await button(/Write manually/).click();
    await page.getByLabel('Title').fill(hostile);
    await page.getByLabel('Description').fill(hostile);
    await page
      .getByLabel('Content')
      .fill(`Subject: ${hostile}\n\n${hostile} {lead.FirstName} {${'x'.repeat(40)}}`);
    await page.getByLabel('Keywords').fill(`<img src=x onerror="canary(1)">`);
    await button('Add').click();
    await button('Save Template').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectHarmless();
    await button(`Preview ${stored}`).click();
    await expectHarmless();
    await button('Save template').click();
    await page.getByLabel('Nickname (optional)').fill(hostile);
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
    await written(page, () => save.click());
    await button('Unsave template').waitFor();
    await go('/dashboard/saved-templates');
    await expectHarmless();
    await page.getByRole('button', { name: /^Use Template/ }).click();
    await page.getByLabel('Email signature').fill(hostile);
    await button('Save signature').click();
    await page.getByRole('dialog').getByRole('radio').first().check();
    await expectHarmless();
    await button('Continue').click();
    await page.getByLabel('Domain').fill(hostile);
    await page.getByLabel('x'.repeat(40)).fill(hostile);
    await button('Preview emails').click();
    await page.getByRole('dialog').getByText('Subject').waitFor();
    await expectHarmless();
    await page.keyboard.press('Escape');
    await button(/^Save /).click();
    await page.getByText(/was removed\.$/).waitFor();
    await expectHarmless();
  });

  it('of a profile is text in its fields', variant, async () => {
    await go('/dashboard/settings');
    await page.getByLabel('Name', { exact: true }).fill(hostile);
    await button('Save Profile').click();
    await page.getByText('Profile updated successfully!').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(stored);
    await button('Generate from profile').click();
    expect(await page.getByLabel('Signature', { exact: true }).inputValue()).toContain(stored);
    expect(ran).toEqual([]);
  });

  it('of an address is text where it is shown', async () => {
    await go(`/gmail-callback?gmail_auth=error&message=${encodeURIComponent(hostile)}`);
    await expectHarmless();
  });
});

describe('the content security policy', () => {
  it('blocks scripts in the page, which the canary would have reported', async () => {
    await go('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    const blocked = await page.evaluate(async () => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.push(effectiveDirective),
      );
      const script = document.createElement('script');
      script.textContent = "canary('inline script')";
      const image = document.createElement('div');
      image.innerHTML = `<img src="/nowhere.png" onerror="canary('inline handler')">`;
      const anchor = document.createElement('a');
      anchor.href = "javascript:canary('link')";
      document.body.append(script, image, anchor);
      anchor.click();
      await new Promise((later) => setTimeout(later, 500));
      return directives.sort();
    });
    expect(blocked).toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem']);
    expect(ran).toEqual([]);
    await page.evaluate("canary('a sign of life')");
    expect(ran).toEqual(['a sign of life']);
  });
});
