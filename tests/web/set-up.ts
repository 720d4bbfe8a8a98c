import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetSession } from '../../web/browser/session.ts';
import { resetPool } from './fake-user-pool.ts';

/*
 * Runs before each file of these tests. They share the modules of the app, which take longer to load than most of
 * the files take to run.
 */

vi.mock('aws-amplify', async () => (await import('./fake-user-pool.ts')).amplify);
vi.mock('aws-amplify/auth', async () => (await import('./fake-user-pool.ts')).amplifyAuth);

// Loading a page's code for the first time is slow on a busy machine; no test should wait for it.
beforeAll(async () => {
  const pages = import.meta.glob(['../../web/features/**/*.tsx', '../../web/app/require-session.tsx']);
  await Promise.all(Object.values(pages).map((load) => load()));
}, 60_000);

const { getElementError } = getConfig();

configure({
  asyncUtilTimeout: 50_000,
  // A query that is retried until it finds something need not print the page each time, which took a tenth of all
  // the time. The final error is thrown from here.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container),
});

beforeEach(() => {
  // As in a browser's own styles, which happy-dom only has in part.
  document.head.innerHTML = '<style>span { display: inline }</style>';
  localStorage.clear();
  sessionStorage.clear();
  resetPool();
});

afterEach(() => {
  cleanup();
  forgetSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
