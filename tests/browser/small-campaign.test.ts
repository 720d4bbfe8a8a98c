import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type App, newAddress } from './app.ts';
import { oneSeller } from './seller.ts';
import { expectSound } from './sound-screen.ts';

/*
 * A campaign to three people, from the first screen to the last mail. What happens to a larger one when mails are
 * refused, lost or cut off is in campaign.test.ts.
 */
const seller = oneSeller({ plan: 'pro' });
const { go, button } = seller;
const mailbox = newAddress();
const people = [20, 21, 22].map((n) => `buyer-${n}@buyers-${n}.example`);
let app: App;
let page: Page;

beforeAll(async () => {
  ({ app, page } = seller);
  await seller.fillProfile();
  await button('Connect Gmail').click();
  await page.getByLabel('Your address').fill(mailbox);
  await button('Allow').click();
  await page.waitForURL('**/dashboard/settings?gmail_auth=success');
  await go('/dashboard/email-templates?dialog=create');
  await page.getByRole('button', { name: /Write manually/ }).click();
  await page.getByLabel('Title').fill('Spring offer');
  await page.getByLabel('Content').fill('Hello {lead.FirstName}, {data.domain} is for sale.');
  await button('Save Template').click();
  await page.getByRole('heading', { name: 'Spring offer' }).waitFor();
  await go('/dashboard/saved-leads?dialog=import');
  await page.getByRole('button', { name: /Bulk Import/ }).click();
  const lines = people.map((address, row) => `Buyer ${row},${address}`);
  await page.getByLabel(/Choose a CSV file/).setInputFiles({
    name: 'buyers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,email\n${lines.join('\n')}`),
  });
  await button('Import 3 leads').click();
  await page.getByText('Successfully imported 3 leads').waitFor();
});

it('is created, started, and sends one mail to each recipient', async () => {
  await go('/dashboard/outreach?list=campaigns');
  await button('New Campaign').click();
  await page.getByLabel('Name', { exact: true }).fill('Spring');
  await page.getByLabel('Domain you offer').fill('cloudpay.example');
  await page.getByLabel('Template').selectOption('Spring offer');
  const boxes = page.getByRole('dialog').getByRole('checkbox', { name: /^Buyer/ });
  await expect.poll(() => boxes.count()).toBe(people.length);
  for (const box of await boxes.all()) await box.check();
  await page.getByLabel('Why you may write to them').selectOption('We have done business before');
  await page.getByLabel('Quiet from').fill('00:00');
  await page.getByLabel('Quiet until').fill('00:00');
  await page.getByLabel('Send on weekends as well').check();
  await button('Create Campaign').click();
  await button('Start Spring').click();
  const status = page.getByRole('article', { name: 'Campaign Spring' }).getByRole('status').first();
  await expect.poll(() => status.textContent(), { timeout: 120_000 }).toBe('Completed · 3 sent');
  await expectSound(page);

  const sent = app.google.outbox.list().filter(({ account }) => account === mailbox);
  expect(sent.flatMap(({ to }) => to).toSorted()).toEqual(people);
});
