import type { Page } from 'playwright-core';
import { enter, newAddress } from '../app.ts';
import type { State } from './take-screens.ts';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** What visitors see. */
export const visitorStates: readonly State[] = [
  ...[
    '/',
    '/features',
    '/how-leads-are-found',
    '/pricing',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/bot',
  ].map((path) => ({
    name: path === '/' ? 'home' : path.slice(1),
    path,
  })),
  {
    name: 'contact-sent',
    path: '/contact',
    async act(page) {
      const form = page.locator('form').first();
      await form.getByLabel('Name').fill('Ada Quist');
      await form.getByLabel('Email').fill('ada@seller.example');
      await form.getByLabel('Subject').selectOption({ index: 1 });
      await form.getByLabel('Message').fill('How are companies found?');
      await form.getByRole('button').click();
      await page.getByText('Message Sent!').waitFor();
    },
  },
  { name: 'sign-in', path: '/auth' },
  {
    name: 'sign-in-faults',
    path: '/auth',
    act: (page) => enter(page, { email: 'seller', password: 'short' }),
  },
  {
    name: 'sign-in-refused',
    path: '/auth',
    async act(page) {
      await enter(page, { email: newAddress(), password: 'correct horse' });
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'sign-up', path: '/auth?mode=sign-up' },
  {
    name: 'forgotten',
    path: '/auth',
    act: (page) => page.getByText('Forgot your password?').click(),
  },
  {
    name: 'new-password',
    path: '/auth',
    async act(page) {
      await page.getByText('Forgot your password?').click();
      await page.getByLabel('Email Address').fill(newAddress());
      await press('Send Code')(page);
      await page.getByRole('heading', { name: 'Choose a New Password' }).waitFor();
    },
  },
  {
    name: 'code',
    path: '/auth?mode=sign-up',
    async act(page) {
      await enter(page, { email: newAddress(), password: 'correct horse' }, 'Create Account');
      await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();
    },
  },
];
