import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp, usualAnswers } from './app.tsx';
import { GatewayAnswer } from './fake-server.ts';

const importId = '019a9c00-0000-7000-8000-0000000000aa';

/** Empty Saved Contacts with a server that accepts imports; rows without an address fail. */
async function openImport(step?: RegExp) {
  const state = { imported: 0, refuseChunk: 0, chunks: [] as { first: number; rows: number }[] };
  const answers = usualAnswers();
  answers.statistics = {
    savedContacts: () => ({
      saved_contacts: state.imported,
      seniority_levels: 0,
      version: state.imported,
      per_week: 0,
      last_saved: null,
    }),
  };
  answers.saved = { contactSearchRows: () => ({ rows: [], version: state.imported, next_cursor: null }) };
  answers.imports = {
    manual: () => {
      state.imported += 1;
      return { import_id: importId };
    },
    create: () => ({ import_id: importId }),
    addRows: ({ body }) => {
      if (body.first_row === state.refuseChunk) throw new GatewayAnswer(503);
      state.chunks.push({ first: body.first_row, rows: body.rows.length });
      const failed_rows = body.rows.flatMap((row, index) =>
        row.name && row.email ? [] : [{ row: body.first_row + index, reason: 'Name and email are required' }],
      );
      state.imported += body.rows.length - failed_rows.length;
      return { imported: body.rows.length - failed_rows.length, merged: 0, failed_rows };
    },
  };
  const app = openApp('/dashboard/saved-leads', { answers });
  await app.user.click(await screen.findByRole('button', { name: 'Import Lead' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Lead' }));
  if (step) await app.user.click(dialog.getByRole('button', { name: step }));
  const choose = (text: string) =>
    app.user.upload(dialog.getByLabelText(/Choose a CSV file/), new File([text], 'contacts.csv'));
  return { ...app, answers, state, dialog, choose };
}

function lines(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => `Person ${index + 1},p${index + 1}@firm.example`);
  return ['name,email', ...rows].join('\r\n');
}

function figure(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling;
}

const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 20_000 });

describe('the import dialog', () => {
  it('asks how, and can go back to the question', async () => {
    const { user, dialog } = await openImport();
    await user.click(dialog.getByRole('button', { name: /Manual Import/ }));
    expect(dialog.getByLabelText(/^Name/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await user.click(dialog.getByRole('button', { name: /Bulk Import \(CSV\)/ }));
    expect(dialog.getByLabelText(/Choose a CSV file/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole('button', { name: /Manual Import/ })).toBeVisible();
  });
});

describe('the import of a single contact', () => {
  it('needs a name and an email address, and closes 1.5 seconds after it succeeded', async () => {
    const { user, dialog, server } = await openImport(/Manual/);
    const send = dialog.getByRole('button', { name: 'Import Lead' });
    expect(send).toBeDisabled();
    await user.type(dialog.getByLabelText(/^Name/), 'Ada Quist');
    expect(send).toBeDisabled();
    await user.type(dialog.getByLabelText(/^Email/), 'ada@lumengrid.example');
    await user.type(dialog.getByLabelText('Company'), 'Lumen Grid');
    await user.click(send);
    expect(await dialog.findByText('Lead imported successfully!')).toBeVisible();
    expect(server.seen.find(({ path }) => path === '/api/manual-imports')?.body).toEqual({
      name: 'Ada Quist',
      email: 'ada@lumengrid.example',
      company: 'Lumen Grid',
    });
    await closed();
    await waitFor(() => expect(figure('Saved Contacts')).toHaveTextContent('1'));
  });

  it('shows a refusal at its field, and keeps what was typed', async () => {
    const { user, dialog } = await openImport(/Manual/);
    await user.type(dialog.getByLabelText(/^Name/), 'Ada Quist');
    await user.type(dialog.getByLabelText(/^Email/), 'ada at lumengrid');
    await user.click(dialog.getByRole('button', { name: 'Import Lead' }));
    expect(await dialog.findByText('Enter a valid email address')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Import Lead' }));
    await user.click(screen.getByRole('button', { name: /Manual Import/ }));
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada at lumengrid');
  });

  it("says 'Failed to import lead' when the answer has no message", async () => {
    const { user, dialog, answers } = await openImport(/Manual/);
    answers.imports = {};
    await user.type(dialog.getByLabelText(/^Name/), 'Ada Quist');
    await user.type(dialog.getByLabelText(/^Email/), 'ada@lumengrid.example');
    await user.click(dialog.getByRole('button', { name: 'Import Lead' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to import lead');
  });
});

describe('an import from a file', () => {
  it('shows the first three rows before anything is sent', async () => {
    const { choose, dialog, server } = await openImport(/Bulk/);
    await choose(`${lines(5)}\r\n`);
    const table = within(await dialog.findByRole('table'));
    expect(table.getByLabelText('What name contains')).toHaveDisplayValue('Name');
    expect(table.getByLabelText('What email contains')).toHaveDisplayValue('Email');
    expect(table.getAllByRole('row')).toHaveLength(4);
    expect(table.getByText('Person 3')).toBeVisible();
    expect(server.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is sent in chunks under one import, and closes 2 seconds after it succeeded', async () => {
    const { user, choose, dialog, state } = await openImport(/Bulk/);
    await choose(lines(200));
    await user.click(await dialog.findByRole('button', { name: 'Import 200 leads' }));
    expect(await dialog.findByText('Successfully imported 200 leads')).toBeVisible();
    expect(state.chunks).toEqual([
      { first: 1, rows: 96 },
      { first: 97, rows: 96 },
      { first: 193, rows: 8 },
    ]);
    await closed();
    await waitFor(() => expect(figure('Saved Contacts')).toHaveTextContent('200'));
  });

  it('continues after a failed chunk without sending others again', async () => {
    const { user, choose, dialog, state, server } = await openImport(/Bulk/);
    state.refuseChunk = 97;
    await choose(lines(100));
    await user.click(await dialog.findByRole('button', { name: 'Import 100 leads' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to import leads');
    expect(dialog.getByText('96 of 100 rows sent')).toBeVisible();
    state.refuseChunk = 0;
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('Successfully imported 100 leads')).toBeVisible();
    expect(state.chunks).toEqual([
      { first: 1, rows: 96 },
      { first: 97, rows: 4 },
    ]);
    expect(server.seen.filter(({ path }) => path === '/api/imports')).toHaveLength(1);
  });

  it('counts the rows that failed, and says why', async () => {
    const { user, choose, dialog } = await openImport(/Bulk/);
    await choose(`name,email,notes\nAda,a@b.example,\n,c@d.example,\nBo,b@b.example,${'x'.repeat(2001)}`);
    await user.click(await dialog.findByRole('button', { name: 'Import 3 leads' }));
    expect(await dialog.findByText('Successfully imported 1 leads (2 failed)')).toBeVisible();
    await user.click(dialog.getByText('Rows that were not imported'));
    expect(dialog.getByText('Row 2: Name and email are required')).toBeVisible();
    expect(dialog.getByText('Row 3: notes: Use at most 2,000 characters')).toBeVisible();
  });

  it('says when nothing could be imported, and stays open', async () => {
    const { user, choose, dialog } = await openImport(/Bulk/);
    await choose('name,email\nAda,\n');
    await user.click(await dialog.findByRole('button', { name: 'Import 1 lead' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to import any leads. Please check your CSV file.',
    );
    await user.click(dialog.getByRole('button', { name: 'Choose another file' }));
    expect(dialog.getByLabelText(/Choose a CSV file/)).toBeInTheDocument();
  });

  it('imports columns that the user assigns', async () => {
    const { user, choose, dialog, server } = await openImport(/Bulk/);
    await choose('Wer,Post,Schuhe\nAda Quist,ada@lumengrid.example,39\n');
    await user.selectOptions(await dialog.findByLabelText('What Wer contains'), 'Name');
    await user.selectOptions(dialog.getByLabelText('What Schuhe contains'), 'Notes');
    await user.click(dialog.getByRole('button', { name: 'Import 1 lead' }));
    expect(await dialog.findByText('Successfully imported 1 leads')).toBeVisible();
    expect(server.seen.find(({ path }) => path.endsWith('/rows'))?.body).toEqual({
      first_row: 1,
      rows: [{ name: 'Ada Quist', email: 'ada@lumengrid.example', notes: '39' }],
    });
  });

  it('asks for the column of addresses if none is recognized', async () => {
    const { user, choose, dialog, server } = await openImport(/Bulk/);
    await choose('name,Post\nAda,ada at lumengrid\n');
    await user.click(await dialog.findByRole('button', { name: 'Import 1 lead' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Choose the column that has the email addresses',
    );
    expect(server.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('warns of duplicates, and leaves them out unless the user wants them', async () => {
    const { user, choose, dialog, state } = await openImport(/Bulk/);
    await choose('name,email\nAda,a@b.example\nBo,b@b.example\nAda Q,A@b.example\n');
    const duplicates = await dialog.findByLabelText('Duplicates');
    expect(dialog.getByText('1 row repeats an address of this file.')).toBeVisible();
    await user.selectOptions(duplicates, 'Import them again');
    expect(dialog.getByRole('button', { name: 'Import 3 leads' })).toBeVisible();
    await user.selectOptions(duplicates, 'Skip them');
    await user.click(dialog.getByRole('button', { name: 'Import 2 leads' }));
    expect(await dialog.findByText('Successfully imported 2 leads')).toBeVisible();
    expect(state.chunks).toEqual([{ first: 1, rows: 2 }]);
  });

  it.each([
    ['no file', '', 'Please upload a valid CSV file'],
    ['no rows', 'name,email\n', 'Please upload a valid CSV file'],
    ['what is no CSV', 'name,email\n"Ada', 'Failed to parse CSV file. Please check the format.'],
    ['too many rows', lines(5001), 'A file can have at most 5,000 rows; this one has 5,001.'],
    ['more than 5 MB', 'x'.repeat(5_000_001), 'A file can be at most 5 MB.'],
  ])('reports %s before sending', async (_, text, message) => {
    const { user, choose, dialog, server } = await openImport(/Bulk/);
    if (text === '') await user.click(dialog.getByRole('button', { name: 'Import Leads' }));
    else await choose(text);
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(server.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
