import { v7 as uuidv7 } from 'uuid';
import { imports as contract } from '../../shared/contract/imports.ts';
import type { ImportKind } from '../../shared/model/contact-id.ts';
import { type FailedRow, type ImportRow, importLimits } from '../../shared/model/contact-import.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { repeatStore } from '../data/idempotency.ts';
import {
  createImport,
  getImport,
  type Import,
  type ImportedContact,
  importItem,
  listImportParts,
  putImportPart,
} from '../data/imports/imports.ts';
import { getStatistics } from '../data/statistics/statistics.ts';
import { openTable, type Table } from '../data/table.ts';
import { importedLead, judgeRow, type ReadyRow } from '../domain/imports/imported-contact.ts';
import { onlyOnce } from '../domain/only-once.ts';
import { savedContactOf } from '../domain/saved/saved-items.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** More than a person can write to; what is searched in the browser stays below 15 MB. */
const maxSavedContacts = 50_000;

/** The operations on imports, over a table and a clock. */
export function importHandlers({ table, now }: { table: Table; now: () => Date }): Handlers<typeof contract> {
  function begin(kind: ImportKind, rows: number): Import {
    return { import_id: uuidv7(), kind, total_rows: rows, created_at: now().toISOString() };
  }

  async function refuseTooMany(userId: string, rows: number): Promise<void> {
    const { saved_contacts: saved } = await getStatistics(table, userId);
    if (saved + rows <= maxSavedContacts) return;
    throw new Refusal(
      'limit_reached',
      `You can keep up to 50,000 saved contacts; you have ${saved}. Remove some before you import ${rows} more.`,
    );
  }

  async function ownImport(userId: string, importId: string): Promise<Import> {
    const begun = await getImport(table, userId, importId);
    if (begun === null) throw new Refusal('not_found', 'Import not found');
    return begun;
  }

  function contactOf(row: ReadyRow, userId: string, begun: Import, number: number): ImportedContact {
    const { import_id: sessionId, kind } = begun;
    const lead = importedLead(row, { sessionId, number, kind, now: now() });
    const saving = { userId, savedId: uuidv7(), notes: row.notes || null, now: now() };
    const saved = savedContactOf(lead, 0, saving);
    if (saved === null) throw new Error('an imported lead has one person');
    return { lead, saved };
  }

  /** One part as it is written: each row judged, and numbered by its place in the import. */
  function partOf(rows: readonly ImportRow[], firstRow: number, userId: string, begun: Import) {
    const contacts: ImportedContact[] = [];
    const failed: FailedRow[] = [];
    for (const [at, given] of rows.entries()) {
      const row = judgeRow(given);
      if ('reason' in row) failed.push({ row: firstRow + at, reason: row.reason });
      else contacts.push(contactOf(row, userId, begun, firstRow + at));
    }
    return { firstRow, contacts, failed };
  }

  return {
    async manual({ body, idempotencyKey: key }, { userId }) {
      const row = judgeRow(body);
      if ('reason' in row) throw new Refusal('invalid_input', row.reason, { field: 'body' });
      const request = { operation: 'imports.manual', ...body };
      const import_id = await onlyOnce(
        repeatStore(table),
        { userId, key, request },
        now(),
        async (remember) => {
          await refuseTooMany(userId, 1);
          const begun = begin('manual', 1);
          const together = [importItem(table, userId, begun), ...remember(begun.import_id)];
          await putImportPart(table, { userId, begun }, partOf([body], 1, userId, begun), together);
          return begun.import_id;
        },
      );
      return { import_id };
    },

    async create({ body, idempotencyKey: key }, { userId }) {
      const request = { operation: 'imports.create', ...body };
      const import_id = await onlyOnce(
        repeatStore(table),
        { userId, key, request },
        now(),
        async (remember) => {
          await refuseTooMany(userId, body.total_rows);
          const begun = begin('bulk', body.total_rows);
          await createImport(table, userId, begun, remember(begun.import_id));
          return begun.import_id;
        },
      );
      return { import_id };
    },

    async addRows({ params, body: { first_row: first, rows } }, { userId }) {
      const begun = await ownImport(userId, params.importId);
      refuseUneven(begun, first, rows.length);
      let imported = 0;
      const failed_rows: FailedRow[] = [];
      for (let at = 0; at < rows.length; at += importLimits.rowsPerPart) {
        const some = rows.slice(at, at + importLimits.rowsPerPart);
        const part = await putImportPart(table, { userId, begun }, partOf(some, first + at, userId, begun));
        imported += part.imported;
        failed_rows.push(...part.failed_rows);
      }
      return { imported, failed_rows };
    },

    async get({ params }, { userId }) {
      const { import_id, total_rows, created_at } = await ownImport(userId, params.importId);
      const parts = await listImportParts(table, userId, import_id);
      return {
        import_id,
        total_rows,
        created_at,
        imported: parts.reduce((sum, part) => sum + part.imported, 0),
        failed_rows: parts.flatMap((part) => part.failed_rows),
        done_rows: parts.map((part) => part.first_row),
      };
    },
  };
}

/** Parts begin at the same rows however often and in whatever calls they are sent: so none is written twice. */
function refuseUneven({ total_rows: total }: Import, first: number, count: number): void {
  const { rowsPerPart } = importLimits;
  if ((first - 1) % rowsPerPart !== 0) {
    throw new Refusal(
      'invalid_input',
      `first_row: Begin at row 1 or at a multiple of ${rowsPerPart} after it`,
      {
        field: 'first_row',
      },
    );
  }
  const last = first + count - 1;
  if (last > total || (last < total && count % rowsPerPart !== 0)) {
    throw new Refusal(
      'invalid_input',
      `rows: Send a multiple of ${rowsPerPart} rows, or all that are left of the ${total}`,
      { field: 'rows' },
    );
  }
}

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

export const handler = serve(contract, importHandlers({ table, now: () => new Date() }), accountGuard(table));
