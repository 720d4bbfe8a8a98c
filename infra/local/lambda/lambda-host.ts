import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../machine/store.ts';
import { EventTimes } from './event-times.ts';
import {
  type DeadLetter,
  type LambdaEnvironment,
  type LambdaFunction,
  type LambdaOutcome,
  startEnvironment,
} from './lambda-environment.ts';

const payloadLimitBytes = 6 * 1024 * 1024;
const pendingEvents = 'asynchronous-events';
const throttledEventMs = 1000;

/** Lambda's error, with status 429, for a call beyond the quota. */
export const throttled = 'TooManyRequestsException';

/** Runs Lambda functions. A function is named by its logical id, its name or its ARN. */
export interface LambdaHost {
  /**
   * Invokes a function and waits for the outcome. Never rejects for what the function does. Throws for an unknown
   * name.
   */
  invoke(functionName: string, payload: unknown): Promise<LambdaOutcome>;
  /** Accepts an event and stores it, so that it is handled at least once even after a restart. */
  invokeEvent(functionName: string, payload: unknown): void;
  /** Resolves when no accepted event is waiting or running. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Options of a Lambda host. Times are in milliseconds. */
export interface LambdaHostOptions {
  functions: LambdaFunction[];
  store: Store;
  logFolder: string;
  /** The maximum number of environments over all functions. Further events wait. */
  concurrency?: number;
  /**
   * How many environments may load their modules at the same time, by default two for each core, and three while
   * more than five events for each core wait for one function: with fewer, a search of many companies leaves the next
   * one too few to use again. Further events wait for one of them, or for one that becomes idle. This does not limit how
   * many events run at once.
   */
  maxStarting?: number;
  /**
   * The account's quota of concurrent executions. Calls beyond it are throttled, as Lambda does. No quota if
   * undefined.
   */
  quota?: number;
  /** How long an idle environment stays alive: by default five minutes, as whoever reads what was found searches again. */
  idleMs?: number;
  /** Delays before each retry of an asynchronous event. Lambda waits one and two minutes. */
  retryDelaysMs?: number[];
  /** Called with an asynchronous event that failed in every attempt. */
  deadLetter?: (letter: DeadLetter) => void;
}

interface Pool {
  definition: LambdaFunction;
  idle: { environment: LambdaEnvironment; timer: NodeJS.Timeout }[];
  /** How many of its environments handle an event, and how many events wait for one. */
  busy: number;
  waiting: number;
  times: EventTimes;
}

interface PendingEvent {
  functionName: string;
  payload: unknown;
  attempt: number;
}

/** Starts a host for the given functions. Events accepted before the last stop are handled now. */
export function createLambdaHost(options: LambdaHostOptions): LambdaHost {
  const { functions, store, logFolder } = options;
  const { concurrency = 48, quota = Number.POSITIVE_INFINITY } = options;
  const { idleMs = 300_000, retryDelaysMs = [60_000, 120_000] } = options;
  const pools = new Map<string, Pool>();
  const names = new Map<string, LambdaFunction>();
  for (const definition of functions) {
    pools.set(definition.name, { definition, idle: [], busy: 0, waiting: 0, times: new EventTimes() });
    for (const name of [definition.logicalId, definition.name, definition.arn]) names.set(name, definition);
  }
  mkdirSync(logFolder, { recursive: true });
  const environments = new Set<LambdaEnvironment>();
  const waiting: (() => void)[] = [];
  const retries = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  let stopped = false;
  let executing = 0;
  let starting = 0;

  function mayStart({ waiting }: Pool): boolean {
    const cores = availableParallelism();
    return starting < (options.maxStarting ?? cores * (waiting > 5 * cores ? 3 : 2));
  }

  function lookUp(functionName: string): LambdaFunction {
    const definition = names.get(functionName.replace(/:\$LATEST$/, ''));
    if (!definition) throw new Error(`There is no Lambda function "${functionName}".`);
    return definition;
  }

  async function acquire(pool: Pool): Promise<LambdaEnvironment | null> {
    const ahead = pool.waiting;
    const since = performance.now();
    pool.waiting += 1;
    try {
      return await idleOrNew(pool, () => pool.times.patience(pool.busy, ahead) - (performance.now() - since));
    } finally {
      pool.waiting -= 1;
    }
  }

  /** Waits for an environment. `patience` says for how many more milliseconds no new one should be started. */
  async function idleOrNew(pool: Pool, patience: () => number): Promise<LambdaEnvironment | null> {
    while (!stopped) {
      for (let warm = pool.idle.pop(); warm; warm = pool.idle.pop()) {
        clearTimeout(warm.timer);
        if (warm.environment.alive()) {
          pool.busy += 1;
          return warm.environment;
        }
        environments.delete(warm.environment);
      }
      const waitMs = patience();
      if (waitMs > 0) {
        await change(waitMs);
        continue;
      }
      if (mayStart(pool) && environments.size >= concurrency) endOneIdle();
      if (mayStart(pool) && environments.size < concurrency) {
        const file = join(logFolder, `${pool.definition.name}.log`);
        const environment = startEnvironment(pool.definition, (text) => appendFileSync(file, text));
        environments.add(environment);
        pool.busy += 1;
        starting += 1;
        void environment.loaded.then(() => {
          starting -= 1;
          wakeWaiting();
        });
        return environment;
      }
      await change();
    }
    return null;
  }

  /** Resolves once an environment has become free or has started, or after some milliseconds. */
  async function change(ms?: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    await promise;
    clearTimeout(timer);
  }

  /** Lets each waiting event look again: what has become free may suit only one of them. */
  function wakeWaiting() {
    for (const wake of waiting.splice(0)) wake();
  }

  /** Ends an idle environment to make room for another function. */
  function endOneIdle() {
    for (const pool of pools.values()) {
      const idle = pool.idle.shift();
      if (!idle) continue;
      clearTimeout(idle.timer);
      environments.delete(idle.environment);
      void idle.environment.end();
      return;
    }
  }

  function giveBack(pool: Pool, environment: LambdaEnvironment) {
    if (environment.alive() && !stopped) {
      const timer = setTimeout(() => {
        pool.idle = pool.idle.filter((idle) => idle.environment !== environment);
        environments.delete(environment);
        void environment.end();
      }, idleMs);
      timer.unref();
      pool.idle.push({ environment, timer });
    } else {
      environments.delete(environment);
      void environment.end();
    }
    wakeWaiting();
  }

  async function invoke(functionName: string, payload: unknown): Promise<LambdaOutcome> {
    const definition = lookUp(functionName);
    const pool = pools.get(definition.name);
    const event = JSON.stringify(payload) ?? 'null';
    if (Buffer.byteLength(event) > payloadLimitBytes) {
      return failed(
        'RequestEntityTooLargeException',
        `Request must be smaller than ${payloadLimitBytes} bytes`,
      );
    }
    if (executing >= quota) return failed(throttled, 'Rate Exceeded.');
    executing += 1;
    const environment = pool && (await acquire(pool));
    const outcome = environment && (await handle(pool, environment, event));
    executing -= 1;
    if (!environment || !outcome) return failed('ServiceException', 'The local stack is stopping.');
    giveBack(pool, environment);
    if ('payload' in outcome && Buffer.byteLength(outcome.payload) > payloadLimitBytes) {
      return failed(
        'Function.ResponseSizeTooLarge',
        `Response payload size exceeded maximum allowed payload size (${payloadLimitBytes} bytes).`,
      );
    }
    return outcome;
  }

  async function handle(pool: Pool, environment: LambdaEnvironment, event: string): Promise<LambdaOutcome> {
    const { isNew } = environment;
    const begin = performance.now();
    const outcome = await environment.handle(event, randomUUID());
    pool.busy -= 1;
    pool.times.note(performance.now() - begin, isNew);
    return outcome;
  }

  async function attempt(id: string, event: PendingEvent): Promise<void> {
    const definition = lookUp(event.functionName);
    const outcome = await invoke(event.functionName, event.payload);
    // Events interrupted by the stop stay stored for the next start.
    if (stopped) return;
    // Lambda queues events that it throttles, for hours, and does not count that as an attempt.
    const isThrottled = 'error' in outcome && outcome.error.errorType === throttled;
    if ('error' in outcome && (isThrottled || event.attempt < definition.retries)) {
      const next = { ...event, attempt: isThrottled ? event.attempt : event.attempt + 1 };
      store.put(pendingEvents, id, next);
      const timer = setTimeout(
        () => {
          retries.delete(timer);
          begin(id, next);
        },
        isThrottled ? throttledEventMs : (retryDelaysMs[event.attempt] ?? retryDelaysMs.at(-1) ?? 0),
      );
      timer.unref();
      retries.add(timer);
      return;
    }
    if ('error' in outcome) {
      const { payload, attempt: retries } = event;
      options.deadLetter?.({ target: definition, payload, error: outcome.error, attempts: retries + 1 });
    }
    store.delete(pendingEvents, id);
  }

  function begin(id: string, event: PendingEvent) {
    const run = attempt(id, event).finally(() => running.delete(run));
    running.add(run);
  }

  for (const { key, value } of store.list(pendingEvents)) {
    if (!isPendingEvent(value) || !names.has(value.functionName)) store.delete(pendingEvents, key);
    else begin(key, value);
  }

  return {
    invoke,
    invokeEvent(functionName, payload) {
      const event = { functionName: lookUp(functionName).name, payload, attempt: 0 };
      const id = randomUUID();
      store.put(pendingEvents, id, event);
      begin(id, event);
    },
    async settled() {
      while (running.size > 0 || retries.size > 0) {
        await Promise.all(running);
        if (retries.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    async stop() {
      stopped = true;
      for (const timer of retries) clearTimeout(timer);
      for (const pool of pools.values()) for (const { timer } of pool.idle) clearTimeout(timer);
      await Promise.all([...environments].map((environment) => environment.end()));
      environments.clear();
      wakeWaiting();
    },
  };
}

function failed(errorType: string, errorMessage: string): LambdaOutcome {
  return { error: { errorType, errorMessage } };
}

function isPendingEvent(value: unknown): value is PendingEvent {
  return typeof value === 'object' && value !== null && 'functionName' in value && 'attempt' in value;
}
