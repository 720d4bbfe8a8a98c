import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../shared/text/zoned-time.ts';

describe('the moment at which clocks show a time', () => {
  it.each([
    ['in winter', '2026-12-01T09:00', 'Europe/Berlin', '2026-12-01T08:00:00.000Z'],
    ['in summer', '2026-07-01T09:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z'],
    [
      'west of Greenwich, on another day',
      '2026-12-01T22:30',
      'America/Los_Angeles',
      '2026-12-02T06:30:00.000Z',
    ],
    ['by half an hour', '2026-12-01T09:00', 'Asia/Kolkata', '2026-12-01T03:30:00.000Z'],
    ['an hour after clocks change', '2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['that clocks skip, an hour later', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['that clocks show twice, at first', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('%s', (_, shown, timeZone, moment) => {
    expect(momentOf(shown, timeZone)?.toISOString()).toBe(moment);
  });

  it('is null if there is no such zone or time', () => {
    expect(momentOf('2026-12-01T09:00', 'Mars/Olympus')).toBeNull();
    expect(momentOf('', 'Europe/Berlin')).toBeNull();
    expect(momentOf('2026-13-01T09:00', 'Europe/Berlin')).toBeNull();
  });
});
