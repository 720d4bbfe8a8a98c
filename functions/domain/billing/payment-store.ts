import type { BillingStore, StoredPayment } from './billing-store.ts';

/** What payments need from the store in addition to billing. `Along` can be written together with a new payment. */
export interface PaymentStore<Along> extends BillingStore {
  /**
   * Returns the address of a user's account, or null before the first visit to the app, which creates the profile.
   */
  emailOf(userId: string): Promise<string | null>;
  /** Stores a new pending payment. */
  begin(userId: string, payment: StoredPayment, along: readonly Along[]): Promise<void>;
  /** Returns the newest payment of a user that failed after it was invoiced, or null if there is none. */
  failedPayment(userId: string): Promise<StoredPayment | null>;
  /** Returns the payment with an invoice number among those begun since an instant, or null if there is none. */
  paymentByNumber(userId: string, invoiceNumber: string, since: Date): Promise<StoredPayment | null>;
}
