import type { Page } from 'playwright-core';

/** A JSON object's fields, or nothing of one. */
export function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Lets the answers of one path reach the page with some fields of their body replaced. */
export async function alter(
  page: Page,
  path: string,
  change: (name: string, value: unknown) => unknown,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = entries(await response.json()).map(([name, value]) => [name, change(name, value)]);
    await route.fulfill({ response, json: Object.fromEntries(body) });
  });
}
