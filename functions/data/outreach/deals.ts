import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { type Deal, deal, dealId } from '../../../shared/model/outreach/deal.ts';
import { afterMail, companyKeyOf, type MailAct } from '../../domain/outreach/deal-moves.ts';
import { existingRows, getRow, type Table } from '../table.ts';
import { type Conditional, otherwise, type TransactionItem, transact } from '../transaction.ts';
import { dueKey, dueRow, listed } from './desk-lists.ts';

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

/** Reads one deal, strongly consistent. Returns null if there is none. */
export function getDeal(table: Table, userId: string, id: string): Promise<Deal | null> {
  return getRow(table, key(userId, id), deal);
}

/** Which of these deals there are, strongly consistent. */
export async function knownDeals(
  table: Table,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = ids.map((id) => key(userId, id));
  const rows = await existingRows(table, keys, ['sk']);
  return new Set(rows.map((row) => sorted.parse(row).sk.slice(prefix.length)));
}

const sorted = z.object({ sk: z.string() });

/** What a transaction writes for a deal if it is still as it was read: the deal, and whether it is due. `before` is null for a new one. */
export function dealItems(table: Table, userId: string, before: Deal | null, after: Deal): TransactionItem[] {
  const due = dueRow(userId, after);
  const wasDue = before !== null && dueRow(userId, before) !== null;
  return [
    {
      Put: {
        TableName: table.name,
        Item: { ...key(userId, after.id), ...after, ...listed(userId, after) },
        ...(before === null
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: 'updated_at = :seen',
              ExpressionAttributeValues: { ':seen': before.updated_at },
            }),
      },
    },
    ...(due === null ? [] : [{ Put: { TableName: table.name, Item: due } }]),
    ...(due === null && wasDue ? [{ Delete: { TableName: table.name, Key: dueKey(userId, after.id) } }] : []),
  ];
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
    const changed = [...after].filter(([id, each]) => each !== before.get(id));
    const puts = changed.flatMap(([id, each]) => dealItems(table, userId, before.get(id) ?? null, each));
    const outcome = await write(otherwise('deal', ...puts));
    if (outcome !== 'deal') return outcome;
    if (attempt === maxAttempts) throw new Error('A company on the desk was changed again and again');
    await pause(Math.random() * Math.min(500, 20 * 2 ** attempt));
  }
}
