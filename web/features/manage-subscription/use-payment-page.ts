import { useCallback, useState } from 'react';
import { billing as contract } from '../../../shared/contract/payments/billing.ts';
import type { UserSubscription } from '../../../shared/model/account/billing.ts';
import type { PlanName } from '../../../shared/model/account/plan-name.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useWrite } from '../../api/use-write.ts';
import { paths } from '../../browser/paths.ts';

/** Opens the payment provider's page in a new tab. */
export interface PaymentPage {
  /** Starts a payment for a plan. Call it in the click itself: browsers block a tab that opens later. */
  readonly start: (plan: PlanName, current: UserSubscription) => void;
  /** Opens a pending payment again. Call it in the click itself, too. */
  readonly openAgain: (invoiceNumber: string) => void;
  readonly busy: boolean;
  /** Whether the last payment page was opened. */
  readonly opened: boolean;
  readonly error: ApiError | undefined;
}

/** Opens payment pages and reports errors. `begun` is called once a payment is pending. */
export function usePaymentPage(begun: () => Promise<void>): PaymentPage {
  const creation = useWrite(contract.createPayment);
  const continuation = useWrite(contract.continuePayment);
  const [opened, setOpened] = useState(false);

  const lead = useCallback(
    async (begin: () => Promise<{ hosted_url: string } | undefined>) => {
      setOpened(false);
      const tab = window.open('', '_blank');
      const page = await begin();
      if (!page) {
        tab?.close();
        return;
      }
      if (!tab) {
        window.location.assign(page.hosted_url);
        return;
      }
      // The payment page must not control this one.
      tab.opener = null;
      tab.location.replace(page.hosted_url);
      setOpened(true);
      await begun();
    },
    [begun],
  );

  return {
    start(plan, current) {
      continuation.clearError();
      void lead(() => creation.run(paymentRequest(plan, current)));
    },
    openAgain(invoiceNumber) {
      creation.clearError();
      void lead(() => continuation.run({ invoice_number: invoiceNumber }));
    },
    busy: creation.busy || continuation.busy,
    opened,
    error: creation.error ?? continuation.error,
  };
}

/** A payment request. The server itself knows who pays and where to return to. */
function paymentRequest(plan: PlanName, { user_id, subscription_type: from }: UserSubscription) {
  const back = `${window.location.origin}${paths.manageSubscription}`;
  return {
    currency: 'USD',
    description: `${plans[plan].name} plan, monthly`,
    success_url: `${back}?payment=success&type=subscription`,
    cancel_url: `${back}?payment=canceled&type=subscription`,
    metadata: {
      user_id,
      subscription_type: plan,
      upgrade_from: from === 'enterprise' ? 'none' : from,
      type: 'subscription',
    },
  };
}
