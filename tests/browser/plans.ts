import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type App, newAddress, signIn } from './app.ts';
import { desktop } from './sound-screen.ts';

/** The page of the plans, from which payment pages open in tabs of their own. */
export const plansPath = '/dashboard/manage-subscription';

/** What the page says after a payment. */
export const success = 'Payment successful! Your subscription has been updated.';

/** A person with a new account, on the plans page. */
export async function person(app: App, chromium: Browser): Promise<{ page: Page; email: string }> {
  const context = await chromium.newContext({ reducedMotion: 'reduce', viewport: desktop });
  const page = await context.newPage();
  const email = newAddress();
  await signIn(page, app, await app.newAccount({ email }));
  await look(app, page);
  return { page, email };
}

export async function look(app: App, page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(app.url + plansPath);
  await page.getByRole('heading', { name: 'Plans' }).waitFor();
}

/** Presses a button that opens a payment page, and returns its tab. */
export async function opens(app: App, page: Page, button: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await tab.waitForURL(`${app.stripe.url}/**`);
  return tab;
}

export async function press(tab: Page, button: string | RegExp): Promise<void> {
  await tab.getByRole('button', { name: button, exact: true }).click();
}

/** Waits until a page shows a plan and its limits. */
export async function shows(page: Page, plan: 'Free' | 'Pro' | 'Enterprise'): Promise<void> {
  await page.setViewportSize(desktop);
  const credits = { Free: 5, Pro: 250, Enterprise: '1,250' }[plan];
  await page.getByText(`${plan} User`, { exact: true }).waitFor();
  await page.getByText(`0 of ${credits}`, { exact: true }).first().waitFor();
}

/** Reloads a page until its history has a row: the event that creates it may arrive after the page. */
export async function findsPayment(app: App, page: Page, name: RegExp): Promise<void> {
  const found = async () => {
    await look(app, page);
    // The first row below the headings: there is an earlier payment in every case.
    await page.getByRole('row').nth(1).waitFor();
    return page.getByRole('row', { name }).count();
  };
  await expect.poll(found).toBe(1);
}

/** Reloads a page until it shows a plan: the event that changes it may arrive after that of the payment. */
export async function findsPlan(app: App, page: Page, plan: 'Free' | 'Pro' | 'Enterprise'): Promise<void> {
  const shown = async () => {
    await look(app, page);
    return page.getByText(`${plan} User`, { exact: true }).count();
  };
  await expect.poll(shown).toBe(1);
  await shows(page, plan);
}
