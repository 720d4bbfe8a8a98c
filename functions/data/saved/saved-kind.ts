import type * as z from 'zod';
import type { SavedItem } from '../../domain/saved/saved-store.ts';
import type { SavedActivity } from '../statistics/activity.ts';
import type { Named, Statistics } from '../statistics/statistics.ts';

/**
 * A kind of things that users save. Each lies under `SAVED_<name>#<id>`, whose ids grow with time, which lists the
 * newest first; beside it, the row `SAVED_<name>_OF#<place>` of what was saved lets it be saved only once, and tells
 * in one query what is saved of a session, as places begin with the session's id.
 */
export interface SavedKind<Saved extends SavedItem> {
  readonly name: 'COMPANY' | 'CONTACT';
  readonly schema: z.ZodType<Saved>;
  /** Where something saved belongs. */
  readonly placeOf: (saved: Saved) => string;
  /** What the row of the place holds beside its keys; in `id`, the id of what is saved. */
  readonly placeRow: (saved: Saved) => Record<string, unknown>;
  /** What a row of a place says: the id of what is saved, and the name it is counted by. */
  readonly readPlaceRow: (row: Record<string, unknown>) => { savedId: string; counted: string };
  /** What recent activity says of it, if anything. */
  readonly activityOf: (saved: Saved) => SavedActivity | null;
  /** Which counts move, and by how much, when so many are saved; negative when they are taken away. */
  readonly counts: (change: number) => Partial<Statistics>;
  readonly countedBy: Named;
}

/** What keys need to know of a kind. */
export type AnyKind = Pick<SavedKind<SavedItem>, 'name'>;

/** The key of something saved; without an id, what all of a kind begin with. */
export function savedKey(kind: AnyKind, userId: string, savedId: string) {
  return { pk: `USER#${userId}`, sk: `SAVED_${kind.name}#${savedId}` };
}

/** The key of the row of a place; without a place, what all of a kind begin with. */
export function placeKey(kind: AnyKind, userId: string, place: string) {
  return { pk: `USER#${userId}`, sk: `SAVED_${kind.name}_OF#${place}` };
}
