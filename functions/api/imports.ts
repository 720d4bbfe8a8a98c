import { imports as contract } from '../../shared/contract/imports.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { repeatStore } from '../data/idempotency.ts';
import { importStore } from '../data/imports/import-store.ts';
import { openTable, type Table } from '../data/table.ts';
import { beginImport, importOne, importProgress, importRows } from '../domain/imports/import-contacts.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { hashEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on imports, over a table, a keyed hash and a clock. */
export function importHandlers({
  table,
  hash,
  now,
}: {
  table: Table;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  const services = { store: importStore(table), repeats: repeatStore(table), hash, now };

  return {
    manual: async ({ body, idempotencyKey }, { userId }) => {
      return { import_id: await importOne(services, userId, body, idempotencyKey) };
    },

    create: async ({ body, idempotencyKey }, { userId }) => {
      return { import_id: await beginImport(services, userId, body, idempotencyKey) };
    },

    addRows: ({ params: { importId }, body: { first_row, rows } }, { userId }) =>
      importRows(services, { userId, importId }, first_row, rows),

    get: ({ params: { importId } }, { userId }) => importProgress(services, userId, importId),
  };
}

const environment = readEnvironment(hashEnvironment);
const table = openTable(environment.TABLE_NAME);
const hash = keyedHash(environment.HASH_KEY_SECRET_ARN);

export const handler = serve(
  contract,
  importHandlers({ table, hash, now: () => new Date() }),
  accountGuard(table),
);
