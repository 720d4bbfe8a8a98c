import { act, screen } from '@testing-library/react';
import { setPresent } from '../../../web/browser/presence.ts';
import { pool } from '../fake-user-pool.ts';
import { never, visit } from '../visit.ts';
import { type Situation, situationsOf } from './situation.ts';

const visitor = { signedIn: false };

async function open(path: string, options: { signedIn?: boolean } = {}): Promise<void> {
  visit(path, undefined, options);
}

async function fillIn(app: ReturnType<typeof visit>): Promise<void> {
  await app.type(/^Email Address/, 'kim@harbor.example');
  await app.user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'correct horse');
}

const publicPages = situationsOf('Public pages', [
  {
    where: 'the home page, signed in',
    reach: () => open('/'),
    shows: [
      ['link', 'Enter Dashboard'],
      ['link', 'Go to Dashboard'],
    ],
  },
  {
    where: 'the features page, to a visitor',
    reach: () => open('/features', visitor),
    shows: [['link', 'Start Free Trial']],
  },
  {
    where: 'the pricing page, to a visitor',
    reach: () => open('/pricing', visitor),
    shows: [
      ['link', 'Contact Sales'],
      ['link', 'Get Started Free'],
      ['link', 'Start Pro Trial'],
      ['link', 'Start Enterprise Trial'],
      ['link', 'Start Free Trial'],
    ],
  },
  {
    where: 'the pricing page, signed in',
    reach: () => open('/pricing'),
    shows: [
      ['link', 'Get Started Free'],
      ['link', 'Upgrade to Pro'],
      ['link', 'Upgrade to Enterprise'],
      ['link', 'Go to Dashboard'],
    ],
  },
  {
    where: 'the contact form, once it is sent',
    reach: async () => {
      const app = visit('/contact', () => ({ publicSite: { contact: () => ({ received: true }) } }), visitor);
      await app.type(/^Name/, 'Robin Vale');
      await app.type(/^Email/, 'robin@northgate.example');
      await app.user.selectOptions(screen.getByLabelText('Subject'), 'Demo');
      await app.type(/^Message/, 'How large a portfolio does it take?');
      await app.press('Send Message');
    },
    shows: [
      ['heading', 'Message Sent!'],
      ['text', "Thank you for reaching out. We'll get back to you within 24 hours."],
    ],
  },
]);

const auth = situationsOf('Auth screen', [
  {
    where: 'sign-in',
    reach: () => open('/auth', visitor),
    shows: [
      ['heading', 'Welcome Back'],
      ['text', 'Sign in to access your outbound platform'],
      ['button', 'Sign In'],
      ['button', "Don't have an account? Sign up"],
    ],
  },
  {
    where: 'sign-up',
    reach: async () => visit('/auth', undefined, visitor).press("Don't have an account? Sign up"),
    shows: [
      ['heading', 'Create Account'],
      ['button', 'Create Account'],
      ['text', 'Sign up to start generating leads with AI'],
      ['button', 'Already have an account? Sign in'],
    ],
  },
  {
    where: 'sign-in, while it is under way',
    reach: async () => {
      pool.held = never();
      const app = visit('/auth', undefined, visitor);
      await fillIn(app);
      await app.press('Sign In');
    },
    shows: [['button', 'Signing In...']],
  },
  {
    where: 'sign-up, while it is under way',
    reach: async () => {
      pool.held = never();
      const app = visit('/auth', undefined, visitor);
      await app.press("Don't have an account? Sign up");
      await fillIn(app);
      await app.press('Create Account');
    },
    shows: [['button', 'Creating Account...']],
  },
]);

const errors = situationsOf('Error catalogue', [
  {
    where: 'sign-in that fails in a way nobody foresaw',
    reach: async () => {
      pool.failure = new Error('The network is gone.');
      const app = visit('/auth', undefined, visitor);
      await fillIn(app);
      await app.press('Sign In');
    },
    shows: [['alert', 'An unexpected error occurred']],
  },
  {
    where: 'any call, once the sign-in is taken no longer',
    reach: async () => {
      const app = visit('/dashboard/history');
      await screen.findByRole('row', { name: /cloudpayments\.example/ });
      pool.token = 'revoked';
      await app.user.click(screen.getByRole('link', { name: 'Domains' }));
      await screen.findByRole('heading', { name: 'Welcome Back' });
    },
    shows: [['text', 'Not authenticated']],
  },
]);

const settings = situationsOf('Settings', [
  {
    where: 'the settings, to a visitor',
    reach: async () => {
      act(() => setPresent(false));
      await open('/dashboard/settings', visitor);
    },
    shows: [['text', 'Please log in to access settings.']],
  },
]);

export const publicAndAuth: readonly Situation[] = [...publicPages, ...auth, ...errors, ...settings];
