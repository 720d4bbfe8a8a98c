const dayMs = 24 * 3600_000;

/**
 * The moment at which clocks in a time zone (a name of the IANA database) show a date and time, such as
 * '2026-12-01T09:00'. Returns null if there is no such zone or time. A time that clocks skip in spring counts as one
 * hour later. Of a time that they show twice in autumn, the first one counts.
 */
export function momentOf(shown: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${shown}Z`);
  const clock = clockOf(timeZone);
  if (clock === null || Number.isNaN(wanted)) return null;
  // A clock's offset from UTC changes at most once within two days.
  const moments = [wanted - dayMs, wanted + dayMs].map((near) => wanted - (readingOf(clock, near) - near));
  return new Date(moments.find((at) => readingOf(clock, at) === wanted) ?? Math.max(...moments));
}

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const digits = 'numeric';
  const fields = {
    year: digits,
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What a clock shows at a moment, as if it were UTC, in milliseconds since 1970. */
function readingOf(clock: Intl.DateTimeFormat, at: number): number {
  const parts = clock.formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}
