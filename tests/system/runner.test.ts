import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LocalStack, runLocalStack } from '../../infra/local/stack.ts';
import { writeSmallAssembly } from './small-assembly.ts';

let folder: string;
let stacks: LocalStack[];
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-'));
  writeSmallAssembly(join(folder, 'assembly'));
  stacks = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(stacks.map((stack) => stack.stop()));
  rmSync(folder, { recursive: true });
});

async function start(
  options: { dataFolder?: string | null; port?: number | null } = {},
): Promise<LocalStack> {
  const { dataFolder = null, port = 0 } = options;
  const assemblyFolder = join(folder, 'assembly');
  const stack = await runLocalStack({ assemblyFolder, dataFolder, port, web: null });
  stacks.push(stack);
  return stack;
}

function address(stack: { url: string | null }, path: string): string {
  return `${stack.url}${path}`;
}

/** Whether the functions have written a row of that name. */
async function written(endpoint: string, pk: string): Promise<boolean> {
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const { Item } = await client.send(
    new GetItemCommand({ TableName: 'small-Table', Key: { pk: { S: pk } } }),
  );
  client.destroy();
  return Item !== undefined;
}

function startRun(stack: { url: string | null }, name: string, waitMs = 0): Promise<Response> {
  return fetch(address(stack, '/api/runs'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, waitMs }),
  });
}

const patient = { timeout: 10_000, interval: 20 };

test('the site, its configuration and the API answer on one port', async () => {
  const stack = await start();
  expect(await (await fetch(address(stack, '/'))).text()).toBe('<h1>Small</h1>');
  expect(await (await fetch(address(stack, '/config.json'))).json()).toEqual({
    client: stack.find('AWS::Cognito::UserPoolClient', 'Client').id,
  });
  expect((await fetch(address(stack, '/api/none'))).status).toBe(404);
  expect((await fetch(address(stack, '/api/mine'))).status).toBe(401);
  expect(await (await fetch(address(stack, '/_local/web.json'))).json()).toEqual({ web: 'internet' });
});

test('a route starts an execution by the real SDK, whose step writes to the table and whose end fires a rule', async () => {
  const stack = await start();
  expect((await startRun(stack, 'good')).status).toBe(202);
  expect((await startRun(stack, 'bad')).status).toBe(202);
  for (const row of ['worked good', 'SUCCEEDED good', 'FAILED bad']) {
    await expect.poll(() => written(stack.dynamoDbEndpoint, row), patient).toBe(true);
  }
});

test('a sign-up is confirmed by the code in the inbox, and fires its trigger', async () => {
  const stack = await start();
  const client = stack.find('AWS::Cognito::UserPoolClient', 'Client').id;
  const call = (operation: string, body: object) =>
    fetch(address(stack, '/cognito-idp/'), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: client, Username: 'ada@example.com', ...body }),
    });
  const attributes = [{ Name: 'email', Value: 'ada@example.com' }];
  expect((await call('SignUp', { Password: 'abcdef', UserAttributes: attributes })).status).toBe(200);
  const page = await (await fetch(address(stack, '/_local/inbox'))).text();
  expect(page).toContain('ada@example.com');
  const code = /\b\d{6}\b/.exec(page.replace(/<style>.*<\/style>/s, ''))?.[0];
  expect((await call('ConfirmSignUp', { ConfirmationCode: code })).status).toBe(200);
  expect(await written(stack.dynamoDbEndpoint, 'confirmed ada@example.com')).toBe(true);
});

test('the local pages answer to this machine by its own name only', async () => {
  const stack = await start();
  const { port } = new URL(stack.url ?? '');
  const { request } = await import('node:http');
  const status = await new Promise((resolve) => {
    const headers = { host: 'rebound.example' };
    request({ port, host: '127.0.0.1', path: '/_local/inbox', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end();
  });
  expect(status).toBe(421);
});

test('a second start keeps rows, accounts and executions', async () => {
  const dataFolder = join(folder, 'data');
  const first = await start({ dataFolder });
  await startRun(first, 'kept');
  await expect.poll(() => written(first.dynamoDbEndpoint, 'SUCCEEDED kept'), patient).toBe(true);
  await first.stop();
  const second = await start({ dataFolder });
  expect(await written(second.dynamoDbEndpoint, 'worked kept')).toBe(true);
  const machine = second.find('AWS::StepFunctions::StateMachine', 'Runs').id;
  expect(() => second.stateMachines.start(machine, 'kept', '{}')).toThrow(/Already Exists/);
});

test('a data folder in use, and a port in use, each give one sentence and leave nothing running', async () => {
  const dataFolder = join(folder, 'data');
  const first = await start({ dataFolder });
  await expect(start({ dataFolder })).rejects.toThrow(/Another copy is running on the data folder/);
  const port = Number(new URL(first.url ?? '').port);
  await expect(start({ port })).rejects.toThrow(`Port ${port} is in use`);
  await first.stop();
  await start({ dataFolder, port });
});

test('a killed runner leaves no DynamoDB behind, and the next one ends what it had begun', async () => {
  const dataFolder = join(folder, 'data');
  const script = join(folder, 'run.mjs');
  const stackModule = new URL('../../infra/local/stack.ts', import.meta.url).href;
  const options = { assemblyFolder: join(folder, 'assembly'), dataFolder, port: 0, web: null };
  writeFileSync(
    script,
    `import { runLocalStack } from '${stackModule}';
     const { url, dynamoDbEndpoint } = await runLocalStack(${JSON.stringify(options)});
     console.log(JSON.stringify({ url, dynamoDbEndpoint }));`,
  );
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const line = await new Promise<string>((resolve) => child.stdout.setEncoding('utf8').once('data', resolve));
  const killed: { url: string; dynamoDbEndpoint: string } = JSON.parse(line);
  await startRun(killed, 'cut', 1500);
  await expect.poll(() => written(killed.dynamoDbEndpoint, 'begun cut'), patient).toBe(true);
  child.kill('SIGKILL');
  const answers = () =>
    fetch(killed.dynamoDbEndpoint).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, patient).toBe(false);

  const next = await start({ dataFolder });
  expect(await written(next.dynamoDbEndpoint, 'begun cut')).toBe(true);
  await expect.poll(() => written(next.dynamoDbEndpoint, 'SUCCEEDED cut'), patient).toBe(true);
});
