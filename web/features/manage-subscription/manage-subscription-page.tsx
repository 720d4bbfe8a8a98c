import { contract } from '../../../shared/contract/contract.ts';
import { plans } from '../../../shared/model/plans.ts';
import { useRead } from '../../api/use-read.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Sheet } from '../../ui/page.tsx';
import { resetsText, UsageBars, UsageBarsSkeleton } from '../../ui/usage-bars.tsx';
import styles from './manage-subscription.module.css';

const number = new Intl.NumberFormat('en-US');

/** The plan, its limits, and what of them is used. */
export default function ManageSubscriptionPage() {
  const limits = useRead(contract.billing.limits, {});
  const usage = useRead(contract.billing.usage, {});
  const error = (limits.data ? undefined : limits.error) ?? (usage.data ? undefined : usage.error);
  const plan = limits.data;
  return (
    <Page title="Manage Subscription" subtitle="Your plan, and what you have used of it this month.">
      {error ? (
        <ErrorBox
          action={
            <button
              type="button"
              className="amplify-button amplify-button--small"
              onClick={() => {
                void limits.refresh();
                void usage.refresh();
              }}
            >
              Retry
            </button>
          }
        >
          {error.message}
        </ErrorBox>
      ) : null}
      <Sheet title="Usage Statistics" aside={resetsText(new Date())}>
        {plan && usage.data ? <UsageBars limits={plan} usage={usage.data} /> : <UsageBarsSkeleton />}
      </Sheet>
      {plan ? (
        <Sheet title={`${plans[plan.subscription_type].name} plan`} aside="Current Plan">
          <dl className={styles.limits}>
            <div>
              <dt>Price</dt>
              <dd>${plans[plan.subscription_type].price} a month</dd>
            </div>
            <div>
              <dt>Lead searches</dt>
              <dd>{number.format(plan.lead_searches_limit)} a month</dd>
            </div>
            <div>
              <dt>Companies per search</dt>
              <dd>up to {plan.max_companies_per_search}</dd>
            </div>
            <div>
              <dt>AI credits</dt>
              <dd>{number.format(plan.ai_credits_limit)} a month</dd>
            </div>
            <div>
              <dt>Bulk email generation</dt>
              <dd>{plan.bulk_email_generation ? 'Yes' : 'No, single only'}</dd>
            </div>
            <div>
              <dt>Export</dt>
              <dd>{plan.bulk_export ? 'Yes' : 'No'}</dd>
            </div>
          </dl>
        </Sheet>
      ) : null}
      <Notice>Changing the plan and paying for it are not available yet.</Notice>
    </Page>
  );
}
