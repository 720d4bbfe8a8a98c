import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { billing as contract } from '../../../shared/contract/payments/billing.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Notice } from '../../ui/notices/notice.tsx';

const refreshDelayMs = 2000;
const maxLooks = 30;

/** The state of the payment that the user comes back from. */
type Outcome =
  | { readonly state: 'paid' | 'failed' | 'refunded' | 'open' | 'no_trial' }
  | { readonly problem: string };

/** Says how a payment went when its page returns here, and shows the new plan as soon as it is active. */
export function ReturnedPayment(props: { refresh: () => Promise<void> }) {
  const [query] = useSearchParams();
  const payment = query.get('payment');
  const id = query.get('payment_id');
  const outcome = useOutcome(payment === 'success', id, props.refresh);
  if (payment === 'canceled') return <Notice live>Payment cancelled. Your plan has not changed.</Notice>;
  if (payment !== 'success') return null;
  if ('problem' in outcome) return <ErrorBox>{outcome.problem}</ErrorBox>;
  // The current plan says why.
  if (outcome.state === 'no_trial') return null;
  if (outcome.state === 'failed') {
    return <ErrorBox>The payment failed. Your plan has not changed.</ErrorBox>;
  }
  if (outcome.state === 'refunded') {
    return <Notice live>This payment was refunded. Your plan has not changed.</Notice>;
  }
  if (outcome.state === 'open') {
    return (
      <Notice live tone="warning">
        The payment is not confirmed yet. Your plan changes as soon as it is.
      </Notice>
    );
  }
  return <Notice live>Payment successful! Your subscription has been updated.</Notice>;
}

/**
 * Looks the payment up, which also applies it, every two seconds until it is settled, for a minute at most. Without the
 * payment's id the page's data is read again once.
 */
function useOutcome(returned: boolean, id: string | null, refresh: () => Promise<void>): Outcome {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'paid' });
  useEffect(() => {
    if (!returned) return;
    const stop = new AbortController();
    const { signal } = stop;

    async function follow(paymentId: string) {
      for (let look = 0; look < maxLooks; look++) {
        try {
          const { status, subscription } = await call(
            contract.payment,
            { payment_id: paymentId },
            { signal },
          );
          if (status !== 'pending') {
            setOutcome({ state: subscription.trial_refused ? 'no_trial' : status });
            return await refresh();
          }
        } catch (error) {
          if (signal.aborted) return;
          if (error instanceof ApiError && error.code === 'not_found') {
            return setOutcome({ problem: error.message });
          }
        }
        await pause(refreshDelayMs, signal);
        if (signal.aborted) return;
        await refresh();
      }
      setOutcome({ state: 'open' });
    }

    if (id === null) void pause(refreshDelayMs, signal).then(() => (signal.aborted ? undefined : refresh()));
    else void follow(id);
    return () => stop.abort();
  }, [returned, id, refresh]);
  return outcome;
}

/** Resolves after a time, or at once when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
