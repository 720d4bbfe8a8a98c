import type { BillingRecord } from '../../../shared/model/billing.ts';

/** How long a payment stays pending, in milliseconds. */
const pendingMs = 30 * 24 * 3600_000;

/** A billing record as its user sees it at `now`: what was not paid within 30 days has failed. */
export function shownRecord(
  userId: string,
  record: Omit<BillingRecord, 'user_id'>,
  now: Date,
): BillingRecord {
  const begun = Date.parse(record.billing_date);
  const lapsed = record.status === 'pending' && begun + pendingMs <= now.getTime();
  return { ...record, user_id: userId, status: lapsed ? 'failed' : record.status };
}
