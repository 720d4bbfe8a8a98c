import { addressHash, type KeyedHash } from './keyed-hash.ts';
import { addressesOf, type StoredPeople, withoutPeople } from './stored-people.ts';

/** A confirmed removal of an address, as its keyed hash, that has not reached every row yet. */
export interface Removal {
  readonly address: string;
  readonly confirmed_at: string;
}

/** A place in the table. */
interface Place {
  readonly pk: string;
  readonly sk: string;
}

/** The progress of the sweep through the table. */
export interface Sweep {
  /** Increases with every write. */
  readonly step: number;
  readonly began_at: string;
  /** When the last one ended; null while one is running. */
  readonly ended_at: string | null;
  /** The row after which it continues; null at the beginning. */
  readonly after: Place | null;
  /** Whether this sweep has found anybody to remove. */
  readonly found: boolean;
  /** The number of consecutive sweeps without a rest, including this one. */
  readonly round: number;
}

/**
 * After so many sweeps that each found somebody, the next one waits, so that a row that cannot be changed does not
 * cost money forever.
 */
const maxRounds = 5;

/** The table as the sweep reads and writes it. */
export interface RemovalStore<Row> {
  pending(): Promise<Removal[]>;
  end(removal: Removal): Promise<void>;
  sweep(): Promise<Sweep | null>;
  /** Returns false if another run has written it since. */
  putSweep(before: Sweep | null, after: Sweep): Promise<boolean>;
  /** A page of all rows. `after` is null on the last page. */
  rows(after: Place | null): Promise<{ rows: Row[]; after: Place | null }>;
  peopleIn(row: Row): StoredPeople | null;
  /** Returns false if the row has changed since it was read. */
  replace(row: Row, change: { before: StoredPeople; after: StoredPeople | 'delete' }): Promise<boolean>;
}

/** The waiting times of the sweep, in seconds. */
export interface SweepPace {
  /** How long calls that began before a removal may still write what they read before it. */
  readonly settleSeconds: number;
  /**
   * The time from the end of a sweep to the next one for removals that came in the meantime, as each reads the whole
   * table.
   */
  readonly restSeconds: number;
}

/**
 * Removes people from all stored items until `signal` fires. Returns whether everything is done. After an
 * interruption at any point, the next run continues after the last page that was done.
 *
 * Rows that are copied during a sweep may end up in a part that it has already passed. So a removal is done only
 * when a whole sweep that began `settleSeconds` after it has found nobody.
 */
export async function sweepRemovals<Row>(
  services: { store: RemovalStore<Row>; hash: KeyedHash; now: () => Date; pace: SweepPace },
  signal: AbortSignal,
): Promise<{ done: boolean; changed: number }> {
  const { store, now } = services;
  let changed = 0;
  const pending = await store.pending();
  if (pending.length === 0) return { done: true, changed };
  const removed = new Set(pending.map(({ address }) => address));

  let sweep = await currentSweep(services, pending);
  while (sweep !== null && !signal.aborted) {
    const page = await store.rows(sweep.after);
    for (const row of page.rows) {
      const before = store.peopleIn(row);
      const theirs = before === null ? null : await namedIn(before, removed, services.hash);
      if (before === null || theirs === null) continue;
      if (!sweep.found) {
        // Stored before anything is removed, so that it is known even if this run dies here.
        const found: Sweep = { ...sweep, step: sweep.step + 1, found: true };
        if (!(await store.putSweep(sweep, found))) return { done: false, changed };
        sweep = found;
      }
      const after = withoutPeople(before, theirs, now());
      if (after !== 'later' && (await store.replace(row, { before, after }))) changed += 1;
    }
    const next: Sweep =
      page.after === null ? await ended(services, sweep, pending) : wentOn(sweep, page.after);
    if (!(await store.putSweep(sweep, next))) break;
    if (next.ended_at !== null) return { done: (await store.pending()).length === 0, changed };
    sweep = next;
  }
  return { done: false, changed };
}

/** The running sweep, or one that begins now. Returns null if it is not time for one. */
async function currentSweep<Row>(
  { store, now, pace }: { store: RemovalStore<Row>; now: () => Date; pace: SweepPace },
  pending: readonly Removal[],
): Promise<Sweep | null> {
  const last = await store.sweep();
  if (last !== null && last.ended_at === null) return last;
  if (!isTime(pending, last, { ...pace, now: now() })) return null;
  const sweep = begun(last, now());
  return (await store.putSweep(last, sweep)) ? sweep : null;
}

/** Whether a sweep may begin: there is a removal that has settled, and the last sweep was not just now. */
function isTime(
  pending: readonly Removal[],
  last: Sweep | null,
  { settleSeconds, restSeconds, now }: SweepPace & { now: Date },
): boolean {
  const rested = last === null || secondsSince(last.ended_at ?? last.began_at, now) >= restSeconds;
  return rested && pending.some(({ confirmed_at }) => secondsSince(confirmed_at, now) >= settleSeconds);
}

function secondsSince(time: string, now: Date): number {
  return (now.getTime() - Date.parse(time)) / 1000;
}

function begun(last: Sweep | null, now: Date): Sweep {
  const step = (last?.step ?? 0) + 1;
  const round = last === null || last.ended_at !== null ? 1 : last.round + 1;
  return { step, began_at: now.toISOString(), ended_at: null, after: null, found: false, round };
}

function wentOn(sweep: Sweep, after: Place): Sweep {
  return { ...sweep, step: sweep.step + 1, after };
}

/**
 * What follows a whole sweep. If it found somebody: another sweep, or a rest. Otherwise the removals it covers are
 * done.
 */
async function ended<Row>(
  { store, now, pace }: { store: RemovalStore<Row>; now: () => Date; pace: SweepPace },
  sweep: Sweep,
  pending: readonly Removal[],
): Promise<Sweep> {
  if (sweep.found && sweep.round < maxRounds) return begun(sweep, now());
  const began = new Date(sweep.began_at);
  for (const removal of sweep.found ? [] : pending) {
    if (secondsSince(removal.confirmed_at, began) >= pace.settleSeconds) await store.end(removal);
  }
  return { ...sweep, step: sweep.step + 1, ended_at: now().toISOString(), after: null };
}

/**
 * The addresses in a stored item whose owners asked to be removed, spelled as they are there. Returns null if there
 * are none.
 */
export async function namedIn(
  stored: StoredPeople,
  removed: ReadonlySet<string>,
  hash: KeyedHash,
): Promise<ReadonlySet<string> | null> {
  const theirs = new Set<string>();
  for (const address of new Set(addressesOf(stored))) {
    const hashed = await addressHash(address, hash);
    if (hashed !== null && removed.has(hashed)) theirs.add(address);
  }
  return theirs.size === 0 ? null : theirs;
}
