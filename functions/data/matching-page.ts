/** The most rows that one call looks through for words; DynamoDB ends a page at 1 MB before that, if it comes to it. */
const maxRowsLookedThrough = 500;

/** Which page to read of what matches. `lookFar` reads on where most rows may not match, else one page's worth alone. */
export interface MatchingPage<Row> {
  readonly limit: number;
  readonly after: string | null;
  readonly matches: (row: Row) => boolean;
  readonly lookFar: boolean;
}

/** How many rows to read for a page. */
export function rowsToRead({ limit, lookFar }: Pick<MatchingPage<never>, 'limit' | 'lookFar'>): number {
  return lookFar ? maxRowsLookedThrough : limit;
}

/**
 * Picks what matches out of the rows that were read, at most `limit`. `after` says where to go on: behind the last row
 * that was picked, or behind all of them; null when there is nothing more. A page may have a next one and yet no row.
 */
export function pickMatches<Row extends { id: string }>(
  read: { rows: readonly Row[]; after: string | null },
  { limit, matches }: MatchingPage<Row>,
): { rows: Row[]; after: string | null } {
  const matching = read.rows.filter(matches);
  const rows = matching.slice(0, limit);
  return { rows, after: matching.length > limit ? (rows.at(-1)?.id ?? null) : read.after };
}
