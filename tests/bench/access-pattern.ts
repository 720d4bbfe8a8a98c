import type { Table } from '../../functions/data/table.ts';

/** One use of the data layer: what is there before, and the act whose capacity counts. */
export interface AccessPattern {
  /** The exported function of `functions/data/` that acts. */
  readonly function: string;
  /** What it acts on, as `docs/access-patterns.md` says it. */
  readonly measured: string;
  /** The budget of the pattern, in read or write units. */
  readonly budget?: number;
  /** Prepares the data for the act, for a new user, and returns the act. */
  prepare(table: Table, userId: string): Promise<() => Promise<unknown>>;
}
