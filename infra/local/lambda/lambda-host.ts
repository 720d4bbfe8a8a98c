import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../machine/store.ts';
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
/** How many events one environment handles at once. One is enough for most functions: they wait for much of their time. */
const eventsAtOnce = 32;
/** How many environments load their modules at the same time. */
const maxLoading = 2 * availableParallelism();

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
  /** The maximum number of environments over all functions. Events of a function that has none wait. */
  concurrency?: number;
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

/** A function, and the environments that take its events. */
interface Pool {
  definition: LambdaFunction;
  environments: Set<LambdaEnvironment>;
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
    pools.set(definition.name, { definition, environments: new Set() });
    for (const name of [definition.logicalId, definition.name, definition.arn]) names.set(name, definition);
  }
  mkdirSync(logFolder, { recursive: true });
  const idleTimers = new Map<LambdaEnvironment, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  const retries = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  let stopped = false;
  let executing = 0;
  let loading = 0;

  function lookUp(functionName: string): LambdaFunction {
    const definition = names.get(functionName.replace(/:\$LATEST$/, ''));
    if (!definition) throw new Error(`There is no Lambda function "${functionName}".`);
    return definition;
  }

  /** Handles an event once an environment can take it; null if the host stops before. */
  async function handle(pool: Pool, event: string): Promise<LambdaOutcome | null> {
    while (!stopped) {
      const environment = environmentFor(pool);
      if (environment !== undefined) {
        clearTimeout(idleTimers.get(environment));
        idleTimers.delete(environment);
        const outcome = await environment.handle(event, randomUUID());
        giveBack(pool, environment);
        return outcome;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      await promise;
    }
    return null;
  }

  /** The least busy one, or a new one if all are full; undefined if the event has to wait. */
  function environmentFor(pool: Pool): LambdaEnvironment | undefined {
    const [least] = [...pool.environments]
      .filter((environment) => environment.alive())
      .toSorted((a, b) => a.events - b.events);
    return least !== undefined && least.events < eventsAtOnce ? least : start(pool);
  }

  /** Starts an environment, if one more may load and there is room or an idle one can be ended. */
  function start(pool: Pool): LambdaEnvironment | undefined {
    if (loading >= maxLoading || (countEnvironments() >= concurrency && !endOneIdle())) return undefined;
    const file = join(logFolder, `${pool.definition.name}.log`);
    const environment = startEnvironment(pool.definition, (text) => appendFileSync(file, text));
    pool.environments.add(environment);
    loading += 1;
    void environment.loaded.then(() => {
      loading -= 1;
      wakeWaiting();
    });
    return environment;
  }

  function countEnvironments(): number {
    return [...pools.values()].reduce((sum, { environments }) => sum + environments.size, 0);
  }

  /** Lets each waiting event look again: what has become free may suit only one of them. */
  function wakeWaiting() {
    for (const wake of waiting.splice(0)) wake();
  }

  /** Ends an environment that has nothing to do, to make room for another function. False if there is none. */
  function endOneIdle(): boolean {
    for (const pool of pools.values()) {
      const idle = [...pool.environments].find(({ events }) => events === 0);
      if (idle === undefined) continue;
      end(pool, idle);
      return true;
    }
    return false;
  }

  function end(pool: Pool, environment: LambdaEnvironment) {
    clearTimeout(idleTimers.get(environment));
    idleTimers.delete(environment);
    pool.environments.delete(environment);
    void environment.end();
  }

  function giveBack(pool: Pool, environment: LambdaEnvironment) {
    if (environment.events === 0) {
      if (!environment.alive() || stopped) end(pool, environment);
      else idleTimers.set(environment, setTimeout(() => end(pool, environment), idleMs).unref());
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
    const outcome = pool && (await handle(pool, event));
    executing -= 1;
    if (!outcome) return failed('ServiceException', 'The local stack is stopping.');
    if ('payload' in outcome && Buffer.byteLength(outcome.payload) > payloadLimitBytes) {
      return failed(
        'Function.ResponseSizeTooLarge',
        `Response payload size exceeded maximum allowed payload size (${payloadLimitBytes} bytes).`,
      );
    }
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
      for (const timer of idleTimers.values()) clearTimeout(timer);
      const all = [...pools.values()].flatMap(({ environments }) => [...environments]);
      await Promise.all(all.map((environment) => environment.end()));
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
