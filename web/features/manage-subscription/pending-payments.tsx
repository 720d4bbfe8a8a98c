import { useState } from 'react';
import { billing as contract } from '../../../shared/contract/payments/billing.ts';
import type { BillingRecord } from '../../../shared/model/account/billing.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import table from '../../ui/lists/table.module.css';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { announce } from '../../ui/notices/notices.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import styles from './billing-tables.module.css';
import { money, PaymentCells, PaymentHeadings } from './payment-cells.tsx';
import type { PaymentPage } from './use-payment-page.ts';

const deletableMs = 48 * 3_600_000;

/** Payments that were started and not completed. Each can be completed, or deleted within 48 hours. */
export function PendingPayments(props: {
  records: readonly BillingRecord[];
  payment: PaymentPage;
  refresh: () => Promise<void>;
}) {
  const deletion = useWrite(contract.deletePendingPayment);
  const subscription = useRead(contract.subscription, {});
  const switching = subscription.data !== undefined && subscription.data.subscription_type !== 'free';
  const [asking, setAsking] = useState<BillingRecord>();

  const remove = async (record: BillingRecord) => {
    setAsking(undefined);
    const done = await deletion.run({ id: record.id });
    if (done) announce({ text: 'Payment record deleted successfully' });
    await props.refresh();
  };

  return (
    <Sheet title="Pending Payments" flush>
      {deletion.error ? (
        <div className={styles.problem}>
          <ErrorBox>{deletion.error.message}</ErrorBox>
        </div>
      ) : null}
      <table className={`${table.table} ${styles.payments}`}>
        <thead>
          <tr>
            <PaymentHeadings />
            <th scope="col">Invoice</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {props.records.map((record) => (
            <tr key={record.id}>
              <PaymentCells record={record} />
              <td className={styles.invoice}>{record.invoice_number}</td>
              <td>
                <div className={styles.actions}>
                  <Button
                    size="small"
                    aria-label={`Complete payment ${record.invoice_number}`}
                    disabled={props.payment.busy}
                    onClick={() => props.payment.openAgain(record.invoice_number)}
                  >
                    Complete Payment
                  </Button>
                  {Date.now() - Date.parse(record.billing_date) < deletableMs ? (
                    <Button
                      size="small"
                      aria-label={`Delete payment ${record.invoice_number}`}
                      disabled={deletion.busy}
                      onClick={() => setAsking(record)}
                    >
                      Delete
                    </Button>
                  ) : (
                    <span className={styles.older}>Older than 48h</span>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asking ? (
        <Dialog
          title="Delete this pending payment?"
          onClose={() => setAsking(undefined)}
          footer={
            <Button look="destructive" onClick={() => void remove(asking)}>
              Delete Payment
            </Button>
          }
        >
          <p>
            {asking.description}, {money.format(asking.amount)}. This action cannot be undone.
          </p>
          {switching ? (
            <p>
              If the payment page is still open in another tab, close that tab too. A switch that you confirm
              there still counts.
            </p>
          ) : null}
        </Dialog>
      ) : null}
    </Sheet>
  );
}
