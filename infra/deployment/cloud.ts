import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import type { Place } from './configuration.ts';

/** What a deployment reads from AWS. Each call throws an Error with one sentence if AWS cannot be reached. */
export interface Cloud {
  /** The account that the credentials belong to. */
  account(): Promise<string>;
  /** The status of a stack, such as `UPDATE_COMPLETE`, and its outputs by name; null if the stack does not exist. */
  stack(name: string): Promise<{ status: string; outputs: ReadonlyMap<string, string> } | null>;
}

/** AWS in one region, with the credentials of the environment. */
export function connectCloud({ region }: Pick<Place, 'region'>): Cloud {
  const limits = {
    region,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 20_000 },
  };
  return {
    async account() {
      try {
        const { Account } = await new STSClient(limits).send(new GetCallerIdentityCommand({}));
        if (Account === undefined) throw new Error('it named no account');
        return Account;
      } catch (error) {
        throw new Error(`AWS does not say whose credentials these are: ${sentence(error)}`, { cause: error });
      }
    },
    async stack(name) {
      try {
        const { Stacks = [] } = await new CloudFormationClient(limits).send(
          new DescribeStacksCommand({ StackName: name }),
        );
        const outputs = (Stacks[0]?.Outputs ?? []).map(
          ({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue] as const,
        );
        return { status: Stacks[0]?.StackStatus ?? '', outputs: new Map(outputs) };
      } catch (error) {
        const isMissing =
          error instanceof CloudFormationServiceException && error.message.includes('does not exist');
        if (isMissing) return null;
        throw new Error(`CloudFormation does not describe ${name}: ${sentence(error)}`, { cause: error });
      }
    },
  };
}

/** The message of an error, in one line. */
export function sentence(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
