import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { NotesChange, SavedItem } from '../../domain/saved/saved-store.ts';
import { forgetActivity, noteActivity } from '../statistics/activity.ts';
import { addToNamed, addToStatistics, type Statistics } from '../statistics/statistics.ts';
import { type Table, whereHolds } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';
import { placeKey, type SavedKind, savedKey } from './saved-kind.ts';
import { readPlace } from './saved-lists.ts';

/**
 * What a transaction writes to save items of one user: `places` hold only if an item is not saved yet, `rows` are the other
 * rows, and `counted` is to be added to the user's counts. Of the 100 items of a transaction a saved item takes three (in a
 * bulk import two), and each industry or level one.
 */
export function savingItems<Saved extends SavedItem>(
  table: Table,
  kind: SavedKind<Saved>,
  userId: string,
  things: readonly Saved[],
): { places: TransactionItem[]; rows: TransactionItem[]; counted: Partial<Statistics> } {
  const places = things.map((saved): TransactionItem => {
    const row = kind.placeRow(saved);
    const Item = { ...placeKey(kind, userId, kind.placeOf(saved)), ...row };
    return { Put: { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
  });
  const rows = things.map((saved): TransactionItem => {
    return { Put: { TableName: table.name, Item: { ...savedKey(kind, userId, saved.id), ...saved } } };
  });
  const activities = things.map(kind.activityOf).filter((activity) => activity !== null);
  const names = Map.groupBy(things, (saved) => kind.readPlaceRow(kind.placeRow(saved)).counted);
  return {
    places,
    rows: [
      ...rows,
      ...activities.map((activity) => noteActivity(table, userId, activity)),
      ...[...names].map(([name, { length: change }]) =>
        addToNamed(table, userId, { named: kind.countedBy, name, change }),
      ),
    ],
    counted: kind.counts(things.length),
  };
}

/** Saves one item, and counts it. Returns false if it is saved already, and changes nothing. */
export async function save<Saved extends SavedItem>(
  table: Table,
  kind: SavedKind<Saved>,
  saved: Saved,
): Promise<boolean> {
  const { places, rows, counted } = savingItems(table, kind, saved.user_id, [saved]);
  const outcome = await transact(table, [
    ...otherwise('saved_before', ...places),
    ...rows,
    addToStatistics(table, saved.user_id, counted),
  ]);
  return outcome === 'written';
}

/** Removes the item at a place, and counts that. Returns false if nothing is saved there. */
export async function unsave<Saved extends SavedItem>(
  table: Table,
  kind: SavedKind<Saved>,
  userId: string,
  place: string,
): Promise<boolean> {
  const row = await readPlace(table, kind, userId, place);
  if (row === null) return false;
  const { savedId, counted: name } = kind.readPlaceRow(row);
  const outcome = await transact(table, [
    ...otherwise('changed', {
      Delete: {
        TableName: table.name,
        Key: placeKey(kind, userId, place),
        ConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ':id': row.id },
      },
    }),
    { Delete: { TableName: table.name, Key: savedKey(kind, userId, savedId) } },
    forgetActivity(table, userId, savedId),
    addToNamed(table, userId, { named: kind.countedBy, name, change: -1 }),
    addToStatistics(table, userId, kind.counts(-1)),
  ]);
  return outcome === 'written';
}

/**
 * Changes the notes of a saved item whose `updated_at` is `seen`. Returns null if it was changed since, or is not saved any
 * more.
 */
export async function changeNotes<Saved extends SavedItem>(
  table: Table,
  kind: SavedKind<Saved>,
  saved: { user_id: string; id: string },
  change: NotesChange,
): Promise<Saved | null> {
  const written = await whereHolds(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: savedKey(kind, saved.user_id, saved.id),
        UpdateExpression: 'SET notes = :notes, updated_at = :at',
        ConditionExpression: 'updated_at = :seen',
        ExpressionAttributeValues: { ':notes': change.notes, ':at': change.at, ':seen': change.seen },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return written && kind.schema.parse(written.Attributes);
}

/**
 * What a transaction writes in addition to a changed saved item: the row of its place and its recent activity, which
 * repeat parts of it.
 */
export function followingSaved<Saved extends SavedItem>(
  table: Table,
  kind: SavedKind<Saved>,
  saved: Saved,
): TransactionItem[] {
  const { user_id: userId } = saved;
  const place = { ...placeKey(kind, userId, kind.placeOf(saved)), ...kind.placeRow(saved) };
  const activity = kind.activityOf(saved);
  return [
    { Put: { TableName: table.name, Item: place } },
    ...(activity === null ? [] : [noteActivity(table, userId, activity)]),
    addToStatistics(table, userId, kind.counts(0)),
  ];
}

/** Updates the copy in a saved item, if it is still saved. The user's notes stay. */
export async function renewSnapshot<Saved extends SavedItem>(
  table: Table,
  kind: SavedKind<Saved>,
  userId: string,
  savedId: string,
  snapshot: Omit<Saved, keyof SavedItem>,
): Promise<void> {
  const entries = Object.entries(snapshot);
  await whereHolds(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: savedKey(kind, userId, savedId),
        UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
      }),
    ),
  );
}
