import type { Page } from 'playwright-core';
import type { App } from './app.ts';

/** Searches through the screens and waits for the end; returns the path of the results, which are then open. */
export async function search(page: Page, app: App, domain: string): Promise<string> {
  await page.goto(`${app.url}/dashboard/lead-generator`);
  await page.getByLabel('Target domain').fill(domain);
  await page.getByRole('button', { name: 'Generate Companies' }).click();
  await page.waitForURL('**/dashboard/results/*');
  // A whole search, which starts a dozen Lambdas while other stacks may do the same.
  await page.getByText('Completed', { exact: true }).waitFor({ timeout: 180_000 });
  return new URL(page.url()).pathname;
}

/** Opens the contacts of CloudPay Systems, whatever its rank. */
export async function openContacts(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Contacts of CloudPay Systems/ }).click();
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
}
