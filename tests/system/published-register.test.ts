import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient, GetItemCommand, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { listLeads } from '../../functions/data/leads/leads.ts';
import { getPublishedRegister } from '../../functions/data/register/published-register.ts';
import { openTable, type Table } from '../../functions/data/table.ts';
import { readPolicies } from '../../infra/local/permissions/policies.ts';
import { readPrincipals } from '../../infra/local/permissions/principals.ts';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import { type LocalStack, runLocalStack } from '../../infra/local/stack.ts';
import { searched, writeSmallWeb } from './stack/small-web.ts';

/*
 * Two companies of the small web stand only in a register that the command adds, builds and publishes; the others are in
 * no list.
 */
const folder = mkdtempSync(join(tmpdir(), 'published-register-'));
const data = join(folder, 'data');
const list = `name,website,industry,country_code,city,size,founded
Helio Roofworks,https://www.heliowork.example/,solar roof installer,GB,Leeds,11-50,2009
Noonday Panels,noonday.example,solar roof panels,GB,York,1-10,2015
Vanished Solar,vanished.example,solar roof installer,GB,Hull,11-50,2001
`;
const dates = ['--date', '2026-11-01'];
let stack: LocalStack;
let table: Table;
let registerTable: string;

async function command(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [
    'infra/register/register.ts',
    ...args,
    '--folder',
    join(folder, 'lists'),
  ]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(output);
  return output;
}

beforeAll(async () => {
  const file = join(folder, 'list.csv');
  writeFileSync(file, list);
  const web = join(folder, 'web');
  writeSmallWeb(web, 0, 'six', false);
  await command('add', file, '--as', 'bigpicture', ...dates);
  await command('build');
  const said = await command('publish', '--env', 'local', '--data', data);
  expect(said).toMatch(
    /Published 3 companies as buyerscope-register-local-\d+; searches follow within a minute\./,
  );
  stack = await runLocalStack({
    assemblyFolder: await prepareAssembly(() => undefined, AbortSignal.timeout(120_000)),
    dataFolder: data,
    port: null,
    web: { folder: web, kind: 'recorded' },
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: stack.dynamoDbEndpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  table = openTable(stack.find('AWS::DynamoDB::GlobalTable', 'Table').id);
  registerTable = (await getPublishedRegister(table))?.table ?? '';
});

afterAll(async () => {
  table?.client.destroy();
  // The refused calls of the last test are reported as missing grants.
  await stack?.stop().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

it('a search finds companies that only the published register has, as that list has them', async () => {
  const ids = z.object({ user_id: z.string(), session_id: z.string() });
  const operator = stack.find('AWS::Lambda::Function', 'OperatorSessions').id;
  const created = await stack.lambda.invoke(operator, { action: 'create', domain: searched, amount: 10 });
  if ('error' in created) throw new Error(created.error.errorMessage);
  const { user_id: userId, session_id: sessionId } = ids.parse(JSON.parse(created.payload));
  const machine = stack.find('AWS::StepFunctions::StateMachine', 'Pipeline').id;
  const { executionArn } = stack.stateMachines.start(machine, sessionId, created.payload);
  while (stack.stateMachines.describe(executionArn)?.status === 'RUNNING') await sleep(50);
  expect(stack.stateMachines.describe(executionArn)?.status).toBe('SUCCEEDED');

  const leads = await listLeads(table, { userId, sessionId });
  expect(leads.map(({ domain }) => domain).toSorted()).toEqual(['heliowork.example', 'noonday.example']);
  const helio = leads.find(({ domain }) => domain === 'heliowork.example');
  expect(helio?.evidence.find(({ source }) => source === 'BigPicture')).toMatchObject({
    fetched_at: '2026-11-01T00:00:00.000Z',
    snippet: expect.stringContaining('Listed as solar roof installer (Leeds, GB)'),
  });
});

it('one function may read the tables of registers, by two actions, and no other may do anything with them', async () => {
  expect(registerTable).toMatch(/^buyerscope-register-local-\d+$/);
  const functions = stack.resources
    .filter(({ type, logicalId }) => type === 'AWS::Lambda::Function' && !/^(?:Custom|AWS)/.test(logicalId))
    .map(({ id, logicalId }) => ({ name: id, logicalId }));
  const key = { pk: { S: 'REGISTER' }, sk: { S: 'MANIFEST' } };
  const values = { ':pk': key.pk };
  const calls = {
    GetItem: new GetItemCommand({ TableName: registerTable, Key: key }),
    Query: new QueryCommand({
      TableName: registerTable,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: values,
    }),
    PutItem: new PutItemCommand({ TableName: registerTable, Item: key }),
  };
  const place = { account: '000000000000', region: 'us-east-1', stackName: 'buyerscope-local' };
  const principals = readPrincipals(stack.resources, functions, readPolicies(stack.resources, place));
  const allowed: string[] = [];
  for (const { functionName, accessKeyId, secretAccessKey } of principals) {
    const client = new DynamoDBClient({
      endpoint: stack.awsEndpoint,
      region: 'us-east-1',
      credentials: { accessKeyId, secretAccessKey },
    });
    for (const [name, call] of Object.entries(calls)) {
      try {
        await client.send(call as GetItemCommand);
        allowed.push(`${functionName} ${name}`);
      } catch (error) {
        expect(error).toMatchObject({ name: 'AccessDeniedException' });
      }
    }
    client.destroy();
  }
  const reader = stack.find('AWS::Lambda::Function', 'FindCompanies').id;
  expect(allowed.toSorted()).toEqual([`${reader} GetItem`, `${reader} Query`]);
});
