import { expect } from 'vitest';
import { randomNumbers } from '../random-numbers.ts';

/** How many schedules each test of this folder tries within `npm test`; `npm run prove` tries many more. */
const usual = {
  sessions: 1600,
  payments: 250,
  campaigns: 60,
  saved: 60,
  templates: 60,
  generations: 60,
  outreach: 24,
};

/** The seed of all schedules: `FAULT_SEED=7` makes others, the same ones each time. */
export const seed = Number(process.env.FAULT_SEED ?? 1);

/** How many schedules a test tries; `FAULT_SCHEDULES=20000` sets it for every test that runs. */
export function scheduleCount(test: keyof typeof usual): number {
  return Number(process.env.FAULT_SCHEDULES ?? usual[test]);
}

/** Says how many schedules a test has tried since `begun`, of `performance.now()`, and what they met. */
export function printTried(test: keyof typeof usual, begun: number, met: string): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${scheduleCount(test)} schedules of ${test}, seed ${seed}, in ${seconds} s: ${met}`);
}

const atOnce = 16;

/** How many faults one life has met, and what was wrong with it. */
interface Lived {
  readonly met: number;
  readonly wrong: readonly string[];
}

/**
 * Lives as many lives as a test tries, some at once, each on random numbers of its own, so that one alone can be lived
 * again by its number. Fails where something was wrong; gives how many met a fault.
 */
export async function tryAll(
  test: keyof typeof usual,
  live: (random: () => number) => Promise<Lived>,
): Promise<number> {
  const begun = performance.now();
  const numbers = Array.from(
    { length: scheduleCount(test) },
    (_, index) => seed * 1_000_003 + index,
  ).values();
  const broken: object[] = [];
  let faulty = 0;
  const work = async () => {
    for (const number of numbers) {
      const { met, wrong } = await live(randomNumbers(number));
      if (met > 0) faulty += 1;
      if (wrong.length > 0) broken.push({ number, wrong });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  printTried(test, begun, `${faulty} met a fault`);
  expect(broken.slice(0, 5)).toEqual([]);
  return faulty;
}
