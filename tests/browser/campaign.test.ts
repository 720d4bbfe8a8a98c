import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { variant } from '../prove/variants.ts';
import { type ChildProcess, startChild } from '../system/stack/child-stack.ts';
import { type App, signIn, startApp } from './app.ts';
import { launchChromium } from './chromium.ts';
import { portForTheApp } from './free-ports.ts';
import { desktop, expectSound } from './sound-screen.ts';

/*
 * How a person sends a campaign of 50 mails, on the running stack: created, started, watched, paused and resumed
 * through the screens, while a mail is refused, an answer is lost, the mailbox sends too much, the power fails
 * during a mail (tests/browser/run-app.ts says when), and people say no. The parts follow one seller, so they run in
 * order. `npm test` runs the campaign of small-campaign.test.ts instead.
 */
const campaigns = '/dashboard/outreach?list=campaigns';
const recipients = 50;
const objector = 'buyer-0@buyers-0.example';
const unreachable = /^We can’t reach the server,/;

const running = z.object({
  url: z.string(),
  google: z.string(),
  account: z.object({ email: z.string(), password: z.string() }),
});

let folder: string;
let port: number;
/** The app until the power fails, and after that. */
let child: ChildProcess;
let app: z.infer<typeof running>;
let restarted: App | undefined;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'campaign-'));
  port = await portForTheApp();
  const script = new URL('./run-app.ts', import.meta.url);
  [child, chromium] = await Promise.all([startChild(script, [folder, String(port)]), launchChromium()]);
  app = running.parse(child.printed);
  const context = await chromium.newContext({ reducedMotion: 'reduce', viewport: desktop });
  page = await context.newPage();
  await signIn(page, app, app.account);
});

afterAll(async () => {
  await chromium?.close();
  await child?.kill();
  await restarted?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function go(path: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(app.url + path);
}

function button(name: string | RegExp) {
  return page.getByRole('button', { name, exact: true });
}

const outbox = z.array(z.object({ raw: z.string() }));

/** The mails that arrived: the recipient, the step of the campaign, and the unsubscribe link. */
async function arrived() {
  const answer = await fetch(`${app.google}/outbox.json`);
  return Promise.all(
    outbox.parse(await answer.json()).map(async ({ raw }) => {
      const { to = [], messageId = '', headers } = await PostalMime.parse(Buffer.from(raw, 'base64'));
      const link = headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';
      return { to: to[0]?.address ?? '', step: /\.(\d)@/.exec(messageId)?.[1] ?? '', link };
    }),
  );
}

const inbox = z.array(z.object({ to: z.string(), text: z.string() }));

/** Reads the link in the newest mail of the product to an address; empty while there is none. */
function linkMailedTo(address: string) {
  return async () => {
    const mails = inbox.parse(await (await fetch(`${app.url}/_local/inbox.json`)).json());
    return /https?:\S+/.exec(mails.find(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
  };
}

/** How the seller knows somebody. */
function nameOf(address: string): string {
  return `Buyer ${/buyer-(\d+)@/.exec(address)?.[1]}`;
}

/** Waits until the card says that nobody is left, with these counts of recipients. */
async function completed(counts: string): Promise<void> {
  const card = page.getByRole('article', { name: 'Campaign Spring' });
  await expect
    .poll(
      async () => {
        // A sweep settles the mail that was being sent when the power failed.
        await restarted?.sweepCampaigns();
        return card.getByRole('status').first().textContent();
      },
      { timeout: 120_000, interval: 2000 },
    )
    .toBe(`Completed · ${counts}`);
}

/** Opens the list of recipients, all of them. */
async function openRecipients() {
  await button('Recipients of Spring').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('article').first().waitFor();
  while (await button('Show more').isVisible()) {
    await button('Show more').click();
    await button('Loading...').waitFor({ state: 'hidden' });
  }
  return dialog;
}

describe('a seller', variant, () => {
  it('fills in the profile, connects Gmail, writes a template and imports contacts', async () => {
    await go('/dashboard/settings');
    await page.getByLabel('Name', { exact: true }).fill('Alex Moreau');
    await page.getByLabel('Postal Address').fill('1 Quay Street\nPort Ellery');
    await button('Save Profile').click();
    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByRole('button', { name: 'Connect Gmail' }).click();
    await page.waitForURL(`${app.google}/consent/**`);
    await button('Allow').click();
    await page.waitForURL('**/dashboard/settings?gmail_auth=success');
    await go('/dashboard/email-templates');
    await button('Create Template').click();
    await page.getByRole('button', { name: /Write manually/ }).click();
    await page.getByLabel('Title').fill('Spring offer');
    await page.getByLabel('Content').fill('Hello {lead.FirstName}, {data.domain} is for sale.');
    await button('Save Template').click();
    await page.getByRole('heading', { name: 'Spring offer' }).waitFor();

    const lines = Array.from(
      { length: recipients },
      (_, row) => `Buyer ${row},buyer-${row}@buyers-${row}.example`,
    );
    await go('/dashboard/saved-leads');
    await button('Import Lead').first().click();
    await page.getByRole('button', { name: /Bulk Import/ }).click();
    const csv = Buffer.from(`name,email\n${lines.join('\n')}`);
    const file = { name: 'buyers.csv', mimeType: 'text/csv', buffer: csv };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: /^Import \d+/ }).click();
    await page.getByText(`Successfully imported ${recipients} leads`).waitFor();
  });

  it('creates a campaign for all of them', async () => {
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
    await page.getByLabel('Maximum emails per day').fill('100');
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

  it('runs it until the power fails, which the page shows and recovers from', {
    timeout: 180_000,
  }, async () => {
    // People who objected beforehand get nothing at all.
    const objection = await fetch(`${app.url}/api/remove-my-data`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: objector }),
    });
    expect(objection.status).toBe(200);
    await expect.poll(linkMailedTo(objector), { timeout: 60_000 }).toContain('/api/remove-my-data/');
    const confirmed = await fetch(await linkMailedTo(objector)(), { method: 'POST' });
    expect(confirmed.status).toBe(200);
    await page.setViewportSize(desktop);
    await button('Start Spring').click();
    await child.ended;
    await page.getByText(unreachable).waitFor();
    await page.getByText(/^Running/).waitFor();
    await expectSound(page);
    await page.setViewportSize(desktop);

    restarted = await startApp({ dataFolder: folder, port });
    expect(restarted).toMatchObject({ url: app.url, google: { url: app.google } });
    await page.getByText(unreachable).waitFor({ state: 'hidden' });
  });

  it('settles unknown mails and releases follow-ups, while it is paused and somebody says no', {
    timeout: 120_000,
  }, async () => {
    await button('Pause Spring').click();
    await button('Continue Spring').waitFor();
    // The answer to the fifth message was lost, and the third was refused.
    const [first, second, , lost] = await arrived();
    const stranger = await (await chromium.newContext({ javaScriptEnabled: false })).newPage();
    await stranger.goto(app.url + new URL(first?.link ?? '').pathname);
    await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
    await stranger.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();

    await expectSound(page);
    await page.setViewportSize(desktop);
    const dialog = await openRecipients();
    await dialog
      .getByRole('article', { name: nameOf(lost?.to ?? ''), exact: true })
      .getByText(/did not say whether this/)
      .waitFor();
    await dialog.getByRole('button', { name: `It was sent: ${nameOf(lost?.to ?? '')}`, exact: true }).click();
    for (const { to } of [first, second].flatMap((mail) => mail ?? [])) {
      await dialog.getByRole('button', { name: `No reply: ${nameOf(to)}`, exact: true }).click();
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
    await restarted?.ageClaims();
    await button('Continue Spring').click();
    await completed('46 sent, 1 not sent, 1 unknown, 2 left out');
  });

  it('resends what was being sent when the power failed; nobody got a mail twice', {
    timeout: 120_000,
  }, async () => {
    const before = await arrived();
    const dialog = await openRecipients();
    const unknown = dialog.getByRole('article').filter({ hasText: /did not say whether this/ });
    const name = (await unknown.getAttribute('aria-label')) ?? '';
    expect(before.map(({ to }) => nameOf(to))).not.toContain(name);
    await unknown.getByRole('button', { name: `Send again: ${name}`, exact: true }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await button('Continue Spring').click();
    await completed('47 sent, 1 not sent, 2 left out');

    const mails = await arrived();
    expect(mails.slice(before.length).map(({ to }) => nameOf(to))).toEqual([name]);
    expect(new Set(mails.map(({ to, step }) => `${to} ${step}`)).size).toBe(mails.length);
    const [first, second] = mails;
    // All except the person who objected and the one whose mail was refused. The follow-up to the person who
    // unsubscribed was never sent.
    expect(mails.filter(({ step }) => step === '0')).toHaveLength(recipients - 2);
    expect(mails.filter(({ step }) => step !== '0')).toMatchObject([{ to: second?.to, step: '1' }]);
    expect(mails.map(({ to }) => to)).not.toContain(objector);
    expect(mails.filter(({ to }) => to === first?.to)).toHaveLength(1);
    await page.getByText('Not tracked').first().waitFor();
    await expectSound(page);
  });
});
