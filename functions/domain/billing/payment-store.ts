import type { BillingStore, StoredPayment } from './billing-store.ts';

/** What payments that a user begins need of the store beside it. `Along` can be written together with a new payment. */
export interface PaymentStore<Along> extends BillingStore {
  /** The address of a user's account; null before the first visit to the app, which makes the profile. */
  emailOf(userId: string): Promise<string | null>;
  /** Stores a new pending payment. */
  begin(userId: string, payment: StoredPayment, along: readonly Along[]): Promise<void>;
  /** The newest payment of a user that failed after it was invoiced; null if there is none. */
  failedPayment(userId: string): Promise<StoredPayment | null>;
  /** The payment with an invoice number, among those begun since an instant; null if there is none. */
  paymentByNumber(userId: string, invoiceNumber: string, since: Date): Promise<StoredPayment | null>;
  /** Takes the one trial of a person for an account, both as keyed hashes; false if another account has it. */
  takeTrial(of: { readonly person: string; readonly account: string }, now: Date): Promise<boolean>;
}
