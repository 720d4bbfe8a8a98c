import { screen } from '@testing-library/react';
import { importedLead, judgeRow } from '../../../functions/domain/imports/imported-contact.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type { ContactData } from '../../../shared/model/leads/contact-data.ts';
import type { LeadSession, LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { contactData, contactRecord, lead, session, sessionId } from '../../sample-leads.ts';
import { dashboard } from '../app.tsx';
import { hoursAgo, never, noAnswer, visit } from '../visit.ts';
import { type Situation, situationsOf } from './situation.ts';

const generator = '/dashboard/lead-generator';
const results = `/dashboard/results/${sessionId}`;

function resultsOf(leads: LeadWithContacts[], differs: Partial<LeadSession> = {}) {
  return visit(results, () => ({
    sessions: { get: () => session(differs), leads: () => ({ leads, next_cursor: null }) },
  }));
}

async function panelOf(differs: Partial<ContactData> = {}) {
  const record = contactRecord({ contact_data: contactData(differs) });
  const app = resultsOf([lead({ lead_contacts: [record] })]);
  await app.press(/^Contacts of Harborline/);
  return app;
}

/** A session with a status that this version does not know. */
function ofAnotherVersion(): LeadSession {
  return JSON.parse(JSON.stringify({ ...session(), status: 'archived' }));
}

/** A row of a file with only the required fields, as the service imports it. */
function barelyImported(): LeadWithContacts {
  const row = judgeRow({ name: 'Ada Quist', email: 'ada@lumengrid.example' });
  if ('reason' in row) throw new Error(row.reason);
  return importedLead(row, { sessionId, number: 1, kind: 'bulk', now: new Date() });
}

const activityAt = (hours: number) => ({
  statistics: {
    dashboard: () =>
      dashboard({
        recent_activity: [
          {
            kind: 'saved_company' as const,
            id: 'saved-1',
            at: hoursAgo(hours),
            name: 'Harborline',
            lead_id: lead().id,
            domain: 'harborline.example',
          },
        ],
      }),
  },
});

const shell = situationsOf('Dashboard shell', [
  {
    where: 'the sidebar on the Pro plan',
    reach: async () => {
      visit('/dashboard', () => ({ billing: { limits: () => plans.pro.limits } }));
    },
    shows: [
      ['link', 'Leave Dashboard'],
      ['button', 'Sign Out'],
      ['text', 'Pro User'],
    ],
  },
]);

const home = [
  ...situationsOf('Dashboard home', [
    {
      where: 'the dashboard',
      reach: async () => {
        visit('/dashboard');
      },
      shows: [['heading', 'Dashboard']],
    },
  ]),
  ...situationsOf('Business constants', [
    {
      where: 'something done within a day',
      reach: async () => {
        visit('/dashboard', () => activityAt(3));
      },
      shows: [['text', 'Nh ago', '3h ago']],
    },
    {
      where: 'something done within a week',
      reach: async () => {
        visit('/dashboard', () => activityAt(53));
      },
      shows: [['text', 'Nd ago', '2d ago']],
    },
  ]),
];

const generation = situationsOf('Lead generator', [
  {
    where: 'the form, at the limit of the plan',
    reach: async () => {
      visit(generator);
    },
    shows: [
      ['placeholder', 'e.g., {host}', 'e.g., example.com'],
      ['button', 'Generate Companies'],
      ['heading', 'How It Works'],
      ['link', 'limit reached, consider upgrading'],
    ],
  },
  {
    where: 'the form, while it is sent',
    reach: async () => {
      const app = visit(generator, () => ({ sessions: { create: never } }));
      await app.type(/^Target domain/, 'cloudpay.example');
      await app.press('Generate Companies');
    },
    shows: [['button', 'Generating Companies...']],
  },
]);

const nobody = { external_emails: [], emails: [], phones: [], names: [], titles: [], categories: [] };

const panel = situationsOf('Results page', [
  {
    where: 'the overview of a company with decision makers',
    reach: async () => {
      await panelOf();
    },
    shows: [['button', 'View All']],
  },
  {
    where: 'the tab of decision makers',
    reach: async () => (await panelOf()).press(/^Decision Makers/, 'tab'),
    shows: [
      ['placeholder', 'Search contacts...'],
      ['option', 'All Roles'],
      ['option', 'All Levels'],
    ],
  },
  {
    where: 'the tab of decision makers, without any',
    reach: async () => (await panelOf({ external_emails: [] })).press(/^Decision Makers/, 'tab'),
    shows: [['text', 'No decision makers found']],
  },
  {
    where: 'the tab of contacts, without any',
    reach: async () => (await panelOf({ external_emails: [] })).press('Contacts', 'tab'),
    shows: [['text', 'No contacts found']],
  },
  {
    where: 'the tab of people, without any',
    reach: async () => (await panelOf({ sources: [] })).press('People', 'tab'),
    shows: [['text', 'No people data from sources']],
  },
  {
    where: 'the overview of a company with nothing to show',
    reach: async () => {
      await panelOf({ ...nobody, socials: {} });
    },
    shows: [['text', 'No contact information available']],
  },
  {
    where: 'a company without contact data',
    reach: async () => {
      resultsOf([lead({ lead_contacts: [] })]);
    },
    shows: [['text', 'No contact data available']],
  },
  {
    where: 'a company whose contact record has an error',
    reach: async () => {
      const record = contactRecord({ contact_data: null, error: true, error_message: 'No answer.' });
      await resultsOf([lead({ lead_contacts: [record] })]).press(/^Contacts of Harborline/);
    },
    shows: [
      ['text', 'No contacts'],
      ['heading', 'Contact Enrichment Error'],
    ],
  },
]);

const states = situationsOf('States and transitions', [
  {
    where: 'a session with a status of another version',
    reach: async () => {
      visit(results, () => ({ sessions: { get: ofAnotherVersion } }));
    },
    shows: [['text', 'Unknown Status']],
  },
  {
    where: 'an address that was copied',
    reach: async () => (await panelOf()).press('Copy info@harborline.example'),
    shows: [['text', 'Copied!']],
  },
]);

const rules = situationsOf('Validation rules', [
  {
    where: 'an imported contact of which only name and address are known',
    reach: async () => {
      resultsOf([barelyImported()], { source: 'import', domain: '' });
    },
    shows: [
      ['button', 'Imported Lead'],
      ['link', '{host}', 'lumengrid.example'],
      ['text', 'Unknown'],
    ],
  },
  {
    where: 'a phone number with an extension',
    reach: async () => {
      await (await panelOf()).press('Contacts', 'tab');
    },
    shows: [['within', 'ext.']],
  },
]);

const errors = situationsOf('Error catalogue', [
  {
    where: 'the dashboard that cannot be read',
    reach: async () => {
      visit('/dashboard', () => ({ statistics: { dashboard: noAnswer } }));
    },
    shows: [['alert', 'Failed to fetch data']],
  },
  {
    where: 'a search that cannot be started',
    reach: async () => {
      const app = visit(generator, () => ({ sessions: { create: noAnswer } }));
      await app.type(/^Target domain/, 'cloudpay.example');
      await app.press('Generate Companies');
    },
    shows: [['alert', 'An error occurred']],
  },
  {
    where: 'results that cannot be read',
    reach: async () => {
      visit(results, () => ({ sessions: { get: noAnswer } }));
    },
    shows: [['alert', 'Failed to fetch results']],
  },
  {
    where: 'results of no session',
    reach: async () => {
      const unknown = () => {
        throw new Refusal('not_found', 'Session not found');
      };
      visit(results, () => ({ sessions: { get: unknown } }));
    },
    shows: [['alert', 'Session not found']],
  },
  {
    where: 'domains that cannot be read',
    reach: async () => {
      visit('/dashboard/domains', () => ({ statistics: { domains: noAnswer } }));
    },
    shows: [['alert', 'Failed to fetch domain data']],
  },
  {
    where: 'a history that cannot be read',
    reach: async () => {
      visit('/dashboard/history', () => ({ sessions: { list: noAnswer } }));
    },
    shows: [['alert', 'Failed to fetch sessions']],
  },
]);

const lists = [
  ...situationsOf('Domains', [
    {
      where: 'a domain that was searched, opened',
      reach: async () => visit('/dashboard/domains').press(/cloudpay\.example/),
      shows: [
        ['text', 'Last: relative time', 'Last: 2d ago'],
        ['text', 'Contacts available'],
        ['text', 'No contacts'],
      ],
    },
    {
      where: 'before the first search',
      reach: async () => {
        const app = visit('/dashboard/domains', (usual) => ({
          statistics: { domains: () => ({ ...usual.statistics.domains(), domains: [] }) },
        }));
        await screen.findByRole('heading', { name: 'Domains' });
        return void app;
      },
      shows: [['heading', 'No Domains Searched']],
    },
  ]),
  ...situationsOf('History', [
    {
      where: 'before the first session',
      reach: async () => {
        visit('/dashboard/history', () => ({
          sessions: { list: () => ({ sessions: [], next_cursor: null }) },
        }));
      },
      shows: [['heading', 'No Sessions Yet']],
    },
  ]),
];

export const leads: readonly Situation[] = [
  ...shell,
  ...home,
  ...generation,
  ...panel,
  ...states,
  ...rules,
  ...errors,
  ...lists,
];
