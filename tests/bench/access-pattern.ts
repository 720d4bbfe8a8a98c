import type { Table } from '../../functions/data/table.ts';

/** One use of the data layer: what is there before, and the act whose capacity counts. */
export interface AccessPattern {
  /** The exported function of `functions/data/` that acts. */
  readonly function: string;
  /** What it acts on, as `docs/access-patterns.md` says it. */
  readonly measured: string;
  /** The budget of the pattern, in read or write units. */
  readonly budget?: number;
  /** Puts in place what the act needs, for a user of its own, and gives the act. */
  prepare(table: Table, userId: string): Promise<() => Promise<unknown>>;
}
