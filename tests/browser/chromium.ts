import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** How long to wait for a page, in milliseconds: a machine that is busy with something else is slow, not broken. */
export const patience = 60_000;

/** Starts the system's Chromium. Each of its contexts is a separate person, with nothing stored. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, headless: true, args: [...quiet, ...args] });
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(patience);
    return context;
  };
  return browser;
}

/** Opens the system's Chromium with an empty profile, which is deleted when it closes. */
export async function openChromium(
  options: { width?: number; colorScheme?: 'light' | 'dark' } = {},
): Promise<{
  context: BrowserContext;
  close: () => Promise<void>;
}> {
  const profile = mkdtempSync(join(tmpdir(), 'buyerscope-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: quiet,
    viewport: { width: options.width ?? 1440, height: 900 },
    colorScheme: options.colorScheme ?? 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(patience);
  return {
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
