import { setTimeout as sleep } from 'node:timers/promises';
import { type RunOptions, StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import * as z from 'zod';
import { AwsError } from '../http/aws-endpoint.ts';
import { type LambdaHost, throttled } from '../lambda/lambda-host.ts';
import type { Store } from '../machine/store.ts';
import type { Resource } from '../template/template.ts';
import { type PreparedDefinition, prepareDefinition, type Task } from './state-machine-definition.ts';

const executions = 'executions';

const executionSchema = z.object({
  executionArn: z.string(),
  stateMachineArn: z.string(),
  name: z.string(),
  status: z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']),
  startDate: z.number(),
  stopDate: z.number().nullable(),
  input: z.string(),
  output: z.string().nullable(),
  error: z.string().nullable(),
  cause: z.string().nullable(),
});

/** An execution as stored. Dates are in milliseconds since 1970. */
export type Execution = z.infer<typeof executionSchema>;

/** Runs state machines and stores their executions. */
export interface StateMachines {
  /**
   * Starts an execution with a JSON text as its input. The same name and input return the running execution. Throws
   * an AwsError for an unknown machine and for a name that was used before.
   */
  start(stateMachineArn: string, name: string, input: string): Execution;
  describe(executionArn: string): Execution | undefined;
  /** Ends a running execution as ABORTED. */
  abort(executionArn: string, error: string | null, cause: string | null): Promise<void>;
  /** The number of state transitions of an execution in this run: states entered, and retries. */
  transitions(executionArn: string): number;
  stop(): Promise<void>;
}

interface Machine {
  prepared: PreparedDefinition;
  machine: StateMachine;
  name: string;
}

/**
 * Creates the state machines of the template on a Lambda host. Executions are Standard ones: they are stored at
 * their start, and those interrupted by a stop or crash run again from their first state with the same input. `emit`
 * is called for each change of status, as EventBridge is.
 */
export function createStateMachines(options: {
  resources: Resource[];
  lambda: Pick<LambdaHost, 'invoke'>;
  store: Store;
  emit: (execution: Execution) => void;
}): StateMachines {
  const { lambda, store, emit } = options;
  const machines = new Map<string, Machine>();
  for (const resource of options.resources) {
    if (resource.type !== 'AWS::StepFunctions::StateMachine') continue;
    const { DefinitionString } = z.looseObject({ DefinitionString: z.string() }).parse(resource.properties);
    const prepared = prepareDefinition(resource.logicalId, DefinitionString);
    machines.set(resource.id, {
      prepared,
      // The library's type of a definition is closed, while ours is Step Functions' JSON.
      machine: new StateMachine(prepared.definition as unknown as StateMachineDefinition, {
        validationOptions: { noValidate: true },
      }),
      name: resource.attributes.Name ?? resource.logicalId,
    });
  }
  const aborts = new Map<string, (error: string | null, cause: string | null) => void>();
  const runs = new Set<Promise<void>>();
  const transitions = new Map<string, number>();
  let stopped = false;

  function describe(executionArn: string): Execution | undefined {
    const record = store.get(executions, executionArn);
    return record === undefined ? undefined : executionSchema.parse(record);
  }

  function write(execution: Execution) {
    store.put(executions, execution.executionArn, execution);
    emit(execution);
  }

  async function callTask(task: Task, input: unknown): Promise<unknown> {
    if (task.kind === 'direct') return payloadOf(await lambda.invoke(task.functionArn, input));
    const { FunctionName, Payload } = z
      .looseObject({ FunctionName: z.string(), Payload: z.unknown() })
      .parse(input);
    const result = payloadOf(await lambda.invoke(FunctionName, Payload ?? {}));
    return { ExecutedVersion: '$LATEST', Payload: result, StatusCode: 200 };
  }

  async function run(execution: Execution): Promise<void> {
    const { executionArn } = execution;
    const known = machines.get(execution.stateMachineArn);
    if (!known) return;
    const { prepared, machine, name } = known;
    const overrides = Object.fromEntries(
      [...prepared.tasks].map(([state, task]) => [state, (input: unknown) => callTask(task, input)]),
    );
    const running = machine.run(JSON.parse(execution.input), {
      // The library expects its own JSON type from handlers; ours return parsed JSON.
      overrides: {
        taskResourceLocalHandlers: overrides as NonNullable<
          RunOptions['overrides']
        >['taskResourceLocalHandlers'] &
          object,
      },
      context: {
        Execution: { Id: executionArn, Name: execution.name },
        StateMachine: { Id: execution.stateMachineArn, Name: name },
      },
    });
    let aborted: { error: string | null; cause: string | null } | null = null;
    aborts.set(executionArn, (error, cause) => {
      aborted = { error, cause };
      running.abort();
    });
    void countTransitions(executionArn, running.eventLogs);
    const end = await running.result.then(
      (output) => ({ status: 'SUCCEEDED' as const, output: JSON.stringify(output) ?? 'null' }),
      (failure: unknown) => describeFailure(failure, aborted),
    );
    aborts.delete(executionArn);
    // An execution interrupted by a stop of the stack stays RUNNING in the store for the next start.
    if (stopped) return;
    write({ ...execution, output: null, error: null, cause: null, ...end, stopDate: Date.now() });
  }

  async function countTransitions(executionArn: string, events: AsyncGenerator<{ type: string }>) {
    for await (const { type } of events) {
      if (type === 'StateEntered' || type === 'StateRetried') {
        transitions.set(executionArn, (transitions.get(executionArn) ?? 0) + 1);
      }
    }
  }

  function begin(execution: Execution) {
    const ended = run(execution).finally(() => runs.delete(ended));
    runs.add(ended);
  }

  function start(stateMachineArn: string, name: string, input: string): Execution {
    if (!machines.has(stateMachineArn)) {
      throw new AwsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${stateMachineArn}'`);
    }
    const executionArn = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;
    const before = describe(executionArn);
    if (before) {
      if (before.status === 'RUNNING' && before.input === input) return before;
      throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${executionArn}'`);
    }
    const execution: Execution = {
      executionArn,
      stateMachineArn,
      name,
      status: 'RUNNING',
      startDate: Date.now(),
      stopDate: null,
      input,
      output: null,
      error: null,
      cause: null,
    };
    write(execution);
    begin(execution);
    return execution;
  }

  for (const { value } of store.list(executions)) {
    const execution = executionSchema.parse(value);
    if (execution.status === 'RUNNING') begin(execution);
  }

  return {
    start,
    describe,
    async abort(executionArn, error, cause) {
      aborts.get(executionArn)?.(error, cause);
      while (aborts.has(executionArn)) await sleep(1);
    },
    transitions: (executionArn) => transitions.get(executionArn) ?? 0,
    async stop() {
      stopped = true;
      for (const abort of aborts.values()) abort(null, null);
      await Promise.all(runs);
    },
  };
}

function describeFailure(failure: unknown, aborted: { error: string | null; cause: string | null } | null) {
  if (aborted) return { status: 'ABORTED' as const, ...aborted };
  if (!(failure instanceof Error))
    return { status: 'FAILED' as const, error: 'States.Runtime', cause: String(failure) };
  if (failure.name === 'ExecutionTimeoutError') return { status: 'TIMED_OUT' as const };
  const cause = failure.cause instanceof Error ? failure.cause : failure;
  return { status: 'FAILED' as const, error: cause.name, cause: cause.message };
}

function payloadOf(outcome: Awaited<ReturnType<LambdaHost['invoke']>>): unknown {
  if ('payload' in outcome) return JSON.parse(outcome.payload);
  const { errorType } = outcome.error;
  const name = errorType === throttled ? `Lambda.${throttled}` : errorType;
  // Step Functions matches errors by name, and the cause is the whole error document.
  throw Object.assign(new Error(JSON.stringify(outcome.error)), { name });
}
