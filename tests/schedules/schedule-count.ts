/** How many schedules the tests of this folder try each, in CI: more than 2,000 together. */
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

/** How many schedules a test tries; `FAULT_SCHEDULES=20000` says how many for whatever is run. */
export function scheduleCount(test: keyof typeof usual): number {
  return Number(process.env.FAULT_SCHEDULES ?? usual[test]);
}

/** Says how many schedules a test has tried since `begun`, of `performance.now()`, and what they met. */
export function printTried(test: keyof typeof usual, begun: number, met: string): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${scheduleCount(test)} schedules of ${test}, seed ${seed}, in ${seconds} s: ${met}`);
}
