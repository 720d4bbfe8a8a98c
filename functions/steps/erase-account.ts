import * as z from 'zod';
import { eraseAccount } from '../data/account/whole-account.ts';
import { openTable } from '../data/table.ts';
import { filesOf } from '../domain/account/account-jobs.ts';
import { s3UserFiles } from '../providers/files/s3.ts';
import { eraseAccountEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(eraseAccountEnvironment);
const table = openTable(environment.TABLE_NAME);
const files = s3UserFiles(environment.FILES_BUCKET);

/** Deletes the files and rows of a closed account. `erased` is false if there was not enough time for all of them. */
export const handler = step(z.object({ user_id: z.string() }), async ({ user_id: userId }, { signal }) => {
  await files.deleteAll(filesOf(userId));
  const erased = await eraseAccount(table, userId, signal);
  if (erased) log.info('account erased');
  return { user_id: userId, erased };
});
