import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import { alter, entries } from './alter.ts';
import { type App, written } from './app.ts';
import { openContacts, search } from './search.ts';
import { oneSeller } from './seller.ts';
import { expectSound } from './sound-screen.ts';

/*
 * From no template to a mail that is ready to be sent, on the running stack. The parts follow one path, so they run
 * in order. Each state on the way is checked with axe and at the width of a phone.
 */
const seller = oneSeller();
const { go, button } = seller;
let app: App;
let page: Page;

beforeAll(async () => {
  ({ app, page } = seller);
  await search(page, app, 'cloudpay.example');
  await openContacts(page);
  await written(page, () => page.getByRole('button', { name: 'Save Leopold Granger' }).click());
});

describe('a template', () => {
  it('is generated, reviewed and saved', async () => {
    await go('/dashboard/email-templates');
    await page.getByText('No Private Templates').waitFor();
    await expectSound(page);
    await button('Create Template').click();
    await expectSound(page);
    await page.getByRole('button', { name: /Generate with AI/ }).click();
    await page.getByText('Mention the price').click();
    await expectSound(page);
    await button('Generate Template').click();
    await button('Save Template').waitFor();
    expect(await page.getByLabel('Content').inputValue()).toContain('{data.domain}');
    await page.getByLabel('Title').fill('First offer');
    await expectSound(page);
    await button('Save Template').click();
    await page.getByRole('heading', { name: 'First offer' }).waitFor();
    await expectSound(page);
  });

  it('is written, and survives a reload in between', async () => {
    await go('/dashboard/email-templates');
    await button('Create Template').click();
    await page.getByRole('button', { name: /Write manually/ }).click();
    await button('Save Template').click();
    await page.getByText('Title and content are required').waitFor();
    await expectSound(page);
    await page.getByLabel('Title').fill('Shared offer');
    await page.getByLabel('Content').fill('Hello {lead.FirstName}, {data.domain} may be yours.');
    await page.reload();
    expect(await page.getByLabel('Title').inputValue()).toBe('Shared offer');
    await page.getByText(/^Public: everybody/).click();
    await button('Save Template').click();
    await page.getByRole('heading', { name: 'Shared offer' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Public Templates' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await expectSound(page);
  });

  it('is saved under a nickname', async () => {
    // The tab is remembered.
    await go('/dashboard/email-templates');
    await page.getByRole('tab', { name: 'Private Templates' }).click();
    await button('Preview First offer').click();
    await button('Save template').click();
    await page.getByLabel('Nickname (optional)').fill('Opener');
    await expectSound(page);
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
    await written(page, () => save.click());
    await button('Unsave template').waitFor();
    await go('/dashboard/saved-templates');
    await page.getByText('Original: First offer').waitFor();
    await expectSound(page);
    await button('Edit nickname of Opener').click();
    await page.getByLabel('Nickname (optional)').fill('Warm opener');
    await expectSound(page);
    await button('Save').click();
    await page.getByRole('heading', { name: 'Warm opener' }).waitFor();
    await page.getByLabel('Search templates').fill('nothing like it');
    await page.getByText('No Templates Found').waitFor();
    await expectSound(page);
    await button('Clear filters').click();
  });

  it('becomes a mail to a saved contact', async () => {
    await go('/dashboard/saved-templates');
    await button('Use Template Warm opener').click();
    await button('Generate from profile').click();
    await expectSound(page);
    await button('Save signature').click();
    await button('Continue').click();
    await page.getByText('Please select at least one lead').waitFor();
    await page.getByLabel(/Leopold Granger/).check();
    await button('Continue').click();
    await page.getByLabel('Domain').fill('cloudpay.example');
    await page.getByLabel('Price in US dollars').fill('4500');
    await expectSound(page);
    await button('Preview emails').click();
    await page.getByLabel('Your name').fill('Alex Moreau');
    await page.getByLabel('Your postal address').fill('1 Quay Street\nPort Ellery');
    await expectSound(page);
    await button('Save sender').click();
    await button('Copy email').click();
    await page.getByText('Copied!').waitFor();
    await expectSound(page);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Subject: .+\n\n/);
    expect(copied).toContain('Leopold');
    expect(copied).toContain('$4,500');
    expect(copied).not.toContain('{');
  });

  it('lists the leads to choose from', async () => {
    await go('/dashboard/saved-templates');
    await button('Use Template Warm opener').click();
    await page.getByLabel(/Leopold Granger/).waitFor();
    await expectSound(page);
  });

  it('of another user can be reported', variant, async () => {
    const ofNobody = (given: unknown) => ({ ...Object.fromEntries(entries(given)), user_id: null });
    await alter(page, '/api/templates?*', (name, value) =>
      name === 'templates' && Array.isArray(value) ? value.map(ofNobody) : value,
    );
    await go('/dashboard/email-templates');
    await page.getByRole('tab', { name: 'Public Templates' }).click();
    await button('Preview Shared offer').click();
    await button('Report').click();
    await expectSound(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await go('/dashboard/email-templates');
    await page.getByRole('tab', { name: 'Private Templates' }).click();
  });

  it('is deleted after a confirmation, and restored', async () => {
    await go('/dashboard/email-templates');
    await button('Delete First offer').click();
    await page.getByText('Are you sure you want to delete this template?').waitFor();
    await expectSound(page);
    await button('Delete').click();
    await page.getByText('No Private Templates').waitFor();
    await button('Undo').hover();
    await expectSound(page);
    await button('Undo').click();
    await page.getByRole('heading', { name: 'First offer' }).waitFor();
  });
});
