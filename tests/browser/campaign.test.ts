import type { Browser, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mishap } from '../../infra/local/google/gmail.ts';
import { type App, signIn, startApp } from './app.ts';
import { launchChromium } from './chromium.ts';
import { desktop, expectSound } from './sound-screen.ts';

/*
 * How a person has a campaign of 50 mails sent, on the running stack: made, started, watched, paused and resumed through
 * the screens, while the mailbox sends too much, a mail is refused, an answer is lost and a recipient unsubscribes. What a
 * power cut does to one is tests/system/campaigns.test.ts. The parts follow one seller, so they run in order.
 */
const campaigns = '/dashboard/saved-leads?tab=outreach&list=campaigns';
const recipients = 50;

let app: App;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  [app, chromium] = await Promise.all([startApp(), launchChromium()]);
  const context = await chromium.newContext({ reducedMotion: 'reduce', viewport: desktop });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await signIn(page, app, await app.newAccount({ plan: 'pro' }));
});

afterAll(async () => {
  await chromium?.close();
  await app?.stop();
});

async function go(path: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(app.url + path);
}

function button(name: string | RegExp) {
  return page.getByRole('button', { name, exact: true });
}

/** What has arrived: whom it was to, which step of the campaign it was, and the way to unsubscribe. */
function arrived() {
  return Promise.all(
    app.google.outbox.list().map(async ({ raw }) => {
      const { to = [], messageId = '', headers } = await PostalMime.parse(Buffer.from(raw, 'base64'));
      const link = headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';
      return { to: to[0]?.address ?? '', step: /\.(\d)@/.exec(messageId)?.[1] ?? '', link };
    }),
  );
}

describe('a seller', () => {
  it('says who writes, connects Gmail, writes a template and brings contacts along', async () => {
    await go('/dashboard/settings');
    await page.getByLabel('Name', { exact: true }).fill('Alex Moreau');
    await page.getByLabel('Postal Address').fill('1 Quay Street\nPort Ellery');
    await button('Save Profile').click();
    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByRole('button', { name: 'Connect Gmail' }).click();
    await page.waitForURL(`${app.google.url}/consent/**`);
    await button('Allow').click();
    await page.waitForURL('**/dashboard/settings?gmail_auth=success');
    await go('/dashboard/email-templates');
    await button('Create Template').click();
    await page.getByRole('button', { name: /Write manually/ }).click();
    await page.getByLabel('Title').fill('Spring offer');
    await page.getByLabel('Content').fill('Hello {lead.FirstName}, {data.domain} is for sale.');
    await button('Save Template').click();
    await page.getByRole('heading', { name: 'Spring offer' }).waitFor();

    const lines = Array.from({ length: recipients }, (_, row) => `Buyer ${row},buyer-${row}@buyers.example`);
    await go('/dashboard/saved-leads');
    await button('Import Lead').first().click();
    await page.getByRole('button', { name: /Bulk Import/ }).click();
    const csv = Buffer.from(`name,email\n${lines.join('\n')}`);
    const file = { name: 'buyers.csv', mimeType: 'text/csv', buffer: csv };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: /^Import \d+/ }).click();
    await page.getByText(`Successfully imported ${recipients} leads`).waitFor();
  });

  it('makes a campaign for all of them', async () => {
    await go(campaigns);
    await page.getByText('No Campaigns Yet').waitFor();
    await expectSound(page);
    await page.setViewportSize(desktop);
    await button('New Campaign').click();
    await page.getByLabel('Name', { exact: true }).fill('Spring');
    await page.getByLabel('Domain you offer').fill('cloudpay.example');
    await page.getByLabel('Template').selectOption('Spring offer');
    const people = page.getByRole('dialog').getByRole('checkbox', { name: /^Buyer/ });
    await people.first().waitFor();
    for (const person of await people.all()) await person.check();
    await page.getByText(`${recipients} leads selected`).waitFor();
    await page.getByLabel('Why you may write to them').selectOption('We have done business before');
    await page.getByLabel('Emails a day at most').fill('100');
    await page.getByLabel('Quiet from').fill('00:00');
    await page.getByLabel('Quiet until').fill('00:00');
    await page.getByLabel('Send on weekends as well').check();
    await expectSound(page);
    await page.setViewportSize(desktop);
    await button('Create Campaign').click();
    await page.getByRole('article', { name: 'Campaign Spring' }).waitFor();
    await page.getByText(`cloudpay.example · ${recipients} recipients`).waitFor();
    await expectSound(page);
  });

  it('has it sent, whatever befalls it, and nobody gets a mail twice', { timeout: 300_000 }, async () => {
    const mishaps = new Map<number, Mishap>([
      [3, 'reject'],
      [5, 'lose'],
      [8, 'throttle'],
    ]);
    let messages = 0;
    app.google.mishap = () => {
      messages += 1;
      return mishaps.get(messages) ?? null;
    };
    await page.setViewportSize(desktop);
    await button('Start Spring').click();
    await expect.poll(() => messages, { timeout: 60_000 }).toBeGreaterThanOrEqual(8);

    // The mailbox rests, and one of those who got a mail says no.
    const [first] = await arrived();
    const stranger = await (await chromium.newContext({ javaScriptEnabled: false })).newPage();
    await stranger.goto(app.url + new URL(first?.link ?? '').pathname);
    await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
    await stranger.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();

    await button('Pause Spring').click();
    await button('Continue Spring').waitFor();
    await expectSound(page);
    await page.setViewportSize(desktop);
    await button('Continue Spring').click();
    await page.getByText(/^Completed/).waitFor({ timeout: 200_000 });
    const mails = await arrived();
    expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length);
    expect(mails.length).toBe(recipients - 1);
  });

  it('settles what is unknown, and sends follow-ups to who has not replied', {
    timeout: 200_000,
  }, async () => {
    const before = await arrived();
    await go(campaigns);
    await button('Recipients of Spring').click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /^No reply: / })
      .first()
      .waitFor();
    while (await button('Show more').isVisible()) {
      await button('Show more').click();
      await button('Loading...').waitFor({ state: 'hidden' });
    }
    await dialog.getByText(/did not say whether this/).waitFor();
    await dialog.getByRole('button', { name: /^It was sent: / }).click();
    const unsubscribed = /buyer-(\d+)@/.exec(before[0]?.to ?? '')?.[1];
    const other = before.find(({ to }) => to !== before[0]?.to);
    for (const number of [unsubscribed, /buyer-(\d+)@/.exec(other?.to ?? '')?.[1]]) {
      await dialog.getByRole('button', { name: `No reply: Buyer ${number}`, exact: true }).click();
    }
    await dialog.getByLabel('Follow-up template').selectOption('Spring offer');
    await expectSound(page);
    await page.setViewportSize(desktop);
    await button('Release follow-up to 2').click();
    await dialog
      .getByText(/Follow-up 1 of 2/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await button('Continue Spring').click();
    await expect.poll(async () => (await arrived()).length).toBeGreaterThan(before.length);
    await page.getByText(/1 left out/).waitFor();
    await page.getByText(/^Completed/).waitFor({ timeout: 120_000 });
    const followUps = (await arrived()).slice(before.length);
    expect(followUps.map(({ to, step }) => ({ to, step }))).toEqual([{ to: other?.to, step: '1' }]);
    await page.getByText('Not tracked').first().waitFor();
    await expectSound(page);
  });
});
