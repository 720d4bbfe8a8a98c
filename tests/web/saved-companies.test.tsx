import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/model/errors.ts';
import type { SavedCompany } from '../../shared/model/leads/saved-company.ts';
import { contactRecord, lead, sessionId } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';
import { GatewayAnswer } from './fake-server.ts';
import { savedCompany } from './saved.ts';

const path = '/dashboard/saved-companies';
const saltworks = savedCompany({
  id: '019a9c00-0000-7000-8000-000000000009',
  lead_id: `${sessionId}.0002`,
  notes: 'Call in spring.',
  lead: lead({ id: `${sessionId}.0002`, name: 'Saltworks', domain: 'saltworks.example', industry: 'Food' }),
});

/** The page with a server that stores saved companies. Each page of the list contains one company. */
function openSaved(first: SavedCompany[] = [savedCompany(), saltworks]) {
  const state = { companies: first };
  const answers = usualAnswers();
  answers.statistics = {
    savedCompanies: () => ({
      saved_companies: state.companies.length,
      industries: 2,
      per_week: 1234,
      last_saved: state.companies.length > 0 ? new Date(Date.now() - 3 * 3_600_000).toISOString() : null,
    }),
  };
  answers.saved = {
    companies: ({ query }) => {
      const at = state.companies.findIndex(({ id }) => id === query.cursor) + 1;
      const [company] = state.companies.slice(at);
      const isLast = at + 1 >= state.companies.length;
      return {
        saved_companies: company ? [company] : [],
        next_cursor: isLast || !company ? null : company.id,
      };
    },
    unsaveCompany: ({ params }) => {
      const gone = state.companies.find((company) => company.lead_id === params.leadId);
      state.companies = state.companies.filter((company) => company !== gone);
      return { notes: gone?.notes ?? null };
    },
    saveCompany: ({ body }) => {
      const company = savedCompany({ lead_id: body.lead_id, notes: body.notes ?? null });
      state.companies = [company, ...state.companies];
      return company;
    },
    changeCompanyNotes: ({ body }) => savedCompany({ notes: body.notes }),
  };
  return { state, answers, ...openApp(path, { answers }) };
}

function figure(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling;
}

describe('saved companies', () => {
  it('are shown with the four figures', async () => {
    openSaved();
    expect(await screen.findByRole('heading', { name: 'Harborline' })).toBeVisible();
    await waitFor(() => expect(figure('Saved Companies')).toHaveTextContent('2'));
    expect(figure('Industries')).toHaveTextContent('2');
    expect(figure('Per Week')).toHaveTextContent('1,234');
    expect(figure('Last Saved')).toHaveTextContent('3h ago');
    expect(screen.getByText(/Harborline sells cloud payments/)).toBeVisible();
    expect(screen.getByText('19 Nov 2026')).toBeVisible();
  });

  it('are read page by page', async () => {
    const app = openSaved();
    await screen.findByRole('heading', { name: 'Harborline' });
    expect(screen.queryByRole('heading', { name: 'Saltworks' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Saltworks' })).toBeVisible();
    expect(screen.getByText('Call in spring.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('say why the next page could not be read', async () => {
    const app = openSaved();
    await screen.findByRole('heading', { name: 'Harborline' });
    app.answers.saved = {};
    await app.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch saved companies');
    expect(screen.getByRole('heading', { name: 'Harborline' })).toBeVisible();
  });

  it('open with everything known about them', async () => {
    const app = openSaved();
    await app.user.click(await screen.findByRole('button', { name: 'Harborline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Harborline' }));
    expect(dialog.getByRole('link', { name: 'info@harborline.example' })).toBeVisible();
  });

  it('are removed, and restored with their notes by Undo', async () => {
    const app = openSaved([saltworks]);
    await app.user.click(await screen.findByRole('button', { name: 'Save Saltworks' }));
    expect(await screen.findByRole('heading', { name: 'No Saved Companies' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Per Week')).not.toBeInTheDocument());
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Call in spring.')).toBeVisible();
    await waitFor(() => expect(app.state.companies).toHaveLength(1));
    expect(app.state.companies[0]?.notes).toBe('Call in spring.');
  });

  it('come back if removing them fails', async () => {
    const app = openSaved();
    await screen.findByRole('heading', { name: 'Harborline' });
    app.answers.saved = {
      ...app.answers.saved,
      unsaveCompany: () => {
        throw new GatewayAnswer(503);
      },
    };
    await app.user.click(screen.getByRole('button', { name: 'Save Harborline' }));
    expect(await screen.findByText('Failed to unsave company')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Harborline' })).toBeVisible();
  });

  it("are 'No Saved Companies' when there are none", async () => {
    openSaved([]);
    expect(await screen.findByRole('heading', { name: 'No Saved Companies' })).toBeVisible();
    expect(screen.queryByText('Last Saved')).not.toBeInTheDocument();
  });

  it("say 'Failed to fetch saved companies' when the answer has no message, and try again", async () => {
    const app = openSaved();
    const usual = app.answers.saved ?? {};
    app.answers.saved = {};
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch saved companies');
    app.answers.saved = usual;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Harborline' })).toBeVisible();
  });
});

describe('notes', () => {
  it('are saved with the version that was read', async () => {
    const app = openSaved();
    await app.user.click(await screen.findByRole('button', { name: 'Add notes on Harborline' }));
    await app.user.type(screen.getByLabelText('Notes on Harborline'), '  Ask for Mara. ');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ask for Mara.')).toBeVisible();
    expect(app.server.seen.find(({ method }) => method === 'PATCH')?.body).toEqual({
      notes: 'Ask for Mara.',
      updated_at: savedCompany().updated_at,
    });
  });

  it('stay in the field if they are refused', async () => {
    const app = openSaved();
    app.answers.saved = {
      ...app.answers.saved,
      changeCompanyNotes: () => {
        throw new Refusal('conflict', 'These notes were changed elsewhere meanwhile.');
      },
    };
    await app.user.click(await screen.findByRole('button', { name: 'Add notes on Harborline' }));
    await app.user.type(screen.getByLabelText('Notes on Harborline'), 'Ask for Mara.');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('These notes were changed elsewhere meanwhile.')).toBeVisible();
    expect(screen.getByLabelText('Notes on Harborline')).toHaveValue('Ask for Mara.');
  });
});

describe('many saved companies', () => {
  it('are grouped by the domain that they were found for, and filtered by what is known of their addresses', async () => {
    const reached = lead({ lead_contacts: [contactRecord()] });
    const { user } = openSaved([
      savedCompany({ for_domain: 'roof.example', lead: reached }),
      { ...saltworks, for_domain: 'pay.example', lead: { ...saltworks.lead, lead_contacts: [] } },
    ]);
    await user.selectOptions(await screen.findByLabelText('Sort'), 'By domain');
    await screen.findByRole('heading', { name: 'For pay.example (1)' });
    const headings = screen.getAllByRole('heading', { name: /^For / }).map((each) => each.textContent);
    expect(headings).toEqual(['For pay.example (1)', 'For roof.example (1)']);
    const list = screen.getByRole('list', { name: 'Saved companies for pay.example' });
    expect(within(list).getByText('Saltworks')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Addresses'), 'No address');
    expect(screen.getAllByRole('heading', { name: /^For / })).toHaveLength(1);
  });
});

describe('the chosen companies', () => {
  it('can be all that are saved, which are then read', async () => {
    const { user } = openSaved();
    await user.click(await screen.findByRole('button', { name: 'Select all 2 companies' }));
    expect(await screen.findByText('2 companies selected')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Saltworks' })).toBeVisible();
  });

  it('are removed after a question', async () => {
    const { state, user } = openSaved([savedCompany()]);
    await user.click(await screen.findByRole('button', { name: 'Select 1 company' }));
    await user.click(screen.getByRole('button', { name: 'Remove 1 company' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove 1 company' }));
    await waitFor(() => expect(state.companies).toEqual([]));
  });
});
