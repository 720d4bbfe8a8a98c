import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type App, signIn, startApp } from './app.ts';
import { launchChromium } from './chromium.ts';
import { desktop } from './sound-screen.ts';

/** A signed-in person with a separate app. All of it is ready after the file's own `beforeAll`. */
export interface Seller {
  readonly app: App;
  readonly chromium: Browser;
  readonly page: Page;
  /** Opens a path in a window of a desktop's size. */
  go(path: string): Promise<void>;
  button(name: string | RegExp): Locator;
}

/** Gives a file of tests one seller for all of its parts, with a new, empty account. */
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
