import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';

/** The one table, and the client to it. Only files of this folder know its keys. */
export interface Table {
  readonly name: string;
  readonly client: DynamoDBDocumentClient;
}

/** Opens the table once per cold start. Calls time out after 3 s each and are retried by the SDK. */
export function openTable(name: string): Table {
  const client = new DynamoDBClient({
    // Without throwOnRequestTimeout the SDK only warns, and waits on.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  return {
    name,
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  };
}

/** Where a row lies. */
export interface RowKey {
  readonly pk: string;
  readonly sk: string;
}

/**
 * Reads what a row says by its schema, which leaves the key out; null where there is no such row. Strongly consistent
 * unless half the price is worth an answer of a moment ago.
 */
export async function getRow<Row>(
  table: Table,
  { pk, sk }: RowKey,
  row: z.ZodType<Row>,
  { consistent }: { readonly consistent: boolean } = { consistent: true },
): Promise<Row | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { pk, sk }, ConsistentRead: consistent }),
  );
  return Item === undefined ? null : row.parse(Item);
}

const anyRow = z.object({});

/** Whether there is a row, strongly consistent. */
export async function hasRow(table: Table, key: RowKey): Promise<boolean> {
  return (await getRow(table, key, anyRow)) !== null;
}

/** Rows under one partition key whose sort keys begin with a prefix, in the order of those keys or against it. */
export interface RowsUnder {
  readonly pk: string;
  readonly prefix: string;
  readonly descending?: boolean;
  readonly consistent?: boolean;
}

const lastKey = z.object({ sk: z.string() });

/**
 * Reads a page of up to `limit` rows, or of 1 MB. `after` is what follows the prefix in the sort key of the page's last
 * row, to go on from; null when that was the last page.
 */
export async function queryPage(
  table: Table,
  { pk, prefix, descending = false, consistent = false }: RowsUnder,
  page: { limit: number; after: string | null },
): Promise<{ rows: Record<string, unknown>[]; after: string | null }> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
      ScanIndexForward: !descending,
      ConsistentRead: consistent,
      Limit: page.limit,
      ...(page.after === null ? {} : { ExclusiveStartKey: { pk, sk: `${prefix}${page.after}` } }),
    }),
  );
  const after = LastEvaluatedKey && lastKey.parse(LastEvaluatedKey).sk.slice(prefix.length);
  return { rows: Items, after: after ?? null };
}

/** The largest batch that DynamoDB takes. */
const maxPerBatch = 100;
const batchAttempts = 5;

/** Reads the rows of these keys that exist, strongly consistent, in no order: the named attributes, or by default all. */
export async function existingRows(
  table: Table,
  keys: readonly RowKey[],
  attributes: readonly string[] = [],
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (let at = 0; at < keys.length; at += maxPerBatch) {
    let left: Record<string, unknown>[] = keys.slice(at, at + maxPerBatch).map((key) => ({ ...key }));
    for (let attempt = 1; left.length > 0; attempt += 1) {
      if (attempt > batchAttempts) throw new Error('The rows of a batch could not all be read');
      if (attempt > 1) await pause(Math.random() * 20 * 2 ** attempt);
      const { Responses, UnprocessedKeys } = await table.client.send(
        new BatchGetCommand({
          RequestItems: {
            [table.name]: {
              Keys: left,
              ConsistentRead: true,
              ...(attributes.length > 0 && {
                ProjectionExpression: attributes.map((name) => `#${name}`).join(', '),
                ExpressionAttributeNames: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
              }),
            },
          },
        }),
      );
      rows.push(...(Responses?.[table.name] ?? []));
      left = UnprocessedKeys?.[table.name]?.Keys ?? [];
    }
  }
  return rows;
}

/** What a single write answers. Returns null if its condition does not hold, and then nothing is written. */
export async function whereHolds<Answer>(write: Promise<Answer>): Promise<Answer | null> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return null;
    throw error;
  }
}
