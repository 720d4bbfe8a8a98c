import * as z from 'zod';
import { billingRecord, billingStatus, userSubscription } from '../../model/account/billing.ts';
import { subscriptionLimits, usageRecord } from '../../model/account/subscription.ts';
import { page } from '../page.ts';
import { nothing, route } from '../route.ts';

/** A payment that was begun, and the payment provider's page for it. */
const openedPayment = z.object({ payment_id: z.uuid(), hosted_url: z.url() });

/**
 * What a browser sends to pay for a plan. Only the plan counts: payer, return page and currency come from the
 * account and the configuration, whatever the request says.
 */
const paymentRequest = z.strictObject({
  currency: z.string().max(10).optional(),
  customer_email: z.string().max(320).optional(),
  description: z.string().max(500).optional(),
  success_url: z.string().max(2048).optional(),
  cancel_url: z.string().max(2048).optional(),
  metadata: z.strictObject({
    user_id: z.string().max(100).optional(),
    subscription_type: z.string().max(50),
    upgrade_from: z.string().max(50).optional(),
    type: z.string().max(50).optional(),
  }),
});

/** The plan, its limits and their usage; payments and invoices. */
export const billing = {
  subscription: route({
    method: 'GET',
    path: '/api/subscription',
    access: 'user',
    response: userSubscription,
    failure: 'Failed to fetch subscription data',
  }),
  limits: route({
    method: 'GET',
    path: '/api/subscription/limits',
    access: 'user',
    response: subscriptionLimits,
    failure: 'Failed to fetch subscription data',
  }),
  usage: route({
    method: 'GET',
    path: '/api/subscription/usage',
    access: 'user',
    response: usageRecord,
    failure: 'Failed to fetch subscription data',
  }),
  /** Ends the subscription at the end of the period that is paid for. */
  cancel: route({
    method: 'POST',
    path: '/api/subscription/cancel',
    access: 'user',
    response: userSubscription,
    errors: ['not_found', 'conflict', 'unavailable'],
    failure: 'Failed to cancel subscription',
  }),
  /** Withdraws a cancellation while the subscription still runs. */
  reactivate: route({
    method: 'POST',
    path: '/api/subscription/reactivate',
    access: 'user',
    response: userSubscription,
    errors: ['not_found', 'conflict', 'unavailable'],
    failure: 'Failed to reactivate subscription',
  }),
  /**
   * Begins a payment for a plan: a Checkout for a first subscription, the confirmation of a switch for a running
   * one, or the page for entering another card if a payment is overdue.
   */
  createPayment: route({
    method: 'POST',
    path: '/api/payments',
    access: 'user',
    body: paymentRequest,
    response: openedPayment,
    errors: ['not_found', 'conflict', 'unavailable'],
    failure: 'Failed to initiate payment',
    idempotent: true,
  }),
  history: route({
    method: 'GET',
    path: '/api/billing-history',
    access: 'user',
    query: page,
    response: z.object({ billing_history: z.array(billingRecord), next_cursor: z.string().nullable() }),
    failure: 'Failed to fetch subscription data',
  }),
  /** The state of a payment, read from the provider itself, and the subscription that came of it. */
  payment: route({
    method: 'GET',
    path: '/api/payments/{payment_id}',
    access: 'user',
    params: z.strictObject({ payment_id: z.uuid('Enter the id of a payment') }),
    response: z.object({ payment_id: z.uuid(), status: billingStatus, subscription: userSubscription }),
    errors: ['not_found', 'unavailable'],
    failure: 'Failed to fetch subscription data',
  }),
  /** Opens the page of a pending payment again. */
  continuePayment: route({
    method: 'POST',
    path: '/api/billing-history/{invoice_number}/continue',
    access: 'user',
    params: z.strictObject({
      invoice_number: z.string().regex(/^[0-9A-Z]{1,24}(-[0-9A-Z]{1,24}){1,3}$/, 'Enter an invoice number'),
    }),
    response: openedPayment,
    errors: ['not_found', 'conflict', 'unavailable'],
    failure: 'Failed to initiate payment',
  }),
  deletePendingPayment: route({
    method: 'DELETE',
    path: '/api/billing-history/{id}',
    access: 'user',
    params: z.strictObject({ id: z.uuid('Enter the id of a payment') }),
    response: nothing,
    errors: ['not_found', 'conflict', 'unavailable'],
    failure: 'Failed to delete payment record',
  }),
} as const;
