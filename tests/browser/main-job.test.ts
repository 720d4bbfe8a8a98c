import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import { openChromium } from './chromium.ts';
import { freshClone, npmStart, type Started } from './fresh-clone.ts';

/*
 * The product as a newcomer meets it: a clone, `npm start`, a browser. The parts follow one person's path, so they
 * run in order.
 */
const account = { email: 'ada@seller.example', password: 'secret' };
const here = process.cwd();
let app: Started;
let chromium: Awaited<ReturnType<typeof openChromium>>;
let page: Page;

/** The toggle of each lead's contacts panel. */
function contacts() {
  return page.getByRole('button', { name: /^Contacts of/ });
}

async function signIn(): Promise<void> {
  await page.goto(`${app.url}/auth`);
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

const clones = [
  // It has just been built, so a start takes no building.
  { which: 'the clone of the tests', options: {}, cloned: () => ({ folder: here, remove: () => undefined }) },
  { which: 'a fresh clone', options: variant, cloned: freshClone },
];

for (const { which, options, cloned } of clones) {
  describe(`a person with ${which}`, options, () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'buyerscope-data-'));
    let clone: ReturnType<typeof freshClone>;
    let resultsUrl: string;

    beforeAll(async () => {
      clone = cloned();
      app = await npmStart(clone.folder, dataFolder, 300);
      chromium = await openChromium();
      page = await chromium.context.newPage();
    }, 400_000);

    afterAll(async () => {
      await chromium.close();
      await app.end('SIGKILL');
      clone.remove();
      rmSync(dataFolder, { recursive: true, force: true });
    }, 300_000);

    /** Processes that are still running on the data, or from a clone of their own. */
    function leftOver(): string[] {
      const args = ['-eo', 'pid,args', '--no-headers'];
      const lines = execFileSync('ps', args, { encoding: 'utf8' }).split('\n');
      const places = clone.folder === here ? [dataFolder] : [dataFolder, clone.folder];
      return lines.filter((line) => places.some((place) => line.includes(place)));
    }

    it('is told where the app is, which web it reads and where the data is', () => {
      expect(app.output()).toContain(app.url);
      expect(app.output()).toContain(dataFolder);
      expect(app.output()).toMatch(/web/i);
      expect(app.output()).toMatch(/ready in \d+\.\d s/);
    });

    it('is asked to sign in where necessary, and signs up with a code from the inbox', async () => {
      await page.goto(`${app.url}/dashboard/lead-generator`);
      await page.waitForURL('**/auth');
      await page.getByText("Don't have an account? Sign up").click();
      await page.getByLabel('Email Address').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByText('Use at least 6 characters').waitFor();
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByRole('heading', { name: 'Confirm Your Email' }).waitFor();

      const inbox = await chromium.context.newPage();
      await inbox.goto(`${app.url}/_local/inbox`);
      const code = /\b\d{6}\b/.exec((await inbox.textContent('body')) ?? '')?.[0] ?? '';
      await inbox.close();
      await page.getByLabel(/code/i).fill(code);
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      // The requested deep link survives signing up.
      await page.waitForURL('**/dashboard/lead-generator');
    });

    it('is told what is wrong with a domain, and keeps what was typed', async () => {
      const domain = page.getByLabel('Target domain');
      await domain.fill('not a domain');
      await page.getByRole('button', { name: 'Generate Companies' }).click();
      await page.getByText('A domain has no spaces. Enter one such as example.com').waitFor();
      expect(await domain.inputValue()).toBe('not a domain');
    });

    it('enters a domain and sees companies with contacts and checked addresses arrive', async () => {
      await page.getByLabel('Target domain').fill('https://www.CloudPay.example/');
      await page.getByRole('button', { name: 'Generate Companies' }).click();
      await page.waitForURL('**/dashboard/results/*');
      resultsUrl = page.url();
      await page.getByText('Completed', { exact: true }).first().waitFor();
      await expect.poll(() => contacts().count()).toBe(2);
      await contacts().first().click();
      const panel = page.getByRole('tabpanel');
      await expect.poll(() => panel.textContent()).toMatch(/@[a-z-]+\.(example|test)/);
      await expect.poll(() => panel.textContent()).toMatch(/domain accepts mail|Undeliverable/i);
      expect(await page.getByText('sample web').count()).toBeGreaterThan(0);
    });

    it('finds account and sessions again after Ctrl-C and a second start, with no process left running', async () => {
      const begun = performance.now();
      await app.end('SIGINT');
      await expect.poll(leftOver).toEqual([]);
      app = await npmStart(clone.folder, dataFolder, 120);
      console.log(`second start: ${((performance.now() - begun) / 1000).toFixed(1)} s from Ctrl-C to ready`);
      console.log(/ready in .*/.exec(app.output())?.[0]);
      await signIn();
      await page.goto(`${app.url}${new URL(resultsUrl).pathname}`);
      await expect.poll(() => contacts().count()).toBe(2);
      await page.goto(`${app.url}/dashboard/history`);
      await page.getByRole('cell', { name: 'cloudpay.example' }).waitFor();
    });

    it('sees no page that breaks the content security policy', async () => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text());
      });
      for (const path of [
        '/',
        '/pricing',
        '/dashboard',
        '/dashboard/lead-generator',
        new URL(resultsUrl).pathname,
      ]) {
        await page.goto(`${app.url}${path}`);
        await page.waitForLoadState('networkidle');
      }
      expect(refused).toEqual([]);
    });
  });
}
