import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The window sizes at which screens are checked. */
export const desktop = { width: 1280, height: 900 };
export const phone = { width: 360, height: 740 };

/** The violations that axe finds on the current page, by all of its rules or some, each with its elements. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
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

/**
 * Checks one state of a screen with axe in light and dark, in a window of desktop size by default, and at the width
 * of a phone, which remains set.
 */
export async function expectSound(page: Page, size = desktop): Promise<void> {
  // A screen whose code is still loading has no heading yet; a dialog that hides the rest leaves it in place.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.setViewportSize(size);
  await show(page, 'light');
  expect(await violations(page), 'in light').toEqual([]);
  await show(page, 'dark');
  // Light and dark only differ in their colours.
  expect(await violations(page, ['color-contrast']), 'in dark').toEqual([]);
  await page.setViewportSize(phone);
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect(scrollWidth, 'width of the content on a phone').toBeLessThanOrEqual(innerWidth);
}
