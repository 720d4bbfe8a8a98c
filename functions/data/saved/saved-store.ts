import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import type { SavedItem, SavedItems, SavedStore } from '../../domain/saved/saved-store.ts';
import { getLeadWithContacts } from '../leads/leads.ts';
import type { Table } from '../table.ts';
import { companies } from './saved-companies.ts';
import { contactPlace, contacts } from './saved-contacts.ts';
import { changeNotes, save, unsave } from './saved-items.ts';
import type { SavedKind } from './saved-kind.ts';
import { getSaved } from './saved-lists.ts';

/** Saved items in the table. */
export function savedStore(table: Table): SavedStore {
  return {
    lead: (userId, leadId) =>
      getLeadWithContacts(table, { userId, sessionId: sessionOfLead(leadId) }, leadId),
    companies: itemsOf(table, companies, (leadId) => leadId),
    contacts: itemsOf(table, contacts, contactPlace),
  };
}

function itemsOf<Saved extends SavedItem>(
  table: Table,
  kind: SavedKind<Saved>,
  placeOf: (id: string) => string,
): SavedItems<Saved> {
  return {
    find: (userId, id) => getSaved(table, kind, userId, placeOf(id)),
    save: (item) => save(table, kind, item),
    remove: (userId, id) => unsave(table, kind, userId, placeOf(id)),
    changeNotes: (item, change) => changeNotes(table, kind, item, change),
  };
}
