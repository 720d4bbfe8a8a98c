import { addressHash, type KeyedHash } from './keyed-hash.ts';
import { addressesOf, type StoredPeople, withoutPeople } from './stored-people.ts';

/** A confirmed removal of an address, by its keyed hash, that is not done everywhere yet. */
export interface Removal {
  readonly address: string;
  readonly confirmed_at: string;
}

/** A place in the table. */
interface Place {
  readonly pk: string;
  readonly sk: string;
}

/** How far the sweep through all that is stored is. */
export interface Sweep {
  /** Grows with every write. */
  readonly step: number;
  readonly began_at: string;
  /** When the last one ended; null while one is under way. */
  readonly ended_at: string | null;
  /** The row after which it goes on; null at the beginning. */
  readonly after: Place | null;
  /** Whether this sweep has met somebody to remove. */
  readonly found: boolean;
  /** The number of sweeps, this one included, that followed one another without a rest. */
  readonly round: number;
}

/** After so many sweeps that met somebody each, the next waits: a row that cannot be changed must not cost without end. */
const maxRounds = 5;

/** The table as the sweep reads and writes it. */
export interface RemovalStore<Row> {
  pending(): Promise<Removal[]>;
  end(removal: Removal): Promise<void>;
  sweep(): Promise<Sweep | null>;
  /** False where another run has written it since. */
  putSweep(before: Sweep | null, after: Sweep): Promise<boolean>;
  /** A page of all rows; `after` is null with the last page. */
  rows(after: Place | null): Promise<{ rows: Row[]; after: Place | null }>;
  peopleIn(row: Row): StoredPeople | null;
  /** False where the row has changed since it was read. */
  replace(row: Row, change: { before: StoredPeople; after: StoredPeople | 'delete' }): Promise<boolean>;
}

/** How the sweep waits, in seconds. */
export interface SweepPace {
  /** How long what was begun before a removal may still write what it read before. */
  readonly settleSeconds: number;
  /** From the end of a sweep to the next for removals that came meanwhile: each reads the whole table. */
  readonly restSeconds: number;
}

/**
 * Goes on removing people from all that is stored until `signal` fires, and tells whether everything is done. Broken off
 * anywhere, a further run goes on from the last page that was done.
 *
 * Whatever is copied while a sweep runs may come to lie before it. So a removal is done only when a whole sweep that began
 * `settleSeconds` after it has met nobody.
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

  let sweep = await underWay(services, pending);
  while (sweep !== null && !signal.aborted) {
    const page = await store.rows(sweep.after);
    for (const row of page.rows) {
      const before = store.peopleIn(row);
      const theirs = before === null ? null : await namedIn(before, removed, services.hash);
      if (before === null || theirs === null) continue;
      if (!sweep.found) {
        // Before anything is removed, so that a run that dies here leaves it said.
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

/** The sweep that is under way, or one that begins now. Returns null if it is not time for one. */
async function underWay<Row>(
  { store, now, pace }: { store: RemovalStore<Row>; now: () => Date; pace: SweepPace },
  pending: readonly Removal[],
): Promise<Sweep | null> {
  const last = await store.sweep();
  if (last !== null && last.ended_at === null) return last;
  if (!isTime(pending, last, { ...pace, now: now() })) return null;
  const sweep = begun(last, now());
  return (await store.putSweep(last, sweep)) ? sweep : null;
}

/** Whether a sweep may begin: for a removal that has settled, and not right after the last one. */
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

/** What follows a whole sweep: where somebody was met, another, or a rest; else the removals that it holds for are done. */
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

/** The addresses in a stored thing whose owners asked to be removed, as they are written there. Returns null if there are none. */
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
