import * as z from 'zod';
import { notBeingDeleted } from '../account/tombstones.ts';
import { getRow, type RowKey, type Table } from '../table.ts';
import { whereAllHold } from '../transaction.ts';

/** The row that leads from a seller, a keyed hash, to the account. Links to unsubscribe name no account, as they outlive it. */
export function sellerAccountKey(seller: string): RowKey {
  return { pk: `SELLER#${seller}`, sk: 'SELLER' };
}

const linkRow = z.object({ user_id: z.string() });

/** The account of a seller, strongly consistent. Returns null if it has sent nothing, or was deleted. */
export async function accountOfSeller(table: Table, seller: string): Promise<string | null> {
  return (await getRow(table, sellerAccountKey(seller), linkRow))?.user_id ?? null;
}

/** Makes a seller's account known by the seller's hash. A row in the user's own partition deletes the link with the account. */
export async function linkSeller(table: Table, userId: string, seller: string): Promise<void> {
  if ((await accountOfSeller(table, seller)) === userId) return;
  const own = { pk: `USER#${userId}`, sk: `SELLER#${seller}` };
  const link = { ...sellerAccountKey(seller), user_id: userId };
  // Nothing is linked if the account is being deleted.
  await whereAllHold(table, [
    notBeingDeleted(table, userId),
    ...[own, link].map((Item) => ({ Put: { TableName: table.name, Item } })),
  ]);
}
