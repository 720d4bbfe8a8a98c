/** The last search of a name that found companies. */
export interface EarlierSearch {
  readonly session_id: string;
  /** How many companies it was asked for, and how many it found. */
  readonly amount: number;
  readonly companies: number;
  /** When it ended, ISO 8601. */
  readonly found_at: string;
}

const dayMs = 24 * 3600 * 1000;

/** Whether what an earlier search found answers a request of now: it is a day old at most, and was asked for as many. */
export function answers(earlier: EarlierSearch, asked: { readonly amount: number }, now: Date): boolean {
  return asked.amount <= earlier.amount && now.getTime() - Date.parse(earlier.found_at) < dayMs;
}
