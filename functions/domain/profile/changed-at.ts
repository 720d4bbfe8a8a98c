/**
 * When a change of a profile counts as made (ISO 8601): now, or a millisecond after the profile that it changes, so that
 * no two changes share an instant, whatever the clocks of two Lambdas say.
 */
export function changedAt(seen: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(seen) + 1)).toISOString();
}
