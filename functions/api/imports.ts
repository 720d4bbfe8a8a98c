import { imports as contract } from '../../shared/contract/imports.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { repeatStore } from '../data/idempotency.ts';
import { importStore } from '../data/imports/import-store.ts';
import { openTable, type Table } from '../data/table.ts';
import { beginImport, importOne, importProgress, importRows } from '../domain/imports/import-contacts.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on imports, over a table and a clock. */
export function importHandlers({ table, now }: { table: Table; now: () => Date }): Handlers<typeof contract> {
  const services = { store: importStore(table), repeats: repeatStore(table), now };

  return {
    manual: async ({ body, idempotencyKey }, { userId }) => {
      return { import_id: await importOne(services, userId, body, idempotencyKey) };
    },

    create: async ({ body: { total_rows }, idempotencyKey }, { userId }) => {
      return { import_id: await beginImport(services, userId, total_rows, idempotencyKey) };
    },

    addRows: ({ params: { importId }, body: { first_row, rows } }, { userId }) =>
      importRows(services, { userId, importId }, first_row, rows),

    get: ({ params: { importId } }, { userId }) => importProgress(services, userId, importId),
  };
}

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

export const handler = serve(contract, importHandlers({ table, now: () => new Date() }), accountGuard(table));
