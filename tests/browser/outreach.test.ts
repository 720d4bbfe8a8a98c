import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import { alter, entries } from './alter.ts';
import { type App, newAddress, written } from './app.ts';
import { openContacts, search } from './search.ts';
import { oneSeller } from './seller.ts';
import { desktop, expectSound } from './sound-screen.ts';

/*
 * How a person writes to the people found, individually and through the connected account, on the running stack. The
 * parts follow one seller, so they run in order. Each state on the way is checked with axe and at the width of a
 * phone.
 */
const outreach = '/dashboard/outreach?list=queue';
const mailbox = newAddress();

const seller = oneSeller({ plan: 'pro' });
const { go, button } = seller;
let app: App;
let page: Page;
let results: string;

beforeAll(async () => {
  ({ app, page } = seller);
  results = await search(page, app, 'cloudpay.example');
  await openContacts(page);
  await page.getByRole('tab', { name: /^Contacts/ }).click();
  await page.getByRole('tab', { name: /^Contacts/, selected: true }).waitFor();
  const hearts = await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Save / })
    .all();
  const saveAll = async () => {
    for (const heart of hearts) await heart.click();
  };
  await written(page, saveAll, hearts.length);
});

/** The mails that the connected account sent, parsed. */
function sentMails() {
  const sent = app.google.outbox.list().filter(({ account }) => account === mailbox);
  return Promise.all(sent.map(({ raw }) => PostalMime.parse(Buffer.from(raw, 'base64'))));
}

describe('a seller', () => {
  it('starts with nothing queued and nothing sent', async () => {
    await go(outreach);
    await page.getByText('Nothing in Your Queue').waitFor();
    await expectSound(page);
    await go('/dashboard/outreach?list=log');
    await page.getByText('Nothing Sent Yet').waitFor();
    await expectSound(page);
  });

  it('fills in the profile, and writes a template', async () => {
    await go('/dashboard/settings');
    await page.getByLabel('Name', { exact: true }).fill('Alex Moreau');
    await page.getByLabel('Postal Address').fill('1 Quay Street\nPort Ellery');
    await expectSound(page);
    await button('Save Profile').click();
    await page.getByText('Profile updated successfully!').waitFor();
    await go('/dashboard/email-templates');
    await button('Create Template').click();
    await page.getByRole('button', { name: /Write manually/ }).click();
    await page.getByLabel('Title').fill('First offer');
    await page
      .getByLabel('Content')
      .fill('Subject: {data.domain}\n\nHello {lead.FirstName}, {data.domain} is for sale at {data.price}.');
    await button('Save Template').click();
    await page.getByRole('heading', { name: 'First offer' }).waitFor();
  });

  it('fills a template for everybody, sends one email individually and queues the rest', async () => {
    await button('Use Template First offer').click();
    await button('Generate from profile').click();
    await button('Save signature').click();
    const people = page.getByRole('checkbox');
    await people.first().waitFor();
    for (const person of await people.all()) await person.check();
    await button('Continue').click();
    await page.getByLabel('Domain').fill('cloudpay.example');
    await page.getByLabel('Price in US dollars').fill('4900');
    await button('Preview emails').click();
    await button('Copy email').click();
    await expectSound(page);
    await button('Mark as sent').click();
    await page.getByText('Marked as sent.').waitFor();
    await expectSound(page);
    await button(/^Add all \d+ to queue$/).click();
    await page.getByText(/emails? added to your queue/).waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: 'Open outreach' }).first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('article').getByText('This is not legal advice.').waitFor();
    await expectSound(page);
  });

  it('works through the queue: edits an email, removes one and undoes that', async () => {
    await go(outreach);
    await button('Edit').click();
    await expectSound(page);
    await page.getByLabel('Subject').fill('A name for your payments');
    await button('Save email').click();
    await page.getByText('A name for your payments').waitFor();
    const before = await page.getByText(/^Email 1 of/).textContent();
    await button('Remove').click();
    await button('Undo').click();
    await page.getByText(String(before)).waitFor();
    await expectSound(page);
    await page.setViewportSize(desktop);
    await button('Next').click();
    await page.getByText(/^Email 2 of/).waitFor();
  });

  it('is asked about an email that may have been sent', async () => {
    const held = {
      status: 'unknown',
      problem: 'Gmail did not say whether it was sent.',
      refusal: 'unsubscribed',
    };
    await alter(page, '/api/outreach', (name, value) =>
      name === 'messages' && Array.isArray(value)
        ? value.map((message) => ({ ...Object.fromEntries(entries(message)), ...held }))
        : value,
    );
    await go(outreach);
    await button('It was not sent').waitFor();
    await expectSound(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('connects Gmail, states the basis for writing, and sends one mail, once', async () => {
    await go('/dashboard/settings');
    await page.getByRole('button', { name: 'Connect Gmail' }).click();
    await page.waitForURL(`${app.google.url}/consent/**`);
    await page.getByLabel('Your address').fill(mailbox);
    await button('Allow').click();
    await page.waitForURL('**/dashboard/settings?gmail_auth=success');
    await go(outreach);
    const reason = page.getByLabel('Why you may write to this person');
    await button('Send through Gmail').waitFor();
    await expectSound(page);
    await page.setViewportSize(desktop);
    if (await reason.isVisible()) await reason.selectOption('They agreed to get emails from me');
    // As after an hour: the function gets a new one.
    app.google.forgetAccessTokens();
    await button('Send through Gmail').dblclick();
    await page.getByText(/is in your log\.$/).waitFor();
    const [mail, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(mail?.from?.name).toBe('Alex Moreau');
    expect(mail?.text).toContain('1 Quay Street');
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-unsubscribe')).toMatch(/^<https?:.*\/api\/unsubscribe\/[\w-]{43}>$/);
  });

  it('records in the log what happened to the emails, and follows up on one', async () => {
    await go('/dashboard/outreach?list=log');
    await page.getByRole('article').first().waitFor();
    await expectSound(page);
    await page.setViewportSize(desktop);
    await button('No reply').last().click();
    await button('Write follow-up').click();
    await page.getByLabel('Text').fill('The name is still free.');
    await expectSound(page);
    await page.setViewportSize(desktop);
    await page.getByRole('dialog').getByRole('button', { name: 'Add to queue' }).click();
    await page.getByText(/^The follow-up to .* waits in your queue\.$/).waitFor();
    await page.getByText('Followed up').waitFor();
    await button('Bounced').first().click();
    await expectSound(page);
    await page.setViewportSize(desktop);
    await button('Mark as bounced').click();
    await page.getByLabel('Outcome').selectOption('Replied');
    await page.getByText('No Matching Emails').waitFor();
    await expectSound(page);
  });

  it('lets its recipient unsubscribe on a page that needs no script and no account', async () => {
    const [mail] = await sentMails();
    const link = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';
    const stranger = await seller.chromium.newContext({ javaScriptEnabled: false });
    const visit = await stranger.newPage();
    await visit.goto(app.url + new URL(link).pathname);
    await visit.getByRole('button', { name: 'Unsubscribe' }).click();
    await visit.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await stranger.close();
  });

  it('creates a campaign that waits for a recorded basis, and deletes it', variant, async () => {
    // Nobody at the company that said no can be chosen any more.
    await go(results);
    await page.getByRole('button', { name: /^Contacts of Cloud-Pay GmbH/ }).click();
    const panel = page.getByRole('tabpanel');
    await written(page, () =>
      panel
        .getByRole('button', { name: /^Save / })
        .first()
        .click(),
    );
    await go('/dashboard/outreach?list=campaigns');
    await button('New Campaign').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Template').selectOption('First offer');
    await button('Create Campaign').click();
    await dialog.getByText('Give the campaign a name').first().waitFor();
    await expectSound(page);
    await page.setViewportSize(desktop);
    await dialog.getByLabel('Name', { exact: true }).fill('Spring');
    await dialog.getByLabel('Domain you offer').fill('lumengrid.example');
    // Who may not be written to is asked after the list is shown.
    const open = dialog.getByRole('group').locator('input:not([aria-disabled="true"])');
    await expect.poll(() => open.count(), { timeout: 60_000 }).toBe(1);
    await open.check();
    await button('Create Campaign').click();
    await button('Recipients of Spring').click();
    await dialog.getByLabel(/^Why you may write to/).waitFor();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize(desktop);
    await button('Delete Spring').click();
    await dialog.getByText(/^Delete Spring and/).waitFor();
    await expectSound(page);
    await button('Delete campaign').click();
    await page.getByText('No Campaigns Yet').waitFor();
  });
});
