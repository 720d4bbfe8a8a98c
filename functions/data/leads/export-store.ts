import type { ExportStore } from '../../domain/exports/export-store.ts';
import { getSubscription } from '../billing/subscriptions.ts';
import { countExport } from '../billing/usage.ts';
import { readDomains } from '../domains/domains-for-sale.ts';
import { pendingRemovals } from '../privacy/removals.ts';
import { companies } from '../saved/saved-companies.ts';
import { contacts } from '../saved/saved-contacts.ts';
import { getSavedByIds } from '../saved/saved-lists.ts';
import { getSession } from '../sessions/sessions.ts';
import type { Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';
import { pageLeads } from './leads.ts';

/** What exports read and count, in the table. */
export function exportStore(table: Table): ExportStore<TransactionItem> {
  return {
    session: (userId, sessionId) => getSession(table, userId, sessionId),
    subscription: (userId) => getSubscription(table, userId),
    count: (userId, counted, along) => countExport(table, userId, counted, along),
    leads: (owner, page) => pageLeads(table, owner, page),
    savedContacts: (userId, ids) => getSavedByIds(table, contacts, userId, ids),
    savedCompanies: (userId, ids) => getSavedByIds(table, companies, userId, ids),
    domains: async (userId, domains) => [...(await readDomains(table, userId, domains)).values()],
    removed: async () => new Set((await pendingRemovals(table)).map(({ address }) => address)),
  };
}
