import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { LambdaHost } from '../lambda/lambda-host.ts';
import { type Alarm, setAlarm } from '../machine/alarm.ts';
import { StartError } from '../machine/start-error.ts';
import type { Place } from '../template/assembly.ts';
import type { Resource } from '../template/template.ts';
import { eventMatcher } from './event-pattern.ts';
import { readSchedule } from './schedule.ts';

/** An event as EventBridge delivers it. */
interface BusEvent {
  version: '0';
  id: string;
  'detail-type': string;
  source: string;
  account: string;
  time: string;
  region: string;
  resources: string[];
  detail: unknown;
}

/** The default event bus with the rules of the template. */
export interface EventBus {
  put(event: { source: string; detailType: string; detail: unknown; resources?: string[] }): void;
  /** Runs a scheduled rule now, given by its logical id. */
  fire(ruleLogicalId: string): void;
  stop(): void;
}

const targetSchema = z.looseObject({
  Arn: z.string(),
  Input: z.string().optional(),
  InputPath: z.string().optional(),
  InputTransformer: z
    .looseObject({ InputPathsMap: z.record(z.string(), z.string()).optional(), InputTemplate: z.string() })
    .optional(),
});
const ruleSchema = z.looseObject({
  State: z.string().optional(),
  EventPattern: z.record(z.string(), z.unknown()).optional(),
  ScheduleExpression: z.string().optional(),
  Targets: z.array(targetSchema).default([]),
});

/** Starts the rules of the template. Their targets are Lambda functions, invoked asynchronously. */
export function createEventBus(options: {
  resources: Resource[];
  place: Place;
  lambda: Pick<LambdaHost, 'invokeEvent'>;
}): EventBus {
  const { place, lambda } = options;
  const alarms = new Map<string, Alarm>();
  const schedules = new Map<string, () => void>();
  const listeners: ((event: BusEvent) => void)[] = [];

  function busEvent(source: string, detailType: string, detail: unknown, resources: string[]): BusEvent {
    return {
      version: '0',
      id: randomUUID(),
      'detail-type': detailType,
      source,
      account: place.account,
      time: `${new Date().toISOString().slice(0, 19)}Z`,
      region: place.region,
      resources,
      detail,
    };
  }

  for (const resource of options.resources) {
    if (resource.type !== 'AWS::Events::Rule') continue;
    const { logicalId, attributes } = resource;
    const rule = ruleSchema.parse(resource.properties);
    for (const { Arn } of rule.Targets) {
      if (!Arn.includes(':lambda:')) {
        throw new StartError(
          `Rule "${logicalId}" targets ${Arn}; the local runner knows Lambda targets only.`,
        );
      }
    }
    const deliver = (event: BusEvent) => {
      for (const target of rule.Targets) lambda.invokeEvent(target.Arn, targetInput(target, event));
    };
    if (rule.EventPattern) {
      const matches = eventMatcher(logicalId, rule.EventPattern);
      if (rule.State !== 'DISABLED') listeners.push((event) => matches(event) && deliver(event));
    }
    if (rule.ScheduleExpression) {
      const next = readSchedule(rule.ScheduleExpression);
      const fire = () => deliver(busEvent('aws.events', 'Scheduled Event', {}, [attributes.Arn ?? '']));
      schedules.set(logicalId, fire);
      if (rule.State !== 'DISABLED') wait(logicalId, next, fire);
    }
  }

  function wait(rule: string, next: (after: Date) => Date, fire: () => void) {
    const ring = () => {
      fire();
      wait(rule, next, fire);
    };
    alarms.set(rule, setAlarm(next(new Date()), ring));
  }

  return {
    put({ source, detailType, detail, resources = [] }) {
      const event = busEvent(source, detailType, detail, resources);
      for (const listener of listeners) listener(event);
    },
    fire(ruleLogicalId) {
      const fire = schedules.get(ruleLogicalId);
      if (!fire) throw new Error(`The template has no scheduled rule "${ruleLogicalId}".`);
      fire();
    },
    stop() {
      for (const alarm of alarms.values()) alarm.clear();
    },
  };
}

function targetInput(target: z.infer<typeof targetSchema>, event: BusEvent): unknown {
  if (target.Input !== undefined) return JSON.parse(target.Input);
  if (target.InputPath !== undefined) return at(event, target.InputPath);
  if (!target.InputTransformer) return event;
  const { InputPathsMap = {}, InputTemplate } = target.InputTransformer;
  // A quoted placeholder is part of a string; an unquoted one is replaced with the whole value.
  const text = InputTemplate.replaceAll(/<([^>]+)>/g, (whole, name: string, offset: number) => {
    const path = InputPathsMap[name];
    if (path === undefined) return whole;
    const value = at(event, path);
    const quoted = (InputTemplate.slice(0, offset).match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1;
    const json = JSON.stringify(value) ?? 'null';
    if (!quoted) return json;
    return typeof value === 'string' ? json.slice(1, -1) : JSON.stringify(json).slice(1, -1);
  });
  return JSON.parse(text);
}

function at(event: unknown, path: string): unknown {
  let value = event;
  for (const name of path.split('.').slice(1)) {
    value =
      typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
  }
  return value;
}
