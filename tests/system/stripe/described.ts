import type Stripe from 'stripe';

/**
 * The objects as Stripe describes them: the types of its SDK, which Stripe generates from its OpenAPI description of the
 * same version of the API. `sdk-types.ts` reads them at run time.
 */
export interface Described {
  product: Stripe.Product;
  price: Stripe.Price;
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  'checkout.session': Stripe.Checkout.Session;
  item: Stripe.LineItem;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'billing_portal.session': Stripe.BillingPortal.Session;
  webhook_endpoint: Stripe.WebhookEndpoint;
  event: Stripe.EventBase;
}

/** What is left of a deleted object. */
export interface Deleted {
  customer: Stripe.DeletedCustomer;
  webhook_endpoint: Stripe.DeletedWebhookEndpoint;
}
