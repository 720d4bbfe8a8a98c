import { setTimeout as sleep } from 'node:timers/promises';
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
    // Without throwOnRequestTimeout the SDK only logs a warning and keeps waiting.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  return {
    name,
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  };
}

/** The key of a row. */
export interface RowKey {
  readonly pk: string;
  readonly sk: string;
}

/**
 * Reads a row by its schema, without its key. Returns null if there is no such row. Strongly consistent by default;
 * otherwise the answer may be a moment old, at half the cost.
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

/** Whether a row exists, strongly consistent. */
export async function hasRow(table: Table, key: RowKey): Promise<boolean> {
  return (await getRow(table, key, anyRow)) !== null;
}

/** Rows of one partition whose sort keys begin with a prefix, in ascending or descending order. */
export interface RowsUnder {
  readonly pk: string;
  readonly prefix: string;
  readonly descending?: boolean;
  readonly consistent?: boolean;
}

const lastKey = z.object({ sk: z.string() });

/**
 * Reads a page of up to `limit` rows, or of 1 MB. `after` is the part of the last row's sort key that follows the prefix: the
 * next page begins there. It is null if this is the last page.
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

/** Reads the rows that exist of these keys, strongly consistent, in no order. By default with all attributes. */
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
      if (attempt > 1) await sleep(Math.random() * 20 * 2 ** attempt);
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

/** The answer to a single write. Returns null if its condition does not hold; then nothing is written. */
export async function whereHolds<Answer>(write: Promise<Answer>): Promise<Answer | null> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return null;
    throw error;
  }
}
