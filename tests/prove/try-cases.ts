import { expect } from 'vitest';
import { randomNumbers } from '../random-numbers.ts';
import { type ProofName, proofs } from './proofs.ts';

/** The seed of all cases: `PROOF_SEED=7` generates others, the same ones each time. */
export const seed = Number(process.env.PROOF_SEED ?? 1);

/** The first case to run. `npm run prove -- <name> --from <n>` sets `PROOF_FROM`, to continue an interrupted proof. */
export const firstCase = Number(process.env.PROOF_FROM ?? 0);

/** How many cases a proof runs. `npm run prove` sets `PROOF_CASES`; otherwise it is a sample. */
export function caseCount(proof: ProofName): number {
  return Number(process.env.PROOF_CASES ?? proofs[proof].sample) - firstCase;
}

const progressEveryMs = 30_000;

/** Returns a function that prints, twice a minute, that all cases before a number have run, and how to continue there. */
export function progressOf(proof: ProofName): (before: number) => void {
  const begun = performance.now();
  let printed = begun;
  return (before) => {
    if (performance.now() - printed < progressEveryMs) return;
    printed = performance.now();
    const seconds = ((printed - begun) / 1000).toFixed(0);
    const end = firstCase + caseCount(proof);
    console.log(`${before} of ${end} ${proofs[proof].cases} after ${seconds} s. To continue here:`);
    console.log(`npm run prove -- ${proof} --seed ${seed} --from ${before} --cases ${end}`);
  };
}

/** Prints how many cases a proof has run since `begun`, of `performance.now()`, and what they exercised. */
export function printTried(proof: ProofName, begun: number, met: string): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${caseCount(proof)} ${proofs[proof].cases} of ${proof}, seed ${seed}, in ${seconds} s: ${met}`,
  );
}

/** The result of one case. */
interface Tried {
  /** How much it exercised of its subject: faults, or calls that lost a race. */
  readonly met: number;
  readonly wrong: readonly string[];
}

/**
 * Runs the number of cases that a proof asks for, some concurrently. Each has its own random numbers, so that one
 * case can be repeated by its number. Fails if something was wrong; returns how many cases exercised what they are
 * about.
 */
export async function tryAll(
  proof: ProofName,
  attempt: (random: () => number) => Promise<Tried>,
  { atOnce = 16, meeting = 'met a fault' }: { atOnce?: number; meeting?: string } = {},
): Promise<number> {
  const begun = performance.now();
  const waiting = Array.from({ length: caseCount(proof) }, (_, index) => firstCase + index).values();
  const running = new Set<number>();
  const progress = progressOf(proof);
  const broken: object[] = [];
  let meetings = 0;
  const work = async () => {
    for (const index of waiting) {
      running.add(index);
      progress(Math.min(...running));
      const number = seed * 1_000_003 + index;
      const { met, wrong } = await attempt(randomNumbers(number));
      running.delete(index);
      if (met > 0) meetings += 1;
      if (wrong.length > 0) broken.push({ number, wrong });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  printTried(proof, begun, `${meetings} ${meeting}`);
  expect(broken.slice(0, 5)).toEqual([]);
  return meetings;
}
