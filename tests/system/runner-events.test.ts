import { afterEach, expect, test, vi } from 'vitest';
import { createEventBus, type EventBus } from '../../infra/local/events/events.ts';
import { readSchedule } from '../../infra/local/events/schedule.ts';

const place = { account: '000000000000', region: 'us-east-1', stackName: 'shop' };
const target = 'arn:aws:lambda:us-east-1:000000000000:function:sweep';
const buses: EventBus[] = [];

afterEach(() => {
  for (const bus of buses.splice(0)) bus.stop();
  vi.useRealTimers();
});

function bus(properties: Record<string, unknown>, targets: object[] = [{ Arn: target }]) {
  const received: unknown[] = [];
  const created = createEventBus({
    place,
    lambda: { invokeEvent: (_name, payload) => received.push(payload) },
    resources: [
      {
        logicalId: 'Rule',
        type: 'AWS::Events::Rule',
        id: 'shop-Rule',
        attributes: { Arn: 'arn:rule' },
        properties: { ...properties, Targets: targets },
      },
    ],
  });
  buses.push(created);
  return { bus: created, received };
}

function ended(status: string) {
  return {
    source: 'aws.states',
    detailType: 'Step Functions Execution Status Change',
    detail: { status, name: 's1', stateMachineArn: 'arn:machine' },
  };
}

test('a rule delivers the events that match its pattern', () => {
  const pattern = {
    source: ['aws.states'],
    detail: { status: ['FAILED', 'ABORTED'], stateMachineArn: [{ prefix: 'arn:' }] },
  };
  const { bus: events, received } = bus({ EventPattern: pattern });
  events.put(ended('SUCCEEDED'));
  events.put(ended('FAILED'));
  events.put({ ...ended('FAILED'), source: 'aws.lambda' });
  expect(received).toMatchObject([
    { version: '0', source: 'aws.states', region: 'us-east-1', detail: { status: 'FAILED', name: 's1' } },
  ]);
});

test('a target may get a fixed input, a part of the event, or a text made from it', () => {
  const { bus: events, received } = bus({ EventPattern: { source: ['aws.states'] } }, [
    { Arn: target, Input: '{"fixed":true}' },
    { Arn: target, InputPath: '$.detail.name' },
    {
      Arn: target,
      InputTransformer: {
        InputPathsMap: { who: '$.detail.name', all: '$.detail' },
        InputTemplate: '{"text":"session <who>","who":<who>,"status":<all>}',
      },
    },
  ]);
  events.put(ended('FAILED'));
  expect(received).toEqual([
    { fixed: true },
    's1',
    {
      text: 'session s1',
      who: 's1',
      status: { status: 'FAILED', name: 's1', stateMachineArn: 'arn:machine' },
    },
  ]);
});

test('a schedule fires at its rate, and at once when triggered', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  const { bus: events, received } = bus({ ScheduleExpression: 'rate(2 minutes)' });
  vi.advanceTimersByTime(5 * 60_000);
  expect(received).toHaveLength(2);
  expect(received[0]).toMatchObject({ 'detail-type': 'Scheduled Event', time: '2026-01-01T00:02:00Z' });
  events.fire('Rule');
  expect(received).toHaveLength(3);
});

test('a disabled rule never fires', () => {
  vi.useFakeTimers();
  const { received } = bus({ ScheduleExpression: 'rate(1 minute)', State: 'DISABLED' });
  vi.advanceTimersByTime(180_000);
  expect(received).toEqual([]);
});

test.each([
  ['rate(1 hour)', '2026-03-10T10:17:30Z', '2026-03-10T11:17:30.000Z'],
  ['cron(0 3 * * ? *)', '2026-03-10T10:17:30Z', '2026-03-11T03:00:00.000Z'],
  ['cron(0/15 * * * ? *)', '2026-03-10T10:17:30Z', '2026-03-10T10:30:00.000Z'],
  ['cron(0 9 ? * MON-FRI *)', '2026-03-13T10:00:00Z', '2026-03-16T09:00:00.000Z'],
])('%s after %s comes at %s', (expression, after, expected) => {
  expect(readSchedule(expression)(new Date(after)).toISOString()).toBe(expected);
});

test('unknown features are refused by name', () => {
  expect(() => bus({ EventPattern: { source: [{ cidr: '10.0.0.0/8' }] } })).toThrow(/"Rule".*cidr/);
  expect(() => bus({ ScheduleExpression: 'rate(soon)' })).toThrow('rate(soon)');
  expect(() => bus({ EventPattern: {} }, [{ Arn: 'arn:aws:sqs:us-east-1:0:queue' }])).toThrow(/"Rule".*sqs/);
});
