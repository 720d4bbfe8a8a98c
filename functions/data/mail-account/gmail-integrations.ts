import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { gmailIntegration } from '../../../shared/model/account/gmail-integration.ts';
import type { Connection, Connections } from '../../domain/mail-account/connection.ts';
import { getRow, type Table, whereHolds } from '../table.ts';

const integrationRow = gmailIntegration
  .omit({ user_id: true })
  .extend({ sealed_tokens: z.string().nullable() }) satisfies z.ZodType<Connection>;

function key(userId: string) {
  return { pk: `USER#${userId}`, sk: 'GMAIL_INTEGRATION' };
}

/** Requires that a connection has not changed since it was read. No two versions have the same `last_sync`. */
function unchanged({ id, last_sync }: Connection) {
  return {
    ConditionExpression: 'id = :id AND last_sync = :seen',
    ExpressionAttributeValues: { ':id': id, ':seen': last_sync },
  };
}

/** Reads the account that a user has connected, strongly consistent. */
export function getIntegration(table: Table, userId: string): Promise<Connection | null> {
  return getRow(table, key(userId), integrationRow);
}

/** Replaces the connected account that was read. Returns false if it has changed since. */
export async function replaceIntegration(
  table: Table,
  userId: string,
  before: Connection | null,
  connection: Connection,
): Promise<boolean> {
  const written = await whereHolds(
    table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...key(userId), ...connection },
        ...(before === null ? { ConditionExpression: 'attribute_not_exists(pk)' } : unchanged(before)),
      }),
    ),
  );
  return written !== null;
}

/** Deletes a connected account as it was read. Returns false if it has changed since. */
export async function removeIntegration(
  table: Table,
  userId: string,
  connection: Connection,
): Promise<boolean> {
  const removed = await whereHolds(
    table.client.send(
      new DeleteCommand({ TableName: table.name, Key: key(userId), ...unchanged(connection) }),
    ),
  );
  return removed !== null;
}

/** The connected accounts of a table. */
export function storedConnections(table: Table): Connections {
  return {
    find: (userId) => getIntegration(table, userId),
    replace: (userId, before, connection) => replaceIntegration(table, userId, before, connection),
    remove: (userId, connection) => removeIntegration(table, userId, connection),
  };
}
