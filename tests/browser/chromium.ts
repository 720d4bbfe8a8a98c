import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

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

/** Whether a page draws a frame within two seconds. One that is on its way to another page will. */
function draws(page: Page): Promise<boolean> {
  const frame = () =>
    new Promise<boolean>((drawn) => {
      requestAnimationFrame(() => drawn(true));
      setTimeout(() => drawn(false), 2000);
    });
  return page.evaluate(frame).catch(() => true);
}

/**
 * Has a page draw after it was resized. On a busy machine Chromium without a screen may draw nothing more after a
 * resize, until the next one; then nothing can be clicked, as a click waits for two frames.
 */
function drawAfterResize(page: Page): void {
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    for (let tries = 0; tries < 5 && !(await draws(page)); tries += 1) {
      await resize({ ...size, height: size.height + 1 });
      await resize(size);
    }
  };
}

/** Sets what holds for every page of a person. */
function prepare(context: BrowserContext): void {
  context.setDefaultTimeout(patience);
  context.pages().forEach(drawAfterResize);
  context.on('page', drawAfterResize);
}

/** Starts the system's Chromium. Each of its contexts is a separate person, with nothing stored. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, headless: true, args: [...quiet, ...args] });
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    prepare(context);
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
  prepare(context);
  return {
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
