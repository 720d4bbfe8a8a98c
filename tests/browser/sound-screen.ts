import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { caseCount } from '../prove/try-cases.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The window sizes at which screens are checked. */
export const desktop = { width: 1280, height: 900 };
export const phone = { width: 360, height: 740 };
/** What a window of 1280 × 1024 pixels shows at a zoom of 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

// WCAG 2.2: what is pressed is at least 24 pixels large, or has as much room around it. axe leaves it out.
const sizes = { 'target-size': { enabled: true } };

/** What axe checks: all of its rules, or some. */
const checks = {
  all: { rules: sizes },
  contrast: { runOnly: ['color-contrast'] },
  sizes: { runOnly: ['target-size'] },
} satisfies Record<string, RunOptions>;

/** The violations that axe finds on the current page, each with its elements. */
async function violations(page: Page, rules: keyof typeof checks): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...checks[rules] };
  return page.evaluate(async (given) => {
    const found = await window.axe.run(document, given);
    return found.violations.map(
      ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}

/** Switches the colours, and waits until they are rendered. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

const statesPerAxe = 6;

/** How many states each file of tests has checked. Files share this module. */
const checked = new Map<string | undefined, number>();

/**
 * Checks one state of a screen with axe in a window of desktop size by default, and at the width of a phone, which
 * remains set. As axe takes most of the time, it checks every sixth state of a file, in light or in dark by turns;
 * `npm run prove -- accessibility` checks all, in both.
 */
export async function expectSound(page: Page, size = desktop): Promise<void> {
  // A screen whose code is still loading has no heading yet; a dialog that hides the rest leaves it in place.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.setViewportSize(size);
  const { testPath } = expect.getState();
  const before = checked.get(testPath) ?? 0;
  checked.set(testPath, before + 1);
  const isEven = Math.floor(before / statesPerAxe) % 2 === 0;
  const [scheme, other] = isEven ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const provesAll = caseCount('accessibility') > 1;
  const hasAxe = provesAll || before % statesPerAxe === 0;
  if (hasAxe) {
    await show(page, scheme);
    expect(await violations(page, 'all'), `in ${scheme}`).toEqual([]);
  }
  if (provesAll) {
    await show(page, other);
    // Light and dark only differ in their colours.
    expect(await violations(page, 'contrast'), `in ${other}`).toEqual([]);
  }
  await page.setViewportSize(zoomed);
  expect(await tooWide(page), 'pixels too wide at a zoom of 400 %').toBe(0);
  await page.setViewportSize(phone);
  if (hasAxe) expect(await violations(page, 'sizes'), 'on a phone').toEqual([]);
  expect(await tooWide(page), 'pixels too wide on a phone').toBe(0);
  expect(await actionsOutOfView(page), 'actions of the dialog out of view').toEqual([]);
}

/** By how many pixels the content is wider than the window. */
function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** The actions at the foot of the topmost dialog that have to be scrolled to. */
function actionsOutOfView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const actions = [...(dialog?.querySelectorAll('footer button, footer a') ?? [])];
    return actions
      .filter((action) => {
        const { top, bottom } = action.getBoundingClientRect();
        return top < 0 || bottom > window.innerHeight;
      })
      .map((action) => action.textContent ?? '');
  });
}
