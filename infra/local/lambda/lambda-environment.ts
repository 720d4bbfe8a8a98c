import { Worker } from 'node:worker_threads';

/** How many times a function's memory its environment has: events share it, of which few need much at the same time. */
const sharedMemory = 4;
// Lambda allows ten seconds for loading a function, which do not count towards its timeout.
const initTimeoutMs = 10_000;

/** The answer of a failed invocation, in Lambda's format. */
interface LambdaError {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}

/** The outcome of one invocation: the JSON text that the handler returned, or its error. */
export type LambdaOutcome = { payload: string } | { error: LambdaError };

/** What an execution environment needs to know about its function. */
export interface LambdaFunction {
  logicalId: string;
  name: string;
  arn: string;
  folder: string;
  handlerName: string;
  memoryMb: number;
  timeoutMs: number;
  /** How often a failed asynchronous event is retried. */
  retries: number;
  environment: Record<string, string>;
}

/** An asynchronous event that its function failed to handle in all attempts. */
export interface DeadLetter {
  target: LambdaFunction;
  payload: unknown;
  error: LambdaError;
  /** How often it was tried. */
  attempts: number;
}

/**
 * A worker thread with a function's modules. Events that overlap share them, which on AWS only events that follow each
 * other do: to load them again for each would take many times the processor time of most events.
 */
export interface LambdaEnvironment {
  /** Handles one event. Never rejects. */
  handle(event: string, requestId: string): Promise<LambdaOutcome>;
  /** How many events it handles now. */
  readonly events: number;
  /** Settles once the function's modules are loaded, or the thread has ended. Never rejects. */
  readonly loaded: Promise<void>;
  /** False once it takes no more events: after a timeout, whose event may still run, a crash or `end`. */
  alive(): boolean;
  end(): Promise<void>;
}

/** Starts a thread with the function's own variables only. Its output goes to `log`. */
export function startEnvironment(definition: LambdaFunction, log: (text: string) => void): LambdaEnvironment {
  let alive = true;
  const pending = new Map<string, (outcome: LambdaOutcome) => void>();
  const worker = new Worker(new URL('./lambda-worker.mjs', import.meta.url), {
    name: definition.name,
    env: definition.environment,
    stdout: true,
    stderr: true,
    // V8 respects this limit when memory grows gradually. A single huge allocation ends the whole runner.
    resourceLimits: { maxOldGenerationSizeMb: definition.memoryMb * sharedMemory },
    workerData: {
      folder: definition.folder,
      handlerName: definition.handlerName,
      // The thread, which has only its function's variables, would compile its modules at each start.
      compileCache: process.env.NODE_COMPILE_CACHE,
    },
  });
  worker.unref();
  worker.stdout.setEncoding('utf8').on('data', log);
  worker.stderr.setEncoding('utf8').on('data', log);
  const loaded = Promise.withResolvers<void>();

  /** The thread is gone, and so is every event that it handled. */
  function fail(outcome: LambdaOutcome): void {
    alive = false;
    for (const settle of pending.values()) settle(outcome);
  }

  worker.on('message', (message: 'loaded' | 'broken' | { requestId: string; outcome: LambdaOutcome }) => {
    if (message === 'loaded') loaded.resolve();
    else if (message === 'broken') alive = false;
    else pending.get(message.requestId)?.(message.outcome);
  });
  worker.on('error', (error: Error & { code?: string }) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return fail(exited('signal: killed (out of memory)'));
    log(`${error.stack}\n`);
    const trace = error.stack?.split('\n') ?? [];
    fail({ error: { errorType: error.name, errorMessage: error.message, trace } });
  });
  worker.on('exit', (code) => {
    loaded.resolve();
    fail(exited(`exit status ${code}`));
  });

  return {
    loaded: loaded.promise,
    get events() {
      return pending.size;
    },
    alive: () => alive,
    async end() {
      alive = false;
      await worker.terminate();
    },
    async handle(event, requestId) {
      const answer = Promise.withResolvers<LambdaOutcome>();
      // A thread with an event keeps the process alive; an idle one does not.
      worker.ref();
      pending.set(requestId, answer.resolve);
      const initTimer = setTimeout(loaded.resolve, initTimeoutMs);
      await loaded.promise;
      clearTimeout(initTimer);
      const timer = setTimeout(() => {
        alive = false;
        const seconds = (definition.timeoutMs / 1000).toFixed(2);
        const errorMessage = `RequestId: ${requestId} Error: Task timed out after ${seconds} seconds`;
        answer.resolve({ error: { errorType: 'Sandbox.Timedout', errorMessage } });
      }, definition.timeoutMs);
      worker.postMessage({
        event,
        deadline: Date.now() + definition.timeoutMs,
        context: {
          awsRequestId: requestId,
          functionName: definition.name,
          functionVersion: '$LATEST',
          invokedFunctionArn: definition.arn,
          memoryLimitInMB: String(definition.memoryMb),
          logGroupName: `/aws/lambda/${definition.name}`,
          logStreamName: 'local',
        },
      });
      const outcome = await answer.promise;
      clearTimeout(timer);
      pending.delete(requestId);
      if (pending.size === 0) worker.unref();
      return outcome;
    },
  };
}

function exited(reason: string): LambdaOutcome {
  return {
    error: { errorType: 'Runtime.ExitError', errorMessage: `Runtime exited with error: ${reason}` },
  };
}
