import type { Account } from './account.ts';
import { expireCheckout } from './checkout.ts';
import { finalizeInvoice } from './invoice.ts';
import type { Objects } from './objects.ts';
import { collect, renew } from './renewal.ts';
import { endSubscription, isLive, itemOf, methodOf } from './subscription.ts';

const warningSeconds = 3 * 86_400;

/** Something that happens when its time comes. `at` is in seconds since 1970. */
interface Due {
  at: number;
  what: string;
  run(): void;
}

/** Runs everything that is due by the account's time, in order. */
export function runDue(account: Account): void {
  advance(account, account.now());
}

/** Moves the account's time forward to a moment, and runs what becomes due on the way, each at its own time. */
export function advance(account: Account, to: number): void {
  for (let next = nextDue(account); next && next.at <= to; next = nextDue(account)) {
    account.setTime(next.at);
    account.ledger.transaction(next.run);
  }
  account.setTime(to);
}

/** What becomes due next, or undefined if nothing is waiting. */
export function nextDue(account: Account): Due | undefined {
  const { ledger } = account;
  const waiting = [
    ...ledger.list('checkout.session').flatMap((session): Due[] => {
      if (session.status !== 'open') return [];
      return [
        { at: session.expires_at, what: 'a Checkout expires', run: () => expireCheckout(account, session) },
      ];
    }),
    ...ledger.list('subscription').flatMap((subscription) => dueOfSubscription(account, subscription)),
    ...ledger.list('invoice').flatMap((invoice): Due[] => {
      const { status, automatically_finalizes_at: finalizesAt, next_payment_attempt: attemptAt } = invoice;
      if (status === 'draft' && finalizesAt !== null) {
        return [
          {
            at: finalizesAt,
            what: 'an invoice is collected',
            run: () => finalizeAndCollect(account, invoice),
          },
        ];
      }
      if (status !== 'open' || attemptAt === null) return [];
      return [
        { at: attemptAt, what: 'a payment is tried again', run: () => collect(account, invoice, false) },
      ];
    }),
  ];
  return waiting.toSorted((a, b) => a.at - b.at)[0];
}

function dueOfSubscription(account: Account, subscription: Objects['subscription']): Due[] {
  if (!isLive(subscription)) return [];
  const end = itemOf(subscription).current_period_end;
  if (subscription.cancel_at_period_end) {
    return [
      {
        at: end,
        what: 'a subscription ends',
        run: () => endSubscription(account, subscription, 'cancellation_requested'),
      },
    ];
  }
  if (subscription.status !== 'trialing')
    return [{ at: end, what: 'a subscription renews', run: () => renew(account, subscription) }];
  const warned = account.ledger
    .list('event')
    .some(
      ({ type, data }) =>
        type === 'customer.subscription.trial_will_end' && isSame(data.object, subscription),
    );
  if (!warned) {
    const at = Math.max(subscription.created, end - warningSeconds);
    return [
      {
        at,
        what: 'a trial is about to end',
        run: () => account.emit('customer.subscription.trial_will_end', subscription),
      },
    ];
  }
  return [{ at: end, what: 'a trial ends', run: () => endTrial(account, subscription) }];
}

/**
 * Ends a trial. With a card the subscription continues; without one its settings decide.
 * @see https://docs.stripe.com/billing/subscriptions/trials/free-trials
 */
function endTrial(account: Account, subscription: Objects['subscription']): void {
  const without = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (methodOf(account, subscription) || without === 'create_invoice') {
    renew(account, subscription);
  } else {
    endSubscription(account, subscription, 'cancellation_requested');
  }
}

function finalizeAndCollect(account: Account, draft: Objects['invoice']): void {
  const invoice = finalizeInvoice(account, draft);
  if (invoice.status === 'open') collect(account, invoice, false);
}

function isSame(object: object, { id }: { id: string }): boolean {
  return 'id' in object && object.id === id;
}
