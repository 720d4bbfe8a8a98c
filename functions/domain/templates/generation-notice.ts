import type { NoAnswer } from '../language-model/language-model.ts';

/** Says that a text was composed because the month's credits are used up. */
export function creditsUsedUp(credits: number): string {
  return `You have used all ${credits} of this month’s AI credits, so this text was composed without AI.`;
}

/** Says that a text was composed because the model returned none, and why. */
export function withoutModel(outcome: NoAnswer['outcome']): string {
  const because =
    outcome === 'refused'
      ? 'The AI declined to write this'
      : 'The AI did not answer in time, or its text could not be used';
  return `${because}, so this text was composed without it. No AI credit was used.`;
}
