import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ContactData, EmailVerdict } from '../../shared/model/leads/contact-data.ts';
import { contactData, contactRecord, lead, person, sessionId } from '../sample-leads.ts';
import { openApp, usualAnswers } from './app.tsx';

async function openPanel(differs: Partial<ContactData> = {}, webRead?: 'sample') {
  const answers = usualAnswers();
  answers.sessions = {
    ...answers.sessions,
    leads: () => ({
      leads: [lead({ lead_contacts: [contactRecord({ contact_data: contactData(differs) })] })],
      next_cursor: null,
    }),
  };
  const app = openApp(`/dashboard/results/${sessionId}`, { answers, ...(webRead && { webRead }) });
  await app.user.click(await screen.findByRole('button', { name: /^Contacts of Harborline/ }));
  const panel = () => screen.getByRole('tabpanel');
  const openTab = async (name: RegExp) => {
    await app.user.click(screen.getByRole('tab', { name }));
    return panel();
  };
  const names = new Set(contactData().external_emails.map(({ full_name }) => full_name));
  const people = () =>
    within(panel())
      .queryAllByRole('button')
      .map((button) => button.textContent ?? '')
      .filter((name) => names.has(name));
  return { ...app, panel, openTab, people };
}

const none: Partial<ContactData> = {
  external_emails: [],
  emails: [],
  phones: [],
  names: [],
  titles: [],
  categories: [],
  socials: {},
  sources: [],
};

describe('the overview', () => {
  it('shows the first three decision makers, and leads to all', async () => {
    const app = await openPanel();
    expect(app.people()).toEqual(['Mara Lindqvist', 'Theo Okafor', 'Ines Caruso']);
    await app.user.click(within(app.panel()).getByRole('button', { name: 'View All' }));
    expect(app.people()).toEqual(['Mara Lindqvist', 'Theo Okafor', 'Ines Caruso', 'Juno Park']);
  });

  it('shows general addresses, phones, names, titles, categories and profiles, ready to use', async () => {
    const { panel } = await openPanel();
    const overview = within(panel());
    expect(overview.getByRole('link', { name: 'info@harborline.example' })).toHaveAttribute(
      'href',
      'mailto:info@harborline.example',
    );
    expect(overview.getByRole('link', { name: '+1 (415) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+14155550100',
    );
    expect(overview.getByText('Software')).toBeVisible();
    expect(overview.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/company/harborline-example',
    );
  });

  it("says 'No contact information available' when there is none", async () => {
    const { panel } = await openPanel(none);
    expect(panel()).toHaveTextContent('No contact information available');
  });

  it('shows only what is known about an address', async () => {
    const { panel } = await openPanel();
    const line = (address: string) => within(panel()).getByRole('link', { name: address }).parentElement;
    expect(line('info@harborline.example')).toHaveTextContent('Published · domain accepts mail');
    expect(line('theo.okafor@harborline.example')).toHaveTextContent('Inferred · domain accepts mail');
    expect(line('press@old-harborline.test')).toHaveTextContent('Undeliverable · no such domain');
  });

  it('does not call an address undeliverable that the sample network cannot know', async () => {
    const address = 'info@example.com';
    const verdict: EmailVerdict = {
      verdict: 'undeliverable',
      reasons: ['no_such_domain'],
      checked_at: '2026-11-20T10:00:00.000Z',
    };
    const data = contactData({ emails: [address], email_verdicts: { [address]: verdict } });
    const { panel } = await openPanel(data, 'sample');
    const line = within(panel()).getByRole('link', { name: address }).parentElement;
    await waitFor(() => expect(line).toHaveTextContent('Not checked · sample network'));
  });

  it("copies, and says 'Copied!' for two seconds", async () => {
    const app = await openPanel();
    await app.user.click(screen.getByRole('button', { name: 'Copy info@harborline.example' }));
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('info@harborline.example');
    await waitFor(() => expect(screen.queryByText('Copied!')).not.toBeInTheDocument(), { timeout: 20_000 });
  });
});

describe('the lists of people', () => {
  it('counts the decision makers on their tab', async () => {
    await openPanel();
    expect(screen.getByRole('tab', { name: 'Decision Makers 4' })).toBeVisible();
  });

  it('shows everybody under Contacts, including people without an address', async () => {
    const app = await openPanel();
    await app.openTab(/^Contacts$/);
    expect(app.people()).toHaveLength(5);
    expect(within(app.panel()).getByText('No address published')).toBeVisible();
  });

  it('searches names, titles and addresses, ignoring case', async () => {
    const app = await openPanel();
    await app.openTab(/^Contacts$/);
    const search = screen.getByPlaceholderText('Search contacts...');
    await app.user.type(search, 'HEAD OF');
    expect(app.people()).toEqual(['Juno Park']);
    await app.user.clear(search);
    await app.user.type(search, 'sam.rivers@');
    expect(app.people()).toEqual(['Sam Rivers']);
    await app.user.clear(search);
    await app.user.type(search, 'nobody at all');
    expect(app.panel()).toHaveTextContent('No contacts found');
  });

  it('filters by role and by level', async () => {
    const app = await openPanel();
    await app.openTab(/^Decision/);
    expect(screen.getByRole('option', { name: 'All Roles' })).toBeInTheDocument();
    await app.user.selectOptions(screen.getByLabelText('Level'), 'Director');
    expect(app.people()).toEqual(['Ines Caruso', 'Juno Park']);
    await app.user.selectOptions(screen.getByLabelText('Role'), 'Head of Product');
    expect(app.people()).toEqual(['Juno Park']);
    await app.user.selectOptions(screen.getByLabelText('Level'), 'All Levels');
    expect(app.people()).toEqual(['Juno Park']);
    // A user who returns to the tab finds it unchanged.
    await app.openTab(/^Overview/);
    await app.openTab(/^Decision/);
    expect(app.people()).toEqual(['Juno Park']);
  });

  it.each([
    [/^Decision/, 'No decision makers found'],
    [/^Contacts$/, 'No contacts found'],
    [/^People$/, 'No people data from sources'],
  ])('has its own text when it is empty: %s', async (tab, text) => {
    const app = await openPanel(none);
    expect(await app.openTab(tab)).toHaveTextContent(text);
  });

  it('numbers the addresses found on pages, with the page', async () => {
    const app = await openPanel();
    const people = within(await app.openTab(/^People$/));
    expect(people.getByRole('heading', { name: 'Contact 1' })).toBeVisible();
    expect(people.getByRole('heading', { name: 'Contact 2' })).toBeVisible();
    expect(people.queryByRole('heading', { name: 'Contact 3' })).not.toBeInTheDocument();
    expect(people.getByRole('link', { name: 'https://harborline.example/contact' })).toBeVisible();
  });
});

const inferredSource = {
  type: 'email' as const,
  value: 'theo.okafor@harborline.example',
  ref: 'https://harborline.example/team',
  extracted_on: '2026-11-19T09:30:00.000Z',
  updated_on: '2026-11-19T09:30:00.000Z',
  decoding: 'inferred from pattern first.last',
  inferred_from: ['mara.lindqvist@harborline.example', 'juno.park@harborline.example'],
};

describe('an inferred address', () => {
  const said =
    /Not published, inferred from pattern first\.last, as in mara\.lindqvist@harborline\.example and juno\.park@harborline\.example/;

  it('is never listed as seen', async () => {
    const app = await openPanel({ sources: [inferredSource] });
    const people = within(await app.openTab(/^People$/));
    expect(people.getByText(said)).toBeVisible();
    expect(people.queryByText(/Seen at/)).toBeNull();
    expect(people.queryByRole('link', { name: 'https://harborline.example/team' })).toBeNull();
  });

  it('is not shown as seen in the dialog of its person either', async () => {
    const app = await openPanel({ external_emails: [person({ sources: [inferredSource] })] });
    await app.user.click(screen.getByRole('button', { name: 'Mara Lindqvist' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mara Lindqvist' }));
    expect(dialog.getByText(said)).toBeVisible();
    expect(dialog.queryByText(/Seen at/)).toBeNull();
  });
});

describe('a mailbox of the company', () => {
  const info = person({
    value: 'info@harborline.example',
    full_name: '',
    title: '',
    level: 'other',
    emails: ['info@harborline.example'],
    phones: [],
    linkedin: '',
    mailbox: 'contact',
  });

  it('is listed under Contacts by its purpose, and can be found by that, saved and written to', async () => {
    const app = await openPanel({ external_emails: [person(), info] });
    await app.openTab(/^Contacts$/);
    await app.user.selectOptions(screen.getByLabelText('Role'), 'General mailbox');
    const list = within(app.panel());
    expect(app.people()).toEqual([]);
    expect(list.getByRole('button', { name: 'info@harborline.example' })).toBeVisible();
    expect(list.getByRole('button', { name: /^Save .*info@harborline\.example/ })).toBeVisible();
    expect(list.getByRole('button', { name: /^Write to info@harborline\.example/ })).toBeVisible();
    expect(list.queryByText('Other')).toBeNull();
    await app.user.click(list.getByRole('button', { name: 'info@harborline.example' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'info@harborline.example' }));
    expect(dialog.getByText('General mailbox')).toBeVisible();
    expect(dialog.queryByText('Seniority Level')).toBeNull();
  });

  it('is not a Decision Maker, and shows its purpose under People', async () => {
    const app = await openPanel({ external_emails: [person(), info] });
    expect(screen.getByRole('tab', { name: 'Decision Makers 1' })).toBeVisible();
    expect(within(await app.openTab(/^People$/)).getByText('General mailbox')).toBeVisible();
  });
});

describe('the dialogs', () => {
  it('shows everything known about a person', async () => {
    const app = await openPanel();
    await app.user.click(screen.getByRole('button', { name: 'Mara Lindqvist' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mara Lindqvist' }));
    for (const [term, value] of [
      ['Full Name', 'Mara Lindqvist'],
      ['Job Title', 'Chief Executive Officer'],
      ['Seniority Level', 'C-Suite'],
    ] as const) {
      expect(dialog.getByText(term).nextElementSibling).toHaveTextContent(value);
    }
    expect(dialog.getByText(/The mailbox itself was not checked\. Checked 19 Nov 2026/)).toBeVisible();
    expect(dialog.getByRole('link', { name: '+1 (415) 555-0123' })).toHaveAttribute(
      'href',
      'tel:+14155550123',
    );
    expect(dialog.getByRole('link', { name: /linkedin\.com/ })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/mara-lindqvist-example',
    );
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('uses the address for a person without a name', async () => {
    const app = await openPanel({ external_emails: [person({ full_name: '' })] });
    await app.openTab(/^Contacts$/);
    await app.user.click(screen.getByRole('button', { name: 'mara.lindqvist@harborline.example' }));
    expect(await screen.findByRole('dialog', { name: 'mara.lindqvist@harborline.example' })).toBeVisible();
  });

  it('says that a removed person wished it, and offers nothing else', async () => {
    const gone = person({
      value: '',
      full_name: '',
      title: '',
      emails: [],
      phones: [],
      linkedin: '',
      sources: [],
    });
    const app = await openPanel({ external_emails: [{ ...gone, removed: true }] });
    await app.openTab(/^Contacts$/);
    expect(screen.getByRole('button', { name: "Removed at the person's wish" })).toBeVisible();
    expect(screen.queryByText('No address published')).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /^Decision Makers/ })).toHaveTextContent('Decision Makers 0');
  });

  it('shows everything known about a company', async () => {
    const app = await openPanel();
    await app.user.click(screen.getByRole('button', { name: 'Harborline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Harborline' }));
    expect(dialog.getByText('Domain').nextElementSibling).toHaveTextContent('harborline.example');
    expect(dialog.getByText('Industry').nextElementSibling).toHaveTextContent('Payments');
    expect(dialog.getByText(/Harborline sells cloud payments/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'info@harborline.example' })).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Close dialog' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
