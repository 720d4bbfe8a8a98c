import type { Table } from '../../functions/data/table.ts';
import { Killed } from './state-machine.ts';

/**
 * What goes wrong at one call of the table or of the pipeline. `refused` and `conflict` are never done; `denied` is
 * refused for a reason that no retry fixes; `lost` is done but fails; `doubled` is done twice, as when the answer to
 * the first was lost; `killed` ends everything at once, before or after the call.
 */
const faultKinds = ['refused', 'denied', 'conflict', 'lost', 'doubled', 'killed', 'killed_after'] as const;
type FaultKind = (typeof faultKinds)[number];

/** The faults of one user's calls, by the number of the call (from 1). */
export type Schedule = ReadonlyMap<number, FaultKind>;

interface Course {
  readonly schedule: Schedule;
  calls: number;
  met: number;
  dead: boolean;
}

const courses = new Map<string, Course>();

/** Sets the faults of a user's calls, counted from now, and restarts a killed machine. */
export function setSchedule(userId: string, schedule: Schedule): void {
  courses.set(userId, { schedule, calls: 0, met: 0, dead: false });
}

/** How many faults a user's calls have had since they were set. */
export function faultsMet(userId: string): number {
  return courses.get(userId)?.met ?? 0;
}

/** How many calls a user has made since the faults were set. */
export function callsMade(userId: string): number {
  return courses.get(userId)?.calls ?? 0;
}

function failure(name: string, more: object = {}): Error {
  return Object.assign(new Error(`injected: ${name}`), { name, ...more });
}

/** Makes one call under the schedule of its user. */
export async function underFaults<Answer>(userId: string, call: () => Promise<Answer>): Promise<Answer> {
  const course = courses.get(userId);
  if (course === undefined) return call();
  if (course.dead) throw new Killed();
  course.calls += 1;
  const kind = course.schedule.get(course.calls);
  if (kind === undefined) return call();
  course.met += 1;
  switch (kind) {
    case 'refused':
      throw failure('InternalServerError');
    case 'denied':
      throw failure('AccessDeniedException');
    case 'conflict':
      throw failure('TransactionCanceledException', {
        CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
      });
    case 'lost':
      await call();
      throw failure('TimeoutError');
    case 'doubled':
      await call();
      return call();
    case 'killed':
      course.dead = true;
      throw new Killed();
    case 'killed_after':
      await call();
      course.dead = true;
      throw new Killed();
  }
}

const owner = /USER#([0-9a-f-]{36})/;

/**
 * Applies to every command to a table the schedule of the user whose rows it names, or of `everyone` if that is
 * given.
 */
export function injectFaults(table: Table, everyone?: string): Table {
  table.client.middlewareStack.add(
    (next) => (args) => {
      const userId = everyone ?? owner.exec(JSON.stringify(args.input))?.[1] ?? '';
      return underFaults(userId, () => next(args));
    },
    { step: 'initialize', priority: 'high', name: 'faults' },
  );
  return table;
}

/** The calls of one session for two companies when nothing fails, and some more. */
export const callsOfASession = 38;

/** One to three faults anywhere among the calls of a session's life, always the same for the same numbers. */
export function randomSchedule(random: () => number, calls: number = callsOfASession): Schedule {
  const faults = 1 + Math.floor(random() * 3);
  return new Map(
    Array.from({ length: faults }, () => {
      const call = 1 + Math.floor(random() * calls);
      return [call, faultKinds[Math.floor(random() * faultKinds.length)] ?? 'refused'] as const;
    }),
  );
}
