import { setTimeout as sleep } from 'node:timers/promises';
import { BatchGetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { SavedItem } from '../../domain/saved/saved-store.ts';
import { getRow, queryPage, type Table } from '../table.ts';
import { type AnyKind, placeKey, type SavedKind, savedKey } from './saved-kind.ts';

/** Each kind reads the rows of its places itself. */
const placeRow = z.record(z.string(), z.unknown());

/** Reads the row of a place, strongly consistent. Returns null if nothing is saved there. */
export function readPlace(table: Table, kind: AnyKind, userId: string, place: string) {
  return getRow(table, placeKey(kind, userId, place), placeRow);
}

/** Reads the item at a place, strongly consistent. Returns null if nothing is saved there. */
export async function getSaved<Saved extends SavedItem>(
  table: Table,
  kind: SavedKind<Saved>,
  userId: string,
  place: string,
): Promise<Saved | null> {
  const row = await readPlace(table, kind, userId, place);
  if (row === null) return null;
  return getRow(table, savedKey(kind, userId, kind.readPlaceRow(row).savedId), kind.schema);
}

/** Lists saved items, newest first. `after` is the id that the last page ended with. */
export async function pageSaved<Saved extends SavedItem>(
  table: Table,
  kind: SavedKind<Saved>,
  userId: string,
  page: { limit: number; after: string | null },
): Promise<{ saved: Saved[]; after: string | null }> {
  const { pk, sk: prefix } = savedKey(kind, userId, '');
  const { rows, after } = await queryPage(table, { pk, prefix, descending: true }, page);
  return { saved: rows.map((row) => kind.schema.parse(row)), after };
}

/** How often keys that a busy table left unread are asked for. */
const batchAttempts = 5;

/** Reads up to 100 saved items by their ids, in that order. Leaves out those that do not exist. */
export async function getSavedByIds<Saved extends SavedItem>(
  table: Table,
  kind: SavedKind<Saved>,
  userId: string,
  ids: readonly string[],
): Promise<Saved[]> {
  const found = new Map<string, Saved>();
  const wanted = [...new Set(ids)];
  let keys: Record<string, unknown>[] = wanted.map((id) => savedKey(kind, userId, id));
  for (let attempt = 1; keys.length > 0; attempt += 1) {
    if (attempt > batchAttempts) throw new Error('The table left a batch unread');
    const { Responses, UnprocessedKeys } = await table.client.send(
      new BatchGetCommand({ RequestItems: { [table.name]: { Keys: keys } } }),
    );
    for (const row of Responses?.[table.name] ?? []) {
      const saved = kind.schema.parse(row);
      found.set(saved.id, saved);
    }
    keys = UnprocessedKeys?.[table.name]?.Keys ?? [];
    if (keys.length > 0) await sleep(Math.random() * 50 * 2 ** attempt);
  }
  return wanted.map((id) => found.get(id)).filter((saved) => saved !== undefined);
}

const savedTime = z.object({ saved_at: z.string() });

/** When the first and the last saved item were saved. Returns null if nothing is saved. */
export async function savedSpan(
  table: Table,
  kind: AnyKind,
  userId: string,
): Promise<{ first: string; last: string } | null> {
  const { pk, sk: prefix } = savedKey(kind, userId, '');
  const one = { limit: 1, after: null };
  const [oldest, newest] = await Promise.all([
    queryPage(table, { pk, prefix }, one),
    queryPage(table, { pk, prefix, descending: true }, one),
  ]);
  const [first, last] = [oldest.rows[0], newest.rows[0]];
  if (first === undefined || last === undefined) return null;
  return { first: savedTime.parse(first).saved_at, last: savedTime.parse(last).saved_at };
}

const sorted = z.object({ sk: z.string() });

/** All saved items of one session, by place. */
export async function listSavedOf<Saved extends SavedItem>(
  table: Table,
  kind: SavedKind<Saved>,
  userId: string,
  sessionId: string,
): Promise<{ place: string; savedId: string }[]> {
  const { pk, sk: prefix } = placeKey(kind, userId, '');
  const found: { place: string; savedId: string }[] = [];
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': `${prefix}${sessionId}` },
    },
  );
  for await (const page of pages) {
    for (const row of page.Items ?? []) {
      const place = sorted.parse(row).sk.slice(prefix.length);
      found.push({ place, savedId: kind.readPlaceRow(row).savedId });
    }
  }
  return found;
}
