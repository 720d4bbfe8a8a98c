import { expect, it } from 'vitest';
import { type PlanName, planNames } from '../../shared/model/account/plan-name.ts';
import { type LimitName, limits } from '../../shared/model/limits.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { between, jostledTable } from './jostled-table.ts';
import { type Tried, triedLimits } from './tried-limits.ts';
import { triedPlans } from './tried-plans.ts';

const table = jostledTable();
const names = Object.keys(limits) as LimitName[];
const planLimits = Object.keys(triedPlans) as (keyof typeof triedPlans)[];

/**
 * Tries a limit concurrently, at the end of its window, after a new sign-up, and in the next window. Returns what
 * went wrong.
 */
async function tryLimit(name: LimitName, more: number): Promise<string[]> {
  const { windowSeconds } = limits[name];
  const window = (windowSeconds ?? 3600) * 1000;
  const begin = Math.floor(Date.now() / window) * window;
  let now = begin;
  const tried: Tried = await triedLimits[name]({ table, now: () => new Date(now) });
  const { left, tries, signUpAgain, stop } = tried;
  const acts = Array.from(
    { length: left + more },
    (_, at) => tries[at % tries.length] ?? (async () => false),
  );
  const wrong: string[] = [];
  const expectIn = (what: string, through: number, right: number) => {
    if (through !== right) wrong.push(`${name}: ${through} instead of ${right} ${what}`);
  };

  expectIn('at once', count(await Promise.all(acts.map((act) => act()))), left);
  if (windowSeconds !== null) now = begin + window - 1000;
  expectIn('at the end of the window', count(await Promise.all(tries.map((act) => act()))), 0);
  const again = (await signUpAgain?.()) ?? null;
  if (again !== null) expectIn('after a new sign-up', count([await again()]), 0);
  if (windowSeconds !== null && again !== null) {
    now = begin + window;
    expectIn('in the next window', count([await again()]), 1);
  }
  await stop?.();
  return wrong;
}

/** Tries a limit of a plan concurrently, and once more. Returns what went wrong. */
async function tryPlan(plan: PlanName, name: (typeof planLimits)[number], more: number): Promise<string[]> {
  const now = new Date();
  const { left, attempt } = await triedPlans[name]({ table, now: () => now }, plan);
  const acts = Array.from({ length: (left ?? 0) + more }, attempt);
  const through = count(await Promise.all(acts));
  const after = count([await attempt()]);
  const right = left === null ? [acts.length, 1] : [left, 0];
  if (through === right[0] && after === right[1]) return [];
  return [`${name} of ${plan}: ${through} at once and ${after} after that instead of ${right.join(' and ')}`];
}

function count(through: readonly boolean[]): number {
  return through.filter(Boolean).length;
}

it('allow exactly their number, whoever tries and however', async () => {
  const raced = await tryAll(
    'limit-race',
    async (random) => {
      const wrong: string[] = [];
      for (const name of names) wrong.push(...(await tryLimit(name, between(random, 1, 5))));
      const plan = planNames[between(random, 0, planNames.length - 1)] ?? 'free';
      for (const name of planLimits) wrong.push(...(await tryPlan(plan, name, between(random, 1, 3))));
      return { met: names.length, wrong };
    },
    { atOnce: 2, meeting: 'met every limit' },
  );
  expect(raced).toBe(caseCount('limit-race'));
});
