import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../shared/model/errors.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import type { LeadSession, LeadWithContacts } from '../../shared/model/leads/session.ts';
import { contactData, contactRecord, harborline, lead, session, sessionId } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';
import { GatewayAnswer } from './fake-server.ts';
import { savedCompany } from './saved.ts';

const page = `/dashboard/results/${sessionId}`;

/** The results page of a session whose state and leads the test can change. */
function openResults(first: Partial<LeadSession>, leads: LeadWithContacts[] = []) {
  const state = { session: session(first), leads };
  const answers = usualAnswers();
  answers.sessions = {
    ...answers.sessions,
    get: () => state.session,
    leads: () => ({ leads: state.leads, next_cursor: null }),
  };
  answers.saved = { ...answers.saved, dismissLead: () => ({}), restoreLead: () => ({}) };
  return { state, answers, ...openApp(page, { answers }) };
}

const processing = { status: 'processing', completed_at: null, leads_count: 0, revision: 1 } as const;

describe('the companies of a session', () => {
  it('are in two groups, each lead with its strength and reasons', async () => {
    openResults({}, [
      lead({ kind: 'upgrade', strength: 'strong', reasons: [] }),
      lead({
        id: leadId(sessionId, 2),
        name: 'Quay Terminals',
        kind: 'topic',
        strength: 'good',
        reasons: ['Its page sells to customers directly.'],
      }),
      lead({ id: leadId(sessionId, 3), name: 'Older Search Ltd', kind: 'topic' }),
    ]);
    await screen.findByRole('list', { name: 'Companies: Already using this name' });
    const texts = ['Already using this name', 'Harborline', 'In its line of business', 'Quay Terminals'];
    const places = texts.map((text) => document.body.textContent.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(screen.getAllByText('In its line of business')).toHaveLength(1);
    expect(screen.getByText('Strong match')).toBeVisible();
    expect(screen.getByText('Good match')).toBeVisible();
    expect(screen.getByText('Its page sells to customers directly.')).toBeVisible();
    expect(screen.queryByText('Possible match')).not.toBeInTheDocument();
  });

  it('have a caution that opens with its reasons and what they do not say, if there is one', async () => {
    const { user } = openResults({}, [
      lead({
        kind: 'upgrade',
        caution: {
          kind: 'caution',
          reasons: ['Harborline calls itself exactly that in its title.'],
          limits: ['This doesn’t say that the company holds a trademark.'],
        },
      }),
      lead({ id: leadId(sessionId, 2), name: 'Quay Terminals', kind: 'upgrade' }),
    ]);
    const title = await screen.findByText(/^Caution: an offer to this company/);
    expect(title).toBeVisible();
    const reason = screen.getByText('Harborline calls itself exactly that in its title.');
    expect(reason).not.toBeVisible();
    await user.click(title);
    expect(reason).toBeVisible();
    expect(
      screen.getByText(/^This doesn’t say that the company holds a trademark\..*not advice/),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Paragraph 4(b) of the UDRP' })).toHaveLength(1);
  });

  it('name the people to write to, decision makers first, or the general mailbox, or nobody', async () => {
    const refused = {
      verdict: 'undeliverable' as const,
      reasons: ['mailbox_refused' as const],
      checked_at: '2026-11-19T09:30:00.000Z',
    };
    const noPeople = { external_emails: [], email_verdicts: {} };
    openResults({}, [
      lead(),
      lead({
        id: leadId(sessionId, 2),
        name: 'Quay Terminals',
        lead_contacts: [
          contactRecord({
            contact_data: contactData({
              ...noPeople,
              emails: ['old@quay.example', 'hi@quay.example'],
              email_verdicts: { 'old@quay.example': refused },
            }),
          }),
        ],
      }),
      lead({
        id: leadId(sessionId, 3),
        name: 'Silent Ltd',
        lead_contacts: [contactRecord({ contact_data: contactData({ ...noPeople, emails: [] }) })],
      }),
    ]);
    const people = within(await screen.findByRole('list', { name: 'Write to Harborline' }));
    expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mara LindqvistChief Executive Officermara.lindqvist@harborline.exampleWrite',
      expect.stringMatching(/^(?:Theo Okafor|Juno Park).*Write$/),
    ]);
    expect(people.getByRole('button', { name: 'Write to Mara Lindqvist' })).toBeVisible();
    expect(people.getByRole('link', { name: 'mara.lindqvist@harborline.example' })).toHaveAttribute(
      'href',
      'mailto:mara.lindqvist@harborline.example',
    );
    const quay = within(screen.getByRole('list', { name: 'Write to Quay Terminals' }));
    expect(quay.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'General mailboxhi@quay.example',
    ]);
    expect(screen.getByText('No one to write to was found.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('cloudpayments.example · Results · Buyerscope'));
  });

  it('are spoken of as contacts in an import', async () => {
    openResults({ source: 'import', domain: 'cloudpay.example', amount: 1200, leads_count: 1180 }, [
      lead({ kind: 'import' }),
    ]);
    const status = within(await screen.findByRole('region', { name: 'Status' }));
    for (const text of ['1,200 rows', 'Imported for', 'cloudpay.example', 'Contacts imported']) {
      expect(status.getByText(text)).toBeVisible();
    }
    expect(status.queryByText(/asked for|Name understood as|Companies found/)).not.toBeInTheDocument();
    expect(
      screen.getByText('The contacts you imported, with what the check of their addresses says.'),
    ).toBeVisible();
  });

  it('are shown for an internationalized name in its letters, with the ASCII form beside', async () => {
    openResults({ domain: 'xn--mnchen-3ya.example' }, [lead({ domain: 'xn--kln-sna.example' })]);
    const status = await screen.findByRole('region', { name: 'Status' });
    expect(status).toHaveTextContent('münchen.example xn--mnchen-3ya.example');
    expect(await screen.findByRole('link', { name: 'köln.example xn--kln-sna.example' })).toHaveAttribute(
      'href',
      'https://xn--kln-sna.example/',
    );
    await waitFor(() => expect(document.title).toBe('münchen.example · Results · Buyerscope'));
  });

  it('can be dismissed with a reason, and restored', async () => {
    const { user, server } = openResults({}, [lead()]);
    await user.click(await screen.findByRole('button', { name: 'Harborline is not relevant' }));
    await user.selectOptions(screen.getByLabelText('Why is Harborline not relevant?'), 'Too small');
    expect(await screen.findByText(/is not relevant: too small\. It won’t be proposed again/)).toBeVisible();
    expect(server.seen.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/api/leads/${lead().id}/dismissal`,
      body: { reason: 'too_small' },
    });
    await user.click(screen.getByRole('button', { name: 'Restore Harborline' }));
    expect(await screen.findByRole('button', { name: 'Harborline is not relevant' })).toBeVisible();
  });

  it('have no groups in an import', async () => {
    openResults({ source: 'import' }, [lead({ kind: 'import' })]);
    expect(await screen.findByRole('heading', { name: 'Harborline' })).toBeVisible();
    expect(screen.queryByText(/^(?:Already using|In its line)/)).not.toBeInTheDocument();
  });
});

describe('a running session', () => {
  it('shows the request, how the name was read, and that the search continues', async () => {
    openResults({ ...processing, amount: 3 });
    const status = await screen.findByRole('region', { name: 'Status' });
    expect(within(status).getByText('cloudpayments.example')).toBeVisible();
    expect(within(status).getByText('3 companies asked for')).toBeVisible();
    expect(within(status).getByText('Processing')).toBeVisible();
    expect(within(status).getByText('cloud + payments')).toBeVisible();
    expect(within(status).getByText('0 of 3')).toBeVisible();
    expect(screen.getByText(/We are still looking/)).toBeVisible();
  });

  it('shows companies as they are found and contacts as they are read, until it is completed', async () => {
    const app = openResults(processing);
    await screen.findByText('Processing');

    app.state.leads = [lead({ lead_contacts: [] })];
    app.state.session = session({ ...processing, leads_count: 1, revision: 2 });
    expect(await screen.findByRole('heading', { name: 'Harborline' })).toBeVisible();
    expect(screen.getByText("Reading the company's site…")).toBeVisible();

    app.state.leads = [lead()];
    app.state.session = session({ status: 'completed', leads_count: 1, revision: 3 });
    expect(await screen.findByText('Completed')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Contacts of Harborline/ })).toBeVisible();
    expect(screen.queryByText(/We are still looking/)).not.toBeInTheDocument();
  });

  it('reads the companies again only after something was written, and stops polling at the end', async () => {
    const app = openResults(processing, [lead()]);
    const asked = (path: string) => app.server.seen.filter((request) => request.path === path).length;
    const sessionPath = `/api/sessions/${sessionId}`;
    await waitFor(() => expect(asked(sessionPath)).toBeGreaterThanOrEqual(2));
    expect(asked(`${sessionPath}/leads`)).toBe(1);

    app.state.session = session({ status: 'completed', leads_count: 1, revision: 1 });
    await screen.findByText('Completed');
    const polls = asked(sessionPath);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(asked(sessionPath)).toBe(polls);
    expect(asked(`${sessionPath}/leads`)).toBe(2);
  });

  it('keeps the dialog of a person open while companies are read again', async () => {
    const app = openResults({ ...processing, leads_count: 1 }, [lead()]);
    await app.user.click(await screen.findByRole('button', { name: /^Contacts of Harborline/ }));
    await app.user.click(await screen.findByRole('button', { name: 'Theo Okafor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Theo Okafor' });

    app.state.leads = [lead(), lead({ id: leadId(sessionId, 2), name: 'Anchorage', lead_contacts: [] })];
    app.state.session = session({ ...processing, leads_count: 2, revision: 2 });
    await screen.findByText('Anchorage');
    expect(dialog).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Save contact' }));
    await waitFor(() =>
      expect(app.server.seen.map(({ body }) => body)).toContainEqual({ contact_id: `${harborline}:1` }),
    );
  });
});

describe('a running search that is cancelled', () => {
  it('ends with what was found, after a question that says what stays', async () => {
    const app = openResults({ ...processing, amount: 5, leads_count: 1 }, [lead()]);
    const notice = 'You cancelled this search when it had found 1 company of 5.';
    app.server.answers.sessions = {
      ...app.server.answers.sessions,
      cancel: () => {
        app.state.session = session({ amount: 5, leads_count: 1, notice });
        return app.state.session;
      },
    };
    await app.user.click(await screen.findByRole('button', { name: 'Cancel search' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(
      dialog.getByText('The 1 company found so far will stay here, and the search counts.'),
    ).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Cancel search' }));
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel search' })).not.toBeInTheDocument();
  });

  it("says 'Cancelled', and that it was not counted, if nothing was found yet", async () => {
    const app = openResults(processing);
    // Nothing is counted before there is anything to count.
    expect((await screen.findByText('Sites read so far')).parentElement).toHaveTextContent(/far…$/);
    app.server.answers.sessions = {
      ...app.server.answers.sessions,
      cancel: () => {
        app.state.session = session({ status: 'failed', leads_count: 0, error_message: 'Cancelled' });
        return app.state.session;
      },
    };
    await app.user.click(await screen.findByRole('button', { name: 'Cancel search' }));
    expect(screen.getByText(/No company has been found yet, so this search won’t be counted/)).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Cancel search' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText(/was not counted/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Search again' }));
    expect(await screen.findByLabelText(/^Target domain/)).toHaveValue(session().domain);
  });

  it('says why it could not be cancelled, and goes on', async () => {
    const app = openResults(processing);
    await app.user.click(await screen.findByRole('button', { name: 'Cancel search' }));
    const dialog = within(screen.getByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Cancel search' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to cancel the search');
  });
});

describe('a session that has ended', () => {
  it('lists each company with its reason and where it was seen', async () => {
    const app = openResults({}, [lead()]);
    const companies = await screen.findByRole('list', { name: /^Companies/ });
    expect(within(companies).getByRole('heading', { name: 'Harborline' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'harborline.example' })).toHaveAttribute(
      'href',
      'https://harborline.example/',
    );
    expect(screen.getByText('Payments')).toBeVisible();
    expect(screen.getByText(/Harborline sells cloud payments/)).toBeVisible();
    await app.user.click(screen.getByText('Why this company'));
    expect(screen.getByText('Cloud payments for marketplaces, in 30 countries.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'https://harborline.example/' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  it('says why nothing was found', async () => {
    openResults({ leads_count: 0, notice: 'Every site that matched was parked or for sale.' });
    expect(await screen.findByRole('heading', { name: 'No companies found' })).toBeVisible();
    expect(screen.getByText('Every site that matched was parked or for sale.')).toBeVisible();
  });

  it('shows the message of a failed one', async () => {
    openResults({
      status: 'failed',
      completed_at: null,
      leads_count: 0,
      error_message: 'The search could not be finished. Your lead search was given back.',
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your lead search was given back.');
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('says that a company without a record has no contact data', async () => {
    openResults({}, [lead({ lead_contacts: [] })]);
    expect(await screen.findByText('No contact data available')).toBeVisible();
    expect(screen.getByText('No one to write to was found.')).toBeVisible();
  });

  it('shows why contacts could not be read', async () => {
    const app = openResults({}, [
      lead({
        lead_contacts: [
          contactRecord({ contact_data: null, error: true, error_message: 'The site did not answer.' }),
        ],
      }),
    ]);
    expect(await screen.findByText('No contacts')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: /^Contacts of Harborline/ }));
    expect(screen.getByRole('heading', { name: 'Contact Enrichment Error' })).toBeVisible();
    expect(screen.getByText('The site did not answer.')).toBeVisible();
  });

  it('is read again by Refresh', async () => {
    const app = openResults({}, []);
    await screen.findByText('No companies found');
    app.state.leads = [lead()];
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('heading', { name: 'Harborline' })).toBeVisible();
  });
});

describe('results that cannot be shown', () => {
  it.each([
    ['an unknown session', new Refusal('not_found', 'Session not found')],
    ['an unknown session without a body', new GatewayAnswer(404)],
  ])("says 'Session not found' for %s", async (_, refusal) => {
    const answers = usualAnswers();
    answers.sessions = {
      ...answers.sessions,
      get: () => {
        throw refusal;
      },
    };
    openApp(page, { answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('Session not found');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it("says 'Session not found' for an invalid id", async () => {
    openApp('/dashboard/results/not-an-id');
    expect(await screen.findByRole('alert')).toHaveTextContent('Session not found');
  });

  it("says 'Failed to fetch results' when the answer has no message, and tries again", async () => {
    const answers = usualAnswers();
    const usual = answers.sessions;
    answers.sessions = {};
    const app = openApp(page, { answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch results');
    answers.sessions = usual ?? {};
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Harborline' })).toBeVisible();
  });

  it('keeps what was found when a later read fails', async () => {
    const app = openResults(processing, [lead()]);
    await screen.findByRole('heading', { name: 'Harborline' });
    app.net.offline = true;
    expect(await screen.findByText(/We couldn’t get the latest results/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Harborline' })).toBeVisible();
  });
});

describe('the evidence', () => {
  it('says what each source shows: a listing in a directory was not seen on the homepage', async () => {
    const fetched_at = '2026-11-19T09:30:00.000Z';
    const url = 'https://harborline.example/';
    const app = openResults({}, [
      lead({
        evidence: [
          { source: 'homepage', url, fetched_at, snippet: 'Payments for marketplaces' },
          { source: 'directory', url, fetched_at, snippet: 'Listed as Payments (US)' },
        ],
      }),
    ]);
    await app.user.click(await screen.findByText('Why this company'));
    const part = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);
    const seen = part('Payments for marketplaces');
    expect(seen.getByText('Seen on the homepage')).toBeVisible();
    expect(seen.getByRole('link', { name: url })).toBeVisible();
    const listed = part('Listed as Payments (US)');
    expect(listed.getByText('Listed in our directory')).toBeVisible();
    expect(listed.queryByRole('link')).toBeNull();
  });

  it('says of a list how old it is, and shows the attribution that its licence requires', async () => {
    const url = 'https://harborline.example/';
    const of = (source: string, snippet: string, attribution?: string) => ({
      ...{ source, url, snippet, fetched_at: '2026-03-01T00:00:00.000Z', listed_on: '2026-03-01' },
      ...(attribution !== undefined && { attribution }),
    });
    vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00.000Z'), toFake: ['Date'] });
    const app = openResults({}, [
      lead({
        evidence: [
          of('Fictional Places', 'Listed as payments', '© Fictional Places'),
          of('homepage', 'We want to buy it'),
        ],
      }),
    ]);
    await app.user.click(await screen.findByText('Why this company'));
    const part = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);
    const listed = part('Listed as payments');
    expect(listed.getByText('Listed in Fictional Places')).toBeVisible();
    expect(listed.getByText(/list of/)).toHaveTextContent('list of 1 Mar 2026, 8 months old');
    expect(listed.getByText('© Fictional Places')).toBeVisible();
    expect(listed.queryByRole('link')).toBeNull();
    // A list cannot pass for a page by its name.
    expect(part('We want to buy it').getByText('Listed in homepage')).toBeVisible();
    expect(screen.queryByText('Seen on the homepage')).toBeNull();
  });
});

describe('hostile text', () => {
  it('is shown as text, and its links go nowhere', async () => {
    const app = openResults({}, [
      lead({
        name: '<img src=x onerror=alert(1)>',
        evidence: [
          {
            source: 'site',
            url: 'javascript:alert(1)',
            fetched_at: '2026-11-19T09:30:00.000Z',
            snippet: '<script>alert(1)</script>',
          },
        ],
      }),
    ]);
    expect(await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    await app.user.click(screen.getByText('Why this company'));
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
    expect(document.querySelector('img, script')).toBeNull();
  });
});

describe('the keyboard', () => {
  it('moves from company to company, saves and copies', async () => {
    const second = lead({ id: `${sessionId}.0002`, name: 'Saltworks' });
    const app = openResults({}, [lead(), second]);
    app.server.answers.saved = { ...app.server.answers.saved, saveCompany: () => savedCompany() };
    const name = await screen.findByRole('button', { name: 'Harborline' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Saltworks' })).toBeEnabled());
    name.focus();
    await app.user.keyboard('kj');
    expect(screen.getByRole('button', { name: 'Saltworks' })).toHaveFocus();
    await app.user.keyboard('s');
    expect(screen.getByRole('button', { name: 'Save Saltworks' })).toHaveAttribute('aria-pressed', 'true');
    await app.user.keyboard('k');
    expect(name).toHaveFocus();
    await app.user.keyboard('c');
    expect(await screen.findByText('Harborline was copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^Harborline\nharborline\.example\nPayments\n/);
  });
});

describe('the chosen companies of a search', () => {
  it('are saved together, and put on the desk', async () => {
    const leads = [
      lead({}),
      lead({ id: leadId(sessionId, 2), name: 'Quay Terminals', domain: 'quay.example' }),
    ];
    const saved: string[] = [];
    const put: string[] = [];
    const { answers, user } = openResults({}, leads);
    answers.saved = {
      ...answers.saved,
      ofSession: () => ({ lead_ids: saved, contact_ids: [] }),
      saveCompany: ({ body }) => {
        saved.push(body.lead_id);
        return savedCompany({ lead_id: body.lead_id });
      },
    };
    answers.desk = {
      add: ({ body }) => {
        put.push(body.lead_id);
        throw new Refusal('conflict', 'This import was not made for a domain.');
      },
    };
    await user.click(await screen.findByRole('checkbox', { name: 'Select Quay Terminals' }));
    await user.click(screen.getByRole('button', { name: 'Save 1 company' }));
    await waitFor(() => expect(saved).toEqual([leadId(sessionId, 2)]));
    await user.click(screen.getByRole('button', { name: 'Select all 2 companies' }));
    await user.click(screen.getByRole('button', { name: 'Put on the desk: 2 companies' }));
    expect(await screen.findByText('2 companies could not be put on your desk:')).toBeVisible();
    expect(put).toHaveLength(2);
  });
});
