import { beforeAll, describe, expect, test } from 'vitest';
import { goldSites } from '../../gold/gold-site.ts';
import { type GoldFigures, type Kind, rates, scoreGold } from '../../gold/score.ts';

/**
 * A little below the current results on all sites: a change that loses more than a value or two of a kind is
 * noticed.
 */
const floors: Readonly<Record<Kind, { precision: number; recall: number }>> = {
  emails: { precision: 0.99, recall: 0.99 },
  phones: { precision: 0.98, recall: 0.98 },
  people: { precision: 0.95, recall: 0.97 },
  pairs: { precision: 0.98, recall: 0.97 },
  socials: { precision: 0.99, recall: 0.98 },
  levels: { precision: 0.98, recall: 0.98 },
  site: { precision: 0.99, recall: 0.99 },
};

let figures: GoldFigures;
beforeAll(async () => {
  figures = await scoreGold(() => true);
});

describe('the gold set of company sites', () => {
  test('has at least 150 of them, and enough of each kind', () => {
    expect(figures.sites).toBeGreaterThanOrEqual(186);
    expect(figures.counts.emails.right).toBeGreaterThan(480);
    expect(figures.counts.phones.right).toBeGreaterThan(380);
    expect(figures.counts.people.right).toBeGreaterThan(600);
    expect(figures.counts.pairs.right).toBeGreaterThan(180);
  });

  test.each(Object.entries(floors))('is read above the minimum: %s', (kind, floor) => {
    const count = Object.entries(figures.counts).find(([name]) => name === kind)?.[1];
    expect(count).toBeDefined();
    if (!count) return;
    const { precision, recall } = rates(count);
    expect(precision, `found wrong: ${count.wrong.join('; ')}`).toBeGreaterThanOrEqual(floor.precision);
    expect(recall, `missed: ${count.missed.join('; ')}`).toBeGreaterThanOrEqual(floor.recall);
  });

  test('lists no address of another company, of a sample, or of a page that robots.txt forbids', () => {
    expect(goldSites().flatMap(({ truth }) => truth.forbidden ?? []).length).toBeGreaterThan(50);
    expect(figures.forbidden).toEqual([]);
  });
});
