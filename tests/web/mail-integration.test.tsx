import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GmailIntegration } from '../../shared/model/account/gmail-integration.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { openApp, usualAnswers } from './app.tsx';
import type { Answers } from './fake-server.ts';

const integration: GmailIntegration = {
  id: '019a9c00-0000-7000-8000-0000000000aa',
  user_id: 'user-1',
  gmail_email: 'alex@gmail.example',
  status: 'connected',
  last_sync: '2026-11-18T10:00:00.000Z',
};
const oauth_url = 'https://accounts.google.example/o/oauth2/v2/auth?state=s';
const back = '/gmail-callback?code=the-code&state=the-state&iss=https%3A%2F%2Faccounts.google.example';
/** The callback page redirects after three seconds, and not before. */
async function passThreeSeconds(path: () => string): Promise<void> {
  const before = path();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(path()).toBe(before);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
}

/** The app with a server whose mail operations answer as given. */
function open(path: string, mail: NonNullable<Answers['mail']> = {}, options: { signedIn?: boolean } = {}) {
  const answers = { ...usualAnswers(), mail: { integration: () => null, ...mail } };
  return { answers, ...openApp(path, { answers, ...options }) };
}

async function section() {
  const heading = await screen.findByRole('heading', { name: 'Mail Integration' });
  return within(heading.closest('section') ?? document.body);
}

describe('the callback page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('completes the authorization once, and goes to the settings', async () => {
    const app = open(back, { callback: () => integration, integration: () => integration });
    expect(await screen.findByText('Processing your Gmail authorization...')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Gmail Connected!' })).toBeVisible();
    expect(screen.getByText('Successfully connected Gmail account!')).toBeVisible();
    const asked = app.server.seen.filter(({ path }) => path === '/api/gmail-oauth/callback');
    expect(asked.map(({ body }) => body)).toEqual([
      {
        code: 'the-code',
        state: 'the-state',
        iss: 'https://accounts.google.example',
        redirect_uri: `${location.origin}/gmail-callback`,
      },
    ]);
    await passThreeSeconds(app.path);
    await waitFor(() => expect(app.path()).toBe('/dashboard/settings?gmail_auth=success'));
    expect(await screen.findByText('Gmail account connected successfully!')).toBeVisible();
  });

  it.each([
    ['its message', 'Gmail was connected elsewhere at the same time. Please try again.', true],
    ['the usual message where it has none', 'Failed to connect Gmail account', false],
  ])('describes a refusal as %s', async (_, message, hasWords) => {
    const refused = () => {
      throw new Refusal('conflict', message);
    };
    const app = open(back, hasWords ? { callback: refused } : {});
    expect(await screen.findByRole('heading', { name: 'Connection Failed' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await passThreeSeconds(app.path);
    await waitFor(() => expect(app.path()).toBe('/dashboard/settings?gmail_auth=error'));
    expect((await section()).getByText('Failed to connect Gmail account')).toBeVisible();
  });

  it.each([
    ['?gmail_auth=success', 'Gmail Connected!', 'Successfully connected Gmail account!', 'success'],
    ['?gmail_auth=error', 'Connection Failed', 'Failed to connect Gmail account', 'error'],
    ['?gmail_auth=error&message=No+luck', 'Connection Failed', 'No luck', 'error'],
  ])('shows what %s says, without calling the service', async (query, title, message, result) => {
    const app = open(`/gmail-callback${query}`);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(app.server.seen).toEqual([]);
    await passThreeSeconds(app.path);
    await waitFor(() => expect(app.path()).toBe(`/dashboard/settings?gmail_auth=${result}`));
  });

  it.each(['', '?code=the-code', '?state=the-state', '?error=access_denied&state=the-state'])(
    'reports missing parameters in %j',
    async (query) => {
      const app = open(`/gmail-callback${query}`);
      expect(await screen.findByText('Missing required OAuth parameters')).toBeVisible();
      await passThreeSeconds(app.path);
      await waitFor(() => expect(app.path()).toBe('/dashboard/settings'));
    },
  );

  it('needs a signed-in user, and sends others to sign in', async () => {
    const app = open(back, {}, { signedIn: false });
    expect(await screen.findByText('You must be logged in to connect Gmail')).toBeVisible();
    expect(app.server.seen).toEqual([]);
    await passThreeSeconds(app.path);
    await waitFor(() => expect(app.path()).toBe('/auth'));
  });

  it('can be left before the three seconds are over', async () => {
    const app = open('/gmail-callback?gmail_auth=success');
    await app.user.click(await screen.findByRole('link', { name: 'Continue' }));
    expect(app.path()).toBe('/dashboard/settings?gmail_auth=success');
  });
});

describe('in Settings', () => {
  it('a code and state are passed on to the callback page', async () => {
    const app = open('/dashboard/settings?code=the-code&state=the-state', { callback: () => integration });
    expect(await screen.findByRole('heading', { name: 'Gmail Connected!' })).toBeVisible();
    expect(app.path()).toBe('/gmail-callback?code=the-code&state=the-state');
  });

  it('an account is connected on Google’s page', async () => {
    const assign = vi.fn();
    const app = open('/dashboard/settings', { initiate: () => ({ oauth_url }) });
    const button = await (await section()).findByRole('button', { name: 'Connect Gmail' });
    vi.stubGlobal('location', { origin: 'http://localhost', assign });
    await app.user.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(oauth_url));
    expect((await section()).getByRole('button', { name: 'Connecting...' })).toBeDisabled();
    const redirect_uri = 'http://localhost/dashboard/settings';
    expect(app.server.seen.at(-1)?.body).toEqual({ redirect_uri });
  });

  it("a failed start says 'Failed to connect Gmail'", async () => {
    const app = open('/dashboard/settings');
    await app.user.click(await (await section()).findByRole('button', { name: 'Connect Gmail' }));
    expect(await (await section()).findByText('Failed to connect Gmail')).toBeVisible();
    expect((await section()).getByRole('button', { name: 'Connect Gmail' })).toBeEnabled();
  });

  it('a connected account is shown, and disconnected after a confirmation', async () => {
    const app = open('/dashboard/settings', { integration: () => integration, disconnect: () => ({}) });
    expect(await (await section()).findByText('alex@gmail.example')).toBeVisible();
    await app.user.click((await section()).getByRole('button', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(
        'Are you sure you want to disconnect your Gmail account? This will prevent any email campaigns from sending.',
      ),
    ).toBeVisible();
    app.answers.mail.integration = () => null;
    await app.user.click(dialog.getByRole('button', { name: 'Disconnect Gmail' }));
    expect(await screen.findByText('Gmail account disconnected successfully')).toBeVisible();
    expect(app.server.seen.some(({ path }) => path === `/api/gmail-integration/${integration.id}`)).toBe(
      true,
    );
    expect(await (await section()).findByRole('button', { name: 'Connect Gmail' })).toBeVisible();
  });

  it("a failed disconnection says 'Failed to disconnect Gmail'", async () => {
    const app = open('/dashboard/settings', { integration: () => integration });
    await app.user.click(await (await section()).findByRole('button', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Disconnect Gmail' }));
    expect(await dialog.findByText('Failed to disconnect Gmail')).toBeVisible();
    expect((await section()).getByText('alex@gmail.example')).toBeVisible();
  });

  it('an account that Google no longer accepts can be connected again', async () => {
    open('/dashboard/settings', { integration: () => ({ ...integration, status: 'disconnected' }) });
    expect(await (await section()).findByText(/Google no longer accepts this connection/)).toBeVisible();
    expect((await section()).getByRole('button', { name: 'Reconnect Gmail' })).toBeEnabled();
  });
});
