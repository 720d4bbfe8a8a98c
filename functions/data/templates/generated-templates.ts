import * as z from 'zod';
import {
  type GeneratedTemplate,
  generatedTemplate,
} from '../../../shared/model/outreach/template-request.ts';
import type { StoredText } from '../../domain/templates/generation-store.ts';
import { getRow, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

/** How long a generated text is stored to answer the same request again, in seconds: as long as the request's key. */
const storedSeconds = 24 * 3600;

const row = z.object({ generated: generatedTemplate, expires_at: z.int() });

function key(userId: string, id: string) {
  return { pk: `USER#${userId}`, sk: `GENERATED#${id}` };
}

/** Stores a generated text for a day, so that the same request is answered with it again. */
export function storeGenerated(
  table: Table,
  userId: string,
  { id, generated, at }: StoredText,
): TransactionItem {
  const expires_at = Math.floor(at.getTime() / 1000) + storedSeconds;
  return { Put: { TableName: table.name, Item: { ...key(userId, id), generated, expires_at } } };
}

/** Reads a generated text. Returns null if there is none, for example while it is being written. */
export async function getGenerated(
  table: Table,
  userId: string,
  id: string,
): Promise<GeneratedTemplate | null> {
  const stored = await getRow(table, key(userId, id), row);
  return stored?.generated ?? null;
}
