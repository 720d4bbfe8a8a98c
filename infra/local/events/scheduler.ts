import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError, type AwsService, readJson, unknownOperation } from '../http/aws-endpoint.ts';
import { jsonResponse } from '../http/http-message.ts';
import type { LambdaFunction } from '../lambda/lambda-environment.ts';
import type { LambdaHost } from '../lambda/lambda-host.ts';
import { type Alarm, setAlarm } from '../machine/alarm.ts';
import { StartError } from '../machine/start-error.ts';
import type { Store } from '../machine/store.ts';
import type { Place } from '../template/assembly.ts';
import { readSchedule } from './schedule.ts';

const collection = 'schedules';
const group = 'default';

const scheduleInput = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.literal('UTC', { error: 'the local Scheduler knows UTC alone' }).optional(),
  FlexibleTimeWindow: z.looseObject({ Mode: z.enum(['OFF', 'FLEXIBLE']) }),
  Target: z.looseObject({ Arn: z.string(), RoleArn: z.string(), Input: z.string().optional() }),
  ActionAfterCompletion: z.enum(['NONE', 'DELETE']).default('NONE'),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Description: z.string().optional(),
  GroupName: z.literal(group, { error: 'the local Scheduler has the default group alone' }).default(group),
  ClientToken: z.string().optional(),
  StartDate: z.undefined({ error: 'the local Scheduler has no start dates' }).optional(),
  EndDate: z.undefined({ error: 'the local Scheduler has no end dates' }).optional(),
  KmsKeyArn: z.undefined({ error: 'the local Scheduler encrypts nothing' }).optional(),
});
const storedSchedule = z.object({
  name: z.string(),
  input: scheduleInput,
  createdAt: z.number(),
  /** When it fires next, in milliseconds since 1970; null for never. */
  nextAt: z.number().nullable(),
});
type Schedule = z.infer<typeof storedSchedule>;

/** The schedules that functions create. */
export interface Scheduler {
  service: AwsService;
  stop(): void;
}

/**
 * EventBridge Scheduler's CreateSchedule, GetSchedule and DeleteSchedule. Targets are functions, invoked
 * asynchronously. Schedules are stored with the time when they are next due: those that became due while the runner
 * was stopped fire once at its start, and a time in the past fires at once.
 * @see https://docs.aws.amazon.com/scheduler/latest/APIReference/API_CreateSchedule.html
 */
export function startScheduler(options: {
  store: Store;
  place: Place;
  functions: LambdaFunction[];
  lambda: Pick<LambdaHost, 'invokeEvent'>;
}): Scheduler {
  const { store, place, functions, lambda } = options;
  const alarms = new Map<string, Alarm>();

  function arnOf(name: string): string {
    return `arn:aws:scheduler:${place.region}:${place.account}:schedule/${group}/${name}`;
  }

  function find(name: string): Schedule | undefined {
    const record = store.get(collection, name);
    return record === undefined ? undefined : storedSchedule.parse(record);
  }

  function arm(schedule: Schedule) {
    alarms.get(schedule.name)?.clear();
    if (schedule.nextAt === null || schedule.input.State === 'DISABLED') return;
    alarms.set(
      schedule.name,
      setAlarm(new Date(schedule.nextAt), () => fire(schedule)),
    );
  }

  function fire(schedule: Schedule) {
    const { name, input, nextAt } = schedule;
    const next = { ...schedule, nextAt: timeAfter(input.ScheduleExpression, new Date(), true) };
    // The event and the next due time are stored together, so that no event is lost or duplicated.
    store.transaction(() => {
      lambda.invokeEvent(input.Target.Arn, payloadOf(schedule, new Date(nextAt ?? Date.now())));
      if (next.nextAt === null && input.ActionAfterCompletion === 'DELETE') store.delete(collection, name);
      else store.put(collection, name, next);
    });
    arm(next);
  }

  function payloadOf({ name, input }: Schedule, due: Date): unknown {
    const id = randomUUID();
    const time = `${due.toISOString().slice(0, 19)}Z`;
    if (input.Target.Input === undefined) {
      return {
        version: '0',
        id,
        'detail-type': 'Scheduled Event',
        source: 'aws.scheduler',
        account: place.account,
        time,
        region: place.region,
        resources: [arnOf(name)],
        detail: '{}',
      };
    }
    return JSON.parse(
      input.Target.Input.replaceAll('<aws.scheduler.schedule-arn>', arnOf(name))
        .replaceAll('<aws.scheduler.scheduled-time>', time)
        .replaceAll('<aws.scheduler.execution-id>', id)
        .replaceAll('<aws.scheduler.attempt-number>', '1'),
    );
  }

  function create(name: string, body: unknown) {
    const parsed = scheduleInput.safeParse(body);
    if (!parsed.success) throw new AwsError('ValidationException', z.prettifyError(parsed.error));
    const input = parsed.data;
    if (!/^[\w.-]{1,64}$/.test(name)) throw new AwsError('ValidationException', `"${name}" is no name.`);
    const before = find(name);
    if (before && (before.input.ClientToken ?? '') !== (input.ClientToken ?? randomUUID())) {
      throw new AwsError('ConflictException', `Schedule ${name} already exists.`, 409);
    }
    if (!functions.some(({ arn }) => arn === input.Target.Arn)) {
      throw new AwsError(
        'ValidationException',
        `The target ${input.Target.Arn} is no function of the template.`,
      );
    }
    assertJson(input.Target.Input);
    if (!before) {
      const now = new Date();
      const nextAt = timeAfter(input.ScheduleExpression, now, false);
      const schedule: Schedule = { name, input, createdAt: now.getTime(), nextAt };
      store.put(collection, name, schedule);
      arm(schedule);
    }
    return jsonResponse(200, { ScheduleArn: arnOf(name) });
  }

  function existing(name: string): Schedule {
    const schedule = find(name);
    if (!schedule) throw new AwsError('ResourceNotFoundException', `Schedule ${name} does not exist.`, 404);
    return schedule;
  }

  function describe(name: string) {
    const { input, createdAt } = existing(name);
    const { ClientToken: _, ...rest } = input;
    return jsonResponse(200, { ...rest, Name: name, Arn: arnOf(name), CreationDate: createdAt / 1000 });
  }

  function remove(name: string) {
    existing(name);
    alarms.get(name)?.clear();
    store.delete(collection, name);
    return jsonResponse(200, {});
  }

  for (const { value } of store.list(collection)) arm(storedSchedule.parse(value));

  return {
    async service(request) {
      const [, path, name = ''] = request.path.split('/');
      const operation = path === 'schedules' ? request.method : '';
      if (operation === 'POST') return create(decodeURIComponent(name), readJson(request));
      if (operation === 'GET') return describe(decodeURIComponent(name));
      if (operation === 'DELETE') return remove(decodeURIComponent(name));
      throw unknownOperation(`${request.method} ${request.path}`);
    },
    stop() {
      for (const alarm of alarms.values()) alarm.clear();
    },
  };
}

/** When an expression is next due, in milliseconds since 1970; null if it fires once and has `fired`. */
function timeAfter(expression: string, after: Date, fired: boolean): number | null {
  const once = /^at\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\)$/.exec(expression);
  if (once) {
    const time = Date.parse(`${once[1]}Z`);
    if (Number.isNaN(time)) throw new AwsError('ValidationException', `${expression} is no time.`);
    return fired ? null : time;
  }
  try {
    return readSchedule(expression)(after).getTime();
  } catch (error) {
    if (error instanceof StartError) throw new AwsError('ValidationException', error.message);
    throw error;
  }
}

function assertJson(text: string | undefined) {
  try {
    JSON.parse(text ?? 'null');
  } catch {
    throw new AwsError('ValidationException', 'The input of a function is JSON.');
  }
}
