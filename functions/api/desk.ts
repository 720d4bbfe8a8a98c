import { desk as contract } from '../../shared/contract/desk.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { dealStore } from '../data/outreach/deal-store.ts';
import { openTable, type Table } from '../data/table.ts';
import { addDeal, changeDeal, dealOf, listDesk, listFound, openDesk } from '../domain/outreach/work-desk.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on the desk, over a table and a clock. */
export function deskHandlers({ table, now }: { table: Table; now: () => Date }): Handlers<typeof contract> {
  const services = { store: dealStore(table), now };
  return {
    open: async ({ query: { begins = '' } }, { userId }) => ({
      lists: await openDesk(services, userId, begins),
    }),

    list: ({ query: { list, begins = '', limit, cursor = null } }, { userId }) =>
      listDesk(services, userId, { list, begins, limit, after: cursor }),

    found: ({ query: { domain, cursor = null } }, { userId }) =>
      listFound(services, userId, { domain, after: cursor }),

    get: ({ params: { dealId } }, { userId }) => dealOf(services.store, userId, dealId),

    add: ({ body: { lead_id } }, { userId }) => addDeal(services, userId, lead_id),

    update: ({ params: { dealId }, body }, { userId }) => changeDeal(services, userId, dealId, body),
  };
}

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

export const handler = serve(contract, deskHandlers({ table, now: () => new Date() }), accountGuard(table));
