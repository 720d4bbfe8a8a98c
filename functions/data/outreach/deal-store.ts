import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import type { DealStore } from '../../domain/outreach/deal-store.ts';
import { pageDomainCompanies } from '../domains/domains.ts';
import { domainItems, readDomains } from '../domains/domains-for-sale.ts';
import { getLeadWithContacts } from '../leads/leads.ts';
import { getSession } from '../sessions/sessions.ts';
import type { Table } from '../table.ts';
import { whereAllHold } from '../transaction.ts';
import { dealItems, getDeal, knownDeals } from './deals.ts';
import { pageDesk } from './desk-lists.ts';

/** The desk in the table. */
export function dealStore(table: Table): DealStore {
  return {
    find: (userId, id) => getDeal(table, userId, id),
    write: (userId, { before, after, domain }) =>
      whereAllHold(table, [
        ...dealItems(table, userId, before, after),
        ...(domain === null ? [] : domainItems(table, userId, domain)),
      ]),
    async found(userId, leadId) {
      const sessionId = sessionOfLead(leadId);
      const [session, lead] = await Promise.all([
        getSession(table, userId, sessionId),
        getLeadWithContacts(table, { userId, sessionId }, leadId),
      ]);
      return session === null || lead === null ? null : { domain: session.domain, lead };
    },
    page: (userId, page) => pageDesk(table, userId, page),
    known: (userId, ids) => knownDeals(table, userId, ids),
    companies: (userId, domain, page) => pageDomainCompanies(table, userId, domain, page),
    domain: async (userId, domain) => (await readDomains(table, userId, [domain])).get(domain) ?? null,
  };
}
