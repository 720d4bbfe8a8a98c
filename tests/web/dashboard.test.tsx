import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/model/errors.ts';
import { openApp, usualAnswers } from './app.tsx';
import { session } from './leads.ts';

describe('the dashboard', () => {
  it('shows what is used of the month, in the colour of how much', async () => {
    const answers = usualAnswers();
    answers.billing = {
      ...answers.billing,
      usage: () => ({
        ai_credits_used: 4,
        lead_searches_used: 9,
        email_generations_used: 3,
        bulk_exports_used: 0,
      }),
    };
    openApp('/dashboard', { answers });
    const searches = await screen.findByRole('progressbar', { name: 'Lead Searches' });
    expect(searches).toHaveAttribute('aria-valuetext', '9 of 10');
    const colour = (name: string) => screen.getByRole('progressbar', { name }).firstElementChild?.className;
    expect(colour('Lead Searches')).toMatch(/danger/);
    expect(colour('AI Credits')).toMatch(/warning/);
    expect(colour('Email Generations')).toMatch(/good/);
    expect(screen.getByText(/^Resets 1 \w{3} \(UTC\)$/)).toBeVisible();
  });

  it('lists the latest sessions, and leads to their results', async () => {
    openApp('/dashboard');
    const row = await screen.findByRole('link', { name: /cloudpayments\.example/ });
    expect(row).toHaveAttribute('href', `/dashboard/results/${session().id}`);
    expect(within(row).getByText('Completed')).toBeVisible();
  });

  it('has no Recent Activity when there is none', async () => {
    const answers = usualAnswers();
    answers.sessions = { ...answers.sessions, list: () => ({ sessions: [], next_cursor: null }) };
    openApp('/dashboard', { answers });
    await screen.findByRole('progressbar', { name: 'AI Credits' });
    expect(screen.queryByRole('heading', { name: 'Recent Activity' })).not.toBeInTheDocument();
  });

  it('shows the message when it cannot be loaded', async () => {
    const answers = usualAnswers();
    answers.sessions = {
      ...answers.sessions,
      list: () => {
        throw new Refusal('unavailable', 'We are being updated. Please try again in a minute.');
      },
    };
    openApp('/dashboard', { answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('We are being updated.');
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

  it('is walked through page by page, and back', async () => {
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
    expect(screen.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await app.user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('row', { name: /older\.example/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
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

  it("says 'Failed to fetch sessions' when the answer has no words", async () => {
    const answers = usualAnswers();
    answers.sessions = {};
    openApp('/dashboard/history', { answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch sessions');
  });
});
