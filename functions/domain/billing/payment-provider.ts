import type { PaidPlan } from '../../../shared/model/account/subscription.ts';

/** A subscription at the payment provider. Times are ISO 8601. */
export interface ProviderSubscription {
  readonly id: string;
  readonly plan: PaidPlan;
  readonly status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'unpaid'
    | 'paused'
    | 'canceled';
  /** The item that a switch changes to another plan. */
  readonly itemId: string;
  readonly createdAt: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
  /** Our payment for which a page was last opened: its start, or a switch that was offered. */
  readonly paymentId: string | null;
  /** The plan that this payment offered to switch to; null for the start. */
  readonly switchTo: PaidPlan | null;
  readonly hadTrial: boolean;
  /** The provider's fingerprint of the card that pays: the same wherever the card is given. Null for none, or a wallet. */
  readonly cardFingerprint: string | null;
  /** Whether its trial was refused, as its card had one before. */
  readonly trialRefused: boolean;
}

/** An invoice at the payment provider. Amounts are US cents. */
export interface ProviderInvoice {
  readonly id: string;
  readonly subscriptionId: string;
  readonly plan: PaidPlan;
  /** The number on the invoice; null while it is a draft. */
  readonly number: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  readonly reason: 'first' | 'renewal' | 'switch' | 'other';
  /** Our payment that the subscription named when the invoice was created. */
  readonly paymentId: string | null;
  /** Whether the provider tried to collect it. */
  readonly attempted: boolean;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly createdAt: string;
  /** Whether the whole payment was refunded. */
  readonly refunded: boolean;
}

/**
 * What the provider knows about a customer, as far as decisions depend on it: every subscription, and the latest
 * invoices. A paid invoice in it has already changed the subscriptions in it, and the paid invoice of an active
 * subscription is included.
 */
export interface CustomerState {
  readonly subscriptions: readonly ProviderSubscription[];
  readonly invoices: readonly ProviderInvoice[];
}

/** A Checkout to open. `opening` increases with each one opened for a customer. */
interface CheckoutOrder {
  readonly userId: string;
  readonly customerId: string;
  readonly paymentId: string;
  readonly plan: PaidPlan;
  readonly opening: number;
  readonly trialDays: number | null;
}

/** Something that happened at the provider, and the customer if it is about one. */
export interface PaymentEvent {
  readonly id: string;
  /** The provider's own name of what happened, for the log. */
  readonly type: string;
  /** `changed` and `disputed` can change the state of a customer; a dispute also needs an operator. */
  readonly kind: 'changed' | 'disputed' | 'other';
  readonly customerId: string | null;
}

/** Deliveries of the provider's events to our webhook. */
export interface SignedEvents {
  /** The header with the signature. */
  readonly signatureHeader: string;
  /** Reads the event of a delivery, by its exact bytes. Returns null for a delivery that the provider did not sign. */
  read(delivery: {
    bytes: Uint8Array;
    /** By their names in lower case. */
    headers: Readonly<Record<string, string | undefined>>;
  }): Promise<PaymentEvent | null>;
}

/**
 * Where subscriptions are paid. Every method can be repeated, and throws `PaymentProviderError` if there is no
 * answer.
 */
export interface PaymentProvider {
  /** Creates the only customer for a user. */
  createCustomer(user: { userId: string; email: string | null }): Promise<string>;
  /** Returns the user of a customer, or null if it is deleted or does not belong to this product. */
  userOf(customerId: string): Promise<string | null>;
  read(customerId: string): Promise<CustomerState>;
  /** Returns the address of a Checkout, or null if it is not open any more. */
  checkoutUrl(checkoutId: string): Promise<string | null>;
  /** Closes a Checkout. Returns false if it was completed before. */
  expireCheckout(checkoutId: string): Promise<boolean>;
  /** Closes the Checkouts of a customer that were opened before an opening, or all of them. */
  expireCheckouts(customerId: string, before: number | null): Promise<void>;
  /** Sets whether a subscription ends or renews at the end of its period. */
  endWithPeriod(subscriptionId: string, ends: boolean): Promise<void>;
  endNow(subscriptionId: string): Promise<void>;
  /** Ends a trial now and notes why. Nothing is charged. */
  refuseTrial(subscriptionId: string): Promise<void>;
  /** Refunds everything that was paid for an invoice. Does nothing if it is refunded already. */
  refund(invoiceId: string, reason: 'duplicate' | 'requested_by_customer'): Promise<void>;
  /** Deletes a customer and ends its subscriptions. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Reads an event again. Returns null if it does not exist any more. */
  readEvent(eventId: string): Promise<PaymentEvent | null>;
}

/**
 * The provider's pages, which return to our site. Each method throws `PaymentProviderError` if there is no answer.
 */
export interface PaymentPages {
  openCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  /** The page on which a customer confirms a switch to another plan and sees the price. */
  openSwitch(
    customerId: string,
    subscription: ProviderSubscription,
    to: { plan: PaidPlan; paymentId: string },
  ): Promise<string>;
  /** The page on which a customer enters another card. */
  openCardUpdate(customerId: string, paymentId: string): Promise<string>;
}

/** The provider refused or sent no usable answer. Its message contains only codes and ids, so it may be logged. */
export class PaymentProviderError extends Error {
  override readonly name: string = 'PaymentProviderError';
}

/** The provider opened a page but did not return its address. */
export class NoPaymentPage extends PaymentProviderError {
  override readonly name = 'NoPaymentPage';
}
