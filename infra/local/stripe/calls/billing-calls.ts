import * as z from 'zod';
import type { Account } from '../account.ts';
import { invalidRequest, StripeError } from '../error.ts';
import { newId, type Objects } from '../objects.ts';
import { type Call, call, page, paging } from './call.ts';
import { text, whole } from './parameters.ts';

/** Payments and refunds: invoices, intents, charges, refunds, and their cards. */
export function billingCalls(account: Account): Call[] {
  const { ledger, now, emit } = account;
  return [
    call(
      'GET',
      'invoices',
      {
        ...paging,
        customer: text.optional(),
      },
      (given) =>
        page<'invoice'>(
          '/v1/invoices',
          ledger.list('invoice').filter(({ customer }) => customer === (given.customer ?? customer)),
          given,
        ),
    ),
    call(
      'GET',
      'invoice_payments',
      {
        ...paging,
        invoice: text.optional(),
        status: z.enum(['open', 'paid', 'canceled']).optional(),
      },
      (given) =>
        page<'invoice_payment'>(
          '/v1/invoice_payments',
          ledger
            .list('invoice_payment')
            .filter(({ invoice }) => invoice === (given.invoice ?? invoice))
            .filter(({ status }) => status === (given.status ?? status)),
          given,
        ),
    ),
    call('GET', 'charges', { ...paging, customer: text.optional() }, (given) =>
      page<'charge'>(
        '/v1/charges',
        ledger.list('charge').filter(({ customer }) => customer === (given.customer ?? customer)),
        given,
      ),
    ),
    call(
      'POST',
      'refunds',
      {
        amount: whole.optional(),
        charge: text.optional(),
        payment_intent: text.optional(),
        reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      },
      (given) => {
        const charge = chargeToRefund(account, given);
        const left = charge.amount_captured - charge.amount_refunded;
        const amount = given.amount ?? left;
        if (left === 0) {
          throw invalidRequest(
            `Charge ${charge.id} has already been refunded.`,
            undefined,
            'charge_already_refunded',
          );
        }
        if (amount < 1 || amount > left) {
          throw invalidRequest(
            `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
            'amount',
          );
        }
        const refund = ledger.put('refund', {
          id: newId('re'),
          object: 'refund',
          amount,
          balance_transaction: null,
          charge: charge.id,
          created: now(),
          currency: charge.currency,
          customer: charge.customer,
          customer_account: null,
          metadata: {},
          payment_intent: charge.payment_intent,
          payment_method: charge.payment_method,
          reason: given.reason ?? null,
          receipt_number: null,
          source_transfer_reversal: null,
          status: 'succeeded',
          transfer_reversal: null,
        });
        emit('refund.created', refund);
        const next = ledger.put('charge', {
          ...charge,
          amount_refunded: charge.amount_refunded + amount,
          refunded: amount === left,
        });
        emit('charge.refunded', next);
        return refund;
      },
    ),
  ];
}

function chargeToRefund(
  { ledger }: Account,
  { charge, payment_intent }: { charge?: string | undefined; payment_intent?: string | undefined },
): Objects['charge'] {
  if (charge !== undefined) return ledger.need('charge', charge, 'charge');
  if (payment_intent === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = ledger.need('payment_intent', payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw new StripeError(400, 'invalid_request_error', {
      message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    });
  }
  return ledger.need('charge', intent.latest_charge);
}
