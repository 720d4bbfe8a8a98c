import { account as contract } from '../../shared/contract/account.ts';
import { accountExports } from '../data/account/account-exports.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { openTable, type Table } from '../data/table.ts';
import type { AccountJobs, UserFiles } from '../domain/account/account-jobs.ts';
import { prepareExport, readExport } from '../domain/account/prepare-export.ts';
import { stepFunctionsAccountJobs } from '../providers/account-jobs/step-functions.ts';
import { s3UserFiles } from '../providers/files/s3.ts';
import { accountJobsEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on the account as a whole, over a table, jobs, files and a clock. */
export function accountHandlers({
  table,
  ...context
}: {
  table: Table;
  jobs: AccountJobs;
  files: UserFiles;
  now: () => Date;
}): Handlers<typeof contract> {
  const services = { ...context, exports: accountExports(table) };

  return {
    createExport: (_input, { userId }) => prepareExport(services, userId),

    getExport: ({ params: { exportId } }, { userId }) => readExport(services, userId, exportId),

    async delete(_input, { userId }) {
      await services.jobs.startDeletion({ user_id: userId });
      return { deleting: true };
    },
  };
}

const environment = readEnvironment(accountJobsEnvironment);
const table = openTable(environment.TABLE_NAME);

export const handler = serve(
  contract,
  accountHandlers({
    table,
    jobs: stepFunctionsAccountJobs({
      exports: environment.EXPORT_MACHINE_ARN,
      deletions: environment.DELETION_MACHINE_ARN,
    }),
    files: s3UserFiles(environment.FILES_BUCKET),
    now: () => new Date(),
  }),
  accountGuard(table),
);
