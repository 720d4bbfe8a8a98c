import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { RegisterItem } from '../../../functions/data/register/packed-companies.ts';
import type { Build } from './build-register.ts';

/** How many items DynamoDB accepts in one batch, and how many batches are sent concurrently. */
const maxPerBatch = 25;
const batchesAtOnce = 8;
const batchAttempts = 8;

const text = z.object({ S: z.string() }).transform(({ S }) => S);
const exported = z.object({ Item: z.object({ pk: text, sk: text, v: text }) });

/** The keys and settings of a register's table, whether it is filled here or by an import. */
export const tableForm = {
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  BillingMode: 'PAY_PER_REQUEST',
} as const;

/** Whether the table exists and is active. */
export async function hasTable(client: DynamoDBDocumentClient, name: string): Promise<boolean> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    return Table?.TableStatus === 'ACTIVE';
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}

/** Writes a build into a table in batches. It can be repeated, also after an interrupted run. */
export async function fillTable(client: DynamoDBDocumentClient, name: string, build: Build): Promise<void> {
  if (!(await hasTable(client, name))) {
    const { AttributeDefinitions, KeySchema, BillingMode } = tableForm;
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode,
        AttributeDefinitions: [...AttributeDefinitions],
        KeySchema: [...KeySchema],
      }),
    );
    while (!(await hasTable(client, name))) await pause(50);
  }
  let batch: RegisterItem[] = [];
  const underway = new Set<Promise<void>>();
  const send = async () => {
    const writing = write(client, name, batch);
    batch = [];
    underway.add(writing);
    writing.then(
      () => underway.delete(writing),
      () => undefined,
    );
    if (underway.size >= batchesAtOnce) await Promise.race(underway);
  };
  for await (const item of buildItems(build)) {
    batch.push(item);
    if (batch.length === maxPerBatch) await send();
  }
  if (batch.length > 0) await send();
  await Promise.all(underway);
}

async function* buildItems({ folder, parts }: Build): AsyncGenerator<RegisterItem> {
  for (const part of parts) {
    const input = createReadStream(join(folder, part)).pipe(createGunzip());
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      yield exported.parse(JSON.parse(line)).Item;
    }
  }
}

async function write(
  client: DynamoDBDocumentClient,
  name: string,
  items: readonly RegisterItem[],
): Promise<void> {
  let left: Record<string, unknown>[] = items.map((Item) => ({ PutRequest: { Item: { ...Item } } }));
  for (let attempt = 1; left.length > 0; attempt += 1) {
    if (attempt > batchAttempts) throw new Error(`${name} does not take more items`);
    if (attempt > 1) await pause(Math.random() * 50 * 2 ** attempt);
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [name]: left } }));
    left = UnprocessedItems?.[name] ?? [];
  }
}
