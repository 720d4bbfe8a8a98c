import { v7 as uuidv7 } from 'uuid';
import type { AccountExport } from '../../../shared/model/account/account-export.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import { type AccountJobs, exportFile, type UserFiles } from './account-jobs.ts';

/** For how long a link to the file of an export opens it, in seconds. */
const linkSeconds = 15 * 60;
/** After how long an export that is still being prepared counts as lost, in milliseconds. */
const lostAfterMs = 60 * 60_000;

/** An export as it is stored; `expires_at` is in seconds since 1970. */
export interface StoredExport {
  readonly id: string;
  readonly status: AccountExport['status'];
  readonly created_at: string;
  readonly expires_at: number;
}

/** Where the exports of accounts are stored, until their files are deleted. */
export interface AccountExports {
  find(userId: string, id: string, now: Date): Promise<StoredExport | null>;
  /** The export that was asked for last. */
  latest(userId: string, now: Date): Promise<StoredExport | null>;
  /** Stores a new export; null if another was asked for since `latest`. */
  create(
    userId: string,
    made: { readonly id: string; readonly latest: string | null; readonly now: Date },
  ): Promise<StoredExport | null>;
}

/** What exports of an account need. */
export interface AccountExportServices {
  readonly exports: AccountExports;
  readonly jobs: AccountJobs;
  readonly files: UserFiles;
  readonly now: () => Date;
}

/**
 * Has a copy of all that is stored of a user prepared. An export under way is returned again. It is also started again, in
 * case its first start was lost.
 */
export async function prepareExport(services: AccountExportServices, userId: string): Promise<AccountExport> {
  const { exports, jobs, now } = services;
  const latest = await exports.latest(userId, now());
  const row =
    latest !== null && isRunning(latest, now())
      ? latest
      : ((await exports.create(userId, { id: uuidv7(), latest: latest?.id ?? null, now: now() })) ??
        // Another call asked meanwhile.
        (await exports.latest(userId, now())));
  if (row === null) throw new Refusal('conflict', 'Your export was changed meanwhile. Please try again.');
  await jobs.startExport({ user_id: userId, export_id: row.id });
  return shown(services, userId, row);
}

/** An export, with a link to its file once that is ready. Throws `not_found` once the file has been deleted. */
export async function readExport(
  services: AccountExportServices,
  userId: string,
  id: string,
): Promise<AccountExport> {
  const row = await services.exports.find(userId, id, services.now());
  if (row === null) {
    throw new Refusal('not_found', 'This export does not exist, or its file has been deleted');
  }
  return shown(services, userId, row);
}

function isRunning({ status, created_at }: StoredExport, now: Date): boolean {
  return status === 'preparing' && now.getTime() - Date.parse(created_at) < lostAfterMs;
}

async function shown(
  { files }: Pick<AccountExportServices, 'files'>,
  userId: string,
  { id, status, created_at, expires_at }: StoredExport,
): Promise<AccountExport> {
  if (status !== 'ready') return { id, status, created_at, expires_at: null, url: null };
  const name = `buyerscope-${created_at.slice(0, 10)}.json`;
  const url = await files.link(exportFile(userId, id), name, linkSeconds);
  return { id, status, created_at, expires_at: new Date(expires_at * 1000).toISOString(), url };
}
