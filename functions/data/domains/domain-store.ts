import type { DomainStore } from '../../domain/domains/domain-store.ts';
import { getStatistics } from '../statistics/statistics.ts';
import type { Table } from '../table.ts';
import { readDomains, removeDomain, writeDomains } from './domains-for-sale.ts';

/** Domains for sale in the table. */
export function domainStore(table: Table): DomainStore {
  return {
    async count(userId) {
      const { domains, domains_unsearched } = await getStatistics(table, userId);
      return domains + domains_unsearched;
    },
    find: (userId, domains) => readDomains(table, userId, domains),
    write: (userId, writes) => writeDomains(table, userId, writes),
    remove: (userId, domain) => removeDomain(table, userId, domain),
  };
}
