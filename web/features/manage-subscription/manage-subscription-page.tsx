import { billing as contract } from '../../../shared/contract/payments/billing.ts';
import type { PlanName } from '../../../shared/model/account/plan-name.ts';
import { useRead } from '../../api/use-read.ts';
import { useRefresh } from '../../api/use-refresh.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { resetsText, UsageBars, UsageBarsSkeleton } from '../../ui/page/usage-bars.tsx';
import { BillingHistory } from './billing-history.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PlanCards } from './plan-cards.tsx';
import { ReturnedPayment } from './returned-payment.tsx';
import { SearchesByDay } from './searches-by-day.tsx';
import { usePaymentPage } from './use-payment-page.ts';

/** What a payment or a cancellation changes, here and elsewhere in the dashboard. */
const changed = [contract.subscription, contract.limits, contract.usage, contract.history];

/** The plan, its limits and usage, the other plans, and the payments. */
export default function ManageSubscriptionPage() {
  const subscription = useRead(contract.subscription, {});
  const limits = useRead(contract.limits, {});
  const usage = useRead(contract.usage, {});
  const refresh = useRefresh(changed);
  const payment = usePaymentPage(refresh);
  const loadError = [subscription, limits, usage].find(({ data, error }) => error && !data)?.error;
  const current = subscription.data;

  const choose = (plan: PlanName) => {
    if (current) payment.start(plan, current);
  };

  return (
    <Page title="Manage Subscription" subtitle="Your plan, and what you have used of it this month.">
      <ReturnedPayment refresh={refresh} />
      {loadError ? (
        <ErrorBox
          action={
            <Button size="small" onClick={() => void refresh()}>
              Retry
            </Button>
          }
        >
          {loadError.message}
        </ErrorBox>
      ) : null}
      {payment.error ? <ErrorBox>{payment.error.message}</ErrorBox> : null}
      {payment.opened ? (
        <Notice live>
          Payment page opened in a new tab. Complete the payment to upgrade your subscription.
        </Notice>
      ) : null}
      {current ? (
        <CurrentPlan
          subscription={current}
          show={subscription.change}
          refresh={refresh}
          onPay={() => choose(current.subscription_type)}
        />
      ) : subscription.loading ? (
        <Sheet>
          <Skeleton lines={4} />
        </Sheet>
      ) : null}
      {limits.data && usage.data ? (
        <Sheet title="Usage Statistics" aside={resetsText(new Date())}>
          <UsageBars limits={limits.data} usage={usage.data} />
        </Sheet>
      ) : loadError ? null : (
        <Sheet title="Usage Statistics" aside={resetsText(new Date())}>
          <UsageBarsSkeleton />
        </Sheet>
      )}
      <SearchesByDay />
      {current ? (
        <PlanCards current={current.subscription_type} busy={payment.busy} onChoose={choose} />
      ) : null}
      <BillingHistory payment={payment} refresh={refresh} />
    </Page>
  );
}
