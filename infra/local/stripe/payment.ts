import type { Account } from './account.ts';
import { declineOf, isDisputed } from './card.ts';
import { disputeCharge } from './dispute.ts';
import { newId, type Objects } from './objects.ts';

/** Creates the intent to charge an amount, in cents. */
export function createIntent(
  { ledger, now, emit }: Account,
  payment: { customer: string; amount: number; description: string },
): Objects['payment_intent'] {
  const id = newId('pi');
  const intent = ledger.put('payment_intent', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('local').slice(6)}`,
    confirmation_method: 'automatic',
    created: now(),
    currency: 'usd',
    customer: payment.customer,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  });
  emit('payment_intent.created', intent);
  return intent;
}

/**
 * Charges a payment method for an intent. Its status is then `succeeded`, or `requires_payment_method` with the
 * reason. `present` says that the holder of the card is on the page.
 */
export function takePayment(
  account: Account,
  intent: Objects['payment_intent'],
  method: Objects['payment_method'],
  present: boolean,
): Objects['payment_intent'] {
  const { ledger, now, emit } = account;
  const decline = declineOf(method.card?.last4, present);
  const charge = ledger.put('charge', {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: !decline,
    created: now(),
    currency: 'usd',
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline_code ?? null,
      risk_level: 'normal',
      seller_message: decline
        ? 'The bank did not return any further details with this decline.'
        : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(method, decline ? null : intent.amount), type: 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
  emit(decline ? 'charge.failed' : 'charge.succeeded', charge);
  const next = ledger.put('payment_intent', {
    ...intent,
    latest_charge: charge.id,
    ...(decline
      ? {
          payment_method: null,
          status: 'requires_payment_method' as const,
          last_payment_error: { ...decline, charge: charge.id, type: 'card_error' as const },
        }
      : {
          payment_method: method.id,
          status: 'succeeded' as const,
          amount_received: intent.amount,
          last_payment_error: null,
        }),
  });
  emit(decline ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', next);
  if (!decline && isDisputed(method.card?.last4)) disputeCharge(account, charge);
  return next;
}

function cardDetails({ card }: Objects['payment_method'], amount_authorized: number | null) {
  return {
    amount_authorized,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 1,
    exp_year: card?.exp_year ?? 1970,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: card?.regulated_status ?? null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
