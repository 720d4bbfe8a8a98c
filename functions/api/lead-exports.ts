import { leadExports as contract } from '../../shared/contract/lead-exports.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { repeatStore } from '../data/idempotency.ts';
import { exportStore } from '../data/leads/export-store.ts';
import { openTable, type Table } from '../data/table.ts';
import { continueExport, startExport } from '../domain/exports/export-leads.ts';
import { exportSaved } from '../domain/exports/export-saved.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { hashEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on exports, over a table, a keyed hash and a clock. */
export function leadExportHandlers({
  table,
  hash,
  now,
}: {
  table: Table;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  const services = { store: exportStore(table), repeats: repeatStore(table), hash, now };

  return {
    start: ({ params: { sessionId }, body: { format }, idempotencyKey }, { userId }) =>
      startExport(services, { userId, sessionId, format }, idempotencyKey),

    next: ({ params: { sessionId }, query: { format, cursor } }, { userId }) =>
      continueExport(services, { userId, sessionId, format }, cursor),

    saved: ({ body: { list, ids, first }, idempotencyKey }, { userId }) =>
      exportSaved(services, { userId, list, ids, first }, idempotencyKey),
  };
}

const environment = readEnvironment(hashEnvironment);
const table = openTable(environment.TABLE_NAME);
const hash = keyedHash(environment.HASH_KEY_SECRET_ARN);

export const handler = serve(
  contract,
  leadExportHandlers({ table, hash, now: () => new Date() }),
  accountGuard(table),
);
