/**
 * When a change counts as made (ISO 8601): now, or a millisecond after what it changes, so that no two changes of one
 * thing share an instant, whatever the clocks of two Lambdas say.
 */
export function changedAt(seen: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(seen) + 1)).toISOString();
}
