import * as z from 'zod';
import { existingRows, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

const prefix = 'DO_NOT_LIST#';

function key(hash: string) {
  return { pk: `${prefix}${hash}`, sk: 'DO_NOT_LIST' };
}

/** Puts the keyed hash of an address on the do-not-list. It never expires. */
export function puttingOnDoNotList(table: Table, hash: string, now: Date): TransactionItem {
  return { Put: { TableName: table.name, Item: { ...key(hash), updated_at: now.toISOString() } } };
}

const listedRow = z.object({ pk: z.string().startsWith(prefix) });

/** Which of these keyed hashes are on the do-not-list, strongly consistent: an objection holds at once. */
export async function onDoNotList(table: Table, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await existingRows(table, [...new Set(hashes)].map(key), ['pk']);
  return new Set(rows.map((row) => listedRow.parse(row).pk.slice(prefix.length)));
}

/** Holds only if an address is not on the do-not-list. */
export function notOnDoNotList(table: Table, hash: string): TransactionItem {
  return {
    ConditionCheck: {
      TableName: table.name,
      Key: key(hash),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
