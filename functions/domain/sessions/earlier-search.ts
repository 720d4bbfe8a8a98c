/** The latest search for a name that found companies. */
export interface EarlierSearch {
  readonly session_id: string;
  /** How many companies were requested, and how many it found. */
  readonly amount: number;
  readonly companies: number;
  /** When it ended, ISO 8601. */
  readonly found_at: string;
}

const dayMs = 24 * 3600 * 1000;

/**
 * Whether the results of an earlier search answer a new request: it is at most a day old, and asked for at least as
 * many.
 */
export function answers(earlier: EarlierSearch, asked: { readonly amount: number }, now: Date): boolean {
  return asked.amount <= earlier.amount && now.getTime() - Date.parse(earlier.found_at) < dayMs;
}
