import { screen } from '@testing-library/react';
import { judgeRow } from '../../../functions/domain/imports/imported-contact.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type { Answers } from '../fake-server.ts';
import { template } from '../templates.ts';
import { noAnswer, visit } from '../visit.ts';
import { type Situation, situationsOf } from './situation.ts';

const savedLeads = '/dashboard/saved-leads';
const importId = '019a9c00-0000-7000-8000-0000000000aa';

/** Accepts imports as the service does, which refuses rows without a name or an address. */
const takesImports: Answers['imports'] = {
  manual: () => ({ import_id: importId }),
  create: () => ({ import_id: importId }),
  addRows: ({ body }) => {
    const failed_rows = body.rows.flatMap((row, index) => {
      const judged = judgeRow(row);
      return 'reason' in judged ? [{ row: body.first_row + index, reason: judged.reason }] : [];
    });
    return { imported: body.rows.length - failed_rows.length, merged: 0, failed_rows };
  },
};

async function importing(how: RegExp, imports: Answers['imports'] = takesImports) {
  const app = visit(savedLeads, () => ({ imports }));
  await app.press('Import Lead');
  await app.press(how);
  return app;
}

async function importedFile(text: string, imports?: Answers['imports']) {
  const app = await importing(/Bulk Import/, imports);
  await app.user.upload(await screen.findByLabelText(/Choose a CSV file/), new File([text], 'contacts.csv'));
  await app.press(/^Import \d+ lead/);
  return app;
}

async function importedByHand(imports?: Answers['imports']) {
  const app = await importing(/Manual Import/, imports);
  await app.type(/^Name/, 'Ada Quist');
  await app.type(/^Email/, 'ada@lumengrid.example');
  const [, send] = screen.getAllByRole('button', { name: 'Import Lead' });
  if (send) await app.user.click(send);
}

/** The form of a new campaign, submitted by somebody without a Gmail account. */
async function campaignWithoutGmail(): Promise<void> {
  const app = visit('/dashboard/outreach?list=campaigns', () => ({
    billing: { limits: () => plans.pro.limits },
    campaigns: {
      statistics: () => ({
        totalCampaigns: 0,
        totalEmailsSent: 0,
        averageOpenRate: null,
        averageResponseRate: null,
      }),
      list: () => ({ campaigns: [], next_cursor: null }),
      create: () => {
        throw new Refusal('conflict', 'Gmail integration required. Please connect your Gmail account first.');
      },
    },
  }));
  await app.press('New Campaign');
  await screen.findByRole('option', { name: template().title });
  await app.user.selectOptions(screen.getByLabelText('Template'), template().title);
  await app.press('Create Campaign');
}

const companies = situationsOf('Saved Companies', [
  {
    where: 'before the first is saved',
    reach: async () => {
      visit('/dashboard/saved-companies', () => ({
        saved: { companies: () => ({ saved_companies: [], next_cursor: null }) },
      }));
    },
    shows: [['heading', 'No Saved Companies']],
  },
]);

const contacts = situationsOf('Saved Contacts', [
  {
    where: 'the filters',
    reach: async () => {
      visit(savedLeads);
    },
    shows: [['option', 'All Industries']],
  },
  {
    where: 'before the first is saved',
    reach: async () => {
      visit(savedLeads, () => ({
        saved: { contactSearchRows: () => ({ rows: [], version: 1, next_cursor: null }) },
      }));
    },
    shows: [['heading', 'No Saved Contacts']],
  },
  {
    where: 'a search that nobody matches',
    reach: async () => visit(savedLeads).type(/^Search contacts/, 'nobody at all'),
    shows: [['heading', 'No Matching Contacts']],
  },
]);

const imports = situationsOf('Validation rules', [
  {
    where: 'a row of a file without an address',
    reach: async () => {
      const app = await importedFile('name,email\nAda,\nBo,bo@firm.example\n');
      await app.user.click(await screen.findByText('Rows that were not imported'));
    },
    shows: [['within', 'Name and email are required']],
  },
  {
    where: 'a bulk import without a file',
    reach: async () => (await importing(/Bulk Import/)).press('Import Leads'),
    shows: [['alert', 'Please upload a valid CSV file']],
  },
  {
    where: 'a file that is no CSV',
    reach: async () => {
      const app = await importing(/Bulk Import/);
      const field = await screen.findByLabelText(/Choose a CSV file/);
      await app.user.upload(field, new File(['name,email\n"Ada'], 'contacts.csv'));
    },
    shows: [['alert', 'Failed to parse CSV file. Please check the format.']],
  },
]);

const messages = situationsOf('Error catalogue', [
  {
    where: 'a contact imported by hand',
    reach: () => importedByHand(),
    shows: [['text', 'Lead imported successfully!']],
  },
  {
    where: 'a contact that cannot be imported',
    reach: () => importedByHand({ manual: noAnswer }),
    shows: [['alert', 'Failed to import lead']],
  },
  {
    where: 'a file imported whole',
    reach: async () => {
      await importedFile('name,email\nAda,ada@firm.example\nBo,bo@firm.example\n');
    },
    shows: [['text', 'Successfully imported {n} leads', 'Successfully imported 2 leads']],
  },
  {
    where: 'a file imported in part',
    reach: async () => {
      await importedFile('name,email\nAda,ada@firm.example\nBo,bo@firm.example\nCy,\n');
    },
    shows: [['text', ' ({m} failed)', 'Successfully imported 2 leads (1 failed)']],
  },
  {
    where: 'a file of which nothing can be imported',
    reach: async () => {
      await importedFile('name,email\nAda,\n');
    },
    shows: [['alert', 'Failed to import any leads. Please check your CSV file.']],
  },
  {
    where: 'a file that cannot be sent',
    reach: async () => {
      await importedFile('name,email\nAda,ada@firm.example\n', { create: noAnswer });
    },
    shows: [['alert', 'Failed to import leads']],
  },
  {
    where: 'saved companies that cannot be read',
    reach: async () => {
      visit('/dashboard/saved-companies', () => ({ saved: { companies: noAnswer } }));
    },
    shows: [['alert', 'Failed to fetch saved companies']],
  },
  {
    where: 'a saved company that cannot be removed',
    reach: async () =>
      visit('/dashboard/saved-companies', () => ({ saved: { unsaveCompany: noAnswer } })).press(
        'Save Harborline',
      ),
    shows: [['text', 'Failed to unsave company']],
  },
  {
    where: 'saved contacts that cannot be read',
    reach: async () => {
      visit(savedLeads, () => ({ saved: { contactSearchRows: noAnswer } }));
    },
    shows: [['alert', 'Failed to fetch saved leads']],
  },
  {
    where: 'a campaign without a Gmail account',
    reach: campaignWithoutGmail,
    shows: [['alert', 'Gmail integration required. Please connect your Gmail account first.']],
  },
  {
    where: 'a saved contact that cannot be removed',
    reach: async () => {
      const app = visit(savedLeads, () => ({ saved: { unsaveContact: noAnswer } }));
      await app.press(/^Save (Person 1|Mara Lindqvist)$/);
    },
    shows: [['text', 'Failed to unsave lead']],
  },
]);

export const saved: readonly Situation[] = [...companies, ...contacts, ...imports, ...messages];
