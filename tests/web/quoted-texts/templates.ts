import { screen } from '@testing-library/react';
import type { ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { person } from '../../sample-leads.ts';
import type { Answers } from '../fake-server.ts';
import { savedContact } from '../saved.ts';
import { profile, savedTemplate, template } from '../templates.ts';
import { noAnswer, visit } from '../visit.ts';
import { type Situation, situationsOf } from './situation.ts';

const path = '/dashboard/email-templates';
const savedPath = '/dashboard/saved-templates';

const listOf = (templates: EmailTemplate[]): Answers => ({
  templates: { list: () => ({ templates, next_cursor: null }) },
});

async function creating(how: RegExp, answers: Answers = {}) {
  const app = visit(path, () => answers);
  await app.press('Create Template');
  await app.press(how);
  return app;
}

/** The last step of the dialog that fills a template, for a person of whom little is known. */
async function filled(content: string, known: Partial<ExternalEmail> = {}) {
  const contact = savedContact({ id: '019a9c00-0000-7000-8000-000000000001' });
  contact.contact.contact_data.external_emails = [person(known)];
  const app = visit(path, () => ({
    ...listOf([template({ content })]),
    saved: {
      contactSearchRows: () => ({
        rows: [
          {
            id: contact.id,
            contact_id: contact.contact_id,
            name: 'Mara Lindqvist',
            title: '',
            email: 'mara.lindqvist@harborline.example',
            company: 'Harborline',
            industry: '',
            level: 'c_suite',
          },
        ],
        version: 1,
        next_cursor: null,
      }),
      contactsByIds: () => ({ saved_contacts: [contact] }),
    },
  }));
  await app.press('Use Template First offer');
  await app.user.click(await screen.findByLabelText(/Mara Lindqvist/));
  await app.press('Continue');
  await app.type(/^Domain/, 'cloudpay.example');
  await app.press('Preview emails');
}

const page = situationsOf('Email Templates page', [
  {
    where: 'a public template with many keywords',
    reach: async () => {
      const keywords = ['reminder', 'meeting', 'proposal', 'service', 'domain'];
      const app = visit(path, () => listOf([template({ is_public: true, keywords })]));
      await app.press('Public Templates', 'tab');
    },
    shows: [
      ['text', 'Public'],
      ['text', '+N more', '+2 more'],
    ],
  },
  {
    where: 'the private tab without a template',
    reach: async () => {
      visit(path, () => listOf([]));
    },
    shows: [['heading', 'No Private Templates']],
  },
  {
    where: 'the public tab without a template',
    reach: async () => visit(path, () => listOf([])).press('Public Templates', 'tab'),
    shows: [['heading', 'No Public Templates']],
  },
  {
    where: 'a search that no template matches',
    reach: async () =>
      visit(path, () => ({
        templates: {
          list: ({ query }) => ({ templates: query.search ? [] : [template()], next_cursor: null }),
        },
      })).type(/^Search templates/, 'nothing'),
    shows: [['heading', 'No Matching Templates']],
  },
  {
    where: 'the form that generates a template',
    reach: async () => {
      await creating(/Generate with AI/);
    },
    shows: [['value', 'Domain acquisition outreach']],
  },
]);

const savedTemplates = situationsOf('Saved Templates', [
  {
    where: 'a saved template with a nickname',
    reach: async () => {
      visit(savedPath);
    },
    shows: [['text', 'Original: title', 'Original: First offer']],
  },
  {
    where: 'before the first is saved',
    reach: async () => {
      visit(savedPath, () => ({
        templates: { listSaved: () => ({ saved_templates: [], next_cursor: null }) },
      }));
    },
    shows: [['heading', 'No Saved Templates']],
  },
  {
    where: 'a search that no saved template matches',
    reach: async () =>
      visit(savedPath, () => ({
        templates: {
          listSaved: ({ query }) => ({
            saved_templates: query.search ? [] : [savedTemplate()],
            next_cursor: null,
          }),
        },
      })).type(/^Search templates/, 'nothing'),
    shows: [['heading', 'No Templates Found']],
  },
]);

const rules = situationsOf('Validation rules', [
  {
    where: 'generating without a purpose',
    reach: async () => {
      const app = await creating(/Generate with AI/);
      await app.user.clear(screen.getByLabelText(/^Purpose/));
      await app.press('Generate Template');
    },
    shows: [['text', 'Please describe the purpose of your email template']],
  },
  {
    where: 'saving a template without a text',
    reach: async () => (await creating(/Write manually/)).press('Save Template'),
    shows: [['alert', 'Title and content are required']],
  },
  {
    where: 'deleting a template',
    reach: async () => visit(path).press('Delete First offer'),
    shows: [['text', 'Are you sure you want to delete this template?']],
  },
  {
    where: 'using a template for nobody',
    reach: async () => {
      const app = visit(path);
      await app.press('Use Template First offer');
      await app.press('Continue');
    },
    shows: [['alert', 'Please select at least one lead']],
  },
  {
    where: 'a template without a subject, for somebody without a name',
    reach: () => filled('Hi {lead.FirstName}, is it you who decides?', { full_name: '' }),
    shows: [
      ['text', 'Regarding {domain} - {company}', 'Regarding cloudpay.example - Harborline'],
      ['within', 'there', 'Hi there, is it you who decides?'],
    ],
  },
]);

const errors = situationsOf('Error catalogue', [
  {
    where: 'templates that cannot be read',
    reach: async () => {
      visit(path, () => ({ templates: { list: noAnswer } }));
    },
    shows: [['alert', 'Failed to fetch templates']],
  },
  {
    where: 'a template that cannot be generated',
    reach: async () =>
      (await creating(/Generate with AI/, { generateTemplate: { generate: noAnswer } })).press(
        'Generate Template',
      ),
    shows: [['alert', 'Failed to generate template']],
  },
  {
    where: 'a template that cannot be saved',
    reach: async () => {
      const app = await creating(/Write manually/, { templates: { create: noAnswer } });
      await app.type(/^Title/, 'Second offer');
      await app.type(/^Content/, 'Hello');
      await app.press('Save Template');
    },
    shows: [['alert', 'Failed to save template']],
  },
  {
    where: 'a template that cannot be deleted',
    reach: async () => {
      const app = visit(path, () => ({ templates: { delete: noAnswer } }));
      await app.press('Delete First offer');
      await app.press('Delete');
    },
    shows: [['alert', 'Failed to delete template']],
  },
  {
    where: 'a signature that cannot be saved',
    reach: async () => {
      const app = visit(path, () => ({
        profile: { get: () => profile({ email_signature: '' }), saveSignature: noAnswer },
      }));
      await app.press('Use Template First offer');
      await app.type(/^Email signature/, 'Alex Moreau');
      await app.press('Save signature');
    },
    shows: [['alert', 'Failed to save signature']],
  },
  {
    where: 'saved templates that cannot be read',
    reach: async () => {
      visit(savedPath, () => ({ templates: { listSaved: noAnswer } }));
    },
    shows: [['alert', 'Failed to fetch saved templates']],
  },
  {
    where: 'a saved template that cannot be removed',
    reach: async () => visit(savedPath, () => ({ templates: { unsave: noAnswer } })).press('Save Opener'),
    shows: [['text', 'Failed to unsave template']],
  },
  {
    where: 'a nickname that cannot be changed',
    reach: async () => {
      const app = visit(savedPath, () => ({ templates: { renameSaved: noAnswer } }));
      await app.press('Edit nickname of Opener');
      await app.press('Save');
    },
    shows: [['text', 'Failed to update nickname']],
  },
]);

export const templates: readonly Situation[] = [...page, ...savedTemplates, ...rules, ...errors];
