import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { EnvironmentConfig } from '../config.ts';

/** What an environment's stack has told of itself, by the names of its outputs; empty where it is not deployed. */
export async function stackOutputs(
  environment: EnvironmentConfig['name'],
): Promise<ReadonlyMap<string | undefined, string | undefined>> {
  const { Stacks = [] } = await new CloudFormationClient({}).send(
    new DescribeStacksCommand({ StackName: `buyerscope-${environment}` }),
  );
  return new Map(Stacks[0]?.Outputs?.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue] as const));
}

/** Has a Lambda of the operator do something, and prints what it answers; the process ends with 1 where it failed. */
export async function invokeOperator(functionName: string, command: object): Promise<void> {
  const { Payload, FunctionError } = await new LambdaClient({}).send(
    new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify(command) }),
  );
  console.log(Payload === undefined ? '' : Buffer.from(Payload).toString('utf8'));
  process.exitCode = FunctionError === undefined ? 0 : 1;
}
