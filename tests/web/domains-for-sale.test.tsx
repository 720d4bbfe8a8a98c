import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/model/errors.ts';
import type {
  DomainForSale,
  DomainRegistration,
  PortfolioRow,
} from '../../shared/model/leads/domain-for-sale.ts';
import { domainForSale } from '../sample-domains.ts';
import { openApp, usualAnswers } from './app.tsx';
import { GatewayAnswer } from './fake-server.ts';

const name = 'cloudpay.example';

/** The Domains screen with a service that stores the terms of one domain, and added domains. */
function openDomains(first: Partial<DomainForSale> = {}) {
  const state = {
    domains: [domainForSale(name, first)],
    parts: [] as PortfolioRow[][],
    failing: 0,
    registry: null as DomainRegistration | Promise<DomainRegistration> | Refusal | null,
  };
  const find = (domain: string) => {
    const found = state.domains.find((each) => each.domain === domain);
    if (!found) throw new Refusal('not_found', 'Domain not found');
    return found;
  };
  const answers = usualAnswers();
  answers.statistics = {
    domains: ({ query: { begins = '' } }) => ({
      domains: state.domains.filter(({ domain }) => domain.startsWith(begins)),
      total_domains: state.domains.length,
      total_searches: 0,
      companies_found: 0,
      average_per_domain: 0,
      next_cursor: null,
    }),
  };
  answers.domains = {
    get: ({ params: { domain } }) => find(domain),
    update: ({ params: { domain }, body }) => {
      const said = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      const after = { ...find(domain), ...said };
      state.domains = state.domains.map((each) => (each.domain === domain ? after : each));
      return after;
    },
    add: ({ body: { rows } }) => {
      if (state.failing > 0) {
        state.failing -= 1;
        throw new GatewayAnswer(503);
      }
      state.parts.push(rows);
      const good = rows.filter(({ domain }) => domain.includes('.'));
      state.domains.push(...good.map(({ domain }) => domainForSale(domain)));
      const failed = rows.flatMap((row, at) =>
        row.domain.includes('.')
          ? []
          : [{ row: at + 1, reason: 'Enter a valid domain, such as example.com' }],
      );
      return { added: good.length, changed: 0, failed_rows: failed };
    },
    remove: ({ params: { domain } }) => {
      state.domains = state.domains.filter((each) => each.domain !== domain);
      return {};
    },
  };
  answers.registrations = {
    lookUp: async ({ params: { domain } }) => {
      if (state.registry instanceof Refusal) throw state.registry;
      // As it was read before the registry answered.
      const before = find(domain);
      const after = { ...before, registration: (await state.registry) ?? before.registration };
      state.domains = state.domains.map((each) => (each.domain === domain ? after : each));
      return after;
    },
  };
  return { state, ...openApp('/dashboard/domains', { answers }) };
}

const openRow = async (user: { click(element: Element): Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: /cloudpay\.example/ }));

describe('the sale of a domain', () => {
  it('is shown in its row: price, status, link and expiry', async () => {
    const app = openDomains();
    await openRow(app.user);
    await app.user.type(await screen.findByLabelText('Asking price'), '4.900');
    await app.user.type(screen.getByLabelText('Floor price'), '2500');
    await app.user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
    await app.user.selectOptions(screen.getByLabelText('Status'), 'Reserved');
    await app.user.type(screen.getByLabelText('Link to buy it'), 'https://shop.example/cloudpay');
    await app.user.type(screen.getByLabelText('Expires on'), '2027-03-14');
    await app.user.click(screen.getByRole('button', { name: 'Save Domain' }));
    expect(await screen.findByText('Domain saved.')).toBeVisible();
    expect(app.state.domains[0]).toMatchObject({
      asking_price: 4900,
      floor_price: 2500,
      currency: 'EUR',
      status: 'reserved',
      link: 'https://shop.example/cloudpay',
      expires_on: '2027-03-14',
    });
    const row = screen.getByRole('button', { name: /cloudpay\.example/ });
    expect(row).toHaveTextContent('€4,900');
    expect(row).toHaveTextContent('Reserved');
    expect(row).toHaveTextContent('Expires 14 Mar 2027');
    expect(row).not.toHaveTextContent('2,500');
  });

  it('is not saved with an invalid price', async () => {
    const app = openDomains();
    await openRow(app.user);
    await app.user.type(await screen.findByLabelText('Asking price'), 'a lot');
    await app.user.click(screen.getByRole('button', { name: 'Save Domain' }));
    expect(await screen.findByText('Enter an amount such as 4,900, or leave it empty')).toBeVisible();
    expect(app.state.domains[0]?.asking_price).toBeNull();
  });

  it('marks a comparable sale that is older than a year', async () => {
    const app = openDomains();
    await openRow(app.user);
    await app.user.click(await screen.findByText('Comparable sales (0)'));
    await app.user.type(screen.getByLabelText('Name that was sold'), 'paycloud.example');
    await app.user.type(screen.getByLabelText('Price'), '$12,000');
    await app.user.type(screen.getByLabelText('Sold on'), '2019-06-01');
    await app.user.click(screen.getByRole('button', { name: 'Add Sale' }));
    const sales = await screen.findByRole('list', { name: `Comparable sales for ${name}` });
    expect(await within(sales).findByText('paycloud.example')).toBeVisible();
    expect(sales).toHaveTextContent('$12,000');
    expect(sales).toHaveTextContent('1 Jun 2019 · more than a year ago');
    expect(app.state.domains[0]?.comparables).toHaveLength(1);
  });

  it('can be removed for a name that was added by mistake', async () => {
    const app = openDomains();
    await openRow(app.user);
    await app.user.click(await screen.findByRole('button', { name: 'Remove from my domains' }));
    expect(await screen.findByRole('heading', { name: 'No Domains Searched' })).toBeVisible();
  });
});

describe('the registration of a domain', () => {
  const answer: DomainRegistration = {
    expires_on: '2031-03-14',
    registrar: 'Namesfolk Registrars',
    phase: null,
    looked_up_at: '2026-11-23T10:00:00.000Z',
  };
  const row = () => screen.getByRole('button', { name: /cloudpay\.example/ });

  it('is looked up when the domain is opened, and shown with its date', async () => {
    const app = openDomains();
    app.state.registry = answer;
    await openRow(app.user);
    expect(
      await screen.findByText(
        'Registry, on 23 Nov 2026: expires 14 Mar 2031; registrar Namesfolk Registrars.',
      ),
    ).toBeVisible();
    expect(row()).toHaveTextContent('Expires 14 Mar 2031');
    expect(screen.getByLabelText('Expires on')).toHaveValue('');
  });

  it('gives way to a date that was entered', async () => {
    const app = openDomains({ expires_on: '2027-01-02' });
    app.state.registry = answer;
    await openRow(app.user);
    expect(await screen.findByText(/The date that you entered counts\./)).toBeVisible();
    expect(row()).toHaveTextContent('Expires 2 Jan 2027');
  });

  it('arrives without undoing what was saved meanwhile', async () => {
    const app = openDomains();
    const answered = Promise.withResolvers<DomainRegistration>();
    app.state.registry = answered.promise;
    await openRow(app.user);
    await app.user.type(await screen.findByLabelText('Asking price'), '4900');
    await app.user.click(screen.getByRole('button', { name: 'Save Domain' }));
    expect(await screen.findByText('Domain saved.')).toBeVisible();
    answered.resolve(answer);
    expect(await screen.findByText(/^Registry, on 23 Nov 2026/)).toBeVisible();
    expect(row()).toHaveTextContent('$4,900');
  });

  it('is not known if the registry does not answer', async () => {
    const app = openDomains();
    await openRow(app.user);
    expect(await screen.findByText(/^Not known\. The registry did not say/)).toBeVisible();
    expect(row()).not.toHaveTextContent('Expires');
  });

  it('says what the registry left out, and that a name has expired', async () => {
    const app = openDomains();
    app.state.registry = { ...answer, expires_on: null, registrar: null, phase: 'redemption' };
    await openRow(app.user);
    expect(await screen.findByText(/expiry not known; registrar not known\. It has expired/)).toBeVisible();
  });

  it('says why it was not looked up', async () => {
    const app = openDomains();
    app.state.registry = new Refusal('too_many_requests', 'Please try again after 11:00 (UTC).');
    await openRow(app.user);
    expect(await screen.findByText('Not known. Please try again after 11:00 (UTC).')).toBeVisible();
  });
});

describe('adding domains', () => {
  it('accepts pasted names, and lists those that were invalid', async () => {
    const app = openDomains();
    await app.user.click(await screen.findByRole('button', { name: 'Add Domains' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Domains' }));
    await app.user.click(dialog.getByLabelText('Domains'));
    await app.user.paste('roof.example 2,500\nnoname\nsun.example');
    const add = dialog.getByRole('button', { name: 'Add Domains' });
    expect(add.closest('footer')).toContainElement(dialog.getByRole('button', { name: 'Close' }));
    await app.user.click(add);
    expect(await dialog.findByText('2 domains added.')).toBeVisible();
    expect(dialog.getByText('Row 2: Enter a valid domain, such as example.com')).toBeVisible();
    expect(app.state.parts).toEqual([
      [{ domain: 'roof.example', asking_price: 2500 }, { domain: 'noname' }, { domain: 'sun.example' }],
    ]);
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: /sun\.example/ })).toBeVisible();
  });

  it('maps the columns of a file, and continues after a failure', async () => {
    const app = openDomains();
    await app.user.click(await screen.findByRole('button', { name: 'Add Domains' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Domains' }));
    const lines = Array.from({ length: 100 }, (_, at) => `name${at}.example,${at + 1}`);
    const file = new File([`Asset,Ask\n${lines.join('\n')}\n`], 'portfolio.csv', { type: 'text/csv' });
    await app.user.upload(dialog.getByLabelText(/Import a CSV file/), file);
    await app.user.selectOptions(await dialog.findByLabelText('What Ask contains'), 'Asking price');
    app.state.failing = 1;
    await app.user.click(dialog.getByRole('button', { name: 'Import 100 domains' }));
    await app.user.click(await dialog.findByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('100 domains added.')).toBeVisible();
    expect(app.state.parts.map((part) => part.length)).toEqual([96, 4]);
    expect(app.state.parts[0]?.[0]).toEqual({ domain: 'name0.example', asking_price: 1 });
  });
});

describe('the dashboard', () => {
  it('says which domains expire within a week, and opens them', async () => {
    const answers = usualAnswers();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const gone = { domain: 'roof.example', expires_on: inDays(-2) };
    answers.domains = { expiring: () => ({ domains: [gone, { domain: name, expires_on: inDays(3) }] }) };
    openApp('/dashboard', { answers });
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', `/dashboard/domains?domain=${name}`);
    expect(link.parentElement).toHaveTextContent(
      /^roof\.example expired on .+; cloudpay\.example expires on .+\. Open Domains$/,
    );
    expect(screen.getByRole('link', { name: 'Open Domains' })).toHaveAttribute('href', '/dashboard/domains');
  });
});
