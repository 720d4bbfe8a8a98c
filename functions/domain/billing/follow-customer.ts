import type { NoticeQueue } from '../mail/notice.ts';
import type { BillingStore, StoredSubscription } from './billing-store.ts';
import { decideBilling, doublesOf, paymentIdsOf, runningSubscription } from './decide-billing.ts';
import { type PaymentProvider, PaymentProviderError, type ProviderSubscription } from './payment-provider.ts';

/** How often a state is read anew when another one was taken over meanwhile. */
const attempts = 10;

/** What following a customer needs. */
export interface FollowServices {
  readonly store: BillingStore;
  readonly provider: PaymentProvider;
  readonly notices: NoticeQueue;
  readonly now: () => Date;
}

/** How a user stands after the provider's state was taken over. */
export interface Followed {
  readonly customerId: string;
  readonly subscription: StoredSubscription | null;
  /** The provider's subscription that counts; undefined where none runs. */
  readonly running: ProviderSubscription | undefined;
  /** Whether a user may still have the trial: it is for a first subscription. */
  readonly mayTry: boolean;
}

/**
 * Takes over how a customer stands with the provider: the one way in which subscriptions and payments change, whether an
 * event, a lookup or an act of the user's asks for it. What is taken over is the provider's present state, read after the
 * rows that it replaces, so that neither the order of events nor two of them at once matter; an event is noted in the
 * same transaction. A second subscription is given back before anything is written. Null for a user who is no customer.
 */
export async function followCustomer(
  services: FollowServices,
  userId: string,
  eventId: string | null = null,
): Promise<Followed | null> {
  const { store, provider, notices, now } = services;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const account = await store.account(userId);
    if (account === null) return null;
    const subscription = await store.subscription(userId);
    let state = await provider.read(account.customer_id);
    if (await giveBackDoubles(provider, state)) state = await provider.read(account.customer_id);
    const payments = await store.payments(userId, paymentIdsOf(state));
    const { newlyFailed, ...change } = decideBilling({ account, subscription, payments }, state, now());

    const followed = {
      customerId: account.customer_id,
      subscription: change.subscription ?? subscription,
      running: runningSubscription(state),
      mayTry: !change.trialUsed && state.subscriptions.length === 0,
    };
    const unchanged =
      change.subscription === null && change.payments.length === 0 && change.trialUsed === account.trial_used;
    if (unchanged) {
      if (eventId !== null) await store.noteEvent(eventId);
      return followed;
    }
    // Before the write, as nothing would bring the mail later: who sends it knows which were sent.
    for (const { id } of newlyFailed) {
      await notices.add({ kind: 'payment_failed', user_id: userId, payment_id: id });
    }
    const outcome = await store.apply(userId, { account, subscription }, change, eventId);
    if (outcome !== 'moved') return followed;
  }
  throw new PaymentProviderError('The state of a customer changed again and again while it was taken over');
}

/** Gives back what runs beside the subscription that counts: the money first, as what has ended is not looked at again. */
async function giveBackDoubles(
  provider: PaymentProvider,
  state: Awaited<ReturnType<PaymentProvider['read']>>,
): Promise<boolean> {
  const doubles = doublesOf(state);
  for (const { subscription, paid } of doubles) {
    for (const { id } of paid) await provider.refund(id, 'duplicate');
    await provider.endNow(subscription.id);
  }
  return doubles.length > 0;
}
