import { dealItems } from '../../functions/data/outreach/deals.ts';
import type { Table } from '../../functions/data/table.ts';
import { type TransactionItem, transact } from '../../functions/data/transaction.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { type Deal, dealId, dealStage } from '../../shared/model/outreach/deal.ts';

const at = '2001-04-10T10:00:00.000Z';
const sessionId = '0195f9d2-7c1a-7b3e-8f60-0123456789ab';

/** One of many companies on a desk, in each stage in turn, with a next step and a history of 20 entries. */
function sampleDeal(index: number): Deal {
  const stage = dealStage.options[index % dealStage.options.length] ?? 'to_write';
  const domain = `solarroof-${index % 100}.example`;
  const company_key = `brightfield-${index}.example`;
  const lead_id = leadId(sessionId, 1);
  const contact_id = `${lead_id}:0`;
  return {
    ...{ id: dealId(domain, company_key), domain, company_key, stage, lead_id },
    company: `Brightfield Solar ${index}`,
    contact_ids: [contact_id],
    history: Array.from({ length: 20 }, () => ({ at, act: 'sent' as const, stage, contact_id })),
    next_step: 'Ask Ada what she thinks of the price',
    next_on: index % 2 === 0 ? '2001-04-15' : null,
    note: 'x'.repeat(500),
    offered: 4500,
    currency: 'USD',
    updated_at: at,
  };
}

/** The largest transaction. */
const perTransaction = 100;

/** Puts companies on a user's desk. */
export async function fillDesk(table: Table, userId: string, count: number): Promise<void> {
  let items: TransactionItem[] = [];
  const write = async () => {
    if (items.length > 0) await transact(table, items);
    items = [];
  };
  for (let index = 0; index < count; index += 1) {
    const more = dealItems(table, userId, null, sampleDeal(index));
    if (items.length + more.length > perTransaction) await write();
    items.push(...more);
  }
  await write();
}
