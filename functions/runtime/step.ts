import type { Context } from 'aws-lambda';
import type * as z from 'zod';
import { log } from './log.ts';

/** How long before the Lambda's own timeout a step stops its work, in milliseconds, so that it can still write. */
const reserveMs = 5000;

/** What a step receives in addition to its input: a signal that fires shortly before the Lambda's timeout. */
export interface StepContext {
  readonly signal: AbortSignal;
}

/**
 * Makes the Lambda handler of one state or trigger: checks the input, sets the deadline, and logs what is thrown
 * before the state machine's own retry and catch rules see it by its name.
 */
export function step<Schema extends z.ZodType, Output>(
  input: Schema,
  run: (input: z.output<Schema>, context: StepContext) => Promise<Output>,
) {
  return async (event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<Output> => {
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(),
      Math.max(0, context.getRemainingTimeInMillis() - reserveMs),
    );
    try {
      return await run(input.parse(event), { signal: deadline.signal });
    } catch (error) {
      log.error('the step failed', { error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
