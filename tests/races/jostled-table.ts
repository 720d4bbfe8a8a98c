import { setTimeout as sleep } from 'node:timers/promises';
import type { Table } from '../../functions/data/table.ts';
import { emulatedTable } from '../data/table.ts';

/** The maximum delay of a call before it is sent, in milliseconds: a few round trips to the emulator. */
const maxPause = 6;

/**
 * The table of the emulator with a random delay before each call, so that concurrent calls reach the table in a
 * different order every time.
 */
export function jostledTable(): Table {
  const table = emulatedTable();
  table.client.middlewareStack.add(
    (next) => async (args) => {
      await sleep(Math.random() * maxPause);
      return next(args);
    },
    { step: 'initialize', priority: 'high', name: 'jostle' },
  );
  return table;
}

/** A whole number from `min` to `max`, both included. */
export function between(random: () => number, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}
