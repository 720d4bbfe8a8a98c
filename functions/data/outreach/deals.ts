import { setTimeout as pause } from 'node:timers/promises';
import { type Deal, deal, dealId } from '../../../shared/model/outreach/deal.ts';
import { afterMail, companyKeyOf, type MailAct } from '../../domain/outreach/deal-moves.ts';
import { existingRows, queryPage, type Table } from '../table.ts';
import { type Conditional, otherwise, type TransactionItem, transact } from '../transaction.ts';

const prefix = 'DEAL#';

function key(userId: string, id: string) {
  return { pk: `USER#${userId}`, sk: `${prefix}${id}` };
}

/** Reads those of these deals that there are, strongly consistent. */
export async function getDeals(
  table: Table,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Deal>> {
  const rows = await existingRows(
    table,
    [...new Set(ids)].map((id) => key(userId, id)),
  );
  return new Map(rows.map((row) => deal.parse(row)).map((each) => [each.id, each]));
}

/** Lists deals by domain and company, of one domain or of all. */
export async function pageDeals(
  table: Table,
  userId: string,
  page: { domain: string | null; limit: number; after: string | null },
): Promise<{ deals: Deal[]; after: string | null }> {
  const under = page.domain === null ? prefix : `${prefix}${page.domain}~`;
  const { rows, after } = await queryPage(
    table,
    { pk: `USER#${userId}`, prefix: under, consistent: true },
    { limit: page.limit, after: page.after },
  );
  return { deals: rows.map((row) => deal.parse(row)), after };
}

/** Writes a deal if it is still as it was read. `before` is null for a new one. */
export function putDeal(table: Table, userId: string, before: Deal | null, after: Deal): TransactionItem {
  return {
    Put: {
      TableName: table.name,
      Item: { ...key(userId, after.id), ...after },
      ...(before === null
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: 'updated_at = :seen',
            ExpressionAttributeValues: { ':seen': before.updated_at },
          }),
    },
  };
}

/** What was done with a mail, for the desk. */
export function mailAct(act: MailAct['act'], mail: MailAct['to'] & { domain: string }, at: string): MailAct {
  const { contact_id, email, company, company_domain, domain } = mail;
  return { act, to: { contact_id, email, company, company_domain }, domain, at };
}

/** Writes items, and the company's new state after an act. Returns false, and writes nothing, if a condition does not hold. */
export async function moveWhereAllHold(
  table: Table,
  userId: string,
  act: MailAct,
  items: readonly TransactionItem[],
): Promise<boolean> {
  const outcome = await movingDeals(table, userId, [act], (deals) =>
    transact(table, [...otherwise('changed', ...items), ...deals]),
  );
  return outcome === 'written';
}

const maxAttempts = 8;

/**
 * Writes what was done with mails, and the new state of their companies on the desk. `write` gets the items for
 * its transaction. If it returns `deal`, a company was changed in the meantime, and it is called again.
 */
export async function movingDeals<Outcome extends string>(
  table: Table,
  userId: string,
  acts: readonly MailAct[],
  write: (items: Conditional<'deal'>[]) => Promise<Outcome | 'deal'>,
): Promise<Outcome> {
  const ids = acts.map(({ domain, to }) => dealId(domain, companyKeyOf(to)));
  for (let attempt = 1; ; attempt += 1) {
    const before = await getDeals(table, userId, ids);
    const after = new Map<string, Deal>();
    for (const [index, act] of acts.entries()) {
      const id = ids[index] ?? '';
      after.set(id, afterMail(after.get(id) ?? before.get(id) ?? null, act));
    }
    const puts = [...after].map(([id, each]) => putDeal(table, userId, before.get(id) ?? null, each));
    const outcome = await write(otherwise('deal', ...puts));
    if (outcome !== 'deal') return outcome;
    if (attempt === maxAttempts) throw new Error('A company on the desk was changed again and again');
    await pause(Math.random() * Math.min(500, 20 * 2 ** attempt));
  }
}
