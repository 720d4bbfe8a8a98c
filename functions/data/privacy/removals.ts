import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Removal, Sweep } from '../../domain/privacy/sweep-removals.ts';
import { getRow, queryPage, type Table, whereHolds } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';
import { puttingOnDoNotList } from './do-not-list.ts';

const pk = 'REMOVALS';
const prefix = 'PENDING#';
const sweepKey = { pk, sk: 'SWEEP' };

/** How many removals are read at once; more than that wait for the next sweep. */
const maxPending = 1000;

function pendingKey(address: string) {
  return { pk, sk: `${prefix}${address}` };
}

/**
 * Confirms that an address, given as its keyed hash, must be left out. It is added to the do-not-list permanently,
 * and waits until it is removed from all stored data. If it is already waiting, it keeps its place.
 */
export async function confirmRemoval(table: Table, address: string, now: Date): Promise<void> {
  const Item = { ...pendingKey(address), address, confirmed_at: now.toISOString() };
  const waiting: TransactionItem = {
    Put: { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  };
  await transact(table, [...otherwise('waits', waiting), puttingOnDoNotList(table, address, now)]);
}

const pendingRow = z.object({ address: z.string(), confirmed_at: z.string() });

/** The removals that are not done yet, strongly consistent. */
export async function pendingRemovals(table: Table): Promise<Removal[]> {
  const { rows } = await queryPage(
    table,
    { pk, prefix, consistent: true },
    { limit: maxPending, after: null },
  );
  return rows.map((row) => pendingRow.parse(row));
}

/** Notes that an address was removed from all that is stored. */
export async function endRemoval(table: Table, { address }: Pick<Removal, 'address'>): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: pendingKey(address) }));
}

const rowKey = z.object({ pk: z.string(), sk: z.string() });

const sweepRow = z.object({
  step: z.int(),
  began_at: z.string(),
  ended_at: z.string().nullable(),
  after: rowKey.nullable(),
  found: z.boolean(),
  round: z.int(),
}) satisfies z.ZodType<Sweep>;

/** How far the sweep is, strongly consistent; null before the first. */
export function getSweep(table: Table): Promise<Sweep | null> {
  return getRow(table, sweepKey, sweepRow);
}

/** Stores the progress of the sweep, as it was read: of two concurrent runs, one continues. */
export async function putSweep(table: Table, before: Sweep | null, after: Sweep): Promise<boolean> {
  const written = await whereHolds(
    table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...sweepKey, ...after },
        ...(before === null
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : { ConditionExpression: 'step = :seen', ExpressionAttributeValues: { ':seen': before.step } }),
      }),
    ),
  );
  return written !== null;
}
