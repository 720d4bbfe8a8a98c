import type { KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import type { RemovalStore } from '../../domain/privacy/sweep-removals.ts';
import type { Table } from '../table.ts';
import { type AnyRow, peopleIn, replacePeople, scanRows } from './people-rows.ts';
import { endRemoval, getSweep, pendingRemovals, putSweep } from './removals.ts';

/** The table as the sweep after removals reads and writes it. */
export function removalStore(table: Table, hash: KeyedHash): RemovalStore<AnyRow> {
  return {
    pending: () => pendingRemovals(table),
    end: (removal) => endRemoval(table, removal),
    sweep: () => getSweep(table),
    putSweep: (before, after) => putSweep(table, before, after),
    rows: (after) => scanRows(table, after),
    peopleIn,
    replace: (row, change) => replacePeople({ table, hash }, row, change),
  };
}
