import type * as z from 'zod';
import type { SavedItem } from '../../domain/saved/saved-store.ts';
import type { SavedActivity } from '../statistics/activity.ts';
import type { Named, Statistics } from '../statistics/statistics.ts';

/**
 * A kind of saved items. An item has a row `SAVED_<name>#<id>`; ids grow with time, so they list the newest first. A second
 * row, `SAVED_<name>_OF#<place>`, makes sure that it is saved only once. Places begin with the session's id, so one query
 * finds all items of a session.
 */
export interface SavedKind<Saved extends SavedItem> {
  readonly name: 'COMPANY' | 'CONTACT';
  readonly schema: z.ZodType<Saved>;
  /** The place of a saved item. */
  readonly placeOf: (saved: Saved) => string;
  /** The attributes of the place's row in addition to its keys. `id` is the id of the saved item. */
  readonly placeRow: (saved: Saved) => Record<string, unknown>;
  /** Reads a place's row: the id of the saved item, and the name that it is counted by. */
  readonly readPlaceRow: (row: Record<string, unknown>) => { savedId: string; counted: string };
  /** The item's entry in recent activity, if it has one. */
  readonly activityOf: (saved: Saved) => SavedActivity | null;
  /** Which counts change by how much when `change` items are saved, or removed if it is negative. */
  readonly counts: (change: number) => Partial<Statistics>;
  readonly countedBy: Named;
}

/** The part of a kind that keys are made of. */
export type AnyKind = Pick<SavedKind<SavedItem>, 'name'>;

/** The key of a saved item. Without an id, the prefix of all items of the kind. */
export function savedKey(kind: AnyKind, userId: string, savedId: string) {
  return { pk: `USER#${userId}`, sk: `SAVED_${kind.name}#${savedId}` };
}

/** The key of a place's row. Without a place, the prefix of all places of the kind. */
export function placeKey(kind: AnyKind, userId: string, place: string) {
  return { pk: `USER#${userId}`, sk: `SAVED_${kind.name}_OF#${place}` };
}
