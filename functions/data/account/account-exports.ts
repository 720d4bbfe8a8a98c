import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { AccountExports, StoredExport } from '../../domain/account/prepare-export.ts';
import { getRow, type Table, whereHolds } from '../table.ts';
import { whereAllHold } from '../transaction.ts';

const prefix = 'EXPORT#';
/** How long an export and its file are stored, in seconds. */
const storedSeconds = 7 * 24 * 3600;

const exportRow = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready', 'failed']),
  created_at: z.iso.datetime(),
  expires_at: z.int(),
}) satisfies z.ZodType<StoredExport>;

function key(userId: string, id: string) {
  return { pk: `USER#${userId}`, sk: `${prefix}${id}` };
}

/** Exports in the table. */
export function accountExports(table: Table): AccountExports {
  return {
    find: (userId, id, now) => getExport(table, userId, id, now),
    latest: (userId, now) => getLatestExport(table, userId, now),
    create: (userId, made) => createExport(table, userId, made),
  };
}

/**
 * Stores that an export is being prepared, if none was asked for since `latest` (null if there was none then). Returns null
 * if another was asked for meanwhile.
 */
export async function createExport(
  table: Table,
  userId: string,
  { id, latest, now }: { readonly id: string; readonly latest: string | null; readonly now: Date },
): Promise<StoredExport | null> {
  const seconds = Math.floor(now.getTime() / 1000);
  const row: StoredExport = {
    id,
    status: 'preparing',
    created_at: now.toISOString(),
    expires_at: seconds + storedSeconds,
  };
  const written = await whereAllHold(table, [
    { Put: { TableName: table.name, Item: { ...key(userId, id), ...row } } },
    {
      Put: {
        TableName: table.name,
        Item: { pk: `USER#${userId}`, sk: 'LATEST_EXPORT', id, expires_at: row.expires_at },
        // DynamoDB removes a row some time after it has expired.
        ConditionExpression: 'attribute_not_exists(pk) OR id = :latest OR expires_at <= :now',
        ExpressionAttributeValues: { ':latest': latest ?? 'none', ':now': seconds },
      },
    },
  ]);
  return written ? row : null;
}

/** Reads an export. Returns null if there is none, or its file has been deleted. */
export async function getExport(
  table: Table,
  userId: string,
  id: string,
  now: Date,
): Promise<StoredExport | null> {
  const row = await getRow(table, key(userId, id), exportRow);
  return row === null ? null : current(row, now);
}

/** Reads the export that was asked for last. */
export async function getLatestExport(table: Table, userId: string, now: Date): Promise<StoredExport | null> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':prefix': prefix },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: 1,
    }),
  );
  return Items[0] === undefined ? null : current(exportRow.parse(Items[0]), now);
}

function current(row: StoredExport, now: Date): StoredExport | null {
  return row.expires_at > now.getTime() / 1000 ? row : null;
}

/** Stores how an export ended. Returns false if its account was deleted meanwhile. */
export async function endExport(
  table: Table,
  userId: string,
  id: string,
  status: 'ready' | 'failed',
): Promise<boolean> {
  const written = await whereHolds(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key(userId, id),
        UpdateExpression: 'SET #status = :status',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': status },
      }),
    ),
  );
  return written !== null;
}
