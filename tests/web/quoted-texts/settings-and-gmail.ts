import { screen, within } from '@testing-library/react';
import type { Answers } from '../fake-server.ts';
import { pool } from '../fake-user-pool.ts';
import { subscription } from '../payments.ts';
import { profile } from '../templates.ts';
import { integration, never, noAnswer, visit } from '../visit.ts';
import { type Situation, situationsOf } from './situation.ts';

const settings = '/dashboard/settings';
const callback = '/gmail-callback';
const back = `${callback}?code=the-code&state=the-state`;

function mailed(path: string, mail: Answers['mail'] = {}, options: { signedIn?: boolean } = {}) {
  return visit(path, () => ({ mail }), options);
}

async function disconnecting(mail: Answers['mail']): Promise<void> {
  const app = mailed(settings, { integration: () => integration, ...mail });
  await app.press('Disconnect');
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Disconnect Gmail' }));
}

const settingsPage = situationsOf('Settings', [
  {
    where: 'the settings on the Pro plan',
    reach: async () => {
      visit(settings, () => ({
        billing: { subscription: () => subscription({ subscription_type: 'pro' }) },
      }));
    },
    shows: [
      ['text', 'Email cannot be changed'],
      ['button', 'Generate from profile'],
      ['text', 'Pro User'],
    ],
  },
  {
    where: 'disconnecting Gmail',
    reach: async () => mailed(settings, { integration: () => integration }).press('Disconnect'),
    shows: [
      [
        'text',
        'Are you sure you want to disconnect your Gmail account? This will prevent any email campaigns from sending.',
      ],
    ],
  },
]);

/** What two sections quote. */
const refusedAuthorizations = [
  {
    where: 'an authorization without its parameters',
    reach: async () => {
      mailed(callback);
    },
    shows: [['alert', 'Missing required OAuth parameters']],
  },
  {
    where: 'an authorization of nobody',
    reach: async () => {
      mailed(back, {}, { signedIn: false });
    },
    shows: [['alert', 'You must be logged in to connect Gmail']],
  },
] as const;

const gmail = [
  ...situationsOf('Mail callback page', [
    {
      where: 'an authorization that went well',
      reach: async () => {
        mailed(`${callback}?gmail_auth=success`);
      },
      shows: [['heading', 'Gmail Connected!']],
    },
    {
      where: 'an authorization that did not',
      reach: async () => {
        mailed(`${callback}?gmail_auth=error`);
      },
      shows: [['heading', 'Connection Failed']],
    },
  ]),
  ...situationsOf('States and transitions', [
    {
      where: 'an authorization that failed without a message',
      reach: async () => {
        mailed(`${callback}?gmail_auth=error`);
      },
      shows: [['alert', 'Failed to connect Gmail account']],
    },
    ...refusedAuthorizations,
    {
      where: 'an authorization on its way',
      reach: async () => {
        mailed(back, { callback: never });
      },
      shows: [['text', 'Processing your Gmail authorization...']],
    },
    {
      where: 'an authorization that is exchanged',
      reach: async () => {
        mailed(back, { callback: () => integration });
      },
      shows: [['text', 'Successfully connected Gmail account!']],
    },
    {
      where: 'an authorization while the user pool is out of reach',
      reach: async () => {
        pool.failure = new Error('offline');
        mailed(back);
      },
      shows: [['alert', 'An unexpected error occurred']],
    },
  ]),
];

const errors = situationsOf('Error catalogue', [
  {
    where: 'a profile that was saved',
    reach: async () =>
      visit(settings, () => ({ profile: { update: () => profile() } })).press('Save Profile'),
    shows: [['text', 'Profile updated successfully!']],
  },
  {
    where: 'a profile that cannot be saved',
    reach: async () => visit(settings, () => ({ profile: { update: noAnswer } })).press('Save Profile'),
    shows: [['alert', 'Failed to update profile']],
  },
  {
    where: 'Gmail that cannot be connected',
    reach: async () => mailed(settings, { initiate: noAnswer }).press('Connect Gmail'),
    shows: [['alert', 'Failed to connect Gmail']],
  },
  {
    where: 'Gmail, connected',
    reach: async () => {
      mailed(`${settings}?gmail_auth=success`, { integration: () => integration });
    },
    shows: [['text', 'Gmail account connected successfully!']],
  },
  {
    where: 'Gmail, disconnected',
    reach: () => disconnecting({ disconnect: () => ({}) }),
    shows: [['text', 'Gmail account disconnected successfully']],
  },
  {
    where: 'Gmail that cannot be disconnected',
    reach: () => disconnecting({ disconnect: noAnswer }),
    shows: [['alert', 'Failed to disconnect Gmail']],
  },
  {
    where: 'an authorization that cannot be exchanged',
    reach: async () => {
      mailed(back, { callback: noAnswer });
    },
    shows: [['alert', 'Failed to connect Gmail account']],
  },
  ...refusedAuthorizations,
]);

export const settingsAndGmail: readonly Situation[] = [...settingsPage, ...gmail, ...errors];
