import * as z from 'zod';
import { failedRow } from '../../../shared/model/leads/contact-import.ts';
import { limits } from '../../../shared/model/limits.ts';
import { changedAt } from '../../domain/changed-at.ts';
import type { Import, ImportPart, MergedContact, NewPart } from '../../domain/imports/import-store.ts';
import { leadItems } from '../leads/leads.ts';
import { contacts } from '../saved/saved-contacts.ts';
import { savingItems } from '../saved/saved-items.ts';
import { savedKey } from '../saved/saved-kind.ts';
import { importSession } from '../sessions/sessions.ts';
import { addWithin } from '../statistics/statistics.ts';
import { getRow, queryPage, type Table } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';

const importRow = z.object({
  import_id: z.string(),
  kind: z.enum(['manual', 'bulk']),
  total_rows: z.int(),
  created_at: z.iso.datetime(),
  // Imports from before it was asked for have none.
  for_domain: z.string().default(''),
}) satisfies z.ZodType<Import>;

function key(userId: string, importId: string) {
  return { pk: `USER#${userId}`, sk: `IMPORT#${importId}` };
}

/** Parts have their own prefix, and are sorted by their rows. */
function partKey(userId: string, importId: string, firstRow: number | '') {
  const row = firstRow === '' ? '' : String(firstRow).padStart(4, '0');
  return { pk: `USER#${userId}`, sk: `IMPORT_PART#${importId}#${row}` };
}

/** What a transaction writes for a new import. */
export function importItem(table: Table, userId: string, begun: Import): TransactionItem {
  return { Put: { TableName: table.name, Item: { ...key(userId, begun.import_id), ...begun } } };
}

/** Begins an import, and writes `together` with it. */
export async function createImport(
  table: Table,
  userId: string,
  begun: Import,
  together: readonly TransactionItem[],
): Promise<void> {
  await transact(table, [importItem(table, userId, begun), ...together]);
}

/** Reads an import. Returns null if there is none. */
export function getImport(table: Table, userId: string, importId: string): Promise<Import | null> {
  return getRow(table, key(userId, importId), importRow);
}

const partRow = z.object({
  first_row: z.int(),
  imported: z.int(),
  merged: z.int().default(0),
  failed_rows: z.array(failedRow),
}) satisfies z.ZodType<ImportPart>;

/**
 * Writes one part of an import together with all that it counts, or nothing: each lead, its contact record, the saved
 * contact and its search row, or the notes of a contact that was saved before. A part that was written before stays as it
 * is, and is returned. Nothing is written if the user would have more than `limits.savedContacts` ('full'), or if a contact
 * to merge with has changed since it was read ('changed').
 */
export async function putImportPart(
  table: Table,
  { userId, begun }: { userId: string; begun: Import },
  part: NewPart,
  together: readonly TransactionItem[] = [],
): Promise<ImportPart | 'full' | 'changed'> {
  const imported = part.contacts.length;
  const merged = part.merges.reduce((sum, { rows }) => sum + rows, 0);
  const row: ImportPart = { first_row: part.firstRow, imported, merged, failed_rows: [...part.failed] };
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
        ];
  const room =
    imported === 0
      ? []
      : otherwise(
          'full',
          addWithin(
            table,
            userId,
            { ...saving.counted, total_leads: imported },
            { name: 'saved_contacts', max: limits.savedContacts.max },
          ),
        );
  const marker: TransactionItem = {
    Put: {
      TableName: table.name,
      Item: { ...partKey(userId, begun.import_id, part.firstRow), ...row },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  const outcome = await transact(table, [
    ...otherwise('written_before', marker),
    ...room,
    ...otherwise('changed', ...part.merges.map((each) => mergeItem(table, userId, each, part.at))),
    ...counted,
    ...together,
  ]);
  if (outcome === 'written') return row;
  if (outcome !== 'written_before') return outcome;
  const before = await getImportPart(table, userId, begun.import_id, part.firstRow);
  if (before === null) throw new Error('A part of an import was written before, and is not there');
  return before;
}

/** Changes the notes of a saved contact that has not changed since it was read. */
function mergeItem(table: Table, userId: string, { saved, notes }: MergedContact, at: Date): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: savedKey(contacts, userId, saved.id),
      UpdateExpression: 'SET notes = :notes, updated_at = :at',
      ConditionExpression: 'updated_at = :seen',
      ExpressionAttributeValues: {
        ':notes': notes,
        ':at': changedAt(saved.updated_at, at),
        ':seen': saved.updated_at,
      },
    },
  };
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
