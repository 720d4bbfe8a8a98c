import type { DomainStore } from '../../domain/domains/domain-store.ts';
import { getStatistics } from '../statistics/statistics.ts';
import type { Table } from '../table.ts';
import { readDomains, removeDomain, writeDomains } from './domains-for-sale.ts';

/** Domains for sale in the table. */
export function domainStore(table: Table): DomainStore {
  return {
    async count(userId) {
      const { domains, domains_unsearched } = await getStatistics(table, userId);
      return { searched: domains, unsearched: domains_unsearched };
    },
    find: (userId, domains) => readDomains(table, userId, domains),
    write: (userId, writes, counted) => writeDomains(table, userId, writes, counted?.searched ?? 0),
    remove: (userId, domain) => removeDomain(table, userId, domain),
  };
}
