import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/model/errors.ts';
import { session, sessionId } from '../sample-leads.ts';
import { dashboard, openApp, usualAnswers } from './app.tsx';

function openDashboard(differs: Parameters<typeof dashboard>[0] = {}, options: { webRead?: string } = {}) {
  const answers = usualAnswers();
  answers.statistics = { dashboard: () => dashboard(differs) };
  return openApp('/dashboard', { answers, ...options });
}

const unused = { ai_credits_used: 0, lead_searches_used: 0, email_generations_used: 0, bulk_exports_used: 0 };

describe('the dashboard of a new account', () => {
  const fresh = { total_leads: 0, email_templates: 0, recent_activity: [], usage: unused };

  it('asks for a domain, and says what a search costs', async () => {
    const app = openDashboard(fresh);
    const domain = await screen.findByLabelText(/^Which domain do you want to sell\?/);
    await waitFor(() => expect(domain).toHaveFocus());
    expect(screen.getByText('Uses 1 of your 10 searches left this month.')).toBeVisible();
    expect(screen.queryByText(/Welcome back/)).not.toBeInTheDocument();
    expect(screen.queryByText('Total Leads')).not.toBeInTheDocument();
    await app.user.type(domain, 'cloudpayments.example{Enter}');
    await waitFor(() => expect(app.path()).toBe(`/dashboard/results/${sessionId}`));
    const created = app.server.seen.find(({ method }) => method === 'POST');
    expect(created?.body).toEqual({ domain: 'cloudpayments.example', amount: 2, fresh: false });
  });

  it('offers sample names on the sample web', async () => {
    const app = openDashboard(fresh, { webRead: 'sample' });
    await app.user.click(await screen.findByRole('button', { name: 'solarhub.example' }));
    const domain = screen.getByLabelText(/^Which domain do you want to sell\?/);
    expect(domain).toHaveValue('solarhub.example');
    expect(domain).toHaveFocus();
  });

  it.each([
    ['a search', { usage: { ...unused, lead_searches_used: 1 } }],
    ['a template', { email_templates: 1 }],
    ['an import', { recent_activity: dashboard().recent_activity }],
  ])('becomes the overview with %s', async (_, differs) => {
    openDashboard({ ...fresh, ...differs });
    expect(await screen.findByText('Total Leads')).toBeVisible();
  });
});

describe('the dashboard', () => {
  it('welcomes the user back, with counts', async () => {
    openDashboard({ total_leads: 1234, saved_companies: 12, saved_contacts: 34, email_templates: 5 });
    expect(await screen.findByText(/^Welcome back!/)).toBeVisible();
    await screen.findByText('1,234');
    const figures = ['Total Leads', 'Saved Companies', 'Saved Contacts', 'Email Templates'].map(
      (label) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
    );
    expect(figures).toEqual(['1,234', '12', '34', '5']);
  });

  it('shows the usage of the month, with a colour for each level', async () => {
    openDashboard({
      usage: { ai_credits_used: 4, lead_searches_used: 9, email_generations_used: 3, bulk_exports_used: 0 },
    });
    const searches = await screen.findByRole('progressbar', { name: 'Lead Searches' });
    expect(searches).toHaveAttribute('aria-valuetext', '9 of 10');
    const colour = (name: string) => screen.getByRole('progressbar', { name }).firstElementChild?.className;
    expect(colour('Lead Searches')).toMatch(/danger/);
    expect(colour('AI Credits')).toMatch(/warning/);
    expect(colour('Email Generations')).toMatch(/good/);
    expect(screen.getByText(/^Resets 1 \w{3} \(UTC\)$/)).toBeVisible();
  });

  it('has three shortcuts', async () => {
    openDashboard();
    const main = within(await screen.findByRole('main'));
    for (const [name, to] of [
      [/^Lead Generator/, '/dashboard/lead-generator'],
      [/^Saved Contacts/, '/dashboard/saved-leads'],
      [/^Email Templates/, '/dashboard/email-templates'],
    ] as const) {
      expect(await main.findByRole('link', { name })).toHaveAttribute('href', to);
    }
  });

  it('lists the latest activities, with links', async () => {
    const at = '2026-11-03T10:00:00.000Z';
    const imported = { kind: 'session', id: 'i', domain: '', status: 'completed', source: 'import' } as const;
    openDashboard({
      recent_activity: [
        { kind: 'saved_contact', id: 'a', at, name: 'Mara', contact_id: 'x', company: 'Harborline' },
        { kind: 'saved_company', id: 'b', at, name: 'Saltworks', lead_id: 'y', domain: 'saltworks.example' },
        { ...imported, leads_count: 7, at },
        ...dashboard().recent_activity,
      ],
    });
    for (const [text, to] of [
      ['Contact saved, Harborline', '/dashboard/saved-leads'],
      ['Company saved', '/dashboard/saved-companies'],
      ['7 contacts', '/dashboard/results/i'],
      ['2 companies', `/dashboard/results/${session().id}`],
    ] as const) {
      expect((await screen.findByText(text)).closest('a')).toHaveAttribute('href', to);
    }
    expect(within(screen.getByRole('link', { name: /cloudpayments/ })).getByText('Completed')).toBeVisible();
  });

  it('hides Recent Activity when it is empty', async () => {
    openDashboard({ recent_activity: [] });
    await screen.findByRole('progressbar', { name: 'AI Credits' });
    expect(screen.queryByRole('heading', { name: 'Recent Activity' })).not.toBeInTheDocument();
  });

  it('shows the message when it cannot be loaded, and tries again', async () => {
    const answers = usualAnswers();
    const usual = answers.statistics ?? {};
    answers.statistics = {
      dashboard: () => {
        throw new Refusal('unavailable', 'We are being updated. Please try again in a minute.');
      },
    };
    const app = openApp('/dashboard', { answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('We are being updated.');
    answers.statistics = usual;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('progressbar', { name: 'AI Credits' })).toBeVisible();
  });
});

describe('the history', () => {
  it('is a table of sessions', async () => {
    openApp('/dashboard/history');
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Domain', 'Status', 'Amount', 'Created', 'Completed', 'Actions']);
    expect(within(table).getByRole('link', { name: /^View/ })).toHaveAttribute(
      'href',
      `/dashboard/results/${session().id}`,
    );
  });

  it('turns its pages back and forth', async () => {
    const second = '5d0c3a4e-6a0f-4b7e-9d58-2f5a3f1d7c22';
    const answers = usualAnswers();
    answers.sessions = {
      ...answers.sessions,
      list: ({ query }) =>
        query.cursor === second
          ? { sessions: [session({ id: 'older', domain: 'older.example' })], next_cursor: null }
          : { sessions: [session({ domain: 'newer.example' })], next_cursor: second },
    };
    const app = openApp('/dashboard/history', { answers });
    expect(await screen.findByRole('row', { name: /newer\.example/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Newer' })).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('row', { name: /older\.example/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Older' })).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByRole('row', { name: /newer\.example/ })).toBeVisible();
  });

  it('says so when there is nothing yet', async () => {
    const answers = usualAnswers();
    answers.sessions = { ...answers.sessions, list: () => ({ sessions: [], next_cursor: null }) };
    openApp('/dashboard/history', { answers });
    expect(await screen.findByRole('heading', { name: 'No Sessions Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Generate Leads' })).toHaveAttribute('href', '/dashboard');
  });

  it("says 'Failed to fetch sessions' when the answer has no message", async () => {
    const answers = usualAnswers();
    answers.sessions = {};
    openApp('/dashboard/history', { answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch sessions');
  });
});
