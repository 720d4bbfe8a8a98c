import { v7 as uuidv7 } from 'uuid';
import { account as contract } from '../../shared/contract/account.ts';
import type { AccountExport } from '../../shared/model/account/account-export.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { createExport, type ExportRow, getExport, getLatestExport } from '../data/account/account-exports.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { openTable, type Table } from '../data/table.ts';
import { type AccountJobs, exportFile, type UserFiles } from '../domain/account/account-jobs.ts';
import { stepFunctionsAccountJobs } from '../providers/account-jobs/step-functions.ts';
import { s3UserFiles } from '../providers/files/s3.ts';
import { accountJobsEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

const linkSeconds = 15 * 60;
/** After how long an export that is still being prepared counts as lost, in milliseconds. */
const lostAfterMs = 60 * 60_000;

/** The operations on the account as a whole, over a table, jobs, files and a clock. */
export function accountHandlers(services: {
  table: Table;
  jobs: AccountJobs;
  files: UserFiles;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, jobs, files, now } = services;

  async function shown(row: ExportRow, userId: string): Promise<AccountExport> {
    const { id, status, created_at } = row;
    if (status !== 'ready') return { id, status, created_at, expires_at: null, url: null };
    const name = `buyerscope-${created_at.slice(0, 10)}.json`;
    return {
      id,
      status,
      created_at,
      expires_at: new Date(row.expires_at * 1000).toISOString(),
      url: await files.link(exportFile(userId, id), name, linkSeconds),
    };
  }

  return {
    // An export under way is returned again. It is also started again, in case its first start was lost.
    async createExport(_input, { userId }) {
      const latest = await getLatestExport(table, userId, now());
      const running =
        latest?.status === 'preparing' && now().getTime() - Date.parse(latest.created_at) < lostAfterMs;
      const row =
        latest !== null && running
          ? latest
          : ((await createExport(table, userId, { id: uuidv7(), latest: latest?.id ?? null, now: now() })) ??
            // Another call asked meanwhile.
            (await getLatestExport(table, userId, now())));
      if (row === null) throw new Refusal('conflict', 'Your export was changed meanwhile. Please try again.');
      await jobs.startExport({ user_id: userId, export_id: row.id });
      return shown(row, userId);
    },

    async getExport({ params }, { userId }) {
      const row = await getExport(table, userId, params.exportId, now());
      if (row === null)
        throw new Refusal('not_found', 'This export does not exist, or its file has been deleted');
      return shown(row, userId);
    },

    async delete(_input, { userId }) {
      await jobs.startDeletion({ user_id: userId });
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
