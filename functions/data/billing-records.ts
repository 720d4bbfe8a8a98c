import * as z from 'zod';
import { billingRecord } from '../../shared/model/billing.ts';
import { paidPlan } from '../../shared/model/subscription.ts';
import { queryPage, type Table } from './table.ts';

const prefix = 'BILLING#';

/** A billing record as it is stored, beside whose it is. */
const billingRow = billingRecord.omit({ user_id: true }).extend({
  subscription_type: paidPlan,
  /** How often its payment page was opened; each opening is counted before the page is made. */
  openings: z.int(),
  /** The provider's Checkout that was opened last, null before the first. */
  checkout_id: z.string().nullable(),
  /** The provider's invoice that it stands for, null while nothing is invoiced. */
  invoice_id: z.string().nullable(),
});
export type BillingRow = z.infer<typeof billingRow>;

/** Lists a user's billing records, newest first: ids grow with the billing date. */
export async function pageBilling(
  table: Table,
  userId: string,
  page: { limit: number; after: string | null },
): Promise<{ records: BillingRow[]; after: string | null }> {
  const under = { pk: `USER#${userId}`, prefix, descending: true };
  const { rows, after } = await queryPage(table, under, page);
  return { records: rows.map((row) => billingRow.parse(row)), after };
}
