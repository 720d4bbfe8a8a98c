/**
 * The end of the period that begins at `start`, in seconds: a whole number of months after the anchor. In a month
 * without the anchor's day it is the last day.
 * @see https://docs.stripe.com/billing/subscriptions/billing-cycle
 */
export function periodEnd(anchor: number, start: number): number {
  const from = new Date(anchor * 1000);
  for (let step = 1; ; step++) {
    const end = new Date(from);
    end.setUTCMonth(from.getUTCMonth() + step, 1);
    const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
    if (end.getTime() / 1000 > start) return end.getTime() / 1000;
  }
}
