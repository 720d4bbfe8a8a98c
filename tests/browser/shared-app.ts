import type { Browser } from 'playwright-core';
import { afterAll, test } from 'vitest';
import { type App, startApp } from './app.ts';
import { launchChromium } from './chromium.ts';

/** The running app and a Chromium. Both are ready in a file's own `beforeAll`. */
export interface Shared {
  readonly app: App;
  readonly chromium: Browser;
}

/** Starts with the first file that uses it, and stops with the process that runs the files. */
const it = test
  .extend('anyPort', { scope: 'worker' }, 0)
  .extend('shared', { scope: 'worker' }, async ({ anyPort: port }, { onCleanup }): Promise<Shared> => {
    const [app, chromium] = await Promise.all([startApp({ port }), launchChromium()]);
    onCleanup(async () => {
      await chromium.close();
      await app.stop();
    });
    return { app, chromium };
  });

/**
 * Gives a file of tests the app and the Chromium of all files that its process runs, one after the other: nobody else
 * uses them at the same time. What other files left is still there, so a file has users of its own. It may leave
 * whatever belongs to them; its pages are closed. Fails if a function lacked a permission for what the file did.
 */
export function sharedApp(): Shared {
  let shared: Shared;
  let denied: number;

  it.beforeAll(({ shared: given }) => {
    shared = given;
    denied = given.app.denials().length;
  });

  afterAll(async () => {
    await Promise.all(shared?.chromium.contexts().map((context) => context.close()) ?? []);
    const denials = shared?.app.denials().slice(denied) ?? [];
    if (denials.length > 0) throw new Error(`Missing permissions:\n${denials.join('\n')}`);
  });

  return {
    get app() {
      return shared.app;
    },
    get chromium() {
      return shared.chromium;
    },
  };
}
