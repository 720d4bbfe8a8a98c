import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const maxStops = 60;

/** What a person without a mouse does on a page: everything here uses only keys. */
export function keyboardOf(page: Page) {
  /** Presses Tab until the target has the focus. */
  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stops = 0; stops < maxStops; stops += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${target} is not within ${maxStops} presses of Tab.`);
  }

  /** Moves to the first button with this name, and presses it. */
  async function press(name: string | RegExp, within: Page | Locator = page): Promise<void> {
    await tabTo(within.getByRole('button', { name, exact: true }).first());
    await page.keyboard.press('Enter');
  }

  /** Moves to a field and types into it; in a list, selects the option that begins with the text. */
  async function typeInto(label: string, text: string): Promise<void> {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }

  /** Moves to a checkbox or radio button, and ticks it. */
  async function tick(choice: Locator): Promise<void> {
    await tabTo(choice);
    await page.keyboard.press('Space');
    expect(await choice.isChecked()).toBe(true);
  }

  /** Goes somewhere, or starts something, with the command palette. */
  async function command(words: string): Promise<void> {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Commands' }).waitFor();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  }

  /** Imports one contact by hand. */
  async function importContact(name: string, email: string): Promise<void> {
    await command('import lead');
    await press(/Manual Import/);
    await typeInto('Name', name);
    await typeInto('Email', email);
    await page.keyboard.press('Enter');
    await page.getByText('Lead imported successfully!').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Waits until something has the focus: the pressed element may be gone, or busy. */
  async function keepsFocus(): Promise<void> {
    const has = () => page.evaluate(() => document.activeElement !== document.body);
    await expect.poll(has).toBe(true);
  }
  return { tabTo, press, typeInto, tick, command, importContact, keepsFocus };
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
