import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  type SuppressionReason,
  suppressionReason,
  type WriteRefusal,
} from '../../../shared/model/write-refusal.ts';
import type { Correspondents, Sender } from '../../domain/privacy/correspondents.ts';
import { existingRows, type RowKey, type Table, whereHolds } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';
import { notOnDoNotList, onDoNotList } from './do-not-list.ts';

/**
 * A row for the seller and one for the mailbox. Either stops a mail. Both are outside the user's partition, so they outlive
 * the account.
 */
function keys({ seller, mailbox, address }: Correspondents): RowKey[] {
  return [seller, ...(mailbox === null ? [] : [mailbox])].map((sender) => ({
    pk: `SUPPRESSION#${sender}#${address}`,
    sk: 'SUPPRESSION',
  }));
}

/** Stops a seller, and everybody who sends from that mailbox, from writing to an address. The first reason stays. */
export async function suppress(
  table: Table,
  correspondents: Correspondents,
  reason: SuppressionReason,
  now: Date,
): Promise<void> {
  const suppression = { address: correspondents.address, reason, created_at: now.toISOString() };
  for (const key of keys(correspondents)) {
    const Item = { ...key, ...suppression };
    await whereHolds(
      table.client.send(
        new PutCommand({ TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
      ),
    );
  }
}

const suppressionRow = z.object({ address: z.string(), reason: suppressionReason });

/**
 * Which of these addresses a sender may not write to, and why. Asked before anything is queued or sent. Strongly
 * consistent, so that an objection counts at once. All are keyed hashes.
 */
export async function refusalsToWrite(
  table: Table,
  sender: Sender,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, WriteRefusal>> {
  const asked = [...new Set(addresses)];
  const [objected, rows] = await Promise.all([
    onDoNotList(table, asked),
    existingRows(
      table,
      asked.flatMap((address) => keys({ ...sender, address })),
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

/** The same within a transaction: items that hold only if the sender may write to the address. */
export function mayBeWrittenTo(table: Table, correspondents: Correspondents): TransactionItem[] {
  return [
    notOnDoNotList(table, correspondents.address),
    ...keys(correspondents).map(
      (Key): TransactionItem => ({
        ConditionCheck: {
          TableName: table.name,
          Key: { ...Key },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      }),
    ),
  ];
}
