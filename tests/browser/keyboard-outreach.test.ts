import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import { type App, signIn } from './app.ts';
import { keyboardOf } from './keyboard.ts';
import { oneSeller } from './seller.ts';

/*
 * How a person writes to people with only the keyboard. The parts of one seller run in order. How a person gets there is
 * in keyboard.test.ts.
 */
const seller = oneSeller({ plan: 'pro' });
let app: App;
let page: Page;
let keys: ReturnType<typeof keyboardOf>;

/** Writes a template, starts to use it, and enters a signature. */
async function useNewTemplate(keys: ReturnType<typeof keyboardOf>): Promise<void> {
  await keys.command('create template');
  await keys.press(/Write manually/);
  await keys.typeInto('Title', 'First offer');
  await keys.typeInto('Content', 'Hello {lead.FirstName}, {data.domain} may be yours.');
  await keys.press('Save Template');
  await keys.press('Use Template First offer');
  await keys.typeInto('Email signature', 'Alex Moreau');
  await keys.press('Save signature');
}

it(
  'with only the keyboard, a newcomer writes a template, fills it, deletes it and undoes that',
  variant,
  async () => {
    const newcomer = await seller.chromium.newPage({ reducedMotion: 'reduce' });
    const their = keyboardOf(newcomer);
    await signIn(newcomer, seller.app, await seller.app.newAccount());
    await their.importContact('Ada Quist', 'ada@lumengrid.example');

    await useNewTemplate(their);
    await their.tick(newcomer.getByRole('radio').first());
    await their.press('Continue');
    await their.typeInto('Domain', 'cloudpay.example');
    await their.press('Preview emails');
    await newcomer.getByText('Hello Ada, cloudpay.example may be yours.').waitFor();
    await their.typeInto('Your name', 'Alex Moreau');
    await their.typeInto('Your postal address', '1 Quay Street, Port Ellery');
    await their.press('Save sender');
    await their.tabTo(newcomer.getByRole('button', { name: 'Copy email' }));
    await newcomer.keyboard.press('Escape');

    await their.press('Delete First offer');
    await their.press('Delete', newcomer.getByRole('dialog'));
    await newcomer.getByText('First offer was deleted.').waitFor();
    await newcomer.keyboard.press('Control+z');
    await newcomer.getByRole('button', { name: 'Use Template First offer' }).waitFor();
  },
);

describe('with only the keyboard, a seller', variant, () => {
  beforeAll(async () => {
    ({ app, page } = seller);
    keys = keyboardOf(page);
    await seller.fillProfile();
    await seller.button('Connect Gmail').click();
    await page.waitForURL(`${app.google.url}/consent/**`);
    await seller.button('Allow').click();
    await page.getByText('Gmail account connected successfully!').waitFor();
  });

  it('imports a file of contacts', async () => {
    await keys.command('import lead');
    await keys.press(/Bulk Import/);
    await keys.keepsFocus();
    const chooser = page.waitForEvent('filechooser');
    await keys.tabTo(page.getByLabel(/^Choose a CSV file/));
    await page.keyboard.press('Enter');
    // The next dialog is the system's own.
    await (await chooser).setFiles({
      name: 'contacts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'name,email\nAda Quist,ada@lumengrid.example\nBo Lind,bo@firm.example\nCy Ott,cy@ott.example',
      ),
    });
    await keys.press('Import 3 leads');
    await keys.keepsFocus();
    await page.getByText('Successfully imported 3 leads').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await keys.keepsFocus();
  });

  it('queues emails and works through the queue', async () => {
    await useNewTemplate(keys);
    for (const who of [/Ada Quist/, /Bo Lind/, /Cy Ott/])
      await keys.tick(page.getByRole('checkbox', { name: who }));
    await keys.press('Continue');
    await keys.typeInto('Domain', 'cloudpay.example');
    await keys.press('Preview emails');
    await keys.press('Add all 3 to queue');
    await keys.tabTo(page.getByRole('dialog').getByRole('link', { name: 'Open outreach' }).first());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/outreach?list=queue');
    await keys.keepsFocus();

    await page.getByText('Email 1 of 3').waitFor();
    await keys.press('Next');
    await page.getByText('Email 2 of 3').waitFor();
    await keys.keepsFocus();
    await keys.press('Next');
    await page.getByText('Email 3 of 3').waitFor();
    await keys.keepsFocus();
    await keys.press('Copy email');
    await keys.press('Mark as sent');
    await page.getByText('Email 2 of 2').waitFor();
    await keys.keepsFocus();
    await keys.press('Edit');
    await keys.keepsFocus();
    await keys.typeInto('Subject', 'A name for you');
    await keys.press('Save email');
    await page.getByRole('article').getByText('A name for you').waitFor();
    await keys.keepsFocus();
    await keys.press('Remove');
    await page.getByText('Email 1 of 1').waitFor();
    await keys.keepsFocus();
    await page.keyboard.press('Control+z');
    await page.getByText('Email 2 of 2').waitFor();
    await keys.press('Remove');
    await page.getByText('Email 1 of 1').waitFor();
    await keys.press('Remove');
    await page.getByText('Nothing in Your Queue').waitFor();
    await keys.keepsFocus();
  });

  it('creates a campaign, starts it, stops it and disconnects Gmail', async () => {
    await keys.tabTo(page.getByRole('tab', { name: 'Queue' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByText('No Campaigns Yet').waitFor();
    await keys.press('New Campaign');
    await keys.typeInto('Name', 'Spring');
    await keys.typeInto('Domain you offer', 'lumengrid.example');
    await page.getByRole('option', { name: 'First offer' }).waitFor({ state: 'attached' });
    await keys.typeInto('Template', 'First');
    await keys.tick(page.getByRole('checkbox', { name: /Bo Lind/ }));
    await keys.typeInto('Why you may write to them', 'We have');
    await keys.press('Create Campaign');
    await page.getByRole('article', { name: 'Campaign Spring' }).waitFor();
    await keys.keepsFocus();
    await keys.press('Start Spring');
    await page.getByRole('button', { name: 'Pause Spring' }).waitFor();
    await keys.keepsFocus();
    await keys.press('Pause Spring');
    await page.getByRole('button', { name: 'Continue Spring' }).waitFor();
    await keys.keepsFocus();
    await keys.press('Recipients of Spring');
    await page.getByRole('dialog').getByText('bo@firm.example').waitFor();
    await page.keyboard.press('Escape');
    await keys.keepsFocus();

    await keys.command('settings');
    await keys.press('Disconnect');
    await keys.press('Disconnect Gmail');
    await page.getByText('Gmail account disconnected successfully').waitFor();
    await keys.keepsFocus();
  });
});
