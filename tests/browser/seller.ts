import type { Browser, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { type Account, type App, signIn } from './app.ts';
import { sharedApp } from './shared-app.ts';
import { desktop } from './sound-screen.ts';

/** A signed-in person in the shared app. All of it is ready after the file's own `beforeAll`. */
export interface Seller {
  readonly app: App;
  readonly chromium: Browser;
  readonly page: Page;
  readonly account: Account;
  /** Enters the name and the address that every mail needs, and stays in Settings. */
  fillProfile(): Promise<void>;
  /** Opens a path in a window of a desktop's size. */
  go(path: string): Promise<void>;
  button(name: string | RegExp): Locator;
}

/** Gives a file of tests one seller for all of its parts, with a new, empty account. */
export function oneSeller(options: { plan?: 'pro' } = {}): Seller {
  const shared = sharedApp();
  let page: Page;
  let account: Account;

  beforeAll(async () => {
    const { app, chromium } = shared;
    const context = await chromium.newContext({
      reducedMotion: 'reduce',
      viewport: desktop,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page = await context.newPage();
    account = await app.newAccount(options);
    await signIn(page, app, account);
  });

  // What fails on a busy machine alone can seldom be repeated: what the window showed is all that is known of it.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    console.error(`${task.name}: ${page.url()}\n${await page.locator('body').ariaSnapshot()}`);
  });

  async function go(path: string): Promise<void> {
    await page.setViewportSize(desktop);
    await page.goto(shared.app.url + path);
  }

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  return {
    get app() {
      return shared.app;
    },
    get chromium() {
      return shared.chromium;
    },
    get page() {
      return page;
    },
    get account() {
      return account;
    },
    async fillProfile() {
      await go('/dashboard/settings');
      await page.getByLabel('Name', { exact: true }).fill('Alex Moreau');
      await page.getByLabel('Postal Address').fill('1 Quay Street\nPort Ellery');
      await button('Save Profile').click();
      await page.getByText('Profile updated successfully!').waitFor();
    },
    go,
    button,
  };
}
