import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plans } from '../../shared/model/account/plans.ts';
import type { DomainForSale } from '../../shared/model/leads/domain-for-sale.ts';
import type { DomainCompany } from '../../shared/model/leads/searched-domain.ts';
import { domainForSale } from '../sample-domains.ts';
import { harborline, lead, session, sessionId } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';
import { GatewayAnswer } from './fake-server.ts';

function searched(domain: string, differs: Partial<DomainForSale> = {}): DomainForSale {
  const last_searched_at = new Date(Date.now() - 50 * 3_600_000).toISOString();
  return domainForSale(domain, { searches: 2, unique_companies: 3, last_searched_at, ...differs });
}

const company: DomainCompany = {
  session_id: sessionId,
  lead_id: harborline,
  name: 'Harborline',
  domain: 'harborline.example',
  industry: 'Payments',
  relevance_reason: 'Harborline sells cloud payments.',
  has_contacts: true,
};

function openDomains(
  domains = [searched('cloudpay.example'), searched('solarhub.example', { searches: 1 })],
) {
  const answers = usualAnswers();
  answers.statistics = {
    domains: ({ query }) => {
      const at = domains.findIndex(({ id }) => id === query.cursor) + 1;
      const page = domains.slice(at, at + 1);
      return {
        domains: page,
        total_domains: domains.length,
        total_searches: 3,
        companies_found: 1200,
        average_per_domain: 2,
        next_cursor: at + 1 < domains.length ? (page[0]?.id ?? null) : null,
      };
    },
    domainCompanies: () => ({
      companies: [
        company,
        { ...company, lead_id: `${sessionId}.0002`, name: 'Saltworks', has_contacts: false },
      ],
      next_cursor: null,
    }),
  };
  answers.sessions = { ...answers.sessions, lead: () => lead() };
  answers.domains = { get: ({ params }) => searched(params.domain) };
  answers.registrations = { lookUp: ({ params }) => searched(params.domain) };
  return { answers, ...openApp('/dashboard/domains', { answers }) };
}

function figure(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling;
}

describe('domains', () => {
  it('are listed with their figures, page by page', async () => {
    const app = openDomains();
    const row = await screen.findByRole('button', { name: /cloudpay\.example/ });
    expect(row).toHaveTextContent('2 searches');
    expect(row).toHaveTextContent('3 unique companies');
    expect(row).toHaveTextContent('Last: 2d ago');
    expect(figure('Total Domains')).toHaveTextContent('2');
    expect(figure('Total Searches')).toHaveTextContent('3');
    expect(figure('Companies Found')).toHaveTextContent('1,200');
    expect(figure('Avg per Domain')).toHaveTextContent('2');
    await app.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: /solarhub\.example/ })).toHaveTextContent('1 search');
  });

  it('expand to their companies, which open a dialog', async () => {
    const app = openDomains();
    await app.user.click(await screen.findByRole('button', { name: /cloudpay\.example/ }));
    const tiles = await screen.findByRole('list', { name: 'Companies for cloudpay.example' });
    const [first, second] = within(tiles).getAllByRole('listitem');
    expect(first).toHaveTextContent('harborline.example · Payments');
    expect(first).toHaveTextContent('Contacts available');
    expect(second).toHaveTextContent('No contacts');
    await app.user.click(within(tiles).getByRole('button', { name: 'Harborline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Harborline' }));
    expect(await dialog.findByRole('link', { name: 'info@harborline.example' })).toBeVisible();
  });

  it('say why a company could not be read', async () => {
    const app = openDomains();
    app.answers.sessions = {
      ...app.answers.sessions,
      lead: () => {
        throw new GatewayAnswer(503);
      },
    };
    await app.user.click(await screen.findByRole('button', { name: /cloudpay\.example/ }));
    await app.user.click(await screen.findByRole('button', { name: 'Harborline' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch results');
  });

  it("are 'No Domains Searched' when there are none", async () => {
    openDomains([]);
    expect(await screen.findByRole('heading', { name: 'No Domains Searched' })).toBeVisible();
  });

  it("say 'Failed to fetch domain data' when the answer has no message, and try again", async () => {
    const app = openDomains();
    const usual = app.answers.statistics ?? {};
    app.answers.statistics = {};
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch domain data');
    app.answers.statistics = usual;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /cloudpay\.example/ })).toBeVisible();
  });
});

describe('the chart of companies per domain', () => {
  it('ranks the domains by companies found', async () => {
    const domains = Array.from({ length: 10 }, (_, index) =>
      searched(`name${index}.example`, { unique_companies: index }),
    );
    const answers = usualAnswers();
    answers.statistics = {
      domains: () => ({
        domains,
        total_domains: 10,
        total_searches: 20,
        companies_found: 45,
        average_per_domain: 5,
        next_cursor: null,
      }),
    };
    openApp('/dashboard/domains', { answers });
    const chart = within(await screen.findByRole('list', { name: 'Companies per domain' }));
    const rows = chart.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(8);
    expect(rows.slice(0, 2)).toEqual(['name9.example9', 'name8.example8']);
    expect(screen.getByText('Top 8 of 10 domains')).toBeVisible();
  });

  it('is hidden if there is nothing to compare', async () => {
    openDomains([searched('cloudpay.example')]);
    await screen.findByRole('button', { name: /cloudpay\.example/ });
    expect(screen.queryByRole('list', { name: 'Companies per domain' })).not.toBeInTheDocument();
  });
});

describe('selected domains', () => {
  it('are searched one after another, with what that uses of the plan', async () => {
    const app = openDomains([searched('cloudpay.example'), searched('solarhub.example')]);
    const started: string[] = [];
    app.answers.sessions = {
      ...app.answers.sessions,
      create: ({ body }) => {
        started.push(body.domain);
        return { data: { sessionId, earlier: null } };
      },
      get: () => session({ leads_count: 2 }),
    };
    await app.user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('checkbox', { name: 'Select solarhub.example' });
    await app.user.click(screen.getByRole('button', { name: 'Select all 2 domains' }));
    expect(await screen.findByText('Uses 2 searches of 9 left this month.', { exact: false })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Search buyers for 2 domains' }));
    expect(await screen.findByText('2 of 2 domains searched, 4 companies found.')).toBeVisible();
    expect(started).toEqual(['cloudpay.example', 'solarhub.example']);
  });

  it.each([
    { how: 'that is stopped', press: { role: 'button', name: 'Stop after cloudpay.example' } },
    { how: 'whose screen is left', press: { role: 'link', name: 'History' } },
  ] as const)('are not all searched in a run $how', async ({ press }) => {
    const app = openDomains([searched('cloudpay.example'), searched('solarhub.example')]);
    const { promise: first, resolve: endFirst } = Promise.withResolvers<void>();
    const started: string[] = [];
    app.answers.sessions = {
      ...app.answers.sessions,
      create: ({ body }) => {
        started.push(body.domain);
        return { data: { sessionId, earlier: null } };
      },
      get: async () => {
        await first;
        return session({ leads_count: 2 });
      },
    };
    await app.user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('checkbox', { name: 'Select solarhub.example' });
    await app.user.click(screen.getByRole('button', { name: 'Select all 2 domains' }));
    await app.user.click(await screen.findByRole('button', { name: 'Search buyers for 2 domains' }));
    await screen.findByRole('button', { name: 'Stop after cloudpay.example' });
    await app.user.click(screen.getByRole(press.role, { name: press.name }));
    endFirst();
    await new Promise((passed) => setTimeout(passed, 100));
    expect(started).toEqual(['cloudpay.example']);
  });

  it('can be all of the portfolio, of which only those that were asked for are listed', async () => {
    const { user } = openDomains();
    await user.click(await screen.findByRole('button', { name: 'Select all 2 domains' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select cloudpay.example' }));
    expect(await screen.findByText('1 domain selected')).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Select all 2 domains' }));
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  });

  it('say how far their export is', async () => {
    const app = openDomains(Array.from({ length: 51 }, (_, index) => searched(`name-${index}.example`)));
    app.answers.billing = { ...app.answers.billing, limits: () => plans.pro.limits };
    const { promise, resolve } = Promise.withResolvers<void>();
    app.answers.leadExports = {
      saved: async ({ body }) => {
        if (!body.first) await promise;
        return { filename: 'domains.csv', content: 'domain\r\n' };
      },
    };
    URL.createObjectURL = () => 'blob:file';
    await app.user.click(await screen.findByRole('button', { name: 'Select all 51 domains' }));
    await app.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByRole('button', { name: 'Exporting 50 of 51...' })).toBeDisabled();
    resolve();
    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeEnabled();
  });

  it('are exported as CSV', async () => {
    const app = openDomains([searched('cloudpay.example')]);
    app.answers.billing = { ...app.answers.billing, limits: () => plans.pro.limits };
    const asked: unknown[] = [];
    app.answers.leadExports = {
      saved: ({ body }) => {
        asked.push(body);
        return { filename: 'domains.csv', content: 'domain\r\n' };
      },
    };
    URL.createObjectURL = () => 'blob:file';
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select cloudpay.example' }));
    await app.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await screen.findByRole('button', { name: 'Export CSV' });
    expect(asked).toEqual([{ list: 'domains', ids: ['cloudpay.example'], first: true }]);
  });
});
