import { saved as contract } from '../../shared/contract/saved.ts';
import { placeOfContact } from '../../shared/model/leads/contact-id.ts';
import { sessionOfLead } from '../../shared/model/leads/lead-id.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { companies } from '../data/saved/saved-companies.ts';
import { contactAt, contacts, pageContactSearchRows } from '../data/saved/saved-contacts.ts';
import { getSavedByIds, listSavedOf, pageSaved } from '../data/saved/saved-lists.ts';
import { savedStore } from '../data/saved/saved-store.ts';
import { dismissalStore } from '../data/sessions/dismissal-store.ts';
import { getSession, listSessionDomains } from '../data/sessions/sessions.ts';
import { getStatistics } from '../data/statistics/statistics.ts';
import { openTable, type Table } from '../data/table.ts';
import {
  changeNotes,
  saveCompany,
  saveContact,
  unsaveCompany,
  unsaveContact,
} from '../domain/saved/save-items.ts';
import { dismissedIn, dismissLead, restoreLead } from '../domain/sessions/dismiss-leads.ts';
import { ownSession } from '../domain/sessions/own-session.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on saved items, over a table and a clock. */
export function savedHandlers({ table, now }: { table: Table; now: () => Date }): Handlers<typeof contract> {
  const store = savedStore(table);
  const services = { store, now };
  const dismissals = dismissalStore(table);

  /** Adds to each item the domain that its lead was found or imported for. */
  async function withDomains<Item>(userId: string, items: readonly Item[], leadOf: (item: Item) => string) {
    const sessionOf = (item: Item) => sessionOfLead(leadOf(item));
    const domains = await listSessionDomains(table, userId, items.map(sessionOf));
    return items.map((item) => ({ ...item, for_domain: domains.get(sessionOf(item)) }));
  }

  return {
    saveCompany: ({ body: { lead_id, notes } }, { userId }) =>
      saveCompany(services, userId, lead_id, notes ?? null),

    async unsaveCompany({ params: { leadId } }, { userId }) {
      return { notes: await unsaveCompany(services, userId, leadId) };
    },

    changeCompanyNotes: ({ params: { leadId: id }, body }, { userId }) =>
      changeNotes(store.companies, { userId, id }, body, now()),

    async companies({ query }, { userId }) {
      const page = { limit: query.limit, after: query.cursor ?? null };
      const { saved, after } = await pageSaved(table, companies, userId, page);
      const saved_companies = await withDomains(userId, saved, ({ lead_id }) => lead_id);
      return { saved_companies, next_cursor: after };
    },

    saveContact: ({ body: { contact_id, notes } }, { userId }) =>
      saveContact(services, userId, contact_id, notes ?? null),

    async unsaveContact({ params: { contactId } }, { userId }) {
      return { notes: await unsaveContact(services, userId, contactId) };
    },

    changeContactNotes: ({ params: { contactId: id }, body }, { userId }) =>
      changeNotes(store.contacts, { userId, id }, body, now()),

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
      const withDomain = await withDomains(userId, rows, ({ contact_id: id }) => placeOfContact(id).leadId);
      return { rows: withDomain, version, next_cursor: after };
    },

    async dismissLead({ params: { leadId }, body: { reason } }, { userId }) {
      await dismissLead(dismissals, userId, { leadId, reason }, now());
      return {};
    },

    async restoreLead({ params: { leadId } }, { userId }) {
      await restoreLead(dismissals, userId, leadId);
      return {};
    },

    async dismissed({ params: { sessionId } }, { userId }) {
      return { dismissed: await dismissedIn(dismissals, userId, sessionId) };
    },

    async ofSession({ params: { sessionId } }, { userId }) {
      const [session, ofCompanies, ofContacts] = await Promise.all([
        getSession(table, userId, sessionId),
        listSavedOf(table, companies, userId, sessionId),
        listSavedOf(table, contacts, userId, sessionId),
      ]);
      ownSession(session);
      return {
        lead_ids: ofCompanies.map(({ place }) => place),
        contact_ids: ofContacts.map(({ place }) => contactAt(place)),
      };
    },
  };
}

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

export const handler = serve(contract, savedHandlers({ table, now: () => new Date() }), accountGuard(table));
