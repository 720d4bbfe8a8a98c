import { Refusal } from '../../../shared/model/errors.ts';
import { limits, windowOf } from '../../../shared/model/limits.ts';

/**
 * The place that a running search holds among the free ones: a person's keyed hash, and the hour. A search that delivers no
 * company which an earlier search of the same name had not delivered costs nothing. So many of them, those still running
 * included, one person may have in an hour over all accounts (`limits.freeSearches`).
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

/** The refusal of a search when a person has had the hour's free ones. */
export function freeSearchesUsedUp({ window }: FreeSearch): Refusal {
  const { max, windowSeconds } = limits.freeSearches;
  const again = new Date((window + 1) * windowSeconds * 1000).toISOString().slice(11, 16);
  return new Refusal(
    'too_many_requests',
    `${max} of your searches in this hour are still running or found no new company. Please try again after ${again} (UTC).`,
  );
}
