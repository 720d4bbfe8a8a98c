import type { Objects } from './objects.ts';

const daySeconds = 86_400;

/**
 * The end of the period that begins at `start`, in seconds: a whole number of intervals after the anchor. In a month
 * without the anchor's day it is the last day.
 * @see https://docs.stripe.com/billing/subscriptions/billing-cycle
 */
export function periodEnd(price: Objects['price'], anchor: number, start: number): number {
  const { interval = 'month', interval_count: count = 1 } = price.recurring ?? {};
  if (interval === 'day' || interval === 'week') {
    return start + count * (interval === 'week' ? 7 : 1) * daySeconds;
  }
  const months = count * (interval === 'year' ? 12 : 1);
  const from = new Date(anchor * 1000);
  for (let step = 1; ; step++) {
    const end = new Date(from);
    end.setUTCMonth(from.getUTCMonth() + step * months, 1);
    const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
    if (end.getTime() / 1000 > start) return end.getTime() / 1000;
  }
}
