import { contract } from '../../../shared/contract/contract.ts';
import type { UserSubscription } from '../../../shared/model/account/billing.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { shortDate } from '../../../shared/text/relative-time.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import styles from './settings.module.css';

/** The name of the plan, as in the sidebar. */
export function AccountPlan() {
  const { data } = useRead(contract.billing.subscription, {});
  return data ? (
    <>
      <dt>Plan</dt>
      <dd>{plans[data.subscription_type].name} User</dd>
    </>
  ) : null;
}

/** What the plan costs and when the next payment is due, with a link to change it. */
export function BillingBox() {
  const { data, error } = useRead(contract.billing.subscription, {});
  return (
    <Sheet title="Billing">
      {error && !data ? <ErrorBox>{error.message}</ErrorBox> : null}
      <div className={styles.billing}>
        {data ? <Price subscription={data} /> : error ? null : <Skeleton lines={2} />}
        <ButtonLink to={paths.manageSubscription}>Manage Subscription</ButtonLink>
      </div>
    </Sheet>
  );
}

function Price(props: { subscription: UserSubscription }) {
  const { subscription_type, current_period_end: end, ...subscription } = props.subscription;
  const { name, price } = plans[subscription_type];
  const next = end === null ? null : shortDate(new Date(end));
  return (
    <div>
      <p>
        <b>{name}</b> · ${price}/month
      </p>
      {next !== null && price > 0 ? (
        <p className={styles.hint}>
          {subscription.cancel_at_period_end ? `Ends on ${next}` : `Next billing date: ${next}`}
        </p>
      ) : null}
    </div>
  );
}
