import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultSaleTerms } from '../../shared/model/leads/domain-for-sale.ts';
import { pool } from './fake-user-pool.ts';
import { visit } from './visit.ts';

/** The palette over the dashboard, opened by its keys. */
async function openPalette(path = '/dashboard') {
  const app = visit(path);
  await screen.findByRole('navigation', { name: 'Dashboard' });
  await app.user.keyboard('{Control>}k{/Control}');
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Commands' }) };
}

describe('the command palette', () => {
  it.each([
    ['new sea', '/dashboard/lead-generator'],
    ['subscr', '/dashboard/manage-subscription'],
    ['saved comp', '/dashboard/saved-companies'],
    ['cloudpayments', /^\/dashboard\/results\//],
  ])('finds a screen by a part of its name: %s', async (words, path) => {
    const app = await openPalette();
    await within(app.dialog).findByRole('option', { name: /cloudpayments\.example/ });
    await app.user.keyboard(`${words}{Enter}`);
    await waitFor(() => expect(app.path()).toMatch(path));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['company', 'harb', /^Harborline/, '/dashboard/saved-companies?company=', /^Harborline/],
    ['person', 'person 1', /^Person 1/, '/dashboard/saved-leads?contact=', 'Mara Lindqvist'],
    ['template', 'first off', /^First offer$/, '/dashboard/email-templates?template=', 'First offer'],
  ])('finds a %s and opens it', async (_, words, name, path, dialog) => {
    const app = await openPalette();
    await app.user.keyboard(words);
    await app.user.click(await within(app.dialog).findByRole('option', { name }));
    await waitFor(() => expect(app.path()).toContain(path));
    await app.user.click(
      within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name: 'Close' }),
    );
    expect(app.path()).not.toContain('?');
  });

  it('finds a domain and opens its companies', async () => {
    const app = await openPalette();
    await app.user.keyboard('cloudpay');
    await app.user.click(await within(app.dialog).findByRole('option', { name: 'cloudpay.example' }));
    const row = await screen.findByRole('button', { name: /^cloudpay\.example/ });
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(row).toHaveFocus();
  });

  it('finds a domain of a portfolio that is too large to be listed, by its beginning, after a pause', async () => {
    const row = (domain: string) => ({
      id: domain,
      domain,
      searches: 1,
      unique_companies: 1,
      last_searched_at: null,
      registration: null,
      ...defaultSaleTerms,
    });
    const asked: (string | undefined)[] = [];
    const app = visit('/dashboard', (usual) => ({
      statistics: {
        ...usual.statistics,
        domains: ({ query }) => {
          asked.push(query.begins);
          return {
            ...usual.statistics.domains(),
            domains: query.begins === undefined ? [row('alder.example')] : [row('zephyr.example')],
            next_cursor: query.begins === undefined ? 'alder.example' : null,
          };
        },
      },
    }));
    await screen.findByRole('navigation', { name: 'Dashboard' });
    await app.user.keyboard('{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Commands' });
    await app.user.keyboard('zephyr');
    expect(await within(dialog).findByRole('option', { name: 'zephyr.example' })).toBeVisible();
    expect(asked.filter((begins) => begins !== undefined)).toEqual(['zephyr']);
  });

  it('offers to search a typed domain, from the lead generator too', async () => {
    for (const path of ['/dashboard', '/dashboard/lead-generator']) {
      const app = await openPalette(path);
      await app.user.keyboard('solarhub.example{Enter}');
      await waitFor(() => expect(app.path()).toBe('/dashboard/lead-generator'));
      await waitFor(() => expect(screen.getByLabelText(/^Target domain/)).toHaveValue('solarhub.example'));
      cleanup();
      sessionStorage.clear();
    }
  });

  it.each([
    ['Import lead', 'Import Lead'],
    ['Create template', 'Create Template'],
  ])('starts an action on its screen: %s', async (name, dialog) => {
    const app = await openPalette();
    await app.user.click(within(app.dialog).getByRole('option', { name }));
    const opened = within(await screen.findByRole('dialog', { name: dialog }));
    await app.user.click(opened.getByRole('button', { name: 'Close' }));
    expect(app.path()).not.toContain('?');
  });

  it('signs out', async () => {
    const app = await openPalette();
    await app.user.keyboard('sign out{Enter}');
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(pool.signedInAs).toBeNull();
  });

  it('moves with the arrow keys, and says when nothing is found', async () => {
    const app = await openPalette();
    const field = within(app.dialog).getByRole('combobox');
    expect(field).toHaveFocus();
    const options = within(app.dialog).getAllByRole('option');
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await app.user.keyboard('{ArrowDown}');
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await app.user.keyboard('nothing like it');
    expect(within(app.dialog).getByText('Nothing found.')).toBeVisible();
  });

  it('closes with the keys that open it, and never opens over another dialog', async () => {
    const app = await openPalette('/dashboard/saved-leads');
    await app.user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await app.user.click(await screen.findByRole('button', { name: 'Import Lead' }));
    await app.user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('opens from the sidebar', async () => {
    const app = visit('/dashboard');
    await app.press(/^Go to…/);
    expect(await screen.findByRole('dialog', { name: 'Commands' })).toBeVisible();
  });
});
