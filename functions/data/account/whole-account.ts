import { BatchWriteCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sellerAccountKey } from '../privacy/seller-accounts.ts';
import type { Table } from '../table.ts';

/** The largest batch that DynamoDB takes. */
const maxRowsPerBatch = 25;
const batchAttempts = 8;

const keyed = z.looseObject({ pk: z.string(), sk: z.string() });
type Row = z.infer<typeof keyed>;
type Key = Pick<Row, 'pk' | 'sk'>;

async function* partition(table: Table, pk: string, keysOnly: boolean): AsyncGenerator<Row> {
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
      ...(keysOnly ? { ProjectionExpression: 'pk, sk' } : {}),
    },
  );
  for await (const page of pages) {
    for (const item of page.Items ?? []) yield keyed.parse(item);
  }
}

/** The id in the sort key of a row of one kind. Returns null for a row of another kind. */
function idOf({ sk }: Key, kind: string): string | null {
  return sk.startsWith(`${kind}#`) ? sk.slice(kind.length + 1) : null;
}

/** The partition that belongs to a row: of a session's leads, or of a campaign's recipients and texts. */
function partitionBelow(row: Key): string | null {
  for (const kind of ['SESSION', 'CAMPAIGN']) {
    const id = idOf(row, kind);
    if (id !== null) return `${row.pk}#${kind}#${id}`;
  }
  return null;
}

/** Every row that is stored of a user. The rows of a session or campaign follow the session or campaign itself. */
export async function* rowsOfAccount(table: Table, userId: string): AsyncGenerator<Row> {
  for await (const row of partition(table, `USER#${userId}`, false)) {
    yield row;
    const below = partitionBelow(row);
    if (below !== null) yield* partition(table, below, false);
  }
}

/** The rows outside the user's partition that are deleted with one of their rows, such as the public copy of a template. */
async function* rowsBelow(table: Table, row: Row, userId: string): AsyncGenerator<Key> {
  const below = partitionBelow(row);
  if (below !== null) yield* partition(table, below, true);
  const template = idOf(row, 'TEMPLATE');
  if (template !== null) yield* partition(table, `PUBLIC_TEMPLATE#${template}`, true);
  const seller = idOf(row, 'SELLER');
  if (seller !== null) yield sellerAccountKey(seller);
  const reported = idOf(row, 'REPORT');
  if (reported !== null) yield { pk: `PUBLIC_TEMPLATE#${reported}`, sk: `REPORT#${userId}` };
}

/**
 * Deletes every row of a user but the tombstone. What belongs to a row is deleted before the row, so another run finds
 * whatever an interrupted one has left. Returns false if `signal` ended it early.
 */
export async function eraseAccount(table: Table, userId: string, signal: AbortSignal): Promise<boolean> {
  const batch: Key[] = [];
  for await (const row of partition(table, `USER#${userId}`, true)) {
    if (row.sk === 'TOMBSTONE') continue;
    for await (const below of rowsBelow(table, row, userId)) {
      if (signal.aborted) return false;
      batch.push(below);
      if (batch.length === maxRowsPerBatch) await deleteRows(table, batch.splice(0));
    }
    batch.push(row);
    if (batch.length === maxRowsPerBatch) await deleteRows(table, batch.splice(0));
    if (signal.aborted) return false;
  }
  await deleteRows(table, batch);
  return true;
}

/** Deletes every row of a partition. It can be interrupted and run again. */
export async function erasePartition(table: Table, pk: string): Promise<void> {
  const batch: Key[] = [];
  for await (const row of partition(table, pk, true)) {
    batch.push(row);
    if (batch.length === maxRowsPerBatch) await deleteRows(table, batch.splice(0));
  }
  await deleteRows(table, batch);
}

async function deleteRows(table: Table, keys: readonly Key[]): Promise<void> {
  let requests = keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  for (let attempt = 1; requests.length > 0; attempt += 1) {
    if (attempt > batchAttempts) throw new Error('The rows of an account could not all be deleted');
    const { UnprocessedItems } = await table.client.send(
      new BatchWriteCommand({ RequestItems: { [table.name]: requests } }),
    );
    requests = (UnprocessedItems?.[table.name] ?? []).flatMap(({ DeleteRequest }) => {
      const key = keyed.safeParse(DeleteRequest?.Key).data;
      return key === undefined ? [] : [{ DeleteRequest: { Key: key } }];
    });
  }
}
