import { expect, it } from 'vitest';
import { type LimitName, limits } from '../../shared/model/limits.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { between, jostledTable } from './jostled-table.ts';
import { type Tried, triedLimits } from './tried-limits.ts';

const table = jostledTable();
const names = Object.keys(limits) as LimitName[];

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
  const { left, tries, signUpAgain } = tried;
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
  return wrong;
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
      return { met: names.length, wrong };
    },
    { atOnce: 2, meeting: 'met every limit' },
  );
  expect(raced).toBe(caseCount('limit-race'));
});
