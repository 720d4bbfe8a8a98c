import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import type { ExportStore } from '../../domain/exports/export-store.ts';
import { getSubscription } from '../billing/subscriptions.ts';
import { countExport } from '../billing/usage.ts';
import { readDomains } from '../domains/domains-for-sale.ts';
import { getDeals } from '../outreach/deals.ts';
import { getLogged } from '../outreach/outreach-log.ts';
import { getQueued } from '../outreach/outreach-queue.ts';
import { pendingRemovals } from '../privacy/removals.ts';
import { companies } from '../saved/saved-companies.ts';
import { contacts } from '../saved/saved-contacts.ts';
import { getSavedByIds } from '../saved/saved-lists.ts';
import { getSession, listSessionDomains } from '../sessions/sessions.ts';
import type { Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';
import { getLeadWithContacts, pageLeads } from './leads.ts';

/** What exports read and count, in the table. */
export function exportStore(table: Table): ExportStore<TransactionItem> {
  return {
    session: (userId, sessionId) => getSession(table, userId, sessionId),
    subscription: (userId) => getSubscription(table, userId),
    count: (userId, counted, along) => countExport(table, userId, counted, along),
    leads: (owner, page) => pageLeads(table, owner, page),
    savedContacts: (userId, ids) => getSavedByIds(table, contacts, userId, ids),
    savedCompanies: (userId, ids) => getSavedByIds(table, companies, userId, ids),
    foundLeads: async (userId, leadIds) => {
      const leads = leadIds.map((id) =>
        getLeadWithContacts(table, { userId, sessionId: sessionOfLead(id) }, id),
      );
      return (await Promise.all(leads)).filter((lead) => lead !== null);
    },
    sessionDomains: (userId, sessionIds) => listSessionDomains(table, userId, sessionIds),
    deals: async (userId, ids) => inOrder(ids, await getDeals(table, userId, ids)),
    queued: async (userId, ids) =>
      (await Promise.all(ids.map((id) => getQueued(table, userId, id)))).filter((mail) => mail !== null),
    logged: async (userId, ids) =>
      (await Promise.all(ids.map((id) => getLogged(table, userId, id)))).filter((mail) => mail !== null),
    domains: async (userId, domains) => [...(await readDomains(table, userId, domains)).values()],
    removed: async () => new Set((await pendingRemovals(table)).map(({ address }) => address)),
  };
}

function inOrder<Item>(ids: readonly string[], items: ReadonlyMap<string, Item>): Item[] {
  return ids.flatMap((id) => items.get(id) ?? []);
}
