import { desk as contract } from '../../shared/contract/desk.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { dealStore } from '../data/outreach/deal-store.ts';
import { pageDeals } from '../data/outreach/deals.ts';
import { openTable, type Table } from '../data/table.ts';
import { addDeal, changeDeal } from '../domain/outreach/work-desk.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on the desk, over a table and a clock. */
export function deskHandlers({ table, now }: { table: Table; now: () => Date }): Handlers<typeof contract> {
  const services = { store: dealStore(table), now };
  return {
    async list({ query: { domain, cursor, limit } }, { userId }) {
      const page = { domain: domain ?? null, limit, after: cursor ?? null };
      const { deals, after } = await pageDeals(table, userId, page);
      return { deals, next_cursor: after };
    },

    add: ({ body: { lead_id } }, { userId }) => addDeal(services, userId, lead_id),

    update: ({ params: { dealId }, body }, { userId }) => changeDeal(services, userId, dealId, body),
  };
}

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

export const handler = serve(contract, deskHandlers({ table, now: () => new Date() }), accountGuard(table));
