import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError, type AwsOperations } from '../http/aws-endpoint.ts';
import type { Execution, StateMachines } from './state-machine.ts';

const startInput = z.object({
  stateMachineArn: z.string(),
  name: z
    .string()
    .regex(/^[^\s<>{}[\]?*"#%\\^|~`$&,;:/]{1,80}$/)
    .optional(),
  input: z.string().default('{}'),
  traceHeader: z.string().optional(),
});
const describeInput = z.looseObject({ executionArn: z.string() });
const stopInput = z.looseObject({
  executionArn: z.string(),
  error: z.string().optional(),
  cause: z.string().optional(),
});

/** The Step Functions operations StartExecution, DescribeExecution and StopExecution over the machines. */
export function stepFunctionsService(
  machines: Pick<StateMachines, 'start' | 'describe' | 'abort'>,
): AwsOperations {
  return async (operation, body) => {
    switch (operation) {
      case 'StartExecution': {
        const parsed = startInput.safeParse(body);
        if (!parsed.success) throw new AwsError('InvalidName', z.prettifyError(parsed.error));
        const { stateMachineArn, name = randomUUID(), input } = parsed.data;
        if (!isJson(input)) {
          throw new AwsError('InvalidExecutionInput', 'Invalid State Machine Execution Input');
        }
        const { executionArn, startDate } = machines.start(stateMachineArn, name, input);
        return { executionArn, startDate: startDate / 1000 };
      }
      case 'DescribeExecution': {
        const { executionArn } = describeInput.parse(body);
        const execution = existing(machines.describe(executionArn), executionArn);
        const { startDate, stopDate, output, error, cause, ...rest } = execution;
        return {
          ...rest,
          startDate: startDate / 1000,
          ...(stopDate !== null && { stopDate: stopDate / 1000 }),
          ...(output !== null && { output }),
          ...(error !== null && { error }),
          ...(cause !== null && { cause }),
        };
      }
      case 'StopExecution': {
        const { executionArn, error, cause } = stopInput.parse(body);
        existing(machines.describe(executionArn), executionArn);
        await machines.abort(executionArn, error ?? null, cause ?? null);
        return { stopDate: (machines.describe(executionArn)?.stopDate ?? Date.now()) / 1000 };
      }
    }
    return null;
  };
}

function existing(execution: Execution | undefined, arn: string): Execution {
  if (!execution) throw new AwsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
  return execution;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
