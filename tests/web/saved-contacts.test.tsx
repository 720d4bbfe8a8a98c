import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/model/errors.ts';
import type { ContactSearchRow } from '../../shared/model/leads/saved-contact.ts';
import { harborline } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';
import { contactRow } from './contact-rows.ts';
import { savedContact } from './saved.ts';

const path = '/dashboard/saved-leads';

const mara = contactRow(9001, {
  contact_id: `${harborline}:0`,
  name: 'Mara Lindqvist',
  title: 'Chief Executive Officer',
  email: 'mara.lindqvist@harborline.example',
  company: 'Harborline',
  industry: 'Payments',
  level: 'c_suite',
});
const zoe = contactRow(9000, { name: 'Zoë Brandt', company: 'Müller Optik', industry: 'Health' });

/** The page with a server that stores contacts; their search rows come two at a time. */
function openSaved(first: ContactSearchRow[] = [zoe, mara], rowsPerPage = 2) {
  const state = { rows: first, version: 1 };
  const answers = usualAnswers();
  answers.statistics = {
    savedContacts: () => ({
      saved_contacts: state.rows.length,
      seniority_levels: 3,
      version: state.version,
      per_week: 4,
      last_saved: '2026-11-03T10:00:00.000Z',
    }),
  };
  answers.saved = {
    contactSearchRows: ({ query }) => {
      const at = state.rows.findIndex(({ contact_id }) => contact_id === query.cursor) + 1;
      const rows = state.rows.slice(at, at + rowsPerPage);
      const isLast = at + rows.length >= state.rows.length;
      return { rows, version: state.version, next_cursor: isLast ? null : (rows.at(-1)?.contact_id ?? null) };
    },
    contactsByIds: ({ query }) => ({
      saved_contacts: query.ids
        .split(',')
        .filter((id) => id === mara.id)
        .map((id) => savedContact({ id, notes: 'Met in Lisbon.' })),
    }),
    unsaveContact: ({ params }) => {
      state.rows = state.rows.filter(({ contact_id }) => contact_id !== params.contactId);
      state.version += 1;
      return { notes: 'Met in Lisbon.' };
    },
    saveContact: ({ body }) => {
      state.rows = [...state.rows, { ...mara, contact_id: body.contact_id }];
      state.version += 1;
      return savedContact();
    },
    changeContactNotes: ({ body }) => savedContact({ id: mara.id, notes: body.notes }),
  };
  return { state, answers, ...openApp(path, { answers }) };
}

async function names() {
  const list = await screen.findByRole('list', { name: 'Saved contacts' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.textContent);
}

function figure(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling;
}

describe('saved contacts', () => {
  it('are shown with the four figures, the last saved first', async () => {
    openSaved();
    expect(await names()).toEqual(['Mara Lindqvist', 'Zoë Brandt']);
    expect(figure('Saved Contacts')).toHaveTextContent('2');
    expect(figure('Seniority Levels')).toHaveTextContent('3');
    expect(figure('Per Week')).toHaveTextContent('4');
    expect(figure('Last Saved')).toHaveTextContent('3 Nov 2026');
    expect(screen.getByText('ML')).toBeVisible();
    expect(await screen.findByText('Published · domain accepts mail')).toBeVisible();
  });

  it('are found by name, title, email or company, ignoring case and accents', async () => {
    const app = openSaved();
    const search = await screen.findByLabelText('Search contacts');
    for (const [words, found] of [
      ['zoe', 'Zoë Brandt'],
      ['EXECUTIVE', 'Mara Lindqvist'],
      ['mara.lindqvist@', 'Mara Lindqvist'],
      ['muller', 'Zoë Brandt'],
    ] as const) {
      await app.user.clear(search);
      await app.user.type(search, words);
      await waitFor(async () => expect(await names()).toEqual([found]));
    }
    expect(screen.getByText('1 of 2 contacts')).toBeVisible();
  });

  it('are filtered by industry', async () => {
    const app = openSaved();
    const filter = await screen.findByLabelText('Industry');
    expect(within(filter).getByRole('option', { name: 'All Industries' })).toBeInTheDocument();
    await app.user.selectOptions(filter, 'Health');
    await waitFor(async () => expect(await names()).toEqual(['Zoë Brandt']));
  });

  it("are 'No Matching Contacts' where nobody matches, until the filters are cleared", async () => {
    const app = openSaved();
    await app.user.type(await screen.findByLabelText('Search contacts'), 'nobody at all');
    expect(await screen.findByRole('heading', { name: 'No Matching Contacts' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await names()).toHaveLength(2);
  });

  it("are 'No Saved Contacts' when there are none", async () => {
    openSaved([]);
    expect(await screen.findByRole('heading', { name: 'No Saved Contacts' })).toBeVisible();
  });

  it("say 'Failed to fetch saved leads' when the answer has no message, and try again", async () => {
    const app = openSaved();
    const usual = app.answers.saved ?? {};
    app.answers.saved = {};
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch saved leads');
    app.answers.saved = usual;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await names()).toHaveLength(2);
  });

  it('are rendered only near the window, however many there are', async () => {
    openSaved(
      Array.from({ length: 10_000 }, (_, index) => contactRow(index)),
      5000,
    );
    expect(await screen.findByText('10,000 contacts')).toBeVisible();
    const items = within(screen.getByRole('list', { name: 'Saved contacts' })).getAllByRole('listitem');
    expect(items.length).toBeLessThan(40);
    expect(items[0]).toHaveAttribute('aria-setsize', '10000');
  });
});

describe('a removal', () => {
  it('lowers the count, loads nothing again, and can be undone', async () => {
    const app = openSaved();
    await names();
    const loads = () => app.server.seen.filter(({ path }) => path.startsWith('/api/search/')).length;
    const before = loads();
    await app.user.click(await screen.findByRole('button', { name: 'Save Mara Lindqvist' }));
    expect(await names()).toEqual(['Zoë Brandt']);
    await waitFor(() => expect(figure('Saved Contacts')).toHaveTextContent('1'));
    expect(loads()).toBe(before);
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await names()).toEqual(['Mara Lindqvist', 'Zoë Brandt']));
    await waitFor(() => expect(app.state.rows).toHaveLength(2));
    expect(app.server.seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      notes: 'Met in Lisbon.',
    });
  });

  it("is reverted with 'Failed to unsave lead'", async () => {
    const app = openSaved();
    await names();
    const { unsaveContact: _left, ...others } = app.answers.saved ?? {};
    app.answers.saved = others;
    await app.user.click(await screen.findByRole('button', { name: 'Save Mara Lindqvist' }));
    expect(await screen.findByText('Failed to unsave lead')).toBeVisible();
    expect(await names()).toHaveLength(2);
  });
});

describe('the dialog of a saved contact', () => {
  it('shows person, company and notes', async () => {
    const app = openSaved();
    await names();
    await app.user.click(screen.getByRole('button', { name: 'Mara Lindqvist' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mara Lindqvist' }));
    expect(await dialog.findByText('Met in Lisbon.')).toBeVisible();
    expect(dialog.getByText('Company', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      'Harborline',
    );
    expect(dialog.getByText('Seniority Level').nextElementSibling).toHaveTextContent('C-Suite');
  });

  it('changes the notes', async () => {
    const app = openSaved();
    await names();
    await app.user.click(screen.getByRole('button', { name: 'Mara Lindqvist' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mara Lindqvist' }));
    await app.user.click(await dialog.findByRole('button', { name: 'Edit notes on Mara Lindqvist' }));
    const notes = dialog.getByLabelText('Notes on Mara Lindqvist');
    await app.user.clear(notes);
    await app.user.type(notes, 'Prefers calls.');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Prefers calls.')).toBeVisible();
  });
});

describe('the chosen contacts', () => {
  it('are removed after a question, and one that is refused says why and can be tried again', async () => {
    const { answers, state, user } = openSaved();
    await names();
    const remove = answers.saved?.unsaveContact;
    let refused = false;
    answers.saved = {
      ...answers.saved,
      unsaveContact: (input) => {
        if (input.params.contactId !== mara.contact_id || refused) return remove?.(input) ?? { notes: null };
        refused = true;
        throw new Refusal('conflict', 'It is being changed.');
      },
    };
    await user.click(screen.getByRole('button', { name: 'Select all 2 contacts' }));
    await user.click(screen.getByRole('button', { name: 'Remove 2 contacts' }));
    expect(state.rows).toHaveLength(2);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove 2 contacts' }));
    expect(await screen.findByText('1 contact could not be removed:')).toBeVisible();
    expect(screen.getByText('Mara Lindqvist: It is being changed.')).toBeVisible();
    expect(state.rows).toEqual([mara]);
    await user.click(screen.getByRole('button', { name: 'Try these again' }));
    await waitFor(() => expect(state.rows).toEqual([]));
  });

  it('are written to one after another, if they have an address', async () => {
    const { user } = openSaved([{ ...zoe, email: '' }, mara]);
    await names();
    await user.click(screen.getByRole('button', { name: 'Select all 2 contacts' }));
    expect(screen.getByRole('button', { name: 'Write to 1 contact' })).toBeEnabled();
  });

  it('are sorted and filtered by what they are', async () => {
    const { user } = openSaved([mara, zoe]);
    await names();
    await user.selectOptions(screen.getByLabelText('Sort'), 'By company');
    expect(await names()).toEqual(['Mara Lindqvist', 'Zoë Brandt']);
    await user.selectOptions(screen.getByLabelText('Level'), 'C-Suite');
    expect(await names()).toEqual(['Mara Lindqvist']);
  });

  it('are filtered by what is known of their address; one that was not checked says so', async () => {
    const { user } = openSaved([{ ...mara, verdict: 'risky' }, zoe, { ...contactRow(1), email: '' }]);
    await names();
    const filter = screen.getByLabelText('Addresses');
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Addresses', 'Risky', 'Not checked', 'No address']);
    for (const [verdict, found] of [
      ['Risky', 'Mara Lindqvist'],
      ['Not checked', 'Zoë Brandt'],
      ['No address', 'Person 1'],
    ] as const) {
      await user.selectOptions(filter, verdict);
      expect(await names()).toEqual([found]);
    }
  });

  it('stand under the domain that they were found for if they are sorted by it', async () => {
    const { user } = openSaved([
      { ...contactRow(1), for_domain: 'payflow.example' },
      { ...zoe, for_domain: 'cloudpay.example' },
      { ...mara, for_domain: 'cloudpay.example' },
      contactRow(2),
    ]);
    await names();
    expect(screen.queryByRole('heading', { name: /^For / })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Sort'), 'By domain');
    expect(screen.getAllByRole('heading', { name: /^For / }).map((heading) => heading.textContent)).toEqual([
      'For cloudpay.example (2)',
      'For payflow.example (1)',
      'For no domain (1)',
    ]);
    const list = screen.getByRole('list', { name: 'Saved contacts for cloudpay.example' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByText('Zoë Brandt')).toBeVisible();
  });
});
