import * as z from 'zod';
import { StartError } from '../machine/start-error.ts';

// setTimeout overflows beyond 2^31 ms, and the library uses one setTimeout for a wait.
const maxSeconds = 2_000_000;

const stateSchema = z.looseObject({ Type: z.string() });
const definitionSchema = z.looseObject({ StartAt: z.string(), States: z.record(z.string(), stateSchema) });

/** A machine's definition in the library's form, and the functions of its Task states by state name. */
export interface PreparedDefinition {
  definition: z.infer<typeof definitionSchema>;
  tasks: Map<string, Task>;
}

/** How a Task state calls its function: by ARN, or through the `lambda:invoke` integration. */
export type Task = { kind: 'direct'; functionArn: string } | { kind: 'integration' };

const unsupported = {
  QueryLanguage: 'JSONata',
  Assign: 'variables',
  Output: 'JSONata',
  Arguments: 'JSONata',
  ItemReader: 'a distributed Map',
  ItemBatcher: 'a distributed Map',
  ResultWriter: 'a distributed Map',
  ToleratedFailurePercentage: 'a distributed Map',
  ToleratedFailureCount: 'a distributed Map',
};

/**
 * Prepares a machine's definition for the library, and works around differences from Step Functions (a Task without
 * a timeout, `ResultPath: "$"`). Throws a StartError for what cannot be run here.
 */
export function prepareDefinition(machine: string, text: string): PreparedDefinition {
  const tasks = new Map<string, Task>();
  const names = new Set<string>();

  function walk(definition: z.infer<typeof definitionSchema>) {
    for (const [name, state] of Object.entries(definition.States)) {
      if (names.has(name)) throw new StartError(`State machine "${machine}" has two states named "${name}".`);
      names.add(name);
      for (const [field, feature] of Object.entries(unsupported)) {
        if (field in state) {
          throw new StartError(
            `State "${name}" of machine "${machine}" uses ${feature}, which cannot run locally.`,
          );
        }
      }
      if (state.ResultPath === '$') delete state.ResultPath;
      if (typeof state.Seconds === 'number' && state.Seconds > maxSeconds) {
        throw new StartError(
          `State "${name}" of machine "${machine}" waits over 23 days, which cannot run locally.`,
        );
      }
      if (state.Type === 'Task') {
        tasks.set(name, readTask(machine, name, state.Resource));
        if (!('TimeoutSecondsPath' in state)) state.TimeoutSeconds ??= maxSeconds;
      }
      for (const inner of [state.ItemProcessor, state.Iterator]) {
        if (inner === undefined) continue;
        const processor = definitionSchema.parse(inner);
        const { Mode } = z
          .looseObject({ Mode: z.string().optional() })
          .parse(processor.ProcessorConfig ?? {});
        if (Mode === 'DISTRIBUTED') {
          throw new StartError(
            `State "${name}" of machine "${machine}" is a distributed Map, which cannot run locally.`,
          );
        }
        walk(processor);
        if ('ItemProcessor' in state) state.ItemProcessor = processor;
        else state.Iterator = processor;
      }
      if (Array.isArray(state.Branches)) {
        state.Branches = state.Branches.map((branch) => {
          const parsed = definitionSchema.parse(branch);
          walk(parsed);
          return parsed;
        });
      }
    }
  }

  const definition = definitionSchema.parse(JSON.parse(text));
  if (definition.QueryLanguage === 'JSONata') {
    throw new StartError(`Machine "${machine}" uses JSONata, which cannot run locally.`);
  }
  walk(definition);
  if (typeof definition.TimeoutSeconds === 'number') {
    definition.TimeoutSeconds = Math.min(definition.TimeoutSeconds, maxSeconds);
  }
  return { definition, tasks };
}

function readTask(machine: string, name: string, resource: unknown): Task {
  if (typeof resource === 'string') {
    if (resource.includes(':lambda:') && resource.includes(':function:')) {
      return { kind: 'direct', functionArn: resource };
    }
    if (resource.endsWith(':states:::lambda:invoke')) return { kind: 'integration' };
  }
  throw new StartError(
    `State "${name}" of machine "${machine}" calls ${resource}, which cannot run locally.`,
  );
}
