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
 * the account. `suppressed` is the keyed hash of an address or a company.
 */
function keys({ seller, mailbox }: Sender, suppressed: string): RowKey[] {
  return [seller, ...(mailbox === null ? [] : [mailbox])].map((sender) => ({
    pk: `SUPPRESSION#${sender}#${suppressed}`,
    sk: 'SUPPRESSION',
  }));
}

/**
 * Stops a seller, and everybody who sends from that mailbox, from writing to an address, and after a no to anybody of the
 * company. The first reason stays.
 */
export async function suppress(
  table: Table,
  correspondents: Correspondents,
  reason: SuppressionReason,
  now: Date,
): Promise<void> {
  const { address, companies } = correspondents;
  for (const suppressed of reason === 'bounced' ? [address] : [address, ...companies]) {
    for (const key of keys(correspondents, suppressed)) {
      const Item = { ...key, address: suppressed, reason, created_at: now.toISOString() };
      await whereHolds(
        table.client.send(
          new PutCommand({ TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
        ),
      );
    }
  }
}

const suppressionRow = z.object({ address: z.string(), reason: suppressionReason });

/**
 * Which of these addresses and companies a sender may not write to, and why. Asked before anything is queued or sent.
 * Strongly consistent, so that an objection counts at once. All are keyed hashes.
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
      asked.flatMap((address) => keys(sender, address)),
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

/** The same within a transaction: items that hold only if the sender may write to the address at its companies. */
export function mayBeWrittenTo(table: Table, correspondents: Correspondents): TransactionItem[] {
  const { address, companies } = correspondents;
  return [
    notOnDoNotList(table, address),
    ...[address, ...companies]
      .flatMap((each) => keys(correspondents, each))
      .map(
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
