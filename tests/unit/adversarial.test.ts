import { describe, expect, it } from 'vitest';
import { proofs } from '../prove/proofs.ts';
import { caseCount, firstCase } from '../prove/try-cases.ts';
import { forms } from './contacts/adversarial/forms.ts';
import { longestTurn } from './contacts/adversarial/longest-turn.ts';
import { readSlowSite } from './contacts/adversarial/slow-site.ts';

const isSample = process.env.PROOF_CASES === undefined;

/** The reader takes no more than two megabytes of an answer, so that five megabytes cost no more than these. */
const length = isSample ? 400_000 : 5_000_000;

/** Milliseconds of a processor. A sample is shorter than what the reader takes, and other programs share its caches. */
const maxTurnMs = 250;

const rounds = 3;

const chosen = isSample
  ? forms.filter((_, index) => index % Math.ceil(forms.length / caseCount('adversarial')) === 0)
  : forms.slice(firstCase, firstCase + caseCount('adversarial'));

describe('what else a process does never waits for a site that is made to be slow', () => {
  it('whatever it repeats: the proof tries every form, and each is another', () => {
    expect(new Set(forms.map(({ name }) => name)).size).toBe(proofs.adversarial.all);
  });

  it.each(chosen)('$name', async ({ site }) => {
    const answers = site(length);
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds && best > maxTurnMs; round++)
      best = Math.min(best, await longestTurn(() => readSlowSite(answers)));
    expect(best).toBeLessThan(maxTurnMs);
  });
});
