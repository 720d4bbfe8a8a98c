import { companies } from '../../functions/data/saved/saved-companies.ts';
import {
  contactPlace,
  contacts,
  pageContactSearchRows,
  renewVerdict,
} from '../../functions/data/saved/saved-contacts.ts';
import { changeNotes, renewSnapshot, save, unsave } from '../../functions/data/saved/saved-items.ts';
import type { SavedKind } from '../../functions/data/saved/saved-kind.ts';
import {
  getSaved,
  getSavedByIds,
  listSavedOf,
  pageSaved,
  readPlace,
  savedSpan,
} from '../../functions/data/saved/saved-lists.ts';
import { listActivity } from '../../functions/data/statistics/activity.ts';
import { countNames } from '../../functions/data/statistics/statistics.ts';
import type { Table } from '../../functions/data/table.ts';
import type { SavedItem } from '../../functions/domain/saved/saved-store.ts';
import { sessionOfLead } from '../../shared/model/leads/lead-id.ts';
import type { AccessPattern } from './access-pattern.ts';
import { sampleSavedCompany, sampleSavedContact } from './sample-saved.ts';

const kb = 1024;

/** A kind of saved item with a sample of a given size in bytes. */
interface Sample<Saved extends SavedItem> {
  readonly what: string;
  readonly kind: SavedKind<Saved>;
  make(userId: string): Saved;
}

const company: Sample<ReturnType<typeof sampleSavedCompany>> = {
  what: 'a company of 10 KB',
  kind: companies,
  make: (userId) => sampleSavedCompany(userId, 10 * kb),
};

const contact: Sample<ReturnType<typeof sampleSavedContact>> = {
  what: 'a contact of 2 KB',
  kind: contacts,
  make: (userId) => sampleSavedContact(userId, 2 * kb),
};

async function savedThing<Saved extends SavedItem>(
  table: Table,
  userId: string,
  { kind, make }: Sample<Saved>,
) {
  const saved = make(userId);
  await save(table, kind, saved);
  return saved;
}

function patternsOf<Saved extends SavedItem>(sample: Sample<Saved>, plural: string): AccessPattern[] {
  const { what, kind, make } = sample;
  return [
    {
      function: 'save',
      measured: what,
      prepare: async (table, userId) => () => save(table, kind, make(userId)),
    },
    {
      function: 'unsave',
      measured: what,
      async prepare(table, userId) {
        const saved = await savedThing(table, userId, sample);
        return () => unsave(table, kind, userId, kind.placeOf(saved));
      },
    },
    {
      function: 'getSaved',
      measured: what,
      async prepare(table, userId) {
        const saved = await savedThing(table, userId, sample);
        return () => getSaved(table, kind, userId, kind.placeOf(saved));
      },
    },
    {
      function: 'changeNotes',
      measured: what,
      async prepare(table, userId) {
        const saved = await savedThing(table, userId, sample);
        const change = { notes: 'Call in May', seen: saved.updated_at, at: '2001-04-11T10:00:00.000Z' };
        return () => changeNotes(table, kind, saved, change);
      },
    },
    {
      function: 'pageSaved',
      measured: `25 of 30 ${plural}`,
      async prepare(table, userId) {
        for (let count = 0; count < 30; count += 1) await savedThing(table, userId, sample);
        return () => pageSaved(table, kind, userId, { limit: 25, after: null });
      },
    },
    {
      function: 'savedSpan',
      measured: `30 ${plural}`,
      async prepare(table, userId) {
        for (let count = 0; count < 30; count += 1) await savedThing(table, userId, sample);
        return () => savedSpan(table, kind, userId);
      },
    },
  ];
}

/** How saved items are read and written. */
export const savedPatterns: readonly AccessPattern[] = [
  ...patternsOf(company, 'companies of 10 KB'),
  ...patternsOf(contact, 'contacts of 2 KB'),
  {
    function: 'readPlace',
    measured: contact.what,
    async prepare(table, userId) {
      const saved = await savedThing(table, userId, contact);
      return () => readPlace(table, contacts, userId, contacts.placeOf(saved));
    },
  },
  {
    function: 'getSavedByIds',
    measured: '50 contacts of 2 KB',
    async prepare(table, userId) {
      const ids: string[] = [];
      for (let count = 0; count < 50; count += 1) ids.push((await savedThing(table, userId, contact)).id);
      return () => getSavedByIds(table, contacts, userId, ids);
    },
  },
  {
    function: 'listSavedOf',
    measured: '25 contacts of one session',
    async prepare(table, userId) {
      const first = await savedThing(table, userId, contact);
      const sessionId = sessionOfLead(first.contact.lead.id);
      for (let rank = 2; rank <= 25; rank += 1) {
        await save(table, contacts, sampleSavedContact(userId, 2 * kb, { sessionId, rank }));
      }
      return () => listSavedOf(table, contacts, userId, sessionId);
    },
  },
  {
    function: 'renewSnapshot',
    measured: company.what,
    async prepare(table, userId) {
      const { id, lead_id, lead } = await savedThing(table, userId, company);
      return () => renewSnapshot(table, companies, userId, id, { lead_id, lead });
    },
  },
  {
    function: 'renewVerdict',
    measured: contact.what,
    async prepare(table, userId) {
      const { contact_id, contact: snapshot } = await savedThing(table, userId, contact);
      const [address = ''] = snapshot.contact_data.external_emails.map(({ value }) => value);
      const verdict = { verdict: 'risky' as const, reasons: [], checked_at: '2001-04-10T10:00:00.000Z' };
      const contact_data = { ...snapshot.contact_data, email_verdicts: { [address]: verdict } };
      return () => renewVerdict(table, userId, contactPlace(contact_id), { ...snapshot, contact_data });
    },
  },
  {
    function: 'pageContactSearchRows',
    measured: '100 contacts',
    async prepare(table, userId) {
      for (let count = 0; count < 100; count += 1) await savedThing(table, userId, contact);
      return () => pageContactSearchRows(table, userId, null);
    },
  },
  {
    function: 'listActivity',
    measured: '5 of 30',
    async prepare(table, userId) {
      for (let count = 0; count < 30; count += 1) await savedThing(table, userId, contact);
      return () => listActivity(table, userId, 5);
    },
  },
  {
    function: 'countNames',
    measured: '1 level',
    async prepare(table, userId) {
      await savedThing(table, userId, contact);
      return () => countNames(table, userId, 'CONTACT_LEVEL');
    },
  },
];
