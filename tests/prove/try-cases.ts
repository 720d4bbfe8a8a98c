import { expect } from 'vitest';
import { randomNumbers } from '../random-numbers.ts';
import { type ProofName, proofs } from './proofs.ts';

/** The seed of all cases: `PROOF_SEED=7` generates others, the same ones each time. */
export const seed = Number(process.env.PROOF_SEED ?? 1);

/** How many cases a proof runs. `npm run prove` sets `PROOF_CASES`; otherwise it is a sample. */
export function caseCount(proof: ProofName): number {
  return Number(process.env.PROOF_CASES ?? proofs[proof].sample);
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
  const numbers = Array.from({ length: caseCount(proof) }, (_, index) => seed * 1_000_003 + index).values();
  const broken: object[] = [];
  let meetings = 0;
  const work = async () => {
    for (const number of numbers) {
      const { met, wrong } = await attempt(randomNumbers(number));
      if (met > 0) meetings += 1;
      if (wrong.length > 0) broken.push({ number, wrong });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  printTried(proof, begun, `${meetings} ${meeting}`);
  expect(broken.slice(0, 5)).toEqual([]);
  return meetings;
}
