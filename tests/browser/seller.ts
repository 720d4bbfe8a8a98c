import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type App, signIn, startApp } from './app.ts';
import { launchChromium } from './chromium.ts';
import { desktop } from './sound-screen.ts';

/** Somebody who is signed in to an app of their own; all of it is there from the file's own `beforeAll` on. */
export interface Seller {
  readonly app: App;
  readonly chromium: Browser;
  readonly page: Page;
  /** Opens a path in a window of a desktop's size. */
  go(path: string): Promise<void>;
  button(name: string | RegExp): Locator;
}

/** Gives a file of tests one seller whom its parts follow, with a new account that has nothing yet. */
export function oneSeller(options: { plan?: 'pro' } = {}): Seller {
  let app: App;
  let chromium: Browser;
  let page: Page;

  beforeAll(async () => {
    [app, chromium] = await Promise.all([startApp(), launchChromium()]);
    const context = await chromium.newContext({
      reducedMotion: 'reduce',
      viewport: desktop,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page = await context.newPage();
    await signIn(page, app, await app.newAccount(options));
  });

  afterAll(async () => {
    await chromium?.close();
    await app?.stop();
  });

  return {
    get app() {
      return app;
    },
    get chromium() {
      return chromium;
    },
    get page() {
      return page;
    },
    async go(path) {
      await page.setViewportSize(desktop);
      await page.goto(app.url + path);
    },
    button: (name) => page.getByRole('button', { name, exact: true }),
  };
}
