import { type Activity, activity } from '../../../shared/model/account/activity.ts';
import { queryPage, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

const prefix = 'ACTIVITY#';

/** A saved item in recent activity. Sessions are read directly, so their status is never out of date. */
export type SavedActivity = Exclude<Activity, { kind: 'session' }>;

/** Stores an entry of recent activity under the saved item's id, which grows with time. At most 300 bytes. */
export function noteActivity(table: Table, userId: string, { id, ...act }: SavedActivity): TransactionItem {
  return { Put: { TableName: table.name, Item: { pk: `USER#${userId}`, sk: `${prefix}${id}`, ...act } } };
}

/** Deletes the entry of an item that is not saved any more. */
export function forgetActivity(table: Table, userId: string, id: string): TransactionItem {
  return { Delete: { TableName: table.name, Key: { pk: `USER#${userId}`, sk: `${prefix}${id}` } } };
}

/** Lists what a user saved last, newest first. Items that were removed again are left out. */
export async function listActivity(table: Table, userId: string, limit: number): Promise<Activity[]> {
  const under = { pk: `USER#${userId}`, prefix, descending: true };
  const { rows } = await queryPage(table, under, { limit, after: null });
  return rows.map(({ sk, ...row }) => activity.parse({ id: String(sk).slice(prefix.length), ...row }));
}
