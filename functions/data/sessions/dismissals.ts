import * as z from 'zod';
import { type Dismissal, dismissal, dismissalReason } from '../../../shared/model/leads/dismissal.ts';
import { queryPage, type Table } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';

/** A user's dismissal of a company that was found for a name. */
interface OfName {
  readonly userId: string;
  /** The name that was searched. */
  readonly domain: string;
}

function key({ userId, domain }: OfName, company: string) {
  return { pk: `USER#${userId}`, sk: `DISMISSED#${domain}#${company}` };
}

const countsKey = 'DISMISSALS';

/** Counts dismissals of all users, by month and reason. */
function counted(table: Table, { reason, at }: Dismissal, change: 1 | -1): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: { pk: countsKey, sk: `${at.slice(0, 7)}#${reason}` },
      UpdateExpression: 'ADD #count :change',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':change': change },
    },
  };
}

/** Stores that a company is not relevant for a name, and counts it. One that was dismissed before stays as it is. */
export async function dismiss(table: Table, name: OfName, dismissed: Dismissal): Promise<void> {
  const put: TransactionItem = {
    Put: {
      TableName: table.name,
      Item: { ...key(name, dismissed.company), ...dismissed },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  await transact(table, [...otherwise('dismissed_before', put), counted(table, dismissed, 1)]);
}

/** Takes a dismissal back, and no longer counts it. Does nothing if it was taken back before. */
export async function restore(table: Table, name: OfName, dismissed: Dismissal): Promise<void> {
  const remove: TransactionItem = {
    Delete: {
      TableName: table.name,
      Key: key(name, dismissed.company),
      ConditionExpression: '#at = :at',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':at': dismissed.at },
    },
  };
  await transact(table, [...otherwise('restored_before', remove), counted(table, dismissed, -1)]);
}

const maxListed = 1000;

/** The companies that a user dismissed for a name, at most 1,000; strongly consistent. */
export async function listDismissed(table: Table, { userId, domain }: OfName): Promise<Dismissal[]> {
  const { pk, sk: prefix } = key({ userId, domain }, '');
  const { rows } = await queryPage(
    table,
    { pk, prefix, consistent: true },
    { limit: maxListed, after: null },
  );
  return rows.map((row) => dismissal.parse(row));
}

const countRow = z.object({
  sk: z.string().transform((sk) => dismissalReason.parse(sk.split('#')[1])),
  count: z.int(),
});

/** How often leads were dismissed in a month (as 2026-11), by reason. */
export async function countDismissals(table: Table, month: string): Promise<Record<string, number>> {
  const { rows } = await queryPage(table, { pk: countsKey, prefix: `${month}#` }, { limit: 50, after: null });
  return Object.fromEntries(
    rows.map((row) => {
      const { sk: reason, count } = countRow.parse(row);
      return [reason, count] as const;
    }),
  );
}
