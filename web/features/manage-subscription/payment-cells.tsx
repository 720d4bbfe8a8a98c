import type { BillingRecord } from '../../../shared/model/account/billing.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';
import styles from './billing-tables.module.css';

export const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The first headings of a table of payments. */
export function PaymentHeadings() {
  return (
    <>
      <th scope="col">Date</th>
      <th scope="col">Description</th>
      <th scope="col">Amount</th>
    </>
  );
}

/** The cells of a payment under these headings. */
export function PaymentCells({ record }: { record: BillingRecord }) {
  return (
    <>
      <td>
        <time dateTime={record.billing_date}>{shortDate(new Date(record.billing_date))}</time>
      </td>
      <th scope="row">{record.description}</th>
      <td className={styles.amount}>{money.format(record.amount)}</td>
    </>
  );
}
