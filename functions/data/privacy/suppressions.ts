import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  type SuppressionReason,
  suppressionReason,
  type WriteRefusal,
} from '../../../shared/model/write-refusal.ts';
import type { Correspondents } from '../../domain/privacy/correspondents.ts';
import { existingRows, type Table, whereHolds } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';
import { notOnDoNotList, onDoNotList } from './do-not-list.ts';

/** Not under the seller's id: who asked not to be written to is not forgotten with the account that wrote. */
function key({ seller, address }: Correspondents) {
  return { pk: `SUPPRESSION#${seller}#${address}`, sk: 'SUPPRESSION' };
}

/** Has a seller not write to an address any more; the first reason stays. Kept for as long as the product is. */
export async function suppress(
  table: Table,
  correspondents: Correspondents,
  reason: SuppressionReason,
  now: Date,
): Promise<void> {
  const Item = {
    ...key(correspondents),
    address: correspondents.address,
    reason,
    created_at: now.toISOString(),
  };
  await whereHolds(
    table.client.send(
      new PutCommand({ TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
    ),
  );
}

const suppressionRow = z.object({ address: z.string(), reason: suppressionReason });

/**
 * Which of these addresses a seller may not write to, and why: the one question before anything is queued or sent.
 * Strongly consistent, so that who has unsubscribed or objected is left alone at once. All are keyed hashes.
 */
export async function refusalsToWrite(
  table: Table,
  seller: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, WriteRefusal>> {
  const asked = [...new Set(addresses)];
  const [objected, rows] = await Promise.all([
    onDoNotList(table, asked),
    existingRows(
      table,
      asked.map((address) => key({ seller, address })),
      ['address', 'reason'],
    ),
  ]);
  const refusals = new Map<string, WriteRefusal>();
  for (const row of rows) {
    const { address, reason } = suppressionRow.parse(row);
    refusals.set(address, reason);
  }
  for (const address of objected) refusals.set(address, 'objected');
  return refusals;
}

/** The same question within a transaction: two items that hold only while the seller may write to the address. */
export function mayBeWrittenTo(table: Table, correspondents: Correspondents): TransactionItem[] {
  return [
    notOnDoNotList(table, correspondents.address),
    {
      ConditionCheck: {
        TableName: table.name,
        Key: key(correspondents),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ];
}
