import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneIn, variant } from '../prove/variants.ts';
import { domainForSale } from '../sample-domains.ts';
import { alter, entries } from './alter.ts';
import { type App, enter, newAddress, signIn } from './app.ts';
import { openContacts, search } from './search.ts';
import { sharedApp } from './shared-app.ts';
import { desktop, expectSound, phone } from './sound-screen.ts';

/*
 * Every screen in every state: no violation that axe knows, in light and in dark, and no sideways scrolling on a
 * phone. States that a search passes through too fast, or that need a failure, are created by altering the API's
 * answers on their way to the page.
 */
const shared = sharedApp();
let app: App;
let chromium: Browser;
/** A visitor, and a signed-in person with one finished search at `results`. */
let visitor: Page;
let person: Page;
let results: string;

beforeAll(async () => {
  ({ app, chromium } = shared);
  [visitor, person] = await Promise.all([newPage(), newPage()]);
  await signIn(person, app, await app.newAccount());
  results = await search(person, app, 'cloudpay.example');
});

beforeEach(async () => {
  for (const page of [visitor, person]) await page.unrouteAll({ behavior: 'ignoreErrors' });
});

async function newPage(): Promise<Page> {
  const context = await chromium.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  return page;
}

/** The path of the API for the session whose results are at `results`. */
function ofSession(): string {
  return `/api/sessions/${results.split('/').at(-1)}`;
}

function alterSession(fields: Record<string, unknown>): Promise<void> {
  return alter(person, ofSession(), (name, value) => (name in fields ? fields[name] : value));
}

function alterLeads(change: (leads: unknown[]) => unknown[]): Promise<void> {
  return alter(person, `${ofSession()}/leads`, (_, value) => (Array.isArray(value) ? change(value) : value));
}

function withContacts(lead: unknown, lead_contacts: unknown[]): unknown {
  return { ...Object.fromEntries(entries(lead)), lead_contacts };
}

async function go(page: Page, path: string, shown: Locator): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(`${app.url}${path}`);
  await shown.first().waitFor();
}

function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name });
}

describe('a visitor sees accessible screens', () => {
  it('at /auth, with every refusal of a field and of the form', async () => {
    await go(visitor, '/auth', heading(visitor, 'Welcome Back'));
    await expectSound(visitor);
    await enter(visitor, { email: 'seller', password: 'short' });
    await visitor.getByText('Enter a valid email address').waitFor();
    await expectSound(visitor);
    await enter(visitor, { email: newAddress(), password: 'correct horse' });
    await visitor.getByRole('alert').waitFor();
    await expectSound(visitor);
  });

  it('at sign-up and at the code', variant, async () => {
    await go(visitor, '/auth', heading(visitor, 'Welcome Back'));
    await visitor.getByText("Don't have an account? Sign up").click();
    await expectSound(visitor);
    await enter(visitor, { email: newAddress(), password: 'correct horse' }, 'Create Account');
    await heading(visitor, 'Confirm Your Email').waitFor();
    await visitor.getByRole('button', { name: 'Resend code' }).click();
    await visitor.getByText('A new code is on its way.').waitFor();
    await expectSound(visitor);
  });

  it('at the two steps of a forgotten password', variant, async () => {
    // The previous test ended at the code, where /auth then stays.
    await visitor.getByRole('button', { name: 'Back to sign in' }).click();
    await go(visitor, '/auth', heading(visitor, 'Welcome Back'));
    await visitor.getByText('Forgot your password?').click();
    await expectSound(visitor);
    await visitor.getByLabel('Email Address').fill(newAddress());
    await visitor.getByRole('button', { name: 'Send Code' }).click();
    await heading(visitor, 'Choose a New Password').waitFor();
    await expectSound(visitor);
  });
});

describe('a signed-in person sees accessible screens', () => {
  const screens: [string, string][] = [
    ['/dashboard/lead-generator', 'How It Works'],
    ['/dashboard', 'Recent Activity'],
    ['/dashboard/manage-subscription', 'No Payments Yet'],
    ['/dashboard/settings', 'Security'],
    ['/', ''],
  ];
  for (const [at, [path, title]] of screens.entries()) {
    it(`at ${path}`, oneIn(4, at), async () => {
      await go(person, path, heading(person, title));
      await expectSound(person);
    });
  }

  for (const [at, list] of ['saved-leads', 'saved-companies', 'saved-templates'].entries()) {
    it(`at ${list} with an empty account`, oneIn(3, at), async () => {
      await go(person, `/dashboard/${list}`, person.getByRole('heading', { name: /^No Saved/ }));
      await expectSound(person);
    });
  }

  it('at the domains before the first search, and with many to compare', variant, async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      domainForSale(`a-name-that-is-rather-long-${index}.example`, {
        searches: 1,
        unique_companies: index,
        last_searched_at: new Date().toISOString(),
      }),
    );
    let domains: object[] = [];
    await alter(person, '/api/domains', (name, value) => (name === 'domains' ? domains : value));
    await go(person, '/dashboard/domains', heading(person, 'No Domains Searched'));
    await expectSound(person);
    domains = many;
    await go(person, '/dashboard/domains', person.getByRole('list', { name: 'Companies per domain' }));
    await expectSound(person);
  });

  it('at the searches by day, as a table', variant, async () => {
    await go(person, '/dashboard/manage-subscription', person.getByText('1 search on 1 day'));
    await person.getByText('1 search on 1 day').click();
    await expectSound(person);
  });

  it('in the command palette, with something found and with nothing', async () => {
    await go(person, '/dashboard', heading(person, 'Recent Activity'));
    await person.keyboard.press('Control+k');
    await person.getByRole('option', { name: /cloudpay\.example/ }).waitFor();
    await expectSound(person);
    await person.setViewportSize(desktop);
    await person.keyboard.type('nothing like it');
    await person.getByText('Nothing found.').waitFor();
    await expectSound(person);
  });

  it('in the history', variant, async () => {
    await go(person, '/dashboard/history', person.getByRole('cell', { name: 'cloudpay.example' }));
    await expectSound(person);
  });

  it('in an empty history', variant, async () => {
    await alter(person, '/api/sessions*', (name, value) => (name === 'sessions' ? [] : value));
    await go(person, '/dashboard/history', person.getByText('No Sessions Yet'));
    await expectSound(person);
  });

  it('while the API is out of reach', variant, async () => {
    await person.route('**/api/**', (route) => route.fulfill({ status: 503 }));
    await go(person, '/dashboard', person.getByRole('alert'));
    await expectSound(person);
  });

  it('in the menu of a phone', variant, async () => {
    await go(person, '/dashboard', heading(person, 'Dashboard'));
    await person.setViewportSize(phone);
    await person.getByRole('button', { name: 'Open menu' }).click();
    await person.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectSound(person, phone);
  });

  it('in the lead generator with an invalid domain', variant, async () => {
    await go(person, '/dashboard/lead-generator', person.getByLabel('Target domain'));
    await person.getByLabel('Target domain').fill('not a domain');
    await person.getByRole('button', { name: 'Generate Companies' }).click();
    await person.getByText('A domain has no spaces. Enter one such as example.com').waitFor();
    await expectSound(person);
  });

  it('in the lead generator when the month is used up', variant, async () => {
    const json = { code: 'limit_reached', message: 'You have used all searches of this month.' };
    await person.route('**/api/sessions', (route) => route.fulfill({ status: 403, json }));
    await go(person, '/dashboard/lead-generator', person.getByLabel('Target domain'));
    await person.getByLabel('Target domain').fill('solarhub.example');
    await person.getByRole('button', { name: 'Generate Companies' }).click();
    await person.getByText(json.message).waitFor();
    await expectSound(person);
  });

  it('in Settings with a password that is refused', variant, async () => {
    await go(person, '/dashboard/settings', heading(person, 'Security'));
    await person.getByLabel('Current Password', { exact: true }).fill('wrong horse');
    await person.getByLabel('New Password', { exact: true }).fill('short');
    await person.getByRole('button', { name: 'Change Password' }).click();
    await person.getByText('Use at least 6 characters').waitFor();
    await expectSound(person);
  });
});

describe('the results are accessible', () => {
  const contacts = () => person.getByRole('button', { name: /^Contacts of/ });

  it('while nothing is found yet', variant, async () => {
    await alterSession({ status: 'processing', completed_at: null, leads_count: 0, reading: null });
    await alterLeads(() => []);
    await go(person, results, person.getByText('We are still looking.'));
    await expectSound(person);
  });

  it('while companies arrive', variant, async () => {
    await alterSession({ status: 'processing', completed_at: null });
    await alterLeads((leads) => [leads[0], withContacts(leads[1], [])]);
    await go(person, results, person.getByText("Reading the company's site…"));
    await expectSound(person);
  });

  it('and keep their places when the search ends', async () => {
    await alterSession({ status: 'processing', completed_at: null });
    await go(person, results, person.getByText('We are still looking.'));
    const top = async () => (await contacts().first().boundingBox())?.y;
    await contacts().first().waitFor();
    const before = await top();
    await person.unrouteAll({ behavior: 'ignoreErrors' });
    await person.getByText('Completed', { exact: true }).waitFor();
    expect(await top()).toBe(before);
  });

  it('when completed, with each tab of the contacts open', async () => {
    await go(person, results, contacts());
    await person.getByText('Why this company').first().click();
    await openContacts(person);
    for (const tab of ['Overview', 'Decision Makers', 'Contacts', 'People']) {
      await person.setViewportSize(desktop);
      await person.getByRole('tab', { name: tab }).click();
      await expectSound(person);
    }
  });

  it('in the dialogs of a company and of a contact', async () => {
    await go(person, results, contacts());
    await person.getByRole('listitem').getByRole('heading', { level: 3 }).first().getByRole('button').click();
    await heading(person, 'Contact information').waitFor();
    await expectSound(person);
    await person.keyboard.press('Escape');
    await person.setViewportSize(desktop);
    await openContacts(person);
    await person.getByRole('tab', { name: 'Decision Makers' }).click();
    await person.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').first().click();
    await heading(person, 'Professional information').waitFor();
    await expectSound(person);
  });

  it('when a site could not be read', variant, async () => {
    const record = { error: true, error_message: 'The site did not answer.', contact_data: null };
    await alterLeads((leads) =>
      leads.map((lead) => {
        const [first] = entries(lead).flatMap(([name, value]) =>
          name === 'lead_contacts' && Array.isArray(value) ? value : [],
        );
        return withContacts(lead, [{ ...Object.fromEntries(entries(first)), ...record }]);
      }),
    );
    await go(person, results, contacts());
    await contacts().first().click();
    await person.getByText('Contact Enrichment Error').waitFor();
    await expectSound(person);
  });

  it('when nothing was found', variant, async () => {
    await alterSession({ leads_count: 0 });
    await alterLeads(() => []);
    await go(person, results, person.getByText('No companies found'));
    await expectSound(person);
  });

  it('when the search failed', variant, async () => {
    await alterSession({ status: 'failed', error_message: 'The search took too long.' });
    await go(person, results, person.getByText('The search took too long.'));
    await expectSound(person);
  });

  it('when there is no such session', variant, async () => {
    const nobodys = '/dashboard/results/00000000-0000-4000-8000-000000000000';
    await go(person, nobodys, person.getByText('Session not found'));
    await expectSound(person);
  });
});

it('tells a user whose sign-in has expired so, on an accessible screen', async () => {
  await person.route('**/api/dashboard', (route) => route.fulfill({ status: 401 }));
  await go(person, '/dashboard', person.getByText('Not authenticated'));
  await expectSound(person);
});
