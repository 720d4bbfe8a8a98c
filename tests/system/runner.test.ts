import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LocalStack, runLocalStack } from '../../infra/local/stack.ts';
import { portForTheApp } from '../browser/free-ports.ts';
import { clientSettings } from './aws-client.ts';
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
  const client = new DynamoDBClient(clientSettings(endpoint));
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

const patient = { timeout: 60_000, interval: 20 };

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
      body: JSON.stringify({ ClientId: client, Username: 'ada', ...body }),
    });
  const attributes = [{ Name: 'email', Value: 'ada@example.com' }];
  expect((await call('SignUp', { Password: 'abcdef', UserAttributes: attributes })).status).toBe(200);
  const page = await (await fetch(address(stack, '/_local/inbox'))).text();
  expect(page).toContain('ada@example.com');
  const code = /\b\d{6}\b/.exec(page.replace(/<style>.*<\/style>/s, ''))?.[0];
  expect((await call('ConfirmSignUp', { ConfirmationCode: code })).status).toBe(200);
  expect(await written(stack.dynamoDbEndpoint, 'confirmed ada@example.com')).toBe(true);
});

test('a function finds bucket, queue, mail and secret of the template by the real SDK', async () => {
  const stack = await start();
  const outcome = await stack.lambda.invoke('Export', { to: 'ada@example.com' });
  expect(outcome).toEqual({ payload: 'null' });
  const link = stack.inbox.list().find(({ subject }) => subject === 'Your export')?.text ?? '';
  expect(await (await fetch(link)).text()).toMatch(/^\w{32}$/);
  await expect.poll(() => written(stack.dynamoDbEndpoint, 'handled ada@example.com'), patient).toBe(true);
});

test('admin calls are answered if they are signed, and never otherwise', async () => {
  const stack = await start();
  const ClientId = stack.find('AWS::Cognito::UserPoolClient', 'Client').id;
  const Username = 'ada';
  const account = { UserPoolId: stack.find('AWS::Cognito::UserPool', 'Pool').id, Username };
  const fromBrowser = async (operation: string, body: object) => {
    const response = await fetch(address(stack, '/cognito-idp/'), {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const UserAttributes = [{ Name: 'email', Value: 'ada@example.com' }];
  const { UserSub } = await fromBrowser('SignUp', {
    ClientId,
    Username,
    Password: 'abcdef',
    UserAttributes,
  });

  const sdk = new CognitoIdentityProviderClient(clientSettings(stack.awsEndpoint));
  const asked = { UserPoolId: account.UserPoolId, Filter: `sub = "${UserSub}"` };
  const list = async () => (await sdk.send(new ListUsersCommand(asked))).Users;
  expect(await list()).toMatchObject([{ Username, Enabled: true, UserStatus: 'UNCONFIRMED' }]);
  expect(await fromBrowser('AdminDeleteUser', account)).toMatchObject({
    __type: 'UnknownOperationException',
  });
  await sdk.send(new AdminUserGlobalSignOutCommand(account));
  await sdk.send(new AdminDeleteUserCommand(account));
  expect(await list()).toEqual([]);
  await expect(sdk.send(new AdminDeleteUserCommand(account))).rejects.toBeInstanceOf(UserNotFoundException);
  sdk.destroy();
});

test("the local pages only answer to this machine's own name", async () => {
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

test('a data folder in use, and a port in use, each print one sentence and leave nothing running', async () => {
  const dataFolder = join(folder, 'data');
  // One that the system assigned could be another's as soon as it is free.
  const port = await portForTheApp();
  const first = await start({ dataFolder, port });
  await expect(start({ dataFolder })).rejects.toThrow(/Another copy is running on the data folder/);
  await expect(start({ port })).rejects.toThrow(`Port ${port} is in use`);
  await first.stop();
  await start({ dataFolder, port });
});

/** A stack in a separate process, for tests that kill it. */
async function startKillable(dataFolder: string) {
  const script = join(folder, 'run.mjs');
  const stackModule = new URL('../../infra/local/stack.ts', import.meta.url).href;
  const options = { assemblyFolder: join(folder, 'assembly'), dataFolder, port: 0, web: null };
  writeFileSync(
    script,
    `import { runLocalStack } from '${stackModule}';
     const { url, dynamoDbEndpoint, awsEndpoint, queues } = await runLocalStack(${JSON.stringify(options)});
     const [queueUrl] = [...queues.values()].map(({ settings }) => settings.url);
     console.log(JSON.stringify({ url, dynamoDbEndpoint, awsEndpoint, queueUrl }));`,
  );
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const line = await new Promise<string>((resolve) => child.stdout.setEncoding('utf8').once('data', resolve));
  const running: Record<'url' | 'dynamoDbEndpoint' | 'awsEndpoint' | 'queueUrl', string> = JSON.parse(line);
  return {
    ...running,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('a killed runner leaves no DynamoDB behind, and the next one completes its work', async () => {
  const dataFolder = join(folder, 'data');
  const killed = await startKillable(dataFolder);
  await startRun(killed, 'cut', 1500);
  await expect.poll(() => written(killed.dynamoDbEndpoint, 'begun cut'), patient).toBe(true);
  await killed.kill();
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

test('what a killed runner had in its queue, received or not, is handled by the next one', async () => {
  const dataFolder = join(folder, 'data');
  const killed = await startKillable(dataFolder);
  const sdk = new SQSClient(clientSettings(killed.awsEndpoint));
  const send = (MessageBody: string, DelaySeconds?: number) =>
    sdk.send(new SendMessageCommand({ QueueUrl: killed.queueUrl, MessageBody, DelaySeconds }));
  await send('slow one');
  await send('later one', 3);
  await expect.poll(() => written(killed.dynamoDbEndpoint, 'begun slow one'), patient).toBe(true);
  await killed.kill();
  sdk.destroy();

  const next = await start({ dataFolder });
  expect(await written(next.dynamoDbEndpoint, 'handled slow one')).toBe(false);
  for (const row of ['handled later one', 'handled slow one']) {
    await expect
      .poll(() => written(next.dynamoDbEndpoint, row), { timeout: 60_000, interval: 100 })
      .toBe(true);
  }
});
