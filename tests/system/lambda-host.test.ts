import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LambdaFunction } from '../../infra/local/lambda/lambda-environment.ts';
import {
  createLambdaHost,
  type LambdaHost,
  type LambdaHostOptions,
} from '../../infra/local/lambda/lambda-host.ts';
import { openStore, type Store } from '../../infra/local/machine/store.ts';

let folder: string;
let store: Store;
let hosts: LambdaHost[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lambda-'));
  store = openStore(':memory:');
  hosts = [];
});

afterEach(async () => {
  await Promise.all(hosts.map((host) => host.stop()));
  store.close();
  rmSync(folder, { recursive: true });
});

function written(code: string, changes: Partial<LambdaFunction> = {}): LambdaFunction {
  const logicalId = changes.logicalId ?? 'Greeter';
  const place = join(folder, logicalId);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'index.mjs'), code);
  return {
    logicalId,
    name: `stack-${logicalId}`,
    arn: `arn:aws:lambda:us-east-1:000000000000:function:stack-${logicalId}`,
    folder: place,
    handlerName: 'index.handler',
    memoryMb: 128,
    timeoutMs: 5000,
    retries: 2,
    environment: {},
    ...changes,
  };
}

function host(functions: LambdaFunction[], options: Partial<LambdaHostOptions> = {}): LambdaHost {
  const created = createLambdaHost({
    functions,
    store,
    logFolder: join(folder, 'logs'),
    retryDelaysMs: [0],
    ...options,
  });
  hosts.push(created);
  return created;
}

function result(outcome: Awaited<ReturnType<LambdaHost['invoke']>>): unknown {
  if ('error' in outcome) throw new Error(`${outcome.error.errorType}: ${outcome.error.errorMessage}`);
  return JSON.parse(outcome.payload);
}

test('a function is invoked by logical id, name or ARN', async () => {
  const lambda = host([written('export const handler = async (event) => ({ hello: event.name });')]);
  for (const name of [
    'Greeter',
    'stack-Greeter',
    'arn:aws:lambda:us-east-1:000000000000:function:stack-Greeter',
  ]) {
    expect(result(await lambda.invoke(name, { name: 'Ada' }))).toEqual({ hello: 'Ada' });
  }
  await expect(lambda.invoke('Nobody', {})).rejects.toThrow('"Nobody"');
});

test('it sees its own environment only', async () => {
  const code = 'export const handler = async () => process.env;';
  const lambda = host([written(code, { environment: { TABLE: 'rows' } })]);
  expect(result(await lambda.invoke('Greeter', {}))).toEqual({ TABLE: 'rows' });
});

test('module variables last between events, and events that overlap share them', async () => {
  const code = `let calls = 0;
    export const handler = async (ms) => { calls++; await new Promise((done) => setTimeout(done, ms)); return calls; };`;
  const lambda = host([written(code)]);
  const together = await Promise.all([lambda.invoke('Greeter', 200), lambda.invoke('Greeter', 200)]);
  expect(together.map(result)).toEqual([2, 2]);
  expect(result(await lambda.invoke('Greeter', 0))).toBe(3);
});

test('one environment handles 32 events at once, and the next one takes what is beyond', async () => {
  const code = `const id = Math.random();
    export const handler = async (ms) => { await new Promise((done) => setTimeout(done, ms)); return id; };`;
  const lambda = host([written(code)]);
  const answers = await Promise.all(Array.from({ length: 33 }, () => lambda.invoke('Greeter', 200)));
  const [first, ...others] = Map.groupBy(answers.map(result), (id) => id).values();
  expect([first?.length, others.length]).toEqual([32, 1]);
});

test('each answer goes to its own event', async () => {
  const code = `export const handler = async (ms) => {
    await new Promise((done) => setTimeout(done, ms));
    if (ms > 100) throw new Error(String(ms));
    return ms;
  };`;
  const lambda = host([written(code)]);
  const answers = await Promise.all([150, 50, 20].map((ms) => lambda.invoke('Greeter', ms)));
  expect(answers).toMatchObject([{ error: { errorMessage: '150' } }, { payload: '50' }, { payload: '20' }]);
});

test('no more environments than allowed run at once, over all functions', async () => {
  const code = `export const handler = async () => { await new Promise((done) => setTimeout(done, 100)); return 1; };`;
  const functions = [written(code), written(code, { logicalId: 'Other' })];
  const lambda = host(functions, { concurrency: 1 });
  const started = Date.now();
  const all = ['Greeter', 'Other', 'Greeter'].map((name) => lambda.invoke(name, {}));
  expect((await Promise.all(all)).map(result)).toEqual([1, 1, 1]);
  expect(Date.now() - started).toBeGreaterThanOrEqual(200);
});

const slow = `export const handler = async ({ ms }) => {
  await new Promise((done) => setTimeout(done, ms));
  return 'done';
};`;

test('a call beyond the quota is throttled, and one after it is not', async () => {
  const lambda = host([written(slow)], { quota: 1 });
  const first = lambda.invoke('Greeter', { ms: 300 });
  expect(await lambda.invoke('Greeter', { ms: 0 })).toMatchObject({
    error: { errorType: 'TooManyRequestsException' },
  });
  expect(result(await first)).toBe('done');
  expect(result(await lambda.invoke('Greeter', { ms: 0 }))).toBe('done');
});

test('an accepted event waits for capacity, which is not counted as an attempt', async () => {
  const letters: unknown[] = [];
  const lambda = host([written(slow, { retries: 0 })], {
    quota: 1,
    deadLetter: (letter) => letters.push(letter),
  });
  const first = lambda.invoke('Greeter', { ms: 1500 });
  lambda.invokeEvent('Greeter', { ms: 0 });
  await Promise.all([first, lambda.settled()]);
  expect(letters).toEqual([]);
});

test('a thrown error is answered with its name and message', async () => {
  const code = `export const handler = async () => {
    throw Object.assign(new Error('the site is slow'), { name: 'SlowSite' }); };`;
  const outcome = await host([written(code)]).invoke('Greeter', {});
  expect(outcome).toMatchObject({ error: { errorType: 'SlowSite', errorMessage: 'the site is slow' } });
});

test('an event that takes too long is ended, and the next one starts afresh', async () => {
  const code = `let calls = 0;
    export const handler = async (hang) => { calls++; while (hang); return calls; };`;
  const lambda = host([written(code, { timeoutMs: 100 })]);
  expect(await lambda.invoke('Greeter', true)).toMatchObject({
    error: {
      errorType: 'Sandbox.Timedout',
      errorMessage: expect.stringMatching(/timed out after 0\.10 seconds/),
    },
  });
  expect(result(await lambda.invoke('Greeter', false))).toBe(1);
});

test('an event that takes too long does not end others that overlap with it, and nothing follows it', async () => {
  const code = `let calls = 0;
    export const handler = async (ms) => { calls++; await new Promise((done) => setTimeout(done, ms)); return calls; };`;
  const lambda = host([written(code, { timeoutMs: 2000 })]);
  await lambda.invoke('Greeter', 0);
  const late = lambda.invoke('Greeter', 9000);
  await new Promise((done) => setTimeout(done, 1000));
  // Ends after the other timed out, and long before it would itself.
  const inTime = lambda.invoke('Greeter', 1200);
  expect(await late).toMatchObject({ error: { errorType: 'Sandbox.Timedout' } });
  expect(result(await lambda.invoke('Greeter', 0))).toBe(1);
  expect(result(await inTime)).toBe(3);
});

test('an exit ends all events of its environment with an error', async () => {
  const code = `export const handler = async (ms) => {
    await new Promise((done) => setTimeout(done, ms));
    process.exit(3);
  };`;
  const lambda = host([written(code)]);
  const answers = await Promise.all([lambda.invoke('Greeter', 100), lambda.invoke('Greeter', 4000)]);
  expect(answers).toMatchObject(Array(2).fill({ error: { errorType: 'Runtime.ExitError' } }));
});

test('a function that cannot be loaded, or exits, answers with an error', async () => {
  const broken = written("import './nowhere.mjs';", { logicalId: 'Broken' });
  const leaving = written('export const handler = async () => process.exit(3);', { logicalId: 'Leaving' });
  const lambda = host([broken, leaving]);
  expect(await lambda.invoke('Broken', {})).toMatchObject({
    error: { errorMessage: expect.stringContaining('nowhere') },
  });
  expect(await lambda.invoke('Leaving', {})).toMatchObject({
    error: { errorType: 'Runtime.ExitError', errorMessage: expect.stringContaining('exit status 3') },
  });
});

test('what it prints is in its log file', async () => {
  const lambda = host([written("export const handler = async () => console.log('seen');")]);
  expect(result(await lambda.invoke('Greeter', {}))).toBe(null);
  await expect.poll(() => readFileSync(join(folder, 'logs', 'stack-Greeter.log'), 'utf8')).toContain('seen');
});

test('an accepted event is tried three times, then passed to the dead-letter hook', async () => {
  const dead: unknown[] = [];
  const file = join(folder, 'tries');
  const code = `import { appendFileSync } from 'node:fs';
    export const handler = async () => { appendFileSync(${JSON.stringify(file)}, 'x'); throw new Error('no'); };`;
  const lambda = host([written(code)], {
    deadLetter: ({ target, payload, attempts }) => dead.push([target.logicalId, payload, attempts]),
  });
  lambda.invokeEvent('Greeter', { id: 7 });
  await lambda.settled();
  expect(readFileSync(file, 'utf8')).toBe('xxx');
  expect(dead).toEqual([['Greeter', { id: 7 }, 3]]);
});

test('an event interrupted by a stop is handled after the restart', async () => {
  const file = join(folder, 'done');
  const hanging = written('export const handler = () => new Promise(() => {});');
  const first = host([hanging]);
  first.invokeEvent('Greeter', { id: 7 });
  await first.stop();
  const code = `import { writeFileSync } from 'node:fs';
    export const handler = async (event) => writeFileSync(${JSON.stringify(file)}, JSON.stringify(event));`;
  await host([written(code)]).settled();
  expect(readFileSync(file, 'utf8')).toBe('{"id":7}');
});
