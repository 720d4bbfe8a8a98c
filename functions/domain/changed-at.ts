/**
 * The time of a change (ISO 8601): now, or a millisecond after the version that it changes. No two changes of one
 * thing share an instant, even if the clocks of two Lambdas differ.
 */
export function changedAt(seen: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(seen) + 1)).toISOString();
}
