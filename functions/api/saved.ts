import { v7 as uuidv7 } from 'uuid';
import { saved as contract } from '../../shared/contract/saved.ts';
import { placeOfContact } from '../../shared/model/contact-id.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { sessionOfLead } from '../../shared/model/lead-id.ts';
import type { SavedContact } from '../../shared/model/saved-contact.ts';
import type { LeadWithContacts } from '../../shared/model/session.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { getLeadWithContacts } from '../data/leads/leads.ts';
import { companies } from '../data/saved/saved-companies.ts';
import { contactAt, contactPlace, contacts, pageContactSearchRows } from '../data/saved/saved-contacts.ts';
import { changeNotes, save, unsave } from '../data/saved/saved-items.ts';
import type { SavedItem, SavedKind } from '../data/saved/saved-kind.ts';
import { getSaved, getSavedByIds, listSavedOf, pageSaved } from '../data/saved/saved-lists.ts';
import { getSession } from '../data/sessions/sessions.ts';
import { getStatistics } from '../data/statistics/statistics.ts';
import { openTable, type Table } from '../data/table.ts';
import { changedAt, type Saving, savedCompanyOf, savedContactOf } from '../domain/saved/saved-items.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** How often saving is tried when the same is saved and taken away again between reading and writing. */
const saveAttempts = 3;

/** The operations on what is saved, over a table and a clock. */
export function savedHandlers({ table, now }: { table: Table; now: () => Date }): Handlers<typeof contract> {
  async function ownLead(userId: string, leadId: string): Promise<LeadWithContacts> {
    const lead = await getLeadWithContacts(table, { userId, sessionId: sessionOfLead(leadId) }, leadId);
    if (lead === null) throw new Refusal('not_found', 'Company not found');
    return lead;
  }

  /** A contact is what the contact record of its lead says, whatever a caller says of it. */
  async function ownContact(contactId: string, saving: Saving): Promise<SavedContact> {
    const { leadId, index } = placeOfContact(contactId);
    const owner = { userId: saving.userId, sessionId: sessionOfLead(leadId) };
    const lead = await getLeadWithContacts(table, owner, leadId);
    const contact = lead && savedContactOf(lead, index, saving);
    if (contact?.contact_id !== contactId) throw new Refusal('not_found', 'Contact not found');
    return contact;
  }

  function saving(userId: string, notes: string | null | undefined): Saving {
    return { userId, savedId: uuidv7(), notes: notes ?? null, now: now() };
  }

  async function saveOnce<Saved extends SavedItem>(
    kind: SavedKind<Saved>,
    { userId, place }: { userId: string; place: string },
    made: () => Promise<Saved>,
  ): Promise<Saved> {
    for (let attempt = 1; attempt <= saveAttempts; attempt += 1) {
      const before = await getSaved(table, kind, userId, place);
      if (before !== null) return before;
      const saved = await made();
      if (await save(table, kind, saved)) return saved;
    }
    throw new Refusal('conflict', 'This is being saved and removed at the same time. Please try again.');
  }

  async function changedNotes<Saved extends SavedItem>(
    kind: SavedKind<Saved>,
    { userId, place }: { userId: string; place: string },
    { notes, updated_at: seen }: { notes: string | null; updated_at: string },
  ): Promise<Saved> {
    const saved = await getSaved(table, kind, userId, place);
    if (saved === null) throw new Refusal('not_found', 'This is not saved');
    const at = changedAt(seen, now());
    const changed =
      saved.updated_at === seen ? await changeNotes(table, kind, saved, { notes, seen, at }) : null;
    if (changed !== null) return changed;
    // A change that was made, and whose answer was lost on the way, is asked for again.
    if (saved.updated_at !== seen && saved.notes === notes) return saved;
    throw new Refusal('conflict', 'These notes were changed elsewhere meanwhile. Reload them and try again.');
  }

  return {
    saveCompany: ({ body }, { userId }) =>
      saveOnce(companies, { userId, place: body.lead_id }, async () =>
        savedCompanyOf(await ownLead(userId, body.lead_id), saving(userId, body.notes)),
      ),

    async unsaveCompany({ params }, { userId }) {
      const before = await getSaved(table, companies, userId, params.leadId);
      // What is the caller's own and not saved is as it was asked to be.
      if (!(await unsave(table, companies, userId, params.leadId))) await ownLead(userId, params.leadId);
      return { notes: before?.notes ?? null };
    },

    changeCompanyNotes: ({ params, body }, { userId }) =>
      changedNotes(companies, { userId, place: params.leadId }, body),

    async companies({ query }, { userId }) {
      const page = { limit: query.limit, after: query.cursor ?? null };
      const { saved, after } = await pageSaved(table, companies, userId, page);
      return { saved_companies: saved, next_cursor: after };
    },

    saveContact: ({ body }, { userId }) =>
      saveOnce(contacts, { userId, place: contactPlace(body.contact_id) }, () =>
        ownContact(body.contact_id, saving(userId, body.notes)),
      ),

    async unsaveContact({ params: { contactId } }, { userId }) {
      const before = await getSaved(table, contacts, userId, contactPlace(contactId));
      if (!(await unsave(table, contacts, userId, contactPlace(contactId)))) {
        await ownContact(contactId, saving(userId, null));
      }
      return { notes: before?.notes ?? null };
    },

    changeContactNotes: ({ params, body }, { userId }) =>
      changedNotes(contacts, { userId, place: contactPlace(params.contactId) }, body),

    async contacts({ query }, { userId }) {
      const page = { limit: query.limit, after: query.cursor ?? null };
      const { saved, after } = await pageSaved(table, contacts, userId, page);
      return { saved_contacts: saved, next_cursor: after };
    },

    async contactsByIds({ query }, { userId }) {
      return { saved_contacts: await getSavedByIds(table, contacts, userId, query.ids.split(',')) };
    },

    async contactSearchRows({ query }, { userId }) {
      const { saved_contacts_version: version } = await getStatistics(table, userId);
      const { rows, after } = await pageContactSearchRows(table, userId, query.cursor ?? null);
      return { rows, version, next_cursor: after };
    },

    async ofSession({ params: { sessionId } }, { userId }) {
      const [session, ofCompanies, ofContacts] = await Promise.all([
        getSession(table, userId, sessionId),
        listSavedOf(table, companies, userId, sessionId),
        listSavedOf(table, contacts, userId, sessionId),
      ]);
      if (session === null) throw new Refusal('not_found', 'Session not found');
      return {
        lead_ids: ofCompanies.map(({ place }) => place),
        contact_ids: ofContacts.map(({ place }) => contactAt(place)),
      };
    },
  };
}

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

export const handler = serve(contract, savedHandlers({ table, now: () => new Date() }), accountGuard(table));
