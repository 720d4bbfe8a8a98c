import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { Refusal } from '../../../shared/model/errors.ts';
import type { Answers } from '../fake-server.ts';
import { payment, subscription } from '../payments.ts';
import { hoursAgo, noAnswer, visit } from '../visit.ts';
import { type Situation, situationsOf } from './situation.ts';

const plans = '/dashboard/manage-subscription';

const pro = subscription({
  subscription_type: 'pro',
  current_period_start: '2026-11-03T12:00:00.000Z',
  current_period_end: '2026-12-03T12:00:00.000Z',
});

function billed(billing: Answers['billing']) {
  return visit(plans, () => ({ billing }));
}

/** Chooses the Pro plan, in a browser that opens the tab for the payment. */
async function paying(billing: Answers['billing']): Promise<void> {
  const tab = { opener: window, location: { replace: () => undefined }, close: () => undefined };
  vi.stubGlobal('open', () => tab);
  await billed(billing).press('Upgrade to Pro');
}

const pending = (hours: number) => ({
  billing_history: [payment({ billing_date: hoursAgo(hours) })],
  next_cursor: null,
});

async function deletingPayment(deletePendingPayment: () => Record<string, never>): Promise<void> {
  const app = billed({ history: () => pending(1), deletePendingPayment });
  await app.press(/^Delete payment/);
  await app.press('Delete Payment');
}

async function canceling(cancel: () => never): Promise<void> {
  const app = billed({ subscription: () => pro, cancel });
  await app.press('Cancel Subscription');
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
}

/** A refusal with the service's own message, which is shown unchanged. tests/data checks the messages. */
function refusal(code: 'not_found' | 'conflict' | 'invalid_input' | 'unavailable', words: string) {
  return (): never => {
    throw new Refusal(code, words);
  };
}

const noSubscription = refusal('not_found', 'No subscription found');
const invalidPlan = refusal('invalid_input', 'Invalid subscription type');
const noPage = refusal('unavailable', 'No payment URL returned');

const subscriptionPage = situationsOf('Manage Subscription', [
  {
    where: 'back from a payment',
    reach: async () => {
      visit(`${plans}?payment=success&type=subscription`);
    },
    shows: [['text', 'Payment successful! Your subscription has been updated.']],
  },
  {
    where: 'the plans, on Free',
    reach: async () => {
      visit(plans);
    },
    shows: [
      ['button', 'Current Plan'],
      ['button', 'Upgrade to X', 'Upgrade to Pro'],
      ['button', 'Upgrade to X', 'Upgrade to Enterprise'],
    ],
  },
  {
    where: 'the plans, on Pro',
    reach: async () => {
      billed({ subscription: () => pro });
    },
    shows: [
      ['button', 'Contact Sales'],
      ['button', 'Switch to X', 'Switch to Enterprise'],
    ],
  },
  {
    where: 'deleting a pending payment',
    reach: async () => billed({ history: () => pending(1) }).press(/^Delete payment/),
    shows: [['within', 'This action cannot be undone.']],
  },
  {
    where: 'a payment that is pending for more than two days',
    reach: async () => {
      billed({ history: () => pending(49) });
    },
    shows: [['text', 'Older than 48h']],
  },
  {
    where: 'a payment page that was opened',
    reach: () =>
      paying({
        createPayment: () => ({ payment_id: payment().id, hosted_url: 'https://pay.example/c/1' }),
      }),
    shows: [['text', 'Payment page opened in a new tab. Complete the payment to upgrade your subscription.']],
  },
]);

const states = situationsOf('States and transitions', [
  {
    where: 'canceling without a subscription',
    reach: () => canceling(noSubscription),
    shows: [['alert', 'No subscription found']],
  },
]);

const rules = situationsOf('Validation rules', [
  {
    where: 'a payment for another plan',
    reach: () => paying({ createPayment: invalidPlan }),
    shows: [['alert', 'Invalid subscription type']],
  },
  {
    where: 'a payment without a page',
    reach: () => paying({ createPayment: noPage }),
    shows: [['alert', 'No payment URL returned']],
  },
]);

const errors = situationsOf('Error catalogue', [
  {
    where: 'a subscription that cannot be read',
    reach: async () => {
      billed({ subscription: noAnswer });
    },
    shows: [['alert', 'Failed to fetch subscription data']],
  },
  {
    where: 'a subscription that cannot be canceled',
    reach: () => canceling(noAnswer),
    shows: [['alert', 'Failed to cancel subscription']],
  },
  {
    where: 'canceling what is not there',
    reach: () => canceling(noSubscription),
    shows: [['alert', 'No subscription found']],
  },
  {
    where: 'a subscription that cannot be reactivated',
    reach: () =>
      billed({
        subscription: () => ({ ...pro, cancel_at_period_end: true }),
        reactivate: noAnswer,
      }).press('Reactivate Subscription'),
    shows: [['alert', 'Failed to reactivate subscription']],
  },
  {
    where: 'a payment that cannot be begun',
    reach: () => paying({ createPayment: noAnswer }),
    shows: [['alert', 'Failed to initiate payment']],
  },
  {
    where: 'a payment for another plan',
    reach: () => paying({ createPayment: invalidPlan }),
    shows: [['alert', 'Invalid subscription type']],
  },
  {
    where: 'a payment without a page',
    reach: () => paying({ createPayment: noPage }),
    shows: [['alert', 'No payment URL returned']],
  },
  {
    where: 'a pending payment that is deleted',
    reach: () => deletingPayment(() => ({})),
    shows: [['text', 'Payment record deleted successfully']],
  },
  {
    where: 'a pending payment that cannot be deleted',
    reach: () => deletingPayment(noAnswer),
    shows: [['alert', 'Failed to delete payment record']],
  },
  {
    where: 'a pending payment of somebody else',
    reach: () => deletingPayment(refusal('not_found', 'Payment not found or not eligible for deletion')),
    shows: [['alert', 'Payment not found or not eligible for deletion']],
  },
  {
    where: 'a pending payment that grew old while the page was open',
    reach: () =>
      deletingPayment(
        refusal('conflict', 'Only pending payments less than 48 hours old can be deleted manually'),
      ),
    shows: [['alert', 'Only pending payments less than 48 hours old can be deleted manually']],
  },
]);

export const subscriptions: readonly Situation[] = [...subscriptionPage, ...states, ...rules, ...errors];
