import type { BillingRecord, UserSubscription } from '../../../shared/model/account/billing.ts';
import type { PaidPlan } from '../../../shared/model/account/subscription.ts';

/** A subscription as it is stored. */
export interface StoredSubscription extends Omit<UserSubscription, 'user_id'> {
  readonly updated_at: string;
  /** Since when a payment is overdue. */
  readonly past_due_since: string | null;
  /** The subscription of the provider that it follows; null for a plan that an operator granted. */
  readonly provider_id: string | null;
}

/** A billing record as it is stored. */
export interface StoredPayment extends Omit<BillingRecord, 'user_id'> {
  readonly subscription_type: PaidPlan;
  /** Which opening of its page is current; 0 before the first. */
  readonly opening: number;
  /** The Checkout of that opening. */
  readonly checkout_id: string | null;
  /** The provider's invoice that the record is for, or null before there is one. */
  readonly invoice_id: string | null;
}

/** A user's account at the payment provider. */
export interface BillingAccount {
  readonly customer_id: string;
  /** Increases with every change from the provider, so that an older state never replaces a newer one. */
  readonly revision: number;
  /** How many payment pages were opened. Only the last one is valid. */
  readonly openings: number;
  readonly trial_used: boolean;
}

/** The changes that a state of the provider causes. */
export interface BillingChange {
  /** Null if it does not change. */
  readonly subscription: StoredSubscription | null;
  readonly payments: readonly StoredPayment[];
  readonly trialUsed: boolean;
}

/** Where subscriptions and payments are stored. */
export interface BillingStore {
  account(userId: string): Promise<BillingAccount | null>;
  /** Stores the provider's customer id of a user. An existing id is not replaced. */
  putAccount(userId: string, customerId: string): Promise<void>;
  subscription(userId: string): Promise<StoredSubscription | null>;
  payment(userId: string, id: string): Promise<StoredPayment | null>;
  payments(userId: string, ids: readonly string[]): Promise<StoredPayment[]>;
  isKnown(eventId: string): Promise<boolean>;
  /** Marks an event that changes nothing as handled. */
  markEventHandled(eventId: string): Promise<void>;
  /**
   * Writes a change together with its event, if account and subscription are as they were read. Returns `moved` if
   * they are not, and `known` if the event was handled before. In both cases nothing is written.
   */
  apply(
    userId: string,
    seen: { account: BillingAccount; subscription: StoredSubscription | null },
    change: BillingChange,
    eventId: string | null,
  ): Promise<'applied' | 'moved' | 'known'>;
  /**
   * Claims the next opening of a pending payment's page. Returns null if another call was first, or if the payment
   * is not pending.
   */
  claimOpening(userId: string, account: BillingAccount, paymentId: string): Promise<number | null>;
  /** Stores the Checkout of an opening. Returns false if there is a later opening. */
  storeCheckout(
    userId: string,
    claimed: { paymentId: string; opening: number },
    checkoutId: string,
  ): Promise<boolean>;
  /** Deletes a pending payment as it was read. Returns false if it has changed. */
  removePending(userId: string, payment: StoredPayment): Promise<boolean>;
  /** Takes the one trial of a person or a card for an account, all as keyed hashes; false if another account has it. */
  takeTrial(of: { readonly holder: string; readonly account: string }, now: Date): Promise<boolean>;
}
