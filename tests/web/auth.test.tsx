import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from './app.tsx';
import { appCode, mailedCode, pool, serviceError } from './fake-user-pool.ts';

type User = ReturnType<typeof openApp>['user'];

async function fillIn(user: User, email: string, password: string) {
  await user.type(await screen.findByLabelText(/^Email Address/), email);
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), password);
}

describe('signing in', () => {
  it('shows the texts of the product', async () => {
    openApp('/auth', { signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(screen.getByText('Sign in to access your outbound platform')).toBeVisible();
  });

  it('goes to the dashboard', async () => {
    const app = openApp('/auth', { signedIn: false });
    await fillIn(app.user, 'alex@northstar.example', 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    // The page that waits for its figures has the same heading, and may be gone by the time it is looked at.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible());
    expect(app.path()).toBe('/dashboard');
  });

  it('returns to the requested address', async () => {
    const app = openApp('/dashboard/history?from=mail', { signedIn: false });
    await fillIn(app.user, 'alex@northstar.example', 'correct horse');
    expect(app.path()).toBe('/auth');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard/history?from=mail'));
  });

  it('shows the service’s refusal, and keeps what was typed', async () => {
    const app = openApp('/auth', { signedIn: false });
    await fillIn(app.user, 'alex@northstar.example', 'wrong password');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username or password.');
    expect(screen.getByLabelText(/^Email Address/)).toHaveValue('alex@northstar.example');
  });

  it("says 'An unexpected error occurred' for anything else", async () => {
    const app = openApp('/auth', { signedIn: false });
    pool.failure = serviceError('NetworkError', 'A network error has occurred.');
    await fillIn(app.user, 'alex@northstar.example', 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
  });

  it('names the invalid field before it calls the service', async () => {
    const app = openApp('/auth', { signedIn: false });
    await fillIn(app.user, 'alex', 'short');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Enter a valid email address')).toBeVisible();
    expect(screen.getByText('Use at least 6 characters')).toBeVisible();
    expect(pool.signedInAs).toBeNull();
  });

  it('shows and hides the password', async () => {
    const app = openApp('/auth', { signedIn: false });
    await fillIn(app.user, 'alex@northstar.example', 'correct horse');
    const password = screen.getByLabelText(/^Password/, { selector: 'input' });
    expect(password).toHaveAttribute('type', 'password');
    await app.user.click(screen.getByRole('switch', { name: /password/i }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('asks for a code of the authenticator app where two-step sign-in is on', async () => {
    const app = openApp('/auth', { signedIn: false });
    pool.twoStep = true;
    await fillIn(app.user, 'alex@northstar.example', 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Enter Your Sign-In Code' })).toBeVisible();
    expect(pool.signedInAs).toBeNull();
    await app.user.type(screen.getByLabelText(/^Code/), '12345');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Enter the six digits that your authenticator app shows')).toBeVisible();
    await app.user.type(screen.getByLabelText(/^Code/), '6');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid code received for user');
    await app.user.clear(screen.getByLabelText(/^Code/));
    await app.user.type(screen.getByLabelText(/^Code/), appCode);
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
  });

  it('replaces an expired sign-in that the browser still had', async () => {
    const app = openApp('/auth', { signedIn: false });
    pool.signedInAs = 'somebody@northstar.example';
    await fillIn(app.user, 'alex@northstar.example', 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
    expect(pool.signedInAs).toBe('alex@northstar.example');
  });

  it('is skipped by signed-in users', async () => {
    const app = openApp('/auth');
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
  });
});

describe('creating an account', () => {
  async function signUp(user: User) {
    await user.click(await screen.findByRole('button', { name: "Don't have an account? Sign up" }));
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    expect(screen.getByText('Sign up to start generating leads with AI')).toBeVisible();
    await fillIn(user, 'new@northstar.example', 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
  }

  it('confirms the address by code, signs in and leads to the dashboard', async () => {
    const app = openApp('/auth', { signedIn: false });
    await signUp(app.user);
    expect(await screen.findByText('Enter the code we sent to new@northstar.example')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open the local inbox' })).toHaveAttribute(
      'href',
      '/_local/inbox',
    );
    await app.user.type(screen.getByLabelText(/^Code/), mailedCode);
    await app.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
  });

  it('goes on with the code for somebody who left it and signs in', async () => {
    const app = openApp('/auth', { signedIn: false });
    await signUp(app.user);
    await screen.findByText('Enter the code we sent to new@northstar.example');
    await app.user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await app.user.type(await screen.findByLabelText(/^Code/), mailedCode);
    await app.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
  });

  it('says that the address has an account to nobody but who has the code', async () => {
    const app = openApp('/auth', { signedIn: false });
    pool.accounts.set('new@northstar.example', { password: 'another horse' });
    await signUp(app.user);
    expect(await screen.findByText('Enter the code we sent to new@northstar.example')).toBeVisible();
    expect(screen.queryByText(/already have an account with/)).toBeNull();
    await app.user.type(screen.getByLabelText(/^Code/), mailedCode);
    await app.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/You already have an account with this email address/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(pool.accounts.get('new@northstar.example')?.password).toBe('another horse');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username or password.');
  });

  it('stays at the code step after a reload, then asks for the password that was not stored', async () => {
    const app = openApp('/auth', { signedIn: false });
    await signUp(app.user);
    await screen.findByText('Enter the code we sent to new@northstar.example');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('correct horse');
    cleanup();
    const reloaded = openApp('/auth', { signedIn: false });
    expect(await screen.findByText('Enter the code we sent to new@northstar.example')).toBeVisible();
    await reloaded.user.type(screen.getByLabelText(/^Code/), mailedCode);
    await reloaded.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your email address is confirmed. Sign in to continue.')).toBeVisible();
    expect(screen.getByLabelText(/^Email Address/)).toHaveValue('new@northstar.example');
    await reloaded.user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'correct horse');
    await reloaded.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(reloaded.path()).toBe('/dashboard'));
  });

  it('says that a code is wrong, and sends another', async () => {
    const app = openApp('/auth', { signedIn: false });
    await signUp(app.user);
    await app.user.type(await screen.findByLabelText(/^Code/), '000000');
    await app.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid verification code provided');
    await app.user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    expect(pool.resent).toBe(1);
  });

  it('keeps what was typed when the mode changes', async () => {
    const app = openApp('/auth', { signedIn: false });
    await fillIn(app.user, 'alex@northstar.example', 'correct horse');
    await app.user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }));
    expect(screen.getByLabelText(/^Email Address/)).toHaveValue('alex@northstar.example');
    await app.user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }));
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('is replaced by code, and signs in', async () => {
    const app = openApp('/auth', { signedIn: false });
    await app.user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    await app.user.type(screen.getByLabelText(/^Email Address/), 'alex@northstar.example');
    await app.user.click(screen.getByRole('button', { name: 'Send Code' }));
    await app.user.type(await screen.findByLabelText(/^Code/), mailedCode);
    await app.user.type(screen.getByLabelText(/^New Password/, { selector: 'input' }), 'battery staple');
    await app.user.click(screen.getByRole('button', { name: 'Set New Password' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
    expect(pool.accounts.get('alex@northstar.example')?.password).toBe('battery staple');
  });
});
