import type { NoticeQueue } from '../mail/notice.ts';
import { accountHash, cardHash, type KeyedHash } from '../privacy/keyed-hash.ts';
import type { BillingStore, StoredSubscription } from './billing-store.ts';
import { decideBilling, duplicatesOf, paymentIdsOf, runningSubscription } from './decide-billing.ts';
import {
  type CustomerState,
  type PaymentProvider,
  PaymentProviderError,
  type ProviderSubscription,
} from './payment-provider.ts';

/** How often the state is read again if another one was written in the meantime. */
const attempts = 10;

/** What following a customer needs. */
export interface FollowServices {
  readonly store: BillingStore;
  readonly provider: PaymentProvider;
  readonly notices: NoticeQueue;
  readonly hash: KeyedHash;
  readonly now: () => Date;
}

/** The state of a user after the provider's state was written. */
export interface Followed {
  readonly customerId: string;
  readonly subscription: StoredSubscription | null;
  /** The provider's subscription that counts; undefined if none is running. */
  readonly running: ProviderSubscription | undefined;
  /** Whether a user may have the trial, which is only for a first subscription. */
  readonly mayTry: boolean;
}

/**
 * Updates a user's subscription and payments from the provider. All changes are made here, whether an event, a
 * lookup or the user caused them. It writes the provider's current state, which is read after the rows that it
 * replaces, so neither the order of events nor concurrent events matter. The event is marked as handled in the same
 * transaction. Before anything is written, duplicate subscriptions are cancelled and refunded, and a trial ends if its
 * card has had one before. Returns null for a user who is not a customer.
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
    if (await refundDuplicates(provider, state)) state = await provider.read(account.customer_id);
    if (await refuseSecondTrial(services, userId, state)) state = await provider.read(account.customer_id);
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
      if (eventId !== null) await store.markEventHandled(eventId);
      return followed;
    }
    // Queued before the write, as nothing would queue the mail afterwards. The sender knows which mails were sent.
    for (const { id } of newlyFailed) {
      await notices.add({ kind: 'payment_failed', user_id: userId, payment_id: id });
    }
    const outcome = await store.apply(userId, { account, subscription }, change, eventId);
    if (outcome !== 'moved') return followed;
  }
  throw new PaymentProviderError('The state of a customer changed again and again while it was taken over');
}

/** Refunds and then ends duplicate subscriptions. The order matters, as ended ones are not read again. */
async function refundDuplicates(provider: PaymentProvider, state: CustomerState): Promise<boolean> {
  const duplicates = duplicatesOf(state);
  for (const { subscription, paid } of duplicates) {
    for (const { id } of paid) await provider.refund(id, 'duplicate');
    await provider.endNow(subscription.id);
  }
  return duplicates.length > 0;
}

/**
 * Ends a trial whose card had one with another account. A card is known only once it was given, so the Checkout cannot
 * refuse it. Nothing is charged, and the plan was not given yet: this comes before anything is written.
 */
async function refuseSecondTrial(
  { store, provider, hash, now }: FollowServices,
  userId: string,
  state: CustomerState,
): Promise<boolean> {
  const trial = runningSubscription(state);
  if (trial?.status !== 'trialing' || trial.cardFingerprint === null) return false;
  const holder = await cardHash(trial.cardFingerprint, hash);
  if (await store.takeTrial({ holder, account: await accountHash(userId, hash) }, now())) return false;
  await provider.refuseTrial(trial.id);
  return true;
}
