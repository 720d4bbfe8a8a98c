import type { Table } from '../../functions/data/table.ts';

/** One use of the data layer: the data before it, and the act whose capacity is measured. */
export interface AccessPattern {
  /** The exported function of `functions/data/` that acts. */
  readonly function: string;
  /** The data it acts on, in the words of `docs/access-patterns.md`. */
  readonly measured: string;
  /** The budget of the pattern, in read or write units. */
  readonly budget?: number;
  /** Prepares the data for the act, for a new user, and returns the act. */
  prepare(table: Table, userId: string): Promise<() => Promise<unknown>>;
}
