import * as z from 'zod';
import { endExport } from '../data/account/account-exports.ts';
import { rowsOfAccount } from '../data/account/whole-account.ts';
import { rowsAsIfRemoved } from '../data/privacy/people-rows.ts';
import { pendingRemovals } from '../data/privacy/removals.ts';
import { openTable } from '../data/table.ts';
import { exportFile } from '../domain/account/account-jobs.ts';
import { exportText } from '../domain/account/export-text.ts';
import { s3UserFiles } from '../providers/files/s3.ts';
import { sqsNoticeQueue } from '../providers/mail/notice-queue.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { exportEnvironment, readEnvironment } from '../runtime/env.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(exportEnvironment);
const table = openTable(environment.TABLE_NAME);
const files = s3UserFiles(environment.FILES_BUCKET);
const hash = keyedHash(environment.HASH_KEY_SECRET_ARN);
const notices = sqsNoticeQueue(environment.NOTICE_QUEUE_URL);

/** Writes all that is stored of a user to one file, or stores that it failed. Running it again starts over. */
export const handler = step(
  z.object({ user_id: z.string(), export_id: z.string(), outcome: z.enum(['ready', 'failed']) }),
  async ({ user_id: userId, export_id: exportId, outcome }) => {
    if (outcome === 'ready') {
      const now = new Date();
      const addresses = new Set((await pendingRemovals(table)).map(({ address }) => address));
      const rows = rowsAsIfRemoved(rowsOfAccount(table, userId), { addresses, hash, now });
      const text = exportText(rows, now.toISOString());
      await files.write(exportFile(userId, exportId), text);
    }
    const ended = await endExport(table, userId, exportId, outcome);
    if (ended && outcome === 'ready') await notices.add({ kind: 'export_ready', user_id: userId });
    return { export_id: exportId, ended };
  },
);
