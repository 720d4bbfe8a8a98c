import {
  DescribeExecutionCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { Pipeline } from '../../domain/sessions/pipeline.ts';

/** The pipeline as one Step Functions state machine. Calls time out after 3 s and are retried by the SDK. */
export function stepFunctionsPipeline(stateMachineArn: string): Pipeline {
  const client = new SFNClient({
    // Without throwOnRequestTimeout the SDK only logs a warning and keeps waiting.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  const executionArn = (name: string) =>
    `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;
  return {
    async start(input) {
      try {
        await client.send(
          new StartExecutionCommand({
            stateMachineArn,
            name: input.session_id,
            input: JSON.stringify(input),
          }),
        );
      } catch (error) {
        if (!isNamed(error, 'ExecutionAlreadyExists')) throw error;
      }
    },
    async state(sessionId) {
      try {
        const { status } = await client.send(
          new DescribeExecutionCommand({ executionArn: executionArn(sessionId) }),
        );
        return status === 'RUNNING' || status === 'PENDING_REDRIVE' ? 'running' : 'ended';
      } catch (error) {
        if (isNamed(error, 'ExecutionDoesNotExist')) return 'none';
        throw error;
      }
    },
    async stop(sessionId) {
      try {
        await client.send(new StopExecutionCommand({ executionArn: executionArn(sessionId) }));
      } catch (error) {
        if (!isNamed(error, 'ExecutionDoesNotExist')) throw error;
      }
    },
  };
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
