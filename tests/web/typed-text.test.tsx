import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plans } from '../../shared/model/account/plans.ts';
import { oneIn } from '../prove/variants.ts';
import { contactRow } from './contact-rows.ts';
import { pool } from './fake-user-pool.ts';
import { profile, template } from './templates.ts';
import { visit } from './visit.ts';

/** Every form of the dashboard: how it is opened, a field of it, and the button that sends it. */
const forms = [
  {
    form: 'the lead generator',
    path: '/dashboard/lead-generator',
    opens: [],
    field: /^Target domain/,
    send: 'Generate Companies',
  },
  {
    form: 'an import by hand',
    path: '/dashboard/saved-leads',
    opens: ['Import Lead', /Manual Import/],
    // The dialog is open still.
    reopens: [/Manual Import/],
    field: /^Name/,
    beside: { field: /^Email/, text: 'ada@lumengrid.example' },
    send: 'Import Lead',
  },
  {
    form: 'a template to be generated',
    path: '/dashboard/email-templates',
    opens: ['Create Template', /Generate with AI/],
    reopens: [/Generate with AI/],
    field: /^Additional context/,
    send: 'Generate Template',
  },
  {
    form: 'a template that is written',
    path: '/dashboard/email-templates',
    opens: ['Create Template', /Write manually/],
    reopens: [],
    field: /^Title/,
    beside: { field: /^Content/, text: 'Hello' },
    send: 'Save Template',
  },
  {
    form: 'a nickname',
    path: '/dashboard/saved-templates',
    opens: ['Edit nickname of Opener'],
    reopens: [],
    field: /^Nickname/,
    send: 'Save',
  },
  {
    form: 'notes on a company',
    path: '/dashboard/saved-companies',
    opens: ['Add notes on Harborline'],
    reopens: [],
    field: /^Notes on Harborline/,
    send: 'Save',
  },
  {
    form: 'the profile',
    path: '/dashboard/settings',
    opens: [],
    field: /^Title/,
    send: 'Save Profile',
  },
  {
    form: 'the signature',
    path: '/dashboard/settings',
    opens: [],
    field: /^Signature/,
    send: 'Save Signature',
  },
];

type Form = (typeof forms)[number];
type App = ReturnType<typeof visit>;

async function press(app: App, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await app.press(name);
}

/** Opens a form, types into it, and returns the content of its field. */
async function typed(app: App, { opens, field, beside }: Form): Promise<string> {
  await press(app, opens);
  await app.type(field, 'Something long in the making');
  if (beside) await app.type(beside.field, beside.text);
  return textOf(await screen.findByLabelText(field));
}

function textOf(field: HTMLElement): string {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  throw new Error('This is no field that is typed in');
}

async function send(app: App, { send }: Form): Promise<void> {
  const button = screen.getAllByRole('button', { name: send }).at(-1);
  if (button) await app.user.click(button);
}

/** Goes through an expired sign-in, signs in and is back at a page. */
async function signInAgain(app: App, path: string): Promise<void> {
  await waitFor(() => expect(app.path()).toBe('/auth'));
  await app.type(/^Email Address/, 'alex@northstar.example');
  await app.user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'correct horse');
  await app.press('Sign In');
  await waitFor(() => expect(app.path().split('?')[0]).toBe(path));
}

describe('typed text', () => {
  const expires = async (form: Form) => {
    const app = visit(form.path);
    const before = await typed(app, form);
    pool.token = 'expired';
    await send(app, form);
    await signInAgain(app, form.path);
    await press(app, form.reopens ?? form.opens);
    expect(await screen.findByLabelText(form.field)).toHaveValue(before);
  };

  const fails = async (form: Form) => {
    const app = visit(form.path);
    const before = await typed(app, form);
    app.net.offline = true;
    await send(app, form);
    await waitFor(() =>
      expect(screen.getByText(/^Failed to|^An (unexpected )?error occurred/)).toBeVisible(),
    );
    expect(screen.getByLabelText(form.field)).toHaveValue(before);
  };

  for (const [at, each] of forms.entries()) {
    it(`in ${each.form} is still there after the sign-in has expired`, oneIn(4, at), () => expires(each));
    it(`in ${each.form} is still there if it could not be sent`, oneIn(4, at + 2), () => fails(each));
  }
});

/** Two people to choose from, and a plan that allows writing to several at once. */
function withTwoContacts(path: string) {
  return visit(path, () => ({
    billing: { limits: () => plans.pro.limits },
    profile: { get: () => profile({ email_signature: 'Alex Moreau' }) },
    saved: {
      contactSearchRows: () => ({ rows: [contactRow(1), contactRow(2)], version: 1, next_cursor: null }),
    },
    outreachLog: {
      statistics: () => ({ queued: 0, sent: 0, replied: 0, no_reply: 0, said_no: 0, bounced: 0 }),
    },
    campaigns: {
      statistics: () => ({
        totalCampaigns: 0,
        totalEmailsSent: 0,
        averageOpenRate: null,
        averageResponseRate: null,
      }),
      list: () => ({ campaigns: [], next_cursor: null }),
    },
  }));
}

describe('the chosen people', () => {
  it('for a template are still chosen after the sign-in has expired, until the dialog is closed', async () => {
    const path = '/dashboard/email-templates';
    const app = withTwoContacts(path);
    await app.press(/^Use Template/);
    await app.user.click(await screen.findByLabelText(/Person 2/));
    await app.press('Continue');
    await app.user.type(await screen.findByLabelText('Domain'), 'cloudpay.example');
    pool.token = 'expired';
    await app.press('Preview emails');
    await signInAgain(app, path);
    await app.press(/^Use Template/);
    expect(await screen.findByLabelText(/Person 2/)).toBeChecked();
    expect(screen.getByLabelText(/Person 1/)).not.toBeChecked();
    await app.press('Close');
    await app.press(/^Use Template/);
    expect(await screen.findByLabelText(/Person 2/)).not.toBeChecked();
  });

  it('for a campaign are still chosen after the sign-in has expired', async () => {
    const path = '/dashboard/outreach';
    const app = withTwoContacts(`${path}?list=campaigns`);
    await app.press('New Campaign');
    await screen.findByRole('option', { name: template().title });
    await app.user.selectOptions(screen.getByLabelText('Template'), template().title);
    await app.user.click(await screen.findByLabelText(/Person 2/));
    pool.token = 'expired';
    await app.press('Create Campaign');
    await signInAgain(app, path);
    await app.press('New Campaign');
    expect(await screen.findByLabelText(/Person 2/)).toBeChecked();
    expect(screen.getByText('1 lead selected')).toBeVisible();
    expect(screen.getByLabelText('Template')).toHaveDisplayValue(template().title);
  });
});

describe('a file of contacts', () => {
  const path = '/dashboard/saved-leads';
  const importId = '019a9c00-0000-7000-8000-0000000000aa';

  /** All that the tab keeps. */
  const kept = () => Object.values(sessionStorage).join();

  /** Chooses a file with a number of people and such notes. The sign-in expires once a part of it was sent. */
  async function chosen(people: number, notes = '') {
    const sent: number[] = [];
    const app = visit(path, () => ({
      imports: {
        create: () => ({ import_id: importId }),
        addRows: ({ body }) => {
          sent.push(body.first_row);
          if (sent.length === 1) pool.token = 'expired';
          return { imported: body.rows.length, merged: 0, failed_rows: [] };
        },
      },
    }));
    await press(app, ['Import Lead', /Bulk Import/]);
    const lines = Array.from({ length: people }, (_, at) => `Person ${at},p${at}@firm.example,${notes}`);
    const file = new File([['name,email,notes', ...lines].join('\n')], 'contacts.csv');
    await app.user.upload(screen.getByLabelText(/Choose a CSV file/), file);
    return { ...app, sent };
  }

  it('is still there after the sign-in has expired, and no row of it is imported twice', async () => {
    const app = await chosen(100);
    await waitFor(() => expect(kept()).toContain('@firm.example'));
    await app.press('Import 100 leads');
    await signInAgain(app, path);
    await app.press(/Bulk Import/);
    expect(await screen.findByRole('cell', { name: 'Person 2' })).toBeVisible();
    await app.press('Import 100 leads');
    expect(await screen.findByText('Successfully imported 100 leads')).toBeVisible();
    expect(app.sent).toEqual([1, 1, 97]);
    // The service treats a repeated key as the same import.
    const begun = app.server.seen.filter(({ path }) => path === '/api/imports');
    expect(new Set(begun.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 20_000 });
    expect(kept()).not.toContain('@firm.example');
  });

  it('that is too large to be stored is reported', async () => {
    await chosen(600, 'x'.repeat(1900));
    expect(await screen.findByText(/^This file is too large to remember/)).toBeVisible();
    expect(kept()).not.toContain('@firm.example');
  });
});
