import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  GetScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
  UpdateScheduleCommand,
  ValidationException,
} from '@aws-sdk/client-scheduler';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScheduler } from '../../infra/local/events/scheduler.ts';
import { startAwsEndpoint } from '../../infra/local/http/aws-endpoint.ts';
import { openStore, type Store } from '../../infra/local/machine/store.ts';
import { clientSettings } from './aws-client.ts';

const place = { account: '000000000000', region: 'us-east-1', stackName: 'shop' };
const noon = Date.UTC(2026, 2, 4, 12);
const remind = {
  logicalId: 'Remind',
  name: 'remind',
  arn: 'arn:aws:lambda:us-east-1:000000000000:function:remind',
  folder: '',
  handlerName: 'index.handler',
  memoryMb: 128,
  timeoutMs: 1000,
  retries: 2,
  environment: {},
};

let store: Store;
let stops: (() => unknown)[];

beforeEach(() => {
  store = openStore(':memory:');
  stops = [];
  vi.useFakeTimers({ now: noon, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops.reverse()) await stop();
  store.close();
});

/**
 * Schedules used with the real SDK, and the events they fired. A second start continues from what the first stored.
 */
async function start() {
  const fired: unknown[] = [];
  const scheduler = startScheduler({
    store,
    place,
    functions: [remind],
    lambda: { invokeEvent: (name, payload) => fired.push([name, payload]) },
  });
  const endpoint = await startAwsEndpoint({ scheduler: scheduler.service });
  // The SDK would treat a stopped clock as a wrong one, and wait before it retries.
  const sdk = new SchedulerClient({ ...clientSettings(endpoint.url), maxAttempts: 1 });
  stops.push(
    () => scheduler.stop(),
    () => endpoint.stop(),
    () => sdk.destroy(),
  );
  const Name = 'reminder';
  return {
    sdk,
    fired,
    stop: () => scheduler.stop(),
    create: (ScheduleExpression: string, more: Partial<CreateScheduleCommandInput> = {}) =>
      sdk.send(
        new CreateScheduleCommand({
          Name,
          ScheduleExpression,
          FlexibleTimeWindow: { Mode: 'OFF' },
          Target: { Arn: remind.arn, RoleArn: 'arn:aws:iam::000000000000:role/any', Input: '{"lead":"l1"}' },
          ...more,
        }),
      ),
    get: () => sdk.send(new GetScheduleCommand({ Name })),
    remove: () => sdk.send(new DeleteScheduleCommand({ Name })),
  };
}

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

test('a schedule fires once at its time, and stays or goes as it says', async () => {
  const { create, fired, get } = await start();
  await create('at(2026-03-04T12:05:00)', { ActionAfterCompletion: 'DELETE' });
  expect(await get()).toMatchObject({ ScheduleExpression: 'at(2026-03-04T12:05:00)', State: 'ENABLED' });
  minutes(4);
  expect(fired).toEqual([]);
  minutes(1);
  expect(fired).toEqual([[remind.arn, { lead: 'l1' }]]);
  await expect(get()).rejects.toBeInstanceOf(ResourceNotFoundException);

  await create('at(2026-03-04T12:06:00)');
  minutes(600);
  expect(fired).toHaveLength(2);
  expect(await get()).toMatchObject({ ActionAfterCompletion: 'NONE' });
});

test('a rate fires again and again until it is deleted', async () => {
  const { create, fired, remove } = await start();
  await create('rate(2 minutes)');
  minutes(5);
  expect(fired).toHaveLength(2);
  await remove();
  minutes(60);
  expect(fired).toHaveLength(2);
  await expect(remove()).rejects.toBeInstanceOf(ResourceNotFoundException);
});

test('what became due while nothing ran fires once at the next start, and what is due later at its time', async () => {
  const first = await start();
  await first.create('at(2026-03-04T12:05:00)', { Name: 'missed' });
  await first.create('rate(10 minutes)', { Name: 'often' });
  await first.create('at(2026-03-04T13:30:00)', { Name: 'later' });
  first.stop();
  minutes(60);
  expect(first.fired).toEqual([]);
  const second = await start();
  minutes(1);
  expect(second.fired).toHaveLength(2);
  second.stop();
  const third = await start();
  minutes(5);
  expect(third.fired).toEqual([]);
  minutes(30);
  expect(third.fired.length).toBe(4);
});

test('an event without an input says when and by which schedule; an input may contain placeholders for them', async () => {
  const { create, fired } = await start();
  const RoleArn = 'arn:aws:iam::000000000000:role/any';
  const ScheduleArn = 'arn:aws:scheduler:us-east-1:000000000000:schedule/default/plain';
  expect(
    await create('at(2026-03-04T12:01:00)', { Name: 'plain', Target: { Arn: remind.arn, RoleArn } }),
  ).toMatchObject({ ScheduleArn });
  const Input = '{"at":"<aws.scheduler.scheduled-time>"}';
  await create('at(2026-03-04T12:02:00)', { Name: 'filled', Target: { Arn: remind.arn, RoleArn, Input } });
  minutes(3);
  expect(fired).toMatchObject([
    [remind.arn, { source: 'aws.scheduler', time: '2026-03-04T12:01:00Z', resources: [ScheduleArn] }],
    [remind.arn, { at: '2026-03-04T12:02:00Z' }],
  ]);
});

test('a disabled schedule exists but does not fire', async () => {
  const { create, fired, get } = await start();
  await create('rate(1 minute)', { State: 'DISABLED' });
  minutes(10);
  expect(fired).toEqual([]);
  expect(await get()).toMatchObject({ State: 'DISABLED' });
});

test('a name is used once; the same request again returns the same schedule', async () => {
  const { create } = await start();
  await create('rate(1 hour)', { ClientToken: 'one' });
  await create('rate(1 hour)', { ClientToken: 'one' });
  await expect(create('rate(1 hour)', { ClientToken: 'two' })).rejects.toBeInstanceOf(ConflictException);
});

test.each<[string, string, Partial<CreateScheduleCommandInput>]>([
  ['an expression that is none', 'sometimes', {}],
  ['a time that is none', 'at(2026-13-04T12:00:00)', {}],
  ['a time zone', 'rate(1 hour)', { ScheduleExpressionTimezone: 'Europe/Paris' }],
  ['a group', 'rate(1 hour)', { GroupName: 'mine' }],
  [
    'a target that is no function',
    'rate(1 hour)',
    { Target: { Arn: 'arn:aws:sqs:us-east-1:0:q', RoleArn: 'r' } },
  ],
  ['an input that is no JSON', 'rate(1 hour)', { Target: { Arn: remind.arn, RoleArn: 'r', Input: 'lead' } }],
])('%s is refused', async (_, expression, more) => {
  const { create } = await start();
  await expect(create(expression, more)).rejects.toBeInstanceOf(ValidationException);
});

test('what the local Scheduler does not support is refused by name', async () => {
  const { sdk } = await start();
  const update = new UpdateScheduleCommand({
    Name: 'reminder',
    ScheduleExpression: 'rate(1 hour)',
    FlexibleTimeWindow: { Mode: 'OFF' },
    Target: { Arn: remind.arn, RoleArn: 'r' },
  });
  await expect(sdk.send(update)).rejects.toThrow('PUT /schedules/reminder');
});
