import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { type GuardedChild, startGuarded } from '../machine/guarded-child.ts';
import { StartError } from '../machine/start-error.ts';
import type { Resource } from '../template/template.ts';

const startTimeoutMs = 10_000;

/** A DynamoDB at `endpoint` that runs until it is stopped. */
export interface DynamoDb {
  endpoint: string;
  stop(): Promise<void>;
}

const index = z.looseObject({ IndexName: z.string(), KeySchema: z.unknown(), Projection: z.unknown() });

const tableProperties = z.looseObject({
  AttributeDefinitions: z.array(z.looseObject({ AttributeName: z.string(), AttributeType: z.string() })),
  KeySchema: z.array(z.looseObject({ AttributeName: z.string(), KeyType: z.string() })),
  GlobalSecondaryIndexes: z.array(index).optional(),
  LocalSecondaryIndexes: z.array(index).optional(),
});

const describedTable = z.looseObject({
  Table: z.looseObject({
    KeySchema: z.array(z.looseObject({ AttributeName: z.string(), KeyType: z.string() })),
    GlobalSecondaryIndexes: z.array(z.looseObject({ IndexName: z.string() })).optional(),
  }),
});

/**
 * Starts the embedded DynamoDB on a data file, or in memory if `file` is null, and waits until it answers.
 * `DYNAMODB_ENDPOINT` names one that is already running instead, for systems without the embedded program. Throws a
 * StartError if there is neither.
 */
export async function startDynamoDb(file: string | null): Promise<DynamoDb> {
  const running = process.env.DYNAMODB_ENDPOINT;
  if (running) {
    await waitUntilItAnswers(running);
    return { endpoint: running, stop: async () => undefined };
  }
  const program = installedProgram();
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const endpoint = `http://127.0.0.1:${port}`;
    const place = file === null ? [] : ['--db-path', file];
    const child = startGuarded(program, ['--host', '127.0.0.1', '--port', String(port), ...place]);
    try {
      await waitUntilItAnswers(endpoint, child);
      return { endpoint, stop: () => child.stop() };
    } catch (error) {
      await child.stop();
      // Another program may have taken the port in the meantime.
      if (attempt < 3 && /in use/i.test(child.errors())) continue;
      throw error;
    }
  }
}

/** Creates a table of the template if it does not exist, and the indexes that an existing one lacks. */
export async function createTable(endpoint: string, table: Resource): Promise<void> {
  const wanted = tableProperties.parse(table.properties);
  const described = await call(endpoint, 'DescribeTable', { TableName: table.id });
  if (described.status === 200) {
    await addIndexes(endpoint, table.id, wanted, describedTable.parse(described.body).Table);
    return;
  }
  await mustCall(endpoint, 'CreateTable', {
    TableName: table.id,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: wanted.AttributeDefinitions,
    KeySchema: wanted.KeySchema,
    GlobalSecondaryIndexes: wanted.GlobalSecondaryIndexes?.map(plainIndex),
    LocalSecondaryIndexes: wanted.LocalSecondaryIndexes,
  });
}

async function addIndexes(
  endpoint: string,
  name: string,
  wanted: z.infer<typeof tableProperties>,
  present: z.infer<typeof describedTable>['Table'],
) {
  if (keys(wanted.KeySchema) !== keys(present.KeySchema)) {
    throw new StartError(
      `The keys of table "${name}" have changed; start with another data folder (--data <folder>).`,
    );
  }
  const known = new Set(present.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  for (const missing of wanted.GlobalSecondaryIndexes ?? []) {
    if (known.has(missing.IndexName)) continue;
    await mustCall(endpoint, 'UpdateTable', {
      TableName: name,
      AttributeDefinitions: wanted.AttributeDefinitions,
      GlobalSecondaryIndexUpdates: [{ Create: plainIndex(missing) }],
    });
  }
}

function plainIndex({ IndexName, KeySchema, Projection }: z.infer<typeof index>) {
  return { IndexName, KeySchema, Projection };
}

function keys(schema: { AttributeName: string; KeyType: string }[]): string {
  return schema.map((key) => `${key.KeyType}:${key.AttributeName}`).join(',');
}

async function waitUntilItAnswers(endpoint: string, child?: GuardedChild): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  let ended = false;
  void child?.ended.then(() => {
    ended = true;
  });
  while (Date.now() < deadline && !ended) {
    try {
      const answer = await call(endpoint, 'ListTables', {});
      if (answer.status === 200) return;
    } catch {
      // Not listening yet.
    }
    await sleep(5);
  }
  const reason = child?.errors().trim();
  throw new StartError(`DynamoDB does not answer at ${endpoint}${reason ? `: ${reason}` : '.'}`);
}

async function mustCall(endpoint: string, operation: string, body: object): Promise<void> {
  const answer = await call(endpoint, operation, body);
  if (answer.status !== 200) {
    throw new StartError(`DynamoDB refused ${operation}: ${JSON.stringify(answer.body)}`);
  }
}

async function call(endpoint: string, operation: string, body: object) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20200101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(startTimeoutMs),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

/** The path of the embedded DynamoDB in `node_modules` for a platform and architecture, as Node names them. */
export function embeddedProgram(platform: string, arch: string): string {
  const name = platform === 'win32' ? 'dynoxide.exe' : 'dynoxide';
  return join(import.meta.dirname, `../../../node_modules/@dynoxide/${platform}-${arch}`, name);
}

function installedProgram(): string {
  const { platform, arch } = process;
  const file = embeddedProgram(platform, arch);
  if (existsSync(file)) return file;
  throw new StartError(
    `There is no embedded DynamoDB for ${platform}-${arch}: download DynamoDB Local, run ` +
      '"java -Djava.library.path=./DynamoDBLocal_lib -jar DynamoDBLocal.jar -sharedDb -port 8000", ' +
      'and start again with DYNAMODB_ENDPOINT=http://127.0.0.1:8000',
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)));
    });
  });
}
