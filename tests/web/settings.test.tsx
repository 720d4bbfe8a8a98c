import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AccountExport } from '../../shared/model/account/account-export.ts';
import type { UserProfile } from '../../shared/model/account/profile.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { openApp, usualAnswers } from './app.tsx';
import { GatewayAnswer } from './fake-server.ts';
import { appCode, appSecret, pool } from './fake-user-pool.ts';
import { profile } from './templates.ts';

const exportId = '019a9c00-0000-7000-8000-0000000000cc';
const later = '2026-11-18T10:00:01.000Z';

/** The settings page with a server that stores a profile, and refuses changes of an outdated version. */
function openSettings(first: Partial<UserProfile> = {}) {
  const state = { profile: profile(first), exported: 'preparing' as AccountExport['status'] };
  const made = (): AccountExport => ({
    id: exportId,
    status: state.exported,
    created_at: later,
    expires_at: state.exported === 'ready' ? '2026-11-25T10:00:00.000Z' : null,
    url: state.exported === 'ready' ? 'https://files.example/export.json' : null,
  });
  const answers = usualAnswers();
  answers.profile = {
    get: () => state.profile,
    update: ({ body: { updated_at, ...changed } }) => {
      if (updated_at !== state.profile.updated_at) throw new Refusal('conflict', 'Changed elsewhere.');
      const kept = Object.entries(changed).filter(([, value]) => value !== undefined);
      state.profile = { ...state.profile, ...Object.fromEntries(kept), updated_at: later };
      return state.profile;
    },
  };
  answers.account = { createExport: made, getExport: made, delete: () => ({ deleting: true }) };
  return { state, answers, ...openApp('/dashboard/settings', { answers }) };
}

describe('the profile', () => {
  it('can be changed, except for the email address', async () => {
    const app = openSettings({ phone: '' });
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Alex Moreau');
    const address = screen.getByLabelText('Email Address');
    expect(address).toHaveValue('alex@northstar.example');
    expect(address).toHaveAttribute('readonly');
    expect(screen.getByText('Email cannot be changed')).toBeVisible();
    await app.user.clear(name);
    await app.user.type(name, '  Alex M.  ');
    await app.user.type(screen.getByLabelText('Phone'), '555');
    await app.user.click(screen.getByRole('button', { name: 'Save Profile' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(app.state.profile).toMatchObject({ name: 'Alex M.', phone: '555', company: 'Northstar' });
    expect(name).toHaveValue('Alex M.');
    await waitFor(() => expect(screen.queryByText('Profile updated successfully!')).toBeNull(), {
      timeout: 20_000,
    });
  });

  it("says 'Failed to update profile' when the answer has no message, and keeps what was typed", async () => {
    const app = openSettings();
    await app.user.type(await screen.findByLabelText('Title'), 'Broker');
    app.answers.profile = { get: () => profile() };
    await app.user.click(screen.getByRole('button', { name: 'Save Profile' }));
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Broker');
  });

  it('stores a postal address, and says what is wrong with an incomplete one', async () => {
    const app = openSettings();
    const address = await screen.findByLabelText('Postal Address');
    await app.user.clear(address);
    await app.user.type(address, '1 Quay');
    await app.user.click(screen.getByRole('button', { name: 'Save Profile' }));
    expect(await screen.findByText('Enter the whole address: street, town and country')).toBeVisible();
    await app.user.type(address, ' Street{Enter}Port Ellery');
    await app.user.click(screen.getByRole('button', { name: 'Save Profile' }));
    await waitFor(() => expect(app.state.profile.postal_address).toBe('1 Quay Street\nPort Ellery'));
  });

  it('can be changed again after the signature was saved', async () => {
    const app = openSettings();
    await app.user.type(await screen.findByLabelText('Signature'), ' & Co.');
    await app.user.click(screen.getByRole('button', { name: 'Save Signature' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    await app.user.type(screen.getByLabelText('Title'), 'Broker');
    await app.user.click(screen.getByRole('button', { name: 'Save Profile' }));
    await waitFor(() => expect(app.state.profile.title).toBe('Broker'));
    expect(app.state.profile.email_signature).toBe('Alex Moreau\nNorthstar & Co.');
  });

  it('says why it cannot be shown, and tries again', async () => {
    const app = openSettings();
    const usual = app.answers.profile ?? {};
    app.answers.profile = {};
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    app.answers.profile = usual;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Alex Moreau');
  });
});

it('makes a signature from the profile', async () => {
  const app = openSettings({ email_signature: '', title: 'Broker', phone: '+1 415 555 0100' });
  await app.user.click(await screen.findByRole('button', { name: 'Generate from profile' }));
  expect(screen.getByLabelText('Signature')).toHaveValue(
    'Alex Moreau\nBroker\nNorthstar\nalex@northstar.example\n+1 415 555 0100',
  );
  expect(screen.getByLabelText('Signature')).toHaveAttribute('rows', '6');
});

describe('notifications', () => {
  it('are saved one by one', async () => {
    const app = openSettings();
    const finished = await screen.findByLabelText('When a search is finished');
    expect(finished).not.toBeChecked();
    await app.user.click(finished);
    await waitFor(() =>
      expect(app.state.profile.notifications).toEqual({ session_finished: true, payment_failed: false }),
    );
    expect(finished).toBeChecked();
  });

  it('are reverted if saving fails', async () => {
    const app = openSettings();
    const finished = await screen.findByLabelText('When a search is finished');
    app.answers.profile = {
      ...app.answers.profile,
      update: () => {
        throw new GatewayAnswer(503);
      },
    };
    await app.user.click(finished);
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(finished).not.toBeChecked();
  });
});

describe('a copy of everything', () => {
  it('is requested, prepared and downloaded', async () => {
    const app = openSettings();
    await app.user.click(await screen.findByRole('button', { name: 'Export my data' }));
    expect(await screen.findByRole('button', { name: 'Preparing your data...' })).toBeDisabled();
    app.state.exported = 'ready';
    const link = await screen.findByRole('link', { name: 'Download your data' });
    expect(link).toHaveAttribute('href', 'https://files.example/export.json');
    expect(screen.getByText(/^Your data is ready\. The file is deleted on 25 Nov 2026/)).toBeVisible();
  });

  it('can be requested again after a failure', async () => {
    const app = openSettings();
    app.state.exported = 'failed';
    await app.user.click(await screen.findByRole('button', { name: 'Export my data' }));
    expect(await screen.findByText('Failed to export your data')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export my data' })).toBeEnabled();
  });
});

describe('deleting the account', () => {
  it('asks for a typed word, and ends at the home page', async () => {
    const app = openSettings();
    await app.user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await app.user.type(dialog.getByLabelText('Type DELETE to confirm'), 'delete');
    expect(confirm).toBeDisabled();
    await app.user.clear(dialog.getByLabelText('Type DELETE to confirm'));
    await app.user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await app.user.click(confirm);
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(pool.signedInAs).toBeNull();
  });

  it('says why it failed', async () => {
    const app = openSettings();
    app.answers.account = {};
    await app.user.click(await screen.findByRole('button', { name: 'Delete account' }));
    await app.user.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await app.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Failed to delete your account')).toBeVisible();
    expect(app.path()).toBe('/dashboard/settings');
  });
});

describe('two-step sign-in', () => {
  it('is turned on with a code of the app that read the secret', async () => {
    const app = openSettings();
    expect(await screen.findByText('It is off.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Turn on two-step sign-in' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(dialog.getByText(appSecret)).toBeVisible();
    const turnOn = dialog.getByRole('button', { name: 'Turn on' });
    await app.user.click(turnOn);
    expect(await dialog.findByText('Enter the six digits that your authenticator app shows')).toBeVisible();
    await app.user.type(dialog.getByLabelText(/^Code/), '000000');
    await app.user.click(turnOn);
    expect(await dialog.findByText('This is not the code the app is showing now')).toBeVisible();
    expect(pool.twoStep).toBe(false);
    await app.user.clear(dialog.getByLabelText(/^Code/));
    await app.user.type(dialog.getByLabelText(/^Code/), appCode);
    await app.user.click(turnOn);
    expect(await screen.findByText('It is on.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pool.twoStep).toBe(true);
  });

  it('is turned off after a question', async () => {
    const app = openSettings();
    pool.twoStep = true;
    await app.user.click(await screen.findByRole('button', { name: 'Turn off two-step sign-in' }));
    await app.user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('It is off.')).toBeVisible();
    expect(pool.twoStep).toBe(false);
  });
});
