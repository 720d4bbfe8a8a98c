import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type App, enter, newAddress } from './app.ts';
import { sharedApp } from './shared-app.ts';
import { desktop } from './sound-screen.ts';
import { descriptionOf, expectSpoken, linesOn } from './spoken.ts';

/*
 * The main journey as a screen reader speaks it: the browser's own tree of names, roles, states and live regions. The
 * parts follow one person, so they run in order.
 */
const shared = sharedApp();
let app: App;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  ({ app, chromium } = shared);
  page = await chromium.newPage({ reducedMotion: 'reduce', viewport: desktop });
});

function button(name: string | RegExp) {
  return page.getByRole('button', { name }).first();
}

describe('a screen reader speaks', () => {
  it('the fields of signing up, and what is wrong with them', async () => {
    await page.goto(`${app.url}/auth?mode=sign-up`);
    await expectSpoken(page, [
      'heading "Create Account" level=1',
      /^textbox "Email Address"/,
      /^textbox "Password"/,
      'button "Create Account"',
    ]);
    await enter(page, { email: 'seller', password: 'short' }, 'Create Account');
    await expectSpoken(page, [
      /^textbox "Email Address" .*invalid=true/,
      /^textbox "Password" .*invalid=true/,
    ]);
    expect(await descriptionOf(page, 'textbox', 'Email Address')).toContain('Enter a valid email address');

    const email = newAddress();
    await enter(page, { email, password: 'correct horse' }, 'Create Account');
    await expectSpoken(page, ['heading "Confirm Your Email" level=1', /^textbox "Code"/, 'button "Confirm"']);
    await page.getByLabel('Code', { exact: true }).fill(app.mailedCode(email));
    await button('Confirm').click();
  });

  it('the navigation, the question, and a button that waits for the answer', async () => {
    await expectSpoken(page, [
      'link "Skip to content"',
      'navigation "Dashboard"',
      'link "Dashboard"',
      'link "Settings"',
      'main ""',
      'heading "Dashboard" level=1',
      /^textbox "Which domain do you want to sell\?"/,
      'button "Generate Companies" disabled=true',
    ]);
    await page.getByLabel('Which domain do you want to sell?').fill('ada@seller.example');
    await button('Generate Companies').click();
    await expectSpoken(page, [/^textbox "Which domain do you want to sell\?" .*invalid=true/]);
    expect(await descriptionOf(page, 'textbox', 'Which domain do you want to sell?')).toContain(
      'This is an email address',
    );
    await page.getByLabel('Which domain do you want to sell?').fill('cloudpay.example');
    await button('Generate Companies').click();
  });

  it('the progress of a search, and what it found, by sections', async () => {
    await expectSpoken(page, [
      'heading "Results" level=1',
      'region "Status"',
      'status "" live=polite',
      /^StaticText "Completed: \d+ compan/,
      /^list "Companies: /,
    ]);
    await expectSpoken(page, [
      /^heading "(?:Already using this name|In its line of business) \d/,
      /^list "Companies: /,
      /^heading ".+" level=3/,
      /^button "Save .+" pressed=false/,
      /^button "Write to .+"/,
      /^button "Contacts of .+: \d+ .+" expanded=false/,
    ]);
  });

  it('why a company was found, in place', async () => {
    const why = (await linesOn(page)).find((line) => /"Why this company/.test(line));
    expect(why).toMatch(/expanded=false/);
    await page.getByText('Why this company').first().click();
    await expectSpoken(page, [/"Why this company.*expanded=true/, /^link "http/]);
  });

  it('that a company was saved', async () => {
    await button(/^Save /).click();
    await expectSpoken(page, [/^button "Save .+" pressed=true/]);
  });

  it('the contacts of a company, their tabs, and a person in a dialog', async () => {
    const contacts = page.getByRole('button', { name: /^Contacts of CloudPay Systems/ });
    await contacts.click();
    await expectSpoken(page, [
      /^button "Contacts of CloudPay Systems.*expanded=true/,
      /^tablist "/,
      'tab "Overview" selected=true',
      /^tab "Decision Makers.*" selected=false/,
      /^tabpanel "Overview"/,
    ]);
    await page.getByRole('tab', { name: 'Decision Makers' }).click();
    await expectSpoken(page, [
      /^tab "Decision Makers.*" selected=true/,
      /^(?:searchbox|textbox) "Search contacts/,
      /^combobox "/,
    ]);
    const someone = page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').first();
    const name = await someone.textContent();
    await someone.click();
    await expectSpoken(page, [`dialog "${name}"`, `heading "${name}" level=2`, 'button "Close"']);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('the command palette: a field, its options, and the one that is chosen', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('hist');
    await expectSpoken(page, [
      'dialog "Commands"',
      /^combobox "Commands" .*expanded=true/,
      /^option "History" .*selected=true/,
    ]);
    await page.keyboard.type(' nothing like it');
    await expectSpoken(page, ['status "" live=polite', 'StaticText "Nothing found."']);
    await page.keyboard.press('Escape');
  });
});

describe('with forced colours', () => {
  it('states that colours show are still seen', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${app.url}/dashboard/manage-subscription`);
    const bar = page.getByRole('progressbar').first();
    await bar.waitFor();
    // The track has an outline, and what is used of it a colour of the system.
    const seen = await bar.evaluate((track) => {
      const fill = track.firstElementChild;
      return {
        outline: getComputedStyle(track).borderTopStyle,
        fill: fill && getComputedStyle(fill).forcedColorAdjust,
      };
    });
    expect(seen).toEqual({ outline: 'solid', fill: 'none' });
    const [current, other] = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) =>
        [
          links.find((link) => link.ariaCurrent === 'page'),
          links.find((link) => link.ariaCurrent !== 'page'),
        ].map((link) => link && getComputedStyle(link).outlineStyle),
      );
    expect(current).not.toBe(other);
  });
});
