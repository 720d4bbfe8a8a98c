/**
 * Reads a `Retry-After` value (RFC 9110 10.2.3: seconds, or an HTTP date) as milliseconds from `now`, never
 * negative. Returns undefined if it cannot be read.
 */
export function retryAfterMs(value: string | undefined, now: Date): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
