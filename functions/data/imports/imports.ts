import * as z from 'zod';
import { type FailedRow, failedRow } from '../../../shared/model/contact-import.ts';
import type { SavedContact } from '../../../shared/model/saved-contact.ts';
import type { LeadWithContacts } from '../../../shared/model/session.ts';
import { leadItems } from '../leads/leads.ts';
import { contacts } from '../saved/saved-contacts.ts';
import { savingItems } from '../saved/saved-items.ts';
import { importSession } from '../sessions/sessions.ts';
import { addToStatistics } from '../statistics/statistics.ts';
import { getRow, queryPage, type Table } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';

/** An import, whose leads lie in a session of the same id. */
const importRow = z.object({
  import_id: z.string(),
  kind: z.enum(['manual', 'bulk']),
  total_rows: z.int(),
  created_at: z.iso.datetime(),
});
export type Import = z.infer<typeof importRow>;

function key(userId: string, importId: string) {
  return { pk: `USER#${userId}`, sk: `IMPORT#${importId}` };
}

/** Parts lie apart from the imports, in the order of their rows. */
function partKey(userId: string, importId: string, firstRow: number | '') {
  const row = firstRow === '' ? '' : String(firstRow).padStart(4, '0');
  return { pk: `USER#${userId}`, sk: `IMPORT_PART#${importId}#${row}` };
}

/** Writes that an import has begun, as part of the transaction that remembers its request. */
export function importItem(table: Table, userId: string, begun: Import): TransactionItem {
  return { Put: { TableName: table.name, Item: { ...key(userId, begun.import_id), ...begun } } };
}

/** Begins an import, with whatever is written together with it. */
export async function createImport(
  table: Table,
  userId: string,
  begun: Import,
  together: readonly TransactionItem[],
): Promise<void> {
  await transact(table, [importItem(table, userId, begun), ...together]);
}

/** Reads an import; null when there is none. */
export function getImport(table: Table, userId: string, importId: string): Promise<Import | null> {
  return getRow(table, key(userId, importId), importRow);
}

const partRow = z.object({ first_row: z.int(), imported: z.int(), failed_rows: z.array(failedRow) });
/** What became of the rows of one part. */
export type ImportPart = z.infer<typeof partRow>;

/** A lead and the person of it, as they are saved together. */
export interface ImportedContact {
  readonly lead: LeadWithContacts;
  readonly saved: SavedContact;
}

/**
 * Writes one part of an import together with all that it counts, or nothing: each lead, its contact record, the saved
 * contact and its search row. A part that was written before stays as it is, and is given back.
 */
export async function putImportPart(
  table: Table,
  { userId, begun }: { userId: string; begun: Import },
  part: { firstRow: number; contacts: readonly ImportedContact[]; failed: readonly FailedRow[] },
  together: readonly TransactionItem[] = [],
): Promise<ImportPart> {
  const imported = part.contacts.length;
  const row: ImportPart = { first_row: part.firstRow, imported, failed_rows: [...part.failed] };
  const saving = savingItems(
    table,
    contacts,
    userId,
    part.contacts.map(({ saved }) => saved),
  );
  const counted =
    imported === 0
      ? []
      : [
          ...part.contacts.flatMap(({ lead }) => leadItems(table, userId, lead)),
          ...saving.places,
          ...saving.rows,
          importSession(table, userId, begun, imported),
          addToStatistics(table, userId, { ...saving.counted, total_leads: imported }),
        ];
  const marker: TransactionItem = {
    Put: {
      TableName: table.name,
      Item: { ...partKey(userId, begun.import_id, part.firstRow), ...row },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  const outcome = await transact(table, [...otherwise('written_before', marker), ...counted, ...together]);
  if (outcome === 'written') return row;
  const before = await getImportPart(table, userId, begun.import_id, part.firstRow);
  if (before === null) throw new Error('A part of an import was written before, and is not there');
  return before;
}

function getImportPart(
  table: Table,
  userId: string,
  importId: string,
  firstRow: number,
): Promise<ImportPart | null> {
  return getRow(table, partKey(userId, importId, firstRow), partRow);
}

/** Lists the parts of an import that were written, in the order of their rows, strongly consistent. */
export async function listImportParts(table: Table, userId: string, importId: string): Promise<ImportPart[]> {
  const { pk, sk: prefix } = partKey(userId, importId, '');
  const { rows } = await queryPage(table, { pk, prefix, consistent: true }, { limit: 1000, after: null });
  return rows.map((item) => partRow.parse(item));
}
