import { Refusal } from '../../../shared/model/errors.ts';
import { limits, windowOf } from '../../../shared/model/limits.ts';

/**
 * The place of a running search among a person's free ones: the person's keyed hash, and the hour. A search is free
 * if it finds no company that an earlier search for the same name had not found. `limits.freeSearches` is the number
 * per person and hour, over all accounts and including running searches.
 */
export interface FreeSearch {
  readonly person: string;
  /** The number of the hour since 1970. */
  readonly window: number;
}

/** The place of a search that begins now. */
export function freeSearchOf(person: string, now: Date): FreeSearch {
  return { person, window: windowOf('freeSearches', now) };
}

/** The refusal of a search after a person has used the hour's free ones. */
export function freeSearchesUsedUp({ window }: FreeSearch): Refusal {
  const { max, windowSeconds } = limits.freeSearches;
  const again = new Date((window + 1) * windowSeconds * 1000).toISOString().slice(11, 16);
  return new Refusal(
    'too_many_requests',
    `${max} of your searches in this hour are still running or found no new company. Please try again after ${again} (UTC).`,
  );
}
