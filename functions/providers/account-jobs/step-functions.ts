import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { AccountJobs } from '../../domain/account/account-jobs.ts';

/** Account jobs as executions of two state machines. Calls time out after 3 s and are retried by the SDK. */
export function stepFunctionsAccountJobs(machines: { exports: string; deletions: string }): AccountJobs {
  const client = new SFNClient({
    // Without throwOnRequestTimeout the SDK only logs a warning and keeps waiting.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  async function start(stateMachineArn: string, name: string, input: object): Promise<void> {
    try {
      await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }));
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ExecutionAlreadyExists')) throw error;
    }
  }
  return {
    startExport: (job) => start(machines.exports, job.export_id, job),
    startDeletion: (job) => start(machines.deletions, job.user_id, job),
  };
}
