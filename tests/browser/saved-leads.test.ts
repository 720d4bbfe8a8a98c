import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import { type App, written } from './app.ts';
import { openContacts, search } from './search.ts';
import { oneSeller } from './seller.ts';
import { desktop, expectSound } from './sound-screen.ts';

/*
 * What a person does with the companies and people that a search found, on the running stack. The parts follow one
 * path, so they run in order. Each state on the way is checked with axe and at the width of a phone.
 */
const seller = oneSeller();
const { go } = seller;
let app: App;
let page: Page;
let results: string;

beforeAll(async () => {
  ({ app, page } = seller);
  results = await search(page, app, 'cloudpay.example');
});

function heart(name: string | RegExp) {
  return page.getByRole('button', { name });
}

describe('hearts', () => {
  it('survive a reload', async () => {
    const companies = page.getByRole('list', { name: 'Companies' }).getByRole('button', { name: /^Save / });
    const hearts = async () => {
      await companies.nth(0).click();
      await companies.nth(1).click();
      await openContacts(page);
      await heart('Save Leopold Granger').click();
    };
    await written(page, hearts, 3);
    await go(results);
    await openContacts(page);
    for (const button of [heart(/^Save CloudPay/).first(), heart('Save Leopold Granger')]) {
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    }
    await expectSound(page);
  });

  it('can be undone in the dialog in which they were changed', variant, async () => {
    await go(results);
    await openContacts(page);
    await page.getByRole('button', { name: 'Leopold Granger', exact: true }).click();
    await page.getByRole('button', { name: 'Remove contact' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Remove contact' }).click();
    // A notice stays while the pointer is on it.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await expectSound(page);
    await written(page, () => page.getByRole('button', { name: 'Save contact' }).click());
    await page.getByRole('button', { name: 'Remove contact' }).waitFor();
  });
});

describe('results', () => {
  it('are saved as a file if the plan includes it, and otherwise say so', variant, async () => {
    await go(results);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByText('Export comes with Pro').waitFor();
    await expectSound(page);
    await app.grant(seller.account, 'pro');
    await go(results);
    for (const [button, extension] of [
      ['Export', 'json'],
      ['Export CSV', 'csv'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button, exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`^leads-[0-9a-f-]{36}\\.${extension}$`));
    }
  });
});

describe('saved items', () => {
  it('is a page of companies, with notes', async () => {
    await go('/dashboard/saved-companies');
    const companies = page.getByRole('list', { name: 'Saved companies' });
    await expect.poll(() => companies.getByRole('listitem').count()).toBe(2);
    await page
      .getByRole('button', { name: /^Add notes on/ })
      .first()
      .click();
    await expectSound(page);
    await page.keyboard.type('Call again in spring.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await companies.getByText('Call again in spring.').waitFor();
    await companies.getByRole('heading').first().getByRole('button').click();
    await page.getByRole('heading', { name: 'Contact information' }).waitFor();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.reload();
    await companies.getByText('Call again in spring.').waitFor();
  });

  it('is a list of people, found by a search', async () => {
    await go('/dashboard/saved-leads');
    const people = page.getByRole('list', { name: 'Saved contacts' });
    await people.getByText('Published · domain accepts mail').first().waitFor();
    await expectSound(page);
    await page.getByLabel('Search contacts').fill('nobody at all');
    await page.getByText('No Matching Contacts').waitFor();
    await expectSound(page);
    await page.getByLabel('Search contacts').fill('GRANGER');
    await people.getByRole('button', { name: 'Leopold Granger', exact: true }).click();
    await page.getByRole('button', { name: 'Add notes on Leopold Granger' }).click();
    await page.keyboard.type('Prefers calls.');
    await expectSound(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').getByText('Prefers calls.').waitFor();
    await page.keyboard.press('Escape');
    await people.getByRole('button', { name: 'Save Leopold Granger' }).click();
    await page.getByText('No Saved Contacts').waitFor();
    await expectSound(page);
  });
});

describe('an import', () => {
  it('imports a single contact', async () => {
    await go('/dashboard/saved-leads');
    await page.getByRole('button', { name: 'Import Lead' }).click();
    await expectSound(page);
    await page.getByRole('button', { name: /Manual Import/ }).click();
    await page.getByLabel('Name').fill('Ada Quist');
    await page.getByLabel('Email').fill('ada at lumengrid');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Import Lead' }).click();
    await dialog.getByText('Enter a valid email address').waitFor();
    await expectSound(page);
    await page.getByLabel('Email').fill('ada@lumengrid.example');
    await page.getByLabel('Company').fill('Lumen Grid');
    await dialog.getByRole('button', { name: 'Import Lead' }).click();
    await dialog.getByText('Lead imported successfully!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    // The last search text is remembered.
    await page.getByText('No Matching Contacts').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'Ada Quist', exact: true }).waitFor();
  });

  it('is made from a file', async () => {
    const people = Array.from({ length: 150 }, (_, index) => `Person ${index},p${index}@firm.example,Retail`);
    const lines = ['name,email,industry', ...people, 'Nobody,,Retail'];
    await go('/dashboard/saved-leads');
    await page.getByRole('button', { name: 'Import Lead' }).click();
    await page.getByRole('button', { name: /Bulk Import/ }).click();
    await page.getByLabel(/Choose a CSV file/).setInputFiles({
      name: 'contacts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
    await page.getByRole('cell', { name: 'Person 2' }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Import 151 leads' }).click();
    await page.getByText('Successfully imported 150 leads (1 failed)').waitFor();
    await page.getByText('Rows that were not imported').click();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.getByText('151 contacts', { exact: true }).waitFor();
    await page.setViewportSize(desktop);
    await page.getByLabel('Industry', { exact: true }).selectOption('Retail');
    await page.getByText('150 of 151 contacts').waitFor();
  });
});

describe('the totals', () => {
  it('are on the dashboard', async () => {
    await go('/dashboard');
    const activity = page.getByRole('main').getByRole('link');
    await activity.filter({ hasText: 'Import' }).first().waitFor();
    await page.locator('dd', { hasText: '151' }).waitFor();
    await expectSound(page);
  });

  it('are found by domain', async () => {
    await go('/dashboard/domains');
    await page.getByRole('button', { name: /cloudpay\.example/ }).click();
    await page.getByText('Contacts available').first().waitFor();
    await expectSound(page);
    const companies = page.getByRole('list', { name: 'Companies for cloudpay.example' });
    await companies.getByRole('button').first().click();
    await page.getByRole('heading', { name: 'Contact information' }).waitFor();
    await expectSound(page);
  });
});
