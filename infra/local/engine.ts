import * as z from 'zod';
import { readWebFolder, UsageError } from './command.ts';
import { StartError } from './machine/start-error.ts';
import { prepareAssembly } from './prepare.ts';
import type { LocalStack } from './stack.ts';

/** The lead engine for one run on the command line: the stack in memory, with its operator's functions. */
export interface Engine {
  stack: LocalStack;
  /**
   * Invokes a function by a part of its logical id. Throws what the function throws, and a UsageError for a refusal.
   */
  call<Schema extends z.ZodType>(
    functionPart: string,
    event: object,
    answer: Schema,
  ): Promise<z.output<Schema>>;
}

const refusal = z.looseObject({ error: z.looseObject({ message: z.string() }) });

/**
 * Runs work on an engine that leaves nothing behind. `web` is the folder of a recorded web, or undefined for the
 * internet. Throws a UsageError if that folder is not one. `environment` contains further variables for every
 * function.
 */
export async function withEngine<Result>(
  web: string | undefined,
  signal: AbortSignal,
  work: (engine: Engine) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> {
  const recorded = web === undefined ? null : { folder: readWebFolder(web), kind: 'recorded' as const };
  const [assemblyFolder, { runLocalStack }] = await Promise.all([
    prepareAssembly((line) => console.error(line), signal),
    // Loads for most of a second. Nobody should wait for that after a typing error.
    import('./stack.ts'),
  ]);
  const stack = await runLocalStack({
    assemblyFolder,
    dataFolder: null,
    port: null,
    web: recorded,
    environment,
  });
  try {
    const interrupted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new StartError('Interrupted.')), { once: true });
      if (signal.aborted) reject(new StartError('Interrupted.'));
    });
    return await Promise.race([work({ stack, call: caller(stack) }), interrupted]);
  } finally {
    await stack.stop();
  }
}

function caller(stack: LocalStack): Engine['call'] {
  return async (functionPart, event, answer) => {
    const outcome = await stack.lambda.invoke(stack.find('AWS::Lambda::Function', functionPart).id, event);
    if ('error' in outcome) throw new Error(`${outcome.error.errorType}: ${outcome.error.errorMessage}`);
    const result: unknown = JSON.parse(outcome.payload);
    const refused = refusal.safeParse(result);
    if (refused.success) throw new UsageError(refused.data.error.message);
    return answer.parse(result);
  };
}
