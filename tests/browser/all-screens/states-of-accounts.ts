import type { Page } from 'playwright-core';
import { alter, entries } from '../alter.ts';
import { openContacts } from '../search.ts';
import type { State } from './take-screens.ts';

const screens = {
  dashboard: '/dashboard',
  generator: '/dashboard/lead-generator',
  domains: '/dashboard/domains',
  history: '/dashboard/history',
  'saved-companies': '/dashboard/saved-companies',
  'saved-contacts': '/dashboard/saved-leads',
  desk: '/dashboard/outreach',
  queue: '/dashboard/outreach?list=queue',
  log: '/dashboard/outreach?list=log',
  campaigns: '/dashboard/outreach?list=campaigns',
  templates: '/dashboard/email-templates',
  'saved-templates': '/dashboard/saved-templates',
  subscription: '/dashboard/manage-subscription',
  settings: '/dashboard/settings',
} as const;

const everyScreen: readonly State[] = Object.entries(screens).map(([name, path]) => ({ name, path }));

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).first();
}

/** Presses buttons one after another. */
function press(...names: readonly (string | RegExp)[]) {
  return async (page: Page) => {
    for (const name of names) await button(page, name).click();
  };
}

/** Each screen while nothing is answered. */
const loading = everyScreen.map((state) => ({
  ...state,
  name: `${state.name}-loading`,
  answers: (page: Page) => page.route('**/api/**', () => undefined),
}));

/** Each screen while the API is out of reach. */
const unreachable = everyScreen.map((state) => ({
  ...state,
  name: `${state.name}-error`,
  answers: (page: Page) => page.route('**/api/**', (route) => route.fulfill({ status: 503 })),
  act: (page: Page) =>
    page
      .getByRole('alert')
      .first()
      .waitFor({ timeout: 8000 })
      .catch(() => undefined),
}));

/** What somebody on the free plan sees who has nothing yet. */
export const newcomerStates: readonly State[] = [
  ...everyScreen.map((state) => ({ ...state, name: `${state.name}-empty` })),
  ...loading,
  ...unreachable,
  {
    name: 'generator-fault',
    path: screens.generator,
    async act(page) {
      await page.getByLabel('Target domain').fill('ada@seller.example');
      await press('Generate Companies')(page);
      await page.getByText('This is an email address').waitFor();
    },
  },
  {
    name: 'generator-used-up',
    path: screens.generator,
    answers: (page) =>
      alter(page, '/api/subscription/usage', (name, value) => (name === 'lead_searches_used' ? 10 : value)),
  },
  {
    name: 'menu',
    path: screens.dashboard,
    only: 'narrow',
    act: press('Open menu'),
  },
  { name: 'import', path: `${screens['saved-contacts']}?dialog=import` },
  {
    name: 'import-by-hand',
    path: `${screens['saved-contacts']}?dialog=import`,
    act: press(/Manual Import/),
  },
  {
    name: 'import-file',
    path: `${screens['saved-contacts']}?dialog=import`,
    async act(page) {
      await press(/Bulk Import/)(page);
      await page.getByLabel(/Choose a CSV file/).setInputFiles({
        name: 'contacts.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'name,email,company\nAda Quist,ada@firm.example,Firm\nBo Lind,bo@ott.example,Ott',
        ),
      });
      await page.getByRole('cell').first().waitFor();
    },
  },
  { name: 'create-template', path: `${screens.templates}?dialog=create` },
  {
    name: 'write-template',
    path: `${screens.templates}?dialog=create`,
    act: press(/Write manually/),
  },
  {
    name: 'write-template-faults',
    path: `${screens.templates}?dialog=create`,
    act: press(/Write manually/, 'Save Template'),
  },
  {
    name: 'generate-template',
    path: `${screens.templates}?dialog=create`,
    act: press(/Generate with AI/),
  },
  { name: 'add-domains', path: screens.domains, act: press('Add Domains') },
  {
    name: 'add-domains-file',
    path: screens.domains,
    async act(page) {
      await press('Add Domains')(page);
      const rows = Array.from({ length: 30 }, (_, at) => `name-${at}.example,${1000 + at},Quay Names`);
      await page.getByLabel(/CSV file of your portfolio/).setInputFiles({
        name: 'portfolio.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['Domain,Price,Registrar', ...rows].join('\n')),
      });
      await page.getByRole('cell').first().waitFor();
    },
  },
  { name: 'callback-failed', path: '/gmail-callback?gmail_auth=error&message=It%20was%20refused.' },
  { name: 'callback-connected', path: '/gmail-callback?gmail_auth=success' },
  { name: 'delete-account', path: screens.settings, act: press('Delete Account') },
  {
    name: 'switch-plan',
    path: screens.subscription,
    act: (page) => button(page, 'Upgrade to Pro').scrollIntoViewIfNeeded(),
  },
];

/** Changes the session that the results page reads. */
function session(different: object) {
  return (page: Page) =>
    page.route(/\/api\/sessions\/[\w-]{36}$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...different } });
    });
}

/** Changes the leads that the results page reads. */
function leads(change: (leads: unknown[]) => unknown[]) {
  return (page: Page) =>
    page.route(/\/api\/sessions\/[\w-]{36}\/leads/, async (route) => {
      const response = await route.fetch();
      const body = Object.fromEntries(entries(await response.json()));
      const all = Array.isArray(body.leads) ? body.leads : [];
      await route.fulfill({ response, json: { ...body, leads: change(all) } });
    });
}

const processing = { status: 'processing', completed_at: null, notice: null };
const withoutContacts = (lead: unknown) => ({ ...Object.fromEntries(entries(lead)), lead_contacts: [] });
const unread = (lead: unknown) => {
  const of = Object.fromEntries(entries(lead));
  const [record] = Array.isArray(of.lead_contacts) ? of.lead_contacts : [];
  const failed = { contact_data: null, error: true, error_message: 'The site did not answer.' };
  return { ...of, lead_contacts: [{ ...Object.fromEntries(entries(record)), ...failed }] };
};

/** Gives the first company as many people as its record may keep. */
function withManyPeople([first, ...others]: unknown[]): unknown[] {
  const of = Object.fromEntries(entries(first));
  const [record] = Array.isArray(of.lead_contacts) ? of.lead_contacts : [];
  const data = Object.fromEntries(entries(Object.fromEntries(entries(record)).contact_data));
  const all = Array.isArray(data.external_emails) ? data.external_emails : [];
  const person = all.find((each) => Object.fromEntries(entries(each)).full_name) ?? all[0];
  const external_emails = Array.from({ length: 150 }, (_, at) => ({
    ...Object.fromEntries(entries(person)),
    full_name: `Person ${at + 1}`,
  }));
  const crowded = { ...Object.fromEntries(entries(record)), contact_data: { ...data, external_emails } };
  return [{ ...of, lead_contacts: [crowded] }, ...others];
}

function both(...changes: readonly ((page: Page) => Promise<unknown>)[]) {
  return async (page: Page) => {
    for (const change of changes) await change(page);
  };
}

function tab(name: string) {
  return async (page: Page) => {
    await openContacts(page);
    await page.getByRole('tab', { name }).click();
  };
}

/** What somebody on Pro sees who has searched, saved and written; `results` returns the path of a search. */
export function sellerStates(results: () => string): readonly State[] {
  return [
    ...everyScreen,
    {
      name: 'results-begun',
      path: results,
      answers: both(
        session({ ...processing, leads_count: 0, reading: null }),
        leads(() => []),
      ),
    },
    {
      name: 'results-arriving',
      path: results,
      answers: both(
        session({ ...processing, leads_count: 2 }),
        leads(([first, second]) => [first, withoutContacts(second)]),
      ),
    },
    {
      name: 'results-cancel',
      path: results,
      answers: session({ ...processing, leads_count: 2 }),
      act: press('Cancel search'),
    },
    {
      name: 'results-cancelled',
      path: results,
      answers: both(
        session({ status: 'failed', leads_count: 0, notice: null, error_message: 'Cancelled' }),
        leads(() => []),
      ),
    },
    {
      name: 'results-none',
      path: results,
      answers: both(
        session({
          leads_count: 0,
          notice:
            'No company could be confirmed as a likely buyer of cloudpay.example. This search was not counted.',
        }),
        leads(() => []),
      ),
    },
    { name: 'results', path: results },
    { name: 'results-unread', path: results, answers: leads((all) => all.map(unread)) },
    {
      name: 'results-evidence',
      path: results,
      act: (page) => page.getByText('Why this company').first().click(),
    },
    ...['Overview', 'Decision Makers', 'Contacts', 'People'].map((name) => ({
      name: `results-${name.toLowerCase().replace(' ', '-')}`,
      path: results,
      act: tab(name),
    })),
    {
      name: 'results-many-people',
      path: results,
      answers: leads(withManyPeople),
      act: tab('Decision Makers'),
    },
    {
      name: 'results-no-contact',
      path: results,
      async act(page) {
        await tab('Decision Makers')(page);
        await page.getByLabel('Search contacts').fill('nobody of this name');
      },
    },
    {
      name: 'results-company',
      path: results,
      act: (page) => page.locator('[data-companies] h3 button').first().click(),
    },
    {
      name: 'results-person',
      path: results,
      async act(page) {
        await tab('Decision Makers')(page);
        await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').first().click();
      },
    },
    { name: 'results-dismiss', path: results, act: press(/is not relevant$/) },
    {
      name: 'composer',
      path: results,
      async act(page) {
        await press(/^Write to /)(page);
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'session-unknown', path: '/dashboard/results/00000000-0000-4000-8000-000000000000' },
    {
      name: 'palette',
      path: screens.dashboard,
      act: (page) => page.keyboard.press('Control+k'),
    },
    {
      name: 'palette-found',
      path: screens.dashboard,
      async act(page) {
        await page.keyboard.press('Control+k');
        await page.getByPlaceholder(/Search everything/).fill('cloud');
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'palette-domain',
      path: screens.dashboard,
      async act(page) {
        await page.keyboard.press('Control+k');
        await page.getByPlaceholder(/Search everything/).fill('harbour.example');
      },
    },
    {
      name: 'palette-nothing',
      path: screens.dashboard,
      async act(page) {
        await page.keyboard.press('Control+k');
        await page.getByPlaceholder(/Search everything/).fill('nothing like it');
      },
    },
    { name: 'domain-open', path: `${screens.domains}?domain=cloudpay.example` },
    {
      name: 'saved-contacts-no-match',
      path: screens['saved-contacts'],
      act: (page) => page.getByLabel(/^Search/).fill('nothing like it'),
    },
    {
      name: 'saved-contact',
      path: screens['saved-contacts'],
      act: (page) => page.getByRole('list', { name: 'Saved contacts' }).getByRole('button').first().click(),
    },
    {
      name: 'templates-no-match',
      path: screens.templates,
      act: (page) => page.getByLabel('Search templates').fill('nothing like it'),
    },
    { name: 'template', path: screens.templates, act: press(/^Preview /) },
    {
      name: 'template-nickname',
      path: screens.templates,
      act: press(/^Preview /, 'Save template'),
    },
    { name: 'template-delete', path: screens.templates, act: press(/^Delete /) },
    { name: 'use-template', path: screens.templates, act: press(/^Use Template/) },
    {
      name: 'use-template-values',
      path: screens.templates,
      async act(page) {
        await press(/^Use Template/)(page);
        await page.getByRole('dialog').getByRole('checkbox').first().check();
        await press('Continue')(page);
      },
    },
    {
      name: 'deal',
      path: screens.desk,
      act: (page) => page.getByRole('article').first().getByRole('button').first().click(),
    },
    { name: 'queue-edit', path: screens.queue, act: press('Edit') },
    {
      name: 'log-bounced',
      path: screens.log,
      act: press('Bounced'),
    },
    {
      name: 'sale',
      path: `${screens.domains}?domain=cloudpay.example`,
      act: (page) => page.getByLabel('Asking price').scrollIntoViewIfNeeded(),
    },
    { name: 'two-step', path: screens.settings, act: press(/Turn on two-step/) },
    { name: 'selected', path: screens['saved-contacts'], act: press(/^Select (all|1) /) },
    { name: 'campaign', path: screens.campaigns, act: press('New Campaign') },
    { name: 'cancel-plan', path: screens.subscription, act: press(/Cancel/) },
    {
      name: 'offline',
      path: screens.history,
      // The last state: it holds for every page of the account.
      act: (page) => page.context().setOffline(true),
    },
  ];
}
