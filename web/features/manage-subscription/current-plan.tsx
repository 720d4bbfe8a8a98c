import { useState } from 'react';
import { billing as contract } from '../../../shared/contract/payments/billing.ts';
import type { UserSubscription } from '../../../shared/model/account/billing.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';
import { useWrite } from '../../api/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import styles from './manage-subscription.module.css';

const statusText = {
  active: 'Active',
  trialing: 'Trial',
  canceled: 'Cancelled',
  past_due: 'Past due',
} as const;

/** The current plan, with buttons to cancel it and to undo that. */
export function CurrentPlan(props: {
  subscription: UserSubscription;
  show: (next: () => UserSubscription) => void;
  refresh: () => Promise<void>;
  onPay: () => void;
}) {
  const { subscription_type: plan, status, cancel_at_period_end: ends, ...subscription } = props.subscription;
  const { name, price } = plans[plan];
  const paid = plan !== 'free';
  const cancellation = useWrite(contract.cancel);
  const reactivation = useWrite(contract.reactivate);
  const [asking, setAsking] = useState(false);
  const error = cancellation.error ?? reactivation.error;
  const until = subscription.current_period_end && shortDate(new Date(subscription.current_period_end));

  const change = async (answer: Promise<UserSubscription | undefined>) => {
    const next = await answer;
    if (!next) return;
    props.show(() => next);
    await props.refresh();
  };

  return (
    <Sheet title="Current Plan" aside={<Status status={status} />}>
      {error ? <ErrorBox>{error.message}</ErrorBox> : null}
      <dl className={styles.facts}>
        <div>
          <dt>Plan</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>${price} a month</dd>
        </div>
        {paid && until ? (
          <div>
            <dt>{periodLabel(status, ends)}</dt>
            <dd>{until}</dd>
          </div>
        ) : null}
      </dl>
      {subscription.trial_refused ? (
        <Notice live tone="warning">
          Your trial did not start: this card has had a trial before. Nothing was charged. You can start a
          paid plan below.
        </Notice>
      ) : null}
      {paid && status === 'past_due' ? (
        <div className={styles.overdue}>
          <Notice tone="warning">
            Your last payment failed. Update your payment details to keep the {name} plan.
          </Notice>
          <Button look="primary" onClick={props.onPay}>
            Update payment details
          </Button>
        </div>
      ) : null}
      {paid && ends ? (
        <div className={styles.planAction}>
          <p>
            Your subscription is cancelled{until ? ` and ends on ${until}` : ''}. Until then nothing changes.
          </p>
          <Button
            look="primary"
            disabled={reactivation.busy}
            onClick={() => {
              cancellation.clearError();
              void change(reactivation.run({}));
            }}
          >
            {reactivation.busy ? 'Reactivating...' : 'Reactivate Subscription'}
          </Button>
        </div>
      ) : null}
      {paid && !ends ? (
        <div className={styles.planAction}>
          <p>You can cancel at any time, and keep the plan until the end of the period.</p>
          <Button onClick={() => setAsking(true)}>Cancel Subscription</Button>
        </div>
      ) : null}
      {asking ? (
        <Dialog
          title="Cancel your subscription?"
          onClose={() => setAsking(false)}
          footer={
            <Button
              look="destructive"
              onClick={() => {
                setAsking(false);
                reactivation.clearError();
                void change(cancellation.run({}));
              }}
            >
              Cancel Subscription
            </Button>
          }
        >
          <p>
            You keep the {name} plan{until ? ` until ${until}` : ' until the end of the period'}, and are not
            charged again. Then your account goes on with the Free plan.
          </p>
        </Dialog>
      ) : null}
    </Sheet>
  );
}

function periodLabel(status: UserSubscription['status'], ends: boolean): string {
  if (ends) return 'Ends';
  if (status === 'past_due') return 'Period ends';
  return status === 'trialing' ? 'Trial ends' : 'Renews';
}

function Status(props: { status: UserSubscription['status'] }) {
  const tone = props.status === 'past_due' ? styles.warning : props.status === 'canceled' ? '' : styles.good;
  return <span className={`${styles.status} ${tone}`}>{statusText[props.status]}</span>;
}
