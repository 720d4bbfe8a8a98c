import { randomNumbers } from '../../random-numbers.ts';
import { type Fault, type FaultKind, faultKinds, type Operation } from './fault-proxy.ts';

/** How often a session for two companies calls each operation when nothing fails. */
const calls: Record<Operation, number> = {
  GetItem: 10,
  PutItem: 2,
  UpdateItem: 7,
  Query: 6,
  TransactWriteItems: 4,
  StartExecution: 1,
};

/**
 * `count` schedules of faults: half of them a single fault, of every operation and kind in turn, the others two or
 * three anywhere. Always the same for the same seed.
 */
export function faultSchedules(count: number, seed: number): Fault[][] {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('there is nothing to pick from');
    return item;
  };
  const operationNames = Object.keys(calls) as Operation[];
  const anyFault = (operation = pick(operationNames), kind = pick(kindsOf(operation))): Fault => {
    const nth = 1 + Math.floor(random() * calls[operation]);
    // Faults that are retried in vain for seconds take most of the time, so there are fewer of them.
    const lasts = kind === 'denied' ? 0.5 : kind === 'silent' ? 0 : 0.15;
    return { operation, nth, kind, lasting: random() < lasts };
  };
  const singles = operationNames
    .flatMap((operation) => kindsOf(operation).map((kind) => ({ operation, kind, order: random() })))
    .toSorted((a, b) => a.order - b.order);
  return Array.from({ length: count }, (_, index) => {
    const single = singles[(index / 2) % singles.length];
    if (single !== undefined) return [anyFault(single.operation, single.kind)];
    return Array.from({ length: 2 + Math.floor(random() * 2) }, () => anyFault());
  });
}

function kindsOf(operation: Operation): FaultKind[] {
  return faultKinds.filter((kind) => kind !== 'conflict' || operation === 'TransactWriteItems');
}

/** Whether the SDK's own second attempt should make up for a schedule, so that nobody notices it. */
export function passesUnnoticed(schedule: readonly Fault[]): boolean {
  const [fault, ...more] = schedule;
  return fault !== undefined && more.length === 0 && !fault.lasting && fault.kind !== 'denied';
}
