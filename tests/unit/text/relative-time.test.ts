import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOf, relativeTime } from '../../../shared/text/relative-time.ts';

const now = new Date('2026-11-20T12:00:00Z');
const hoursBefore = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const inUtc = { timeZone: 'UTC' };

describe('relativeTime', () => {
  it.each([
    [0, 'Just now'],
    [0.99, 'Just now'],
    [1, '1h ago'],
    [23.99, '23h ago'],
    [24, '1d ago'],
    [47.9, '1d ago'],
    [167.99, '6d ago'],
    [168, '13 Nov 2026'],
    [24 * 365, '20 Nov 2025'],
  ])('shows %d hours as: %s', (hours, text) => {
    expect(relativeTime(hoursBefore(hours), now, inUtc)).toBe(text);
  });

  it('treats a future time as now, as clocks differ', () => {
    expect(relativeTime(hoursBefore(-3), now)).toBe('Just now');
  });

  it('returns the date in the requested time zone', () => {
    const lateInUtc = new Date('2026-11-01T23:30:00Z');
    expect(relativeTime(lateInUtc, now, { timeZone: 'Asia/Tokyo' })).toBe('2 Nov 2026');
    expect(relativeTime(lateInUtc, now, inUtc)).toBe('1 Nov 2026');
  });

  it('never makes an older time look newer, within a week', () => {
    const asHours = (text: string) => {
      if (text === 'Just now') return 0;
      const [, count, unit] = /^(\d+)([hd]) ago$/.exec(text) ?? [];
      return Number(count) * (unit === 'd' ? 24 : 1);
    };
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 167.9, noNaN: true }),
        fc.double({ min: 0, max: 167.9, noNaN: true }),
        (a, b) => {
          const [newer, older] = [Math.min(a, b), Math.max(a, b)];
          const shown = (hours: number) => asHours(relativeTime(hoursBefore(hours), now));
          expect(shown(newer)).toBeLessThanOrEqual(shown(older));
        },
      ),
    );
  });
});

describe('ageOf', () => {
  it.each([
    ['2026-11-20', 'new'],
    ['2026-11-25', 'new'],
    ['2026-11-18', '2 days old'],
    ['2026-11-06', '2 weeks old'],
    ['2026-09-20', '2 months old'],
    ['2024-12-10', '23 months old'],
    ['2024-11-20', '2 years old'],
    ['2023-11-20', '3 years old'],
  ])('says of %s: %s', (day, text) => {
    expect(ageOf(day, now)).toBe(text);
  });
});
