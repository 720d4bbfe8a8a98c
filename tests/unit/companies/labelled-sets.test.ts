import { beforeAll, describe, expect, test } from 'vitest';
import { accuracy, judgePages, partNames, readNames } from '../../gold/labelled-sets.ts';

/** A little below the current results: a change that loses more than a page or a few names is noticed. */
const floors = {
  pages: { tuned: 0.98, heldOut: 0.96, later: 0.95 },
  names: { tuned: 0.98, heldOut: 0.97, later: 0.96 },
};

describe('the labelled home pages', () => {
  let pages: Awaited<ReturnType<typeof judgePages>>;
  beforeAll(async () => {
    pages = await judgePages();
  });

  test('are many, and of every kind in every part', () => {
    expect(Object.values(pages).flat().length).toBeGreaterThanOrEqual(240);
    for (const part of partNames) expect(new Set(pages[part].map(({ page }) => page.label)).size).toBe(8);
  });

  test.each(partNames)('are classified above the minimum: %s', (part) => {
    const missed = pages[part].filter(({ right }) => !right).map(({ page, kind }) => `${page.file}: ${kind}`);
    expect(accuracy(pages[part]), missed.join('; ')).toBeGreaterThanOrEqual(floors.pages[part]);
  });
});

describe('the labelled names', () => {
  const names = readNames();

  test('are many in every part', () => {
    for (const part of partNames) expect(names[part].length).toBeGreaterThanOrEqual(130);
  });

  test.each(partNames)('are split above the minimum: %s', (part) => {
    const missed = names[part].filter(({ right }) => !right).map(({ name, read }) => `${name}: ${read}`);
    expect(accuracy(names[part]), missed.join('; ')).toBeGreaterThanOrEqual(floors.names[part]);
  });
});
