import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perDomain, perWeek } from '../../../shared/text/averages.ts';

const first = new Date('2026-11-02T10:00:00.000Z');
const later = (days: number) => new Date(first.getTime() + days * 24 * 3_600_000);

describe('the number saved per week', () => {
  it.each([
    [0, 5, 5],
    [7, 5, 5],
    [7.001, 5, 3],
    [14, 5, 3],
    [15, 5, 2],
    [365, 5, 0],
  ])('after %d days, %i saved', (days, saved, expected) => {
    expect(perWeek(saved, first, later(days))).toBe(expected);
  });

  it('is all of it in the first week, and never grows as time passes', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.double({ min: 0, max: 3650, noNaN: true }), (saved, days) => {
        const average = perWeek(saved, first, later(days));
        expect(Number.isInteger(average)).toBe(true);
        expect(average).toBeLessThanOrEqual(saved);
        if (days <= 7) expect(average).toBe(saved);
        expect(perWeek(saved, first, later(days + 7))).toBeLessThanOrEqual(average);
        expect(Math.abs(average - saved / Math.max(1, Math.ceil(days / 7)))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('tolerates a slow clock', () => {
    expect(perWeek(3, first, later(-1))).toBe(3);
  });
});

describe('companies per domain', () => {
  it('is a rounded average, and 0 without domains', () => {
    expect(perDomain(7, 2)).toBe(4);
    expect(perDomain(0, 0)).toBe(0);
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 1000 }), (companies, domains) => {
        expect(Math.abs(perDomain(companies, domains) - companies / domains)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
