import * as z from 'zod';

/*
 * The smallest interpreter of the states that the pipeline uses, without waiting: thousands of executions must fit
 * into seconds. The tests on the local stack check that the real machine behaves the same.
 */
const retry = z.object({ ErrorEquals: z.array(z.string()), MaxAttempts: z.int() });
const caught = z.object({ ErrorEquals: z.array(z.string()), Next: z.string() });
const next = { Next: z.string().optional() };
const task = z.object({
  Type: z.literal('Task'),
  Resource: z.string(),
  Parameters: z.record(z.string(), z.unknown()).optional(),
  ResultPath: z.null().optional(),
  Retry: z.array(retry),
  Catch: z.array(caught).default([]),
  ...next,
});
const map = z.object({
  Type: z.literal('Map'),
  ItemsPath: z.string(),
  ItemSelector: z.record(z.string(), z.string()),
  ItemProcessor: z.object({ StartAt: z.string(), States: z.record(z.string(), z.unknown()) }),
  ResultPath: z.null(),
  Catch: z.array(caught),
  ...next,
});
const state = z.discriminatedUnion('Type', [
  task,
  map,
  z.object({ Type: z.literal('Pass'), ...next }),
  z.object({ Type: z.literal('Fail'), Error: z.string() }),
]);
const machine = z.object({ StartAt: z.string(), States: z.record(z.string(), z.unknown()) });

type Input = Record<string, unknown>;
export type Invoke = (lambda: string, input: unknown) => Promise<unknown>;

/** The machine was killed in the middle: nothing of it continues, and no state catches it. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** Runs a machine to its end. Returns true if it succeeded. `Killed` is passed on. */
export async function runMachine(definition: unknown, input: Input, invoke: Invoke): Promise<boolean> {
  const { StartAt, States } = machine.parse(definition);
  let name: string | undefined = StartAt;
  let value: Input = input;
  while (name !== undefined) {
    const current = state.parse(States[name]);
    if (current.Type === 'Fail') return false;
    if (current.Type === 'Pass') {
      name = current.Next;
      continue;
    }
    try {
      if (current.Type === 'Task') {
        const result = await runTask(current, value, invoke);
        if (current.ResultPath !== null) value = z.record(z.string(), z.unknown()).parse(result);
      } else {
        await runMap(current, value, invoke);
      }
      name = current.Next;
    } catch (error) {
      const handler = current.Catch.find(({ ErrorEquals }) => ErrorEquals.includes('States.ALL'));
      if (error instanceof Killed || handler === undefined) throw error;
      name = handler.Next;
    }
  }
  return true;
}

async function runTask(current: z.infer<typeof task>, input: Input, invoke: Invoke): Promise<unknown> {
  const payload = current.Parameters === undefined ? input : selected(current.Parameters, input, input);
  for (let retries = 0; ; retries += 1) {
    try {
      return await invoke(current.Resource, payload);
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      const rule = current.Retry.find(({ ErrorEquals }) => ErrorEquals.includes(name));
      if (error instanceof Killed || rule === undefined || retries >= rule.MaxAttempts) throw error;
    }
  }
}

async function runMap(current: z.infer<typeof map>, input: Input, invoke: Invoke): Promise<void> {
  const items = z.array(z.unknown()).parse(read(input, current.ItemsPath));
  const ends = await Promise.allSettled(
    items.map((item) =>
      runMachine(current.ItemProcessor, selected(current.ItemSelector, input, item), invoke),
    ),
  );
  for (const end of ends) {
    if (end.status === 'rejected') throw end.reason;
    if (!end.value) throw new Error('States.TaskFailed');
  }
}

function selected(template: Record<string, unknown>, input: Input, item: unknown): Input {
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => {
      if (!key.endsWith('.$')) return [key, value];
      return [key.slice(0, -2), value === '$$.Map.Item.Value' ? item : read(input, String(value))];
    }),
  );
}

function read(input: Input, path: string): unknown {
  return input[path.replace(/^\$\./, '')];
}
