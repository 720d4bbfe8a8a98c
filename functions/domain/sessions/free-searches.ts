import { Refusal } from '../../../shared/model/errors.ts';

/**
 * A search that delivers no company which an earlier search of the same name had not delivered costs nothing. So many of
 * them, those still running included, one person may have in an hour over all accounts.
 */
export const freeSearches = { act: 'FREE_SEARCH', maxActs: 10, windowSeconds: 3600 } as const;

/** The place that a running search holds among the free ones: a person's keyed hash, and the hour. */
export interface FreeSearch {
  readonly person: string;
  /** The number of the hour since 1970. */
  readonly window: number;
}

/** The place of a search that begins now. */
export function freeSearchOf(person: string, now: Date): FreeSearch {
  return { person, window: Math.floor(now.getTime() / 1000 / freeSearches.windowSeconds) };
}

/** The refusal of a search when a person has had the hour's free ones. */
export function freeSearchesUsedUp({ window }: FreeSearch): Refusal {
  const again = new Date((window + 1) * freeSearches.windowSeconds * 1000).toISOString().slice(11, 16);
  return new Refusal(
    'too_many_requests',
    `${freeSearches.maxActs} of your searches in this hour are still running or found no new company. Please try again after ${again} (UTC).`,
  );
}
