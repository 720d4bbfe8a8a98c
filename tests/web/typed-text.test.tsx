import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pool } from './fake-user-pool.ts';
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

/** Opens a form, types into it, and gives what then stands in its field. */
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

describe('what was typed', () => {
  it.each(forms)('into $form is there after the sign-in has ended', async (form) => {
    const app = visit(form.path);
    const before = await typed(app, form);
    pool.token = 'expired';
    await send(app, form);
    await waitFor(() => expect(app.path()).toBe('/auth'));
    await app.type(/^Email Address/, 'alex@northstar.example');
    await app.user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'correct horse');
    await app.press('Sign In');
    await waitFor(() => expect(app.path().split('?')[0]).toBe(form.path));
    await press(app, form.reopens ?? form.opens);
    expect(await screen.findByLabelText(form.field)).toHaveValue(before);
  });

  it.each(forms)('into $form is there when it could not be sent', async (form) => {
    const app = visit(form.path);
    const before = await typed(app, form);
    app.net.offline = true;
    await send(app, form);
    await waitFor(() =>
      expect(screen.getByText(/^Failed to|^An (unexpected )?error occurred/)).toBeVisible(),
    );
    expect(screen.getByLabelText(form.field)).toHaveValue(before);
  });
});
