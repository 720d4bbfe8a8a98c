/** How many rows one call searches for words at most. DynamoDB also ends a page at 1 MB. */
const maxRowsLookedThrough = 500;

/** Which page to read. `lookFar` reads many rows, as few of them may match; otherwise one page of rows is read. */
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
 * Selects at most `limit` matching rows. `after` is where the next page begins: after the last selected row, or
 * after all that were read. Null means that there are no more. A page without rows may have a next one.
 */
export function pickMatches<Row extends { id: string }>(
  read: { rows: readonly Row[]; after: string | null },
  { limit, matches }: MatchingPage<Row>,
): { rows: Row[]; after: string | null } {
  const matching = read.rows.filter(matches);
  const rows = matching.slice(0, limit);
  return { rows, after: matching.length > limit ? (rows.at(-1)?.id ?? null) : read.after };
}
