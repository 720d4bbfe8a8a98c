import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeTableCommand, DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTable, type DynamoDb, startDynamoDb } from '../../infra/local/services/dynamodb.ts';
import type { Resource } from '../../infra/local/template/template.ts';

let folder: string;
let running: DynamoDb[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dynamodb-'));
  running = [];
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(running.map((each) => each.stop()));
  rmSync(folder, { recursive: true });
});

async function start(file: string | null): Promise<DynamoDb> {
  const started = await startDynamoDb(file);
  running.push(started);
  return started;
}

function client(endpoint: string): DynamoDBClient {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
}

function table(indexes: string[], partitionKey = 'pk'): Resource {
  return {
    logicalId: 'Table',
    type: 'AWS::DynamoDB::GlobalTable',
    id: 'rows',
    attributes: {},
    properties: {
      AttributeDefinitions: [partitionKey, ...indexes].map((name) => ({
        AttributeName: name,
        AttributeType: 'S',
      })),
      KeySchema: [{ AttributeName: partitionKey, KeyType: 'HASH' }],
      GlobalSecondaryIndexes: indexes.map((name) => ({
        IndexName: name,
        KeySchema: [{ AttributeName: name, KeyType: 'HASH' }],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      })),
      ...(indexes.length === 0 && { GlobalSecondaryIndexes: undefined }),
      Replicas: [{ Region: 'us-east-1' }],
      TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
    },
  };
}

test('a table keeps its rows, and gets the indexes that were added to the template', async () => {
  const file = join(folder, 'rows.db');
  const first = await start(file);
  await createTable(first.endpoint, table([]));
  const row = { pk: { S: 'a' }, state: { S: 'open' } };
  await client(first.endpoint).send(new PutItemCommand({ TableName: 'rows', Item: row }));
  await first.stop();

  const second = await start(file);
  await createTable(second.endpoint, table(['state']));
  const sdk = client(second.endpoint);
  const { Table } = await sdk.send(new DescribeTableCommand({ TableName: 'rows' }));
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['state']);
  const { Items } = await sdk.send(
    new QueryCommand({
      TableName: 'rows',
      IndexName: 'state',
      KeyConditionExpression: '#state = :open',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':open': { S: 'open' } },
    }),
  );
  expect(Items).toEqual([row]);
});

test('changed keys are refused with a way out', async () => {
  const { endpoint } = await start(null);
  await createTable(endpoint, table([]));
  await expect(createTable(endpoint, table([], 'id'))).rejects.toThrow(/keys of table "rows".*--data/);
});

test('DYNAMODB_ENDPOINT is used instead of the embedded program', async () => {
  const { endpoint } = await start(null);
  vi.stubEnv('DYNAMODB_ENDPOINT', endpoint);
  expect((await startDynamoDb(null)).endpoint).toBe(endpoint);
});

test('a system without the embedded program is told what to run', async () => {
  const arch = Object.getOwnPropertyDescriptor(process, 'arch') ?? {};
  Object.defineProperty(process, 'arch', { ...arch, value: 'sparc' });
  try {
    await expect(startDynamoDb(null)).rejects.toThrow(/-sparc: .*DynamoDBLocal\.jar.*DYNAMODB_ENDPOINT=/);
  } finally {
    Object.defineProperty(process, 'arch', arch);
  }
});
