import { type Activity, activity } from '../../../shared/model/activity.ts';
import { queryPage, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

const prefix = 'ACTIVITY#';

/** What was saved; sessions are read as they are, so that their status is never old. */
export type SavedActivity = Exclude<Activity, { kind: 'session' }>;

/** Notes that something was saved, under the id of the saved thing, which grows with time. At most 300 bytes. */
export function noteActivity(table: Table, userId: string, { id, ...act }: SavedActivity): TransactionItem {
  return { Put: { TableName: table.name, Item: { pk: `USER#${userId}`, sk: `${prefix}${id}`, ...act } } };
}

/** Takes back the note of something that is saved no more. */
export function forgetActivity(table: Table, userId: string, id: string): TransactionItem {
  return { Delete: { TableName: table.name, Key: { pk: `USER#${userId}`, sk: `${prefix}${id}` } } };
}

/** Lists what a user saved last and has saved still, newest first. */
export async function listActivity(table: Table, userId: string, limit: number): Promise<Activity[]> {
  const under = { pk: `USER#${userId}`, prefix, descending: true };
  const { rows } = await queryPage(table, under, { limit, after: null });
  return rows.map(({ sk, ...row }) => activity.parse({ id: String(sk).slice(prefix.length), ...row }));
}
