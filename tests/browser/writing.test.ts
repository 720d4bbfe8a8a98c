import type { Locator, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import { type App, written } from './app.ts';
import { keyboardOf } from './keyboard.ts';
import { search } from './search.ts';
import { oneSeller } from './seller.ts';
import { desktop, expectSound, phone } from './sound-screen.ts';

/*
 * From the results of a search to a mail in the outbox of the connected account, in at most six clicks and without
 * typing anything again. The parts follow one seller, so they run in order.
 */
const maxClicks = 6;
const price = '$4,900';
/** Why the name fits the company, in the languages of the sample's sites. */
const reason =
  /Your customers reach you at|The name says what you do|Ihre Kunden erreichen Sie|Der Name sagt|Vos clients vous trouvent|Le nom dit|Sus clientes|El nombre dice/;

const seller = oneSeller({ plan: 'pro' });
const { go, button } = seller;
let app: App;
let page: Page;
let results: string;
let others: string | null = null;
let clicks = 0;

beforeAll(async () => {
  ({ app, page } = seller);
  await seller.fillProfile();
  await button('Generate from profile').click();
  await written(page, () => button('Save Signature').click());
  await button('Connect Gmail').click();
  await button('Allow').click();
  await page.waitForURL('**/dashboard/settings?gmail_auth=success');
  results = await search(page, app, 'cloudpay.example');
  await enterPrice('cloudpay.example');
});

/** Searches for buyers of another domain, unless it did before, and enters what it costs. */
async function otherResults(): Promise<string> {
  if (others === null) {
    others = await search(page, app, 'solarhub.example');
    await enterPrice('solarhub.example');
  }
  return others;
}

/** Enters what a domain costs, on its screen. */
async function enterPrice(domain: string): Promise<void> {
  await go('/dashboard/domains');
  await page
    .getByRole('button', { name: new RegExp(domain.replace('.', '\\.')) })
    .first()
    .click();
  // What its registry says is looked up when it is opened.
  await page.getByText(/^Registry, on .+: expires .+ 2031; registrar Namesfolk Registrars\.$/).waitFor();
  await page.getByLabel('Asking price').fill('4900');
  await written(page, () => button('Save Domain').click());
}

async function click(target: Locator): Promise<void> {
  clicks += 1;
  await target.click();
}

/** Sends what the composer shows, with a reason where the law asks for one, and returns the mail. */
async function send(domain = 'cloudpay.example') {
  const before = app.google.outbox.list().length;
  const dialog = page.getByRole('dialog');
  const sending = dialog.getByRole('button', { name: 'Send through Gmail' });
  await sending.waitFor();
  const basis = dialog.getByLabel('Why you may write to this person');
  if (await basis.isVisible()) {
    // A choice is a click on the field and one on the option.
    clicks += 2;
    await basis.selectOption('They agreed to get emails from me');
  }
  await expect(isInView(sending)).resolves.toBe(true);
  await click(sending);
  await dialog.getByText(/^Sent to /).waitFor();
  return expectMail(before, domain);
}

/** The mail that came after `before` others: it names the domain, the reason and the price. */
async function expectMail(before: number, domain: string) {
  const raw = app.google.outbox.list();
  expect(raw).toHaveLength(before + 1);
  const mails = await Promise.all(raw.map((each) => PostalMime.parse(Buffer.from(each.raw, 'base64'))));
  const mail = mails.toSorted((one, other) => (String(one.date) < String(other.date) ? 1 : -1))[0];
  expect(mail?.text).toContain(domain);
  expect(mail?.text).toContain(price);
  expect(mail?.text).toMatch(reason);
  expect(clicks).toBeLessThanOrEqual(maxClicks);
  return mail;
}

/** Whether all of an element can be seen without scrolling. */
async function isInView(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint(element.getBoundingClientRect().left + 8, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && element.contains(at);
  });
}

/** Opens the results, and returns the companies there that can be written to. */
async function companies(path: string): Promise<Locator> {
  await go(path);
  const list = page
    .getByRole('list', { name: 'Companies' })
    .locator('> li')
    .filter({ has: page.getByRole('button', { name: /^Write to / }) });
  await list.first().waitFor();
  clicks = 0;
  return list;
}

const write = (within: Page | Locator) => within.getByRole('button', { name: /^Write to / }).first();

describe('writing to a company', () => {
  it('takes two clicks from the first lead, and goes on to the next', async () => {
    const list = await companies(results);
    await click(write(list.nth(0)));
    await page.getByRole('dialog').getByLabel('To', { exact: true }).waitFor();
    await expectSound(page);
    await page.setViewportSize(desktop);
    await send();
    const next = page.getByRole('dialog').getByRole('button', { name: /^Next: / });
    await expect.poll(() => next.evaluate((element) => element === document.activeElement)).toBe(true);
    clicks = 0;
    await click(next);
    await page
      .getByRole('dialog')
      .getByText(/cloudpay\.example/)
      // Folded reasons of some leads name it too.
      .filter({ visible: true })
      .first()
      .waitFor();
    await send();
  });

  it('works from a general mailbox', async () => {
    const list = await companies(results);
    await click(write(list.nth(0)));
    const to = page.getByRole('dialog').getByLabel('To', { exact: true });
    await to.waitFor();
    const mailbox = to
      .locator('option:not([disabled])')
      .filter({ hasText: /mailbox/ })
      .first();
    clicks += 2;
    await to.selectOption(await mailbox.getAttribute('value'));
    const mail = await send();
    expect(mail?.to?.[0]?.address).toMatch(/^(info|hello|contact|sales|office|team|mail|enquiries)@/);
  });

  it('works from a saved contact', variant, async () => {
    const list = await companies(results);
    const company = list.nth(3);
    await company.getByRole('button', { name: /^Contacts of/ }).click();
    const person = company.getByRole('tabpanel').getByRole('listitem').first();
    await written(page, () => person.getByRole('button', { name: /^Save / }).click());
    await go('/dashboard/saved-leads');
    const row = page.getByRole('list', { name: 'Saved contacts' }).getByRole('listitem').first();
    await row.waitFor();
    clicks = 0;
    await click(row.getByRole('button').first());
    await click(write(page.getByRole('dialog')));
    await send();
  });

  it('works from the desk', variant, async () => {
    await go('/dashboard/outreach?domain=cloudpay.example');
    const found = page
      .getByRole('heading', { name: /^Found/ })
      .locator('..')
      .getByRole('listitem');
    await found.first().waitFor();
    await expectSound(page);
    await page.setViewportSize(desktop);
    clicks = 0;
    await click(write(found.first()));
    await send();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: /^Waiting \(\d+\)/ }).waitFor();
  });

  it('works at 360 pixels', variant, async () => {
    const list = await companies(await otherResults());
    await page.setViewportSize(phone);
    await click(write(list.nth(0)));
    await send('solarhub.example');
  });

  it('works by keyboard alone', variant, async () => {
    const list = await companies(await otherResults());
    const keys = keyboardOf(page);
    const before = app.google.outbox.list().length;
    await keys.tabTo(page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await keys.tabTo(write(list.nth(1)));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const sending = dialog.getByRole('button', { name: 'Send through Gmail' });
    await sending.waitFor();
    const basis = dialog.getByLabel('Why you may write to this person');
    if (await basis.isVisible()) {
      await keys.tabTo(basis);
      await page.keyboard.type('They agreed');
    }
    await keys.tabTo(sending);
    await page.keyboard.press('Enter');
    await dialog.getByText(/^Sent to /).waitFor();
    await expectMail(before, 'solarhub.example');
  });
});
