import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
  StateMachineDoesNotExist,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonService, startAwsEndpoint } from '../../infra/local/http/aws-endpoint.ts';
import type { LambdaOutcome } from '../../infra/local/lambda/lambda-environment.ts';
import { openStore, type Store } from '../../infra/local/machine/store.ts';
import {
  createStateMachines,
  type Execution,
  type StateMachines,
} from '../../infra/local/state-machine/state-machine.ts';
import { stepFunctionsService } from '../../infra/local/state-machine/step-functions.ts';

const machineArn = (name: string) => `arn:aws:states:us-east-1:000000000000:stateMachine:${name}`;
const stateMachineArn = machineArn('Sessions');
const functionArn = (name: string) => `arn:aws:lambda:us-east-1:000000000000:function:${name}`;
const task = (name: string, rest: object) => ({ Type: 'Task', Resource: functionArn(name), ...rest });

type Handler = (input: Record<string, unknown>) => Promise<unknown>;

let store: Store;
let emitted: Execution[];
let stops: (() => Promise<void>)[];

beforeEach(() => {
  store = openStore(':memory:');
  emitted = [];
  stops = [];
});

afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  store.close();
});

/** State machines, the first named `Sessions`, with functions that are plain code here. */
function machines(definition: object, functions: Record<string, Handler>, others = {}): StateMachines {
  const created = createStateMachines({
    resources: Object.entries({ Sessions: definition, ...others }).map(([name, each]) => ({
      logicalId: name,
      type: 'AWS::StepFunctions::StateMachine',
      id: machineArn(name),
      attributes: { Name: name },
      properties: { DefinitionString: JSON.stringify(each) },
    })),
    lambda: {
      async invoke(name, payload): Promise<LambdaOutcome> {
        const handler = functions[name.split(':').at(-1) ?? ''];
        try {
          const result = await handler?.(payload as Record<string, unknown>);
          return { payload: JSON.stringify(result ?? null) };
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          return { error: { errorType: error.name, errorMessage: error.message } };
        }
      },
    },
    store,
    emit: (execution) => emitted.push(execution),
  });
  stops.push(() => created.stop());
  return created;
}

async function client(running: StateMachines): Promise<SFNClient> {
  const endpoint = await startAwsEndpoint({ states: jsonService(stepFunctionsService(running)) });
  stops.push(() => endpoint.stop());
  return new SFNClient({
    endpoint: endpoint.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
}

function named(name: string): Error {
  return Object.assign(new Error('as planned'), { name });
}

const once = { StartAt: 'Only', States: { Only: task('only', { End: true }) } };

test('the real SDK starts an execution and sees it succeed', async () => {
  const sdk = await client(machines(once, { only: async ({ id }) => ({ found: id }) }));
  const { executionArn } = await sdk.send(
    new StartExecutionCommand({ stateMachineArn, name: 's1', input: '{"id":7}' }),
  );
  expect(executionArn).toBe('arn:aws:states:us-east-1:000000000000:execution:Sessions:s1');
  const describe = () => sdk.send(new DescribeExecutionCommand({ executionArn }));
  await expect.poll(async () => (await describe()).status).toBe('SUCCEEDED');
  expect(await describe()).toMatchObject({ name: 's1', input: '{"id":7}', output: '{"found":7}' });
  expect((await describe()).stopDate).toBeInstanceOf(Date);
  expect(emitted.map(({ status }) => status)).toEqual(['RUNNING', 'SUCCEEDED']);
});

test('a step that Lambda throttles is retried by the name that Step Functions gives the error', async () => {
  let calls = 0;
  const Retry = [
    {
      ErrorEquals: ['Lambda.TooManyRequestsException'],
      IntervalSeconds: 1,
      MaxAttempts: 3,
      JitterStrategy: 'FULL',
    },
  ];
  const definition = { StartAt: 'Only', States: { Only: task('only', { Retry, End: true }) } };
  const running = machines(definition, {
    async only() {
      calls += 1;
      if (calls === 1) throw named('TooManyRequestsException');
    },
  });
  const { executionArn } = running.start(stateMachineArn, 's1', '{}');
  await expect.poll(() => running.describe(executionArn)?.status).toBe('SUCCEEDED');
  expect(calls).toBe(2);
});

test('a name runs once: the same start again returns the running execution, any other is refused', async () => {
  const release = Promise.withResolvers<void>();
  const sdk = await client(machines(once, { only: () => release.promise }));
  const start = (input: string) =>
    sdk.send(new StartExecutionCommand({ stateMachineArn, name: 's1', input }));
  const first = await start('{"id":7}');
  expect((await start('{"id":7}')).executionArn).toBe(first.executionArn);
  await expect(start('{"id":8}')).rejects.toBeInstanceOf(ExecutionAlreadyExists);
  release.resolve();
  await expect.poll(() => emitted.at(-1)?.status).toBe('SUCCEEDED');
  await expect(start('{"id":7}')).rejects.toBeInstanceOf(ExecutionAlreadyExists);
});

test('an execution can be stopped; an unknown one is not found', async () => {
  const sdk = await client(machines(once, { only: () => new Promise(() => undefined) }));
  const { executionArn } = await sdk.send(new StartExecutionCommand({ stateMachineArn, name: 's1' }));
  await sdk.send(new StopExecutionCommand({ executionArn, error: 'Gone', cause: 'the account was deleted' }));
  expect(emitted.at(-1)).toMatchObject({
    status: 'ABORTED',
    error: 'Gone',
    cause: 'the account was deleted',
  });
  const missing = new DescribeExecutionCommand({ executionArn: `${executionArn}x` });
  await expect(sdk.send(missing)).rejects.toBeInstanceOf(ExecutionDoesNotExist);
});

test('several machines run in parallel, each with its own states and executions', async () => {
  const called: unknown[] = [];
  const running = machines(
    once,
    {
      only: async (input) => called.push(['only', input]),
      remove: async (input) => called.push(['remove', input]),
    },
    { Deletions: { StartAt: 'Only', States: { Only: task('remove', { End: true }) } } },
  );
  const sdk = await client(running);
  const start = (name: string, input: string) =>
    sdk.send(new StartExecutionCommand({ stateMachineArn: machineArn(name), name: 'same', input }));
  const session = await start('Sessions', '{"id":1}');
  const deletion = await start('Deletions', '{"id":2}');
  expect(session.executionArn).not.toBe(deletion.executionArn);
  for (const { executionArn } of [session, deletion]) {
    await expect.poll(() => running.describe(executionArn ?? '')?.status).toBe('SUCCEEDED');
  }
  expect(called.toSorted()).toEqual([
    ['only', { id: 1 }],
    ['remove', { id: 2 }],
  ]);
  await expect(start('Others', '{}')).rejects.toBeInstanceOf(StateMachineDoesNotExist);
});

/** A machine that waits and then calls its function. */
const waiting = (wait: object) => ({
  StartAt: 'Wait',
  States: { Wait: { Type: 'Wait', ...wait, Next: 'Only' }, Only: task('only', { End: true }) },
});

test.each([
  ['Seconds', 1],
  ['SecondsPath', '$.pause'],
  ['TimestampPath', '$.until'],
])('a Wait state delays an execution by its %s', async (field, value) => {
  let calledAt = 0;
  const running = machines(waiting({ [field]: value }), {
    only: async () => {
      calledAt = Date.now();
    },
  });
  const input = { pause: 1, until: new Date(Date.now() + 1000).toISOString() };
  const { executionArn, startDate } = running.start(stateMachineArn, 's1', JSON.stringify(input));
  expect(running.describe(executionArn)?.status).toBe('RUNNING');
  await expect.poll(() => running.describe(executionArn)?.status).toBe('SUCCEEDED');
  expect(calledAt - startDate).toBeGreaterThan(900);
});

test('an execution stopped while it waits does not continue', async () => {
  let called = false;
  const running = machines(waiting({ Seconds: 1 }), {
    only: async () => {
      called = true;
    },
  });
  const sdk = await client(running);
  const { executionArn } = await sdk.send(new StartExecutionCommand({ stateMachineArn, name: 's1' }));
  const { stopDate } = await sdk.send(new StopExecutionCommand({ executionArn }));
  expect(stopDate).toBeInstanceOf(Date);
  const describe = () => sdk.send(new DescribeExecutionCommand({ executionArn }));
  expect((await describe()).status).toBe('ABORTED');
  // Stopping an ended execution again changes nothing.
  await sdk.send(new StopExecutionCommand({ executionArn, error: 'Late' }));
  await new Promise((done) => setTimeout(done, 1200));
  expect(called).toBe(false);
  expect(await describe()).toMatchObject({ status: 'ABORTED', stopDate });
});

test('a failing function is retried by the name of its error, then fails the execution with its cause', async () => {
  let calls = 0;
  const retry = [{ ErrorEquals: ['Busy'], IntervalSeconds: 0, MaxAttempts: 2 }];
  const running = machines(
    { StartAt: 'Only', States: { Only: task('only', { Retry: retry, End: true }) } },
    { only: async () => Promise.reject(named(++calls < 3 ? 'Busy' : 'Broken')) },
  );
  const { executionArn } = running.start(stateMachineArn, 's1', '{}');
  await expect.poll(() => running.describe(executionArn)?.status).toBe('FAILED');
  expect(calls).toBe(3);
  expect(running.describe(executionArn)).toMatchObject({
    error: 'Broken',
    cause: '{"errorType":"Broken","errorMessage":"as planned"}',
  });
  expect(running.transitions(executionArn)).toBe(3);
});

test('a Map over leads: one failure is caught for its item, the rest continue', async () => {
  const seen: unknown[] = [];
  const running = machines(
    {
      StartAt: 'Find',
      States: {
        Find: {
          Type: 'Task',
          Resource: 'arn:aws:states:::lambda:invoke',
          Parameters: { FunctionName: functionArn('find'), 'Payload.$': '$' },
          OutputPath: '$.Payload',
          Next: 'Each',
        },
        Each: {
          Type: 'Map',
          ItemsPath: '$.leads',
          MaxConcurrency: 2,
          ItemSelector: {
            'session.$': '$.session',
            'lead.$': '$$.Map.Item.Value',
            'run.$': '$$.Execution.Name',
          },
          ResultPath: null,
          ItemProcessor: {
            ProcessorConfig: { Mode: 'INLINE' },
            StartAt: 'Enrich',
            States: {
              Enrich: task('enrich', {
                ResultPath: null,
                Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Skip' }],
                Next: 'Validate',
              }),
              Skip: { Type: 'Pass', End: true },
              Validate: task('validate', { End: true }),
            },
          },
          Next: 'Finish',
        },
        Finish: task('finish', { ResultPath: '$', End: true }),
      },
    },
    {
      find: async ({ session }) => ({ session, leads: ['a', 'b', 'c'] }),
      enrich: async ({ lead }) => (lead === 'b' ? Promise.reject(named('SlowSite')) : null),
      validate: async (input) => seen.push(input),
      finish: async (input) => input,
    },
  );
  const { executionArn } = running.start(stateMachineArn, 's1', '{"session":"S"}');
  await expect.poll(() => running.describe(executionArn)?.status).toBe('SUCCEEDED');
  expect(running.describe(executionArn)?.output).toBe('{"session":"S","leads":["a","b","c"]}');
  expect(seen).toEqual([
    { session: 'S', lead: 'a', run: 's1' },
    { session: 'S', lead: 'c', run: 's1' },
  ]);
  expect(running.transitions(executionArn)).toBe(3 + 2 * 3);
});

test('a machine that takes too long is timed out', async () => {
  const running = machines({ ...once, TimeoutSeconds: 0.02 }, { only: () => new Promise(() => undefined) });
  running.start(stateMachineArn, 's1', '{}');
  await expect.poll(() => emitted.at(-1)?.status).toBe('TIMED_OUT');
});

test('an interrupted execution runs again from its first state', async () => {
  const first = machines(once, { only: () => new Promise(() => undefined) });
  const { executionArn } = first.start(stateMachineArn, 's1', '{"id":7}');
  await first.stop();
  const second = machines(once, { only: async ({ id }) => id });
  await expect.poll(() => second.describe(executionArn)).toMatchObject({ status: 'SUCCEEDED', output: '7' });
});

test('unsupported features are refused with the name of the state', () => {
  const state = (changes: object) => ({
    StartAt: 'Odd',
    States: { Odd: { ...task('only', { End: true }), ...changes } },
  });
  expect(() => machines(state({ QueryLanguage: 'JSONata' }), {})).toThrow(/"Odd".*JSONata/);
  expect(() => machines(state({ Assign: {} }), {})).toThrow(/"Odd".*variables/);
  expect(() => machines(waiting({ Seconds: 3_000_000 }), {})).toThrow(/"Wait".*23 days/);
  expect(() => machines(state({ Resource: 'arn:aws:states:::sqs:sendMessage' }), {})).toThrow(/"Odd".*sqs/);
});
