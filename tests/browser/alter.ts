import type { Page } from 'playwright-core';

/** The fields of a JSON object; none if it is not an object. */
export function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Replaces some fields in the body of the answers of one path on their way to the page. */
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
