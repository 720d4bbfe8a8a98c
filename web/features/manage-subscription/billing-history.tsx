import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { billing as contract } from '../../../shared/contract/payments/billing.ts';
import type { BillingRecord } from '../../../shared/model/account/billing.ts';
import { useRead } from '../../api/use-read.ts';
import { PageTurner } from '../../ui/buttons/page-turner.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import table from '../../ui/lists/table.module.css';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import styles from './billing-tables.module.css';
import { PaymentCells, PaymentHeadings } from './payment-cells.tsx';
import { PendingPayments } from './pending-payments.tsx';
import type { PaymentPage } from './use-payment-page.ts';

const statusText = { pending: 'Pending', paid: 'Paid', failed: 'Failed', refunded: 'Refunded' } as const;

/** Payments, newest first, page by page. Pending payments have a separate table. */
export function BillingHistory(props: { payment: PaymentPage; refresh: () => Promise<void> }) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const history = useRead(contract.history, cursor === undefined ? {} : { cursor });
  const records = history.data?.billing_history ?? [];
  const pending = records.filter(({ status }) => status === 'pending');
  const settled = records.filter(({ status }) => status !== 'pending');
  const next = history.data?.next_cursor ?? null;

  return (
    <>
      {pending.length > 0 ? (
        <PendingPayments records={pending} payment={props.payment} refresh={props.refresh} />
      ) : null}
      <Sheet title="Billing History" flush={settled.length > 0}>
        {history.loading ? <Skeleton lines={3} height="1.5rem" /> : null}
        {history.error && !history.data ? (
          <RetryBox message={history.error.message} onRetry={() => void history.refresh()} />
        ) : null}
        {history.data && settled.length === 0 ? (
          <EmptyState icon={Receipt} title="No Payments Yet">
            Your payments will be listed here, each with its invoice number.
          </EmptyState>
        ) : null}
        {settled.length > 0 ? <HistoryTable records={settled} /> : null}
      </Sheet>
      <PageTurner label="Pages of the billing history" cursors={cursors} next={next} onTurn={setCursors} />
    </>
  );
}

function HistoryTable(props: { records: readonly BillingRecord[] }) {
  return (
    <table className={`${table.table} ${styles.payments}`}>
      <thead>
        <tr>
          <PaymentHeadings />
          <th scope="col">Status</th>
          <th scope="col">Invoice</th>
        </tr>
      </thead>
      <tbody>
        {props.records.map((record) => (
          <tr key={record.id}>
            <PaymentCells record={record} />
            <td>
              <span className={`${styles.status} ${record.status === 'failed' ? styles.failed : ''}`}>
                {statusText[record.status]}
              </span>
            </td>
            <td className={styles.invoice}>{record.invoice_number}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
