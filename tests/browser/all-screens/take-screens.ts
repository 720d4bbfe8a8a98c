import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Account, type App, signIn } from '../app.ts';

/** A screen or dialog in one state. */
export interface State {
  /** The name of its picture. */
  readonly name: string;
  readonly path: string | (() => string);
  /** Changes what the page is answered, before it is opened. */
  readonly answers?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state after it was opened. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** A state of narrow windows only, such as the menu. */
  readonly only?: 'narrow';
}

/** Who sees some states: a visitor, or a person with an account, which is only made if one of the states is taken. */
export interface Viewer {
  readonly name: string;
  readonly account?: () => Promise<Account>;
  readonly states: readonly State[];
}

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 780 };
const stateMs = 20_000;

/** How wide each picture is on a sheet, in pixels: small enough for both, and large enough to read. */
const shownWidth = { wide: 900, narrow: 320 };
/** How much of a long page a sheet shows, in pixels. */
const maxShownHeight = 1500;

/**
 * Takes every state whose name matches wide and narrow, light and dark, into two sheets per state in a folder: one in
 * light, and one in dark. Returns the states that could not be reached, each with the reason.
 */
export async function takeScreens(
  app: App,
  chromium: Browser,
  { folder, names }: { folder: string; names: RegExp },
  viewers: readonly Viewer[],
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const failed: string[] = [];
  for (const { name: viewer, account, states } of viewers) {
    const named = states.map((state, index) => ({
      state,
      name: `${viewer}-${String(index + 1).padStart(2, '0')}-${state.name}`,
    }));
    const chosen = named.filter(({ name }) => names.test(name));
    if (chosen.length === 0) continue;
    const context = await chromium.newContext({
      viewport: wide,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(stateMs);
    const first = await context.newPage();
    if (account) await signIn(first, app, await account());
    await first.close();
    for (const { name, state } of chosen) {
      const page = await context.newPage();
      try {
        await takeState(page, app.url, state, join(folder, name));
        console.log(name);
      } catch (error) {
        failed.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
        console.log(failed.at(-1));
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.close();
    }
    await context.close();
  }
  return failed;
}

async function takeState(page: Page, url: string, state: State, path: string): Promise<void> {
  await state.answers?.(page);
  if (state.only === 'narrow') await page.setViewportSize(narrow);
  await page.goto(url + (typeof state.path === 'string' ? state.path : state.path()));
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await state.act?.(page);
  await settled(page);
  const pictures = { light: [] as string[], dark: [] as string[] };
  for (const [size, viewport] of [['wide', wide] as const, ['narrow', narrow] as const]) {
    if (state.only === 'narrow' && size === 'wide') continue;
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      // A dialog covers the window, not the page.
      const fullPage = (await page.locator('dialog[open]').count()) === 0;
      if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
      const taken = await page.screenshot({ type: 'jpeg', quality: 80, fullPage });
      pictures[colorScheme].push(
        `<img width="${shownWidth[size]}" src="data:image/jpeg;base64,${taken.toString('base64')}">`,
      );
    }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await makeSheet(page, pictures[colorScheme], `${path}-${colorScheme}.png`);
  }
}

/** Saves pictures side by side in one file. */
async function makeSheet(page: Page, pictures: readonly string[], file: string): Promise<void> {
  const sheet = await page.context().newPage();
  const widths = pictures.length === 1 ? shownWidth.narrow : shownWidth.wide + shownWidth.narrow;
  await sheet.setViewportSize({ width: widths + 40, height: 400 });
  const frame = `max-height:${maxShownHeight}px;overflow:hidden;border:1px solid #888;line-height:0`;
  await sheet.setContent(
    `<body style="margin:10px;background:#bbb"><div style="display:flex;gap:10px;align-items:start">${pictures
      .map((picture) => `<div style="${frame}">${picture}</div>`)
      .join('')}</div>`,
  );
  writeFileSync(file, await sheet.screenshot({ fullPage: true }));
  await sheet.close();
}

/** Waits until nothing loads, and what has changed is drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
