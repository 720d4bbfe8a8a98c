import { domains as contract } from '../../shared/contract/domains.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { domainStore } from '../data/domains/domain-store.ts';
import { listExpiring } from '../data/domains/domains-for-sale.ts';
import { openTable, type Table } from '../data/table.ts';
import {
  addDomains,
  changeDomain,
  daysToWarnOf,
  ownDomain,
  removeDomain,
} from '../domain/domains/portfolio.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on the domains that a seller offers, over a table and a clock. */
export function domainHandlers({ table, now }: { table: Table; now: () => Date }): Handlers<typeof contract> {
  const services = { store: domainStore(table), now };

  return {
    get: ({ params: { domain } }, { userId }) => ownDomain(services, userId, domain),

    add: ({ body: { rows } }, { userId }) => addDomains(services, userId, rows),

    update: ({ params: { domain }, body }, { userId }) => changeDomain(services, userId, domain, body),

    async remove({ params: { domain } }, { userId }) {
      await removeDomain(services, userId, domain);
      return {};
    },

    async expiring(_input, { userId }) {
      return { domains: await listExpiring(table, userId, daysToWarnOf(now())) };
    },
  };
}

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

export const handler = serve(contract, domainHandlers({ table, now: () => new Date() }), accountGuard(table));
