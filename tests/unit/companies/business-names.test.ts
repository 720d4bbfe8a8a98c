import { describe, expect, test } from 'vitest';
import { figuresOf, readBusinessNames } from '../../gold/business-names.ts';

describe('labelled lines of business', () => {
  // Minimums a little below what the names it was tuned on reach: `npm run bench -- lines`.
  test('the right line for 95 % of the names, at most 0.1 wrong ones per name, 96 % of the splits', () => {
    const figures = figuresOf(readBusinessNames('tuned'));
    expect(figures.line).toBeGreaterThanOrEqual(0.95);
    expect(figures.wrong).toBeLessThanOrEqual(0.1);
    expect(figures.split).toBeGreaterThanOrEqual(0.96);
  });
});
