import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plans } from '../../shared/model/account/plans.ts';
import { openApp, usualAnswers } from './app.tsx';
import { pool } from './fake-user-pool.ts';

describe('the route table', () => {
  it.each(['/dashboard', '/dashboard/settings', '/dashboard/results/some-id', '/dashboard/nowhere'])(
    'redirects %s to /auth while signed out',
    async (path) => {
      const app = openApp(path, { signedIn: false });
      await waitFor(() => expect(app.path()).toBe('/auth'));
    },
  );

  it.each([
    ['/dashboard/campaigns', '/dashboard'],
    ['/dashboard/results', '/dashboard'],
    ['/nowhere', '/'],
    ['/dashboard/nowhere', '/'],
  ])('redirects %s to %s', async (from, to) => {
    const app = openApp(from);
    await waitFor(() => expect(app.path()).toBe(to));
  });

  it('reads no tokens for a public page', async () => {
    openApp('/pricing');
    expect(await screen.findByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute(
      'href',
      '/dashboard/manage-subscription',
    );
    expect(pool.sessionReads).toBe(0);
  });

  it('keeps a stored sign-in that cannot be checked, and tries again', async () => {
    pool.failure = new Error('offline');
    const app = openApp('/dashboard');
    // A heading may be drawn again while it is looked at.
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible(),
    );
    pool.failure = null;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible());
  });
});

describe('the shell of the dashboard', () => {
  it('highlights the current page, and only there', async () => {
    openApp('/dashboard/history');
    const sidebar = await screen.findByRole('navigation', { name: 'Dashboard' });
    expect(within(sidebar).getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page');
    expect(within(sidebar).getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  it('folds a group of the sidebar', async () => {
    const app = openApp('/dashboard');
    const group = await screen.findByRole('button', { name: 'Email' });
    expect(group).toHaveAttribute('aria-expanded', 'true');
    await app.user.click(group);
    expect(screen.queryByRole('link', { name: 'Saved Templates' })).not.toBeInTheDocument();
  });

  it.each(['free', 'pro', 'enterprise'] as const)('shows the account and its true plan: %s', async (plan) => {
    const answers = usualAnswers();
    answers.billing = { ...answers.billing, limits: () => plans[plan].limits };
    openApp('/dashboard', { answers });
    expect(await screen.findByText(`${plans[plan].name} User`)).toBeVisible();
    expect(screen.getByText('alex@northstar.example')).toBeVisible();
  });

  it('signs out to the home page', async () => {
    const app = openApp('/dashboard/settings');
    await app.user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(pool.signedInAs).toBeNull();
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  it('signs out on every device from the settings', async () => {
    const app = openApp('/dashboard/settings');
    await app.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(pool.globalSignOuts).toBe(1);
  });

  it('says when it shows the sample web', async () => {
    openApp('/dashboard', { webRead: 'sample' });
    expect(
      await screen.findByText(
        'This is the sample web: its companies are fictional, so you can try everything offline.',
      ),
    ).toBeVisible();
  });
});

describe('an expired sign-in', () => {
  it('is renewed silently if the pool still issues a token', async () => {
    openApp('/dashboard/history');
    // The first token is refused, and a forced refresh returns a valid one.
    const good = pool.token;
    Object.defineProperty(pool, 'token', {
      configurable: true,
      get: () => (pool.refreshes > 0 ? good : 'revoked'),
    });
    expect(await screen.findByRole('row', { name: /cloudpayments\.example/ })).toBeVisible();
    Object.defineProperty(pool, 'token', { configurable: true, writable: true, value: good });
  });

  it('redirects to /auth, and back to the page with what was typed', async () => {
    const app = openApp('/dashboard/lead-generator');
    await app.user.type(await screen.findByLabelText(/^Target domain/), 'cloudpayments.example');
    pool.token = 'expired';
    await app.user.click(screen.getByRole('button', { name: 'Generate Companies' }));
    await waitFor(() => expect(app.path()).toBe('/auth'));
    await app.user.type(await screen.findByLabelText(/^Email Address/), 'alex@northstar.example');
    await app.user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByLabelText(/^Target domain/)).toHaveValue('cloudpayments.example');
    expect(app.path()).toBe('/dashboard/lead-generator');
  });

  it('shows the next person nothing that was typed, signed out by choice or not', async () => {
    pool.accounts.set('kim@harbor.example', { password: 'correct horse' });
    const app = openApp('/dashboard/lead-generator');
    const domain = () => screen.findByLabelText(/^Target domain/);
    const signInAs = async (email: string) => {
      await app.user.type(await screen.findByLabelText(/^Email Address/), email);
      await app.user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'correct horse');
      await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    };
    await app.user.type(await domain(), 'cloudpayments.example');
    pool.token = 'expired';
    await app.user.click(screen.getByRole('button', { name: 'Generate Companies' }));
    await waitFor(() => expect(app.path()).toBe('/auth'));
    pool.signedInAs = null;
    await signInAs('kim@harbor.example');
    expect(await domain()).toHaveValue('');
    await app.user.type(await domain(), 'solarhub.example');
    expect(sessionStorage.getItem('buyerscope.draft.lead-generator.domain')).toBe('solarhub.example');
    await app.user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
