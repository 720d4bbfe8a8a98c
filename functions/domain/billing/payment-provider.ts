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
  /** Our payment that a page was last opened for: its beginning, or a switch that was offered. */
  readonly paymentId: string | null;
  /** The plan that this payment offered to switch to; null where it was the beginning. */
  readonly switchTo: PaidPlan | null;
  readonly hadTrial: boolean;
}

/** An invoice at the payment provider. Amounts are US cents. */
export interface ProviderInvoice {
  readonly id: string;
  readonly subscriptionId: string;
  readonly plan: PaidPlan;
  /** The number that people see; null while it is a draft. */
  readonly number: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  readonly reason: 'first' | 'renewal' | 'switch' | 'other';
  /** Our payment that the subscription named when it was invoiced. */
  readonly paymentId: string | null;
  /** Whether a payment of it was tried. */
  readonly attempted: boolean;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly createdAt: string;
  /** Whether the whole payment was refunded. */
  readonly refunded: boolean;
}

/**
 * All that the provider knows of a customer and that decides anything: every subscription, and the last invoices. An
 * invoice that is paid here shows its effect on the subscriptions here, and an active subscription its paid invoice.
 */
export interface CustomerState {
  readonly subscriptions: readonly ProviderSubscription[];
  readonly invoices: readonly ProviderInvoice[];
}

/** A Checkout to open. `opening` grows with each that is opened for a customer. */
interface CheckoutOrder {
  readonly userId: string;
  readonly customerId: string;
  readonly paymentId: string;
  readonly plan: PaidPlan;
  readonly opening: number;
  readonly trialDays: number | null;
}

/** Something that happened at the provider, to a customer where it concerns one. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
}

/** Where subscriptions are paid. Every method can be repeated, and throws `PaymentProviderError` without an answer. */
export interface PaymentProvider {
  /** Makes the one customer of a user. */
  createCustomer(user: { userId: string; email: string | null }): Promise<string>;
  /** The user of a customer; null for one that is deleted or does not belong to this product. */
  userOf(customerId: string): Promise<string | null>;
  read(customerId: string): Promise<CustomerState>;
  /** The address of a Checkout; null if it is not open any more. */
  checkoutUrl(checkoutId: string): Promise<string | null>;
  /** Closes a Checkout; false if it was completed before. */
  expireCheckout(checkoutId: string): Promise<boolean>;
  /** Closes what was opened for a customer before an opening, or all of it. */
  expireCheckouts(customerId: string, before: number | null): Promise<void>;
  /** Lets a subscription end with its period, or go on. */
  endWithPeriod(subscriptionId: string, ends: boolean): Promise<void>;
  endNow(subscriptionId: string): Promise<void>;
  /** Refunds all that was paid for an invoice. A refunded one stays as it is. */
  refund(invoiceId: string, reason: 'duplicate' | 'requested_by_customer'): Promise<void>;
  /** Deletes a customer, and ends its subscriptions. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Reads an event again; null if it does not exist any more. */
  readEvent(eventId: string): Promise<PaymentEvent | null>;
}

/** The provider's pages, which lead back to the site. Each method throws `PaymentProviderError` without an answer. */
export interface PaymentPages {
  openCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  /** The page on which a customer confirms a switch to another plan, with what it costs. */
  openSwitch(
    customerId: string,
    subscription: ProviderSubscription,
    to: { plan: PaidPlan; paymentId: string },
  ): Promise<string>;
  /** The page on which a customer enters another card. */
  openCardUpdate(customerId: string, paymentId: string): Promise<string>;
}

/** The provider refused or gave no usable answer. Its message holds codes and ids alone, so it may be logged. */
export class PaymentProviderError extends Error {
  override readonly name: string = 'PaymentProviderError';
}

/** The provider opened a page and did not say at which address. */
export class NoPaymentPage extends PaymentProviderError {
  override readonly name = 'NoPaymentPage';
}
