import type { ImportStore } from '../../domain/imports/import-store.ts';
import { onDoNotList } from '../privacy/do-not-list.ts';
import { getProfile } from '../profile/profiles.ts';
import { contactPlace, contacts } from '../saved/saved-contacts.ts';
import { getSaved } from '../saved/saved-lists.ts';
import { getStatistics } from '../statistics/statistics.ts';
import type { Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';
import { createImport, getImport, importItem, listImportParts, putImportPart } from './imports.ts';

/** Imports in the table. */
export function importStore(table: Table): ImportStore<TransactionItem> {
  return {
    savedContacts: async (userId) => (await getStatistics(table, userId)).saved_contacts,
    find: (userId, importId) => getImport(table, userId, importId),
    parts: (userId, importId) => listImportParts(table, userId, importId),
    create: (userId, begun, along) => createImport(table, userId, begun, along),
    createWithPart: (userId, begun, part, along) =>
      putImportPart(table, { userId, begun }, part, [importItem(table, userId, begun), ...along]),
    putPart: (userId, begun, part) => putImportPart(table, { userId, begun }, part),
    saved: (userId, contactId) => getSaved(table, contacts, userId, contactPlace(contactId)),
    profile: (userId) => getProfile(table, userId),
    removed: (addresses) => onDoNotList(table, addresses),
  };
}
