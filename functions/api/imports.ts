import { imports as contract } from '../../shared/contract/imports.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { repeatStore } from '../data/idempotency.ts';
import { importStore } from '../data/imports/import-store.ts';
import { mailDomains } from '../data/leads/mail-domains.ts';
import { openTable, type Table } from '../data/table.ts';
import type { JudgePorts } from '../domain/email-addresses/judge.ts';
import { beginImport, importOne, importProgress, importRows } from '../domain/imports/import-contacts.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { createDns } from '../providers/web/resolver.ts';
import { importsEnvironment, readEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on imports, over a table, a keyed hash, what DNS says of mail, and a clock. */
export function importHandlers({
  table,
  hash,
  mailDomain,
  now,
}: {
  table: Table;
  hash: KeyedHash;
  mailDomain: JudgePorts['mailDomain'];
  now: () => Date;
}): Handlers<typeof contract> {
  const services = { store: importStore(table), repeats: repeatStore(table), hash, mailDomain, now };

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

const environment = readEnvironment(importsEnvironment);
const table = openTable(environment.TABLE_NAME);
const hash = keyedHash(environment.HASH_KEY_SECRET_ARN);

const now = () => new Date();
const mailDomain = mailDomains(table, createDns({ server: environment.OUTBOUND_DNS_SERVER }), now);

export const handler = serve(contract, importHandlers({ table, hash, mailDomain, now }), accountGuard(table));
