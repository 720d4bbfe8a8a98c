import type { Account } from './account.ts';
import { newId, type Objects } from './objects.ts';
import { createIntent, takePayment } from './payment.ts';

type Invoice = Objects['invoice'];

/** A line of a new invoice. `amount` is in cents, negative for credits. */
export interface NewLine {
  description: string;
  amount: number;
  price: Objects['price'];
  item: string;
  period: { start: number; end: number };
  proration: boolean;
}

/** Creates the draft of a subscription's invoice. It is finalized later, automatically or by its creator. */
export function draftInvoice(
  { ledger, now, emit }: Account,
  subscription: Objects['subscription'],
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  newLines: NewLine[],
  finalizesAt: number | null,
): Invoice {
  const customer = ledger.need('customer', subscription.customer);
  const id = newId('in');
  const total = newLines.reduce((sum, { amount }) => sum + amount, 0);
  const period = newLines[0]?.period ?? { start: now(), end: now() };
  const invoice = ledger.put('invoice', {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Buyerscope',
    account_tax_ids: null,
    amount_due: Math.max(0, total),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: finalizesAt,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now(),
    currency: 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: newLines.map((line) => lineItem(line, id, subscription)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: finalizesAt,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  });
  emit('invoice.created', invoice);
  return invoice;
}

function lineItem(
  line: NewLine,
  invoice: string,
  subscription: Objects['subscription'],
): Invoice['lines']['data'][number] {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: line.item,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: line.price.product },
      type: 'price_details',
      unit_amount_decimal: line.price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: line.amount,
    taxes: [],
  };
}

/**
 * Finalizes a draft: it gets its number, and the customer's credit is subtracted. An invoice over nothing is paid; a
 * negative one becomes credit.
 */
export function finalizeInvoice(account: Account, draft: Invoice): Invoice {
  const { ledger, now, emit, url } = account;
  const customer = ledger.need('customer', draft.customer ?? '');
  const due = Math.max(0, draft.total + customer.balance);
  const ending = Math.min(0, draft.total + customer.balance);
  const sequence = customer.next_invoice_sequence ?? 1;
  const next = ledger.put('customer', { ...customer, balance: ending, next_invoice_sequence: sequence + 1 });
  if (ending !== customer.balance) emit('customer.updated', next, { balance: customer.balance });
  const invoice = ledger.put('invoice', {
    ...draft,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: now(),
    ending_balance: ending,
    hosted_invoice_url: `${url}/i/${draft.id}`,
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now() },
  });
  emit('invoice.finalized', invoice);
  if (due === 0) return markPaid(account, invoice);
  const intent = createIntent(account, {
    customer: customer.id,
    amount: due,
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  });
  ledger.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: due,
    created: now(),
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return invoice;
}

/** The payments of an invoice. */
export function paymentsOf({ ledger }: Account, invoice: string): Objects['invoice_payment'][] {
  return ledger.list('invoice_payment').filter((payment) => payment.invoice === invoice);
}

/**
 * Tries to collect an open invoice with a payment method. It is then paid, or still open with one more attempt.
 * `present` says that the holder of the card is on the page. Without a method the attempt fails.
 */
export function collectInvoice(
  account: Account,
  invoice: Invoice,
  method: Objects['payment_method'] | null,
  present: boolean,
): Invoice {
  const { ledger, now, emit } = account;
  const [payment] = paymentsOf(account, invoice.id);
  const intent = payment && ledger.need('payment_intent', payment.payment.payment_intent ?? '');
  const taken = intent && method && takePayment(account, intent, method, present);
  const attempted = { attempt_count: invoice.attempt_count + 1, attempted: true };
  if (!payment || taken?.status !== 'succeeded') {
    const failed = ledger.put('invoice', { ...invoice, ...attempted });
    emit('invoice.payment_failed', failed);
    return failed;
  }
  const paid = ledger.put('invoice_payment', {
    ...payment,
    amount_paid: payment.amount_requested,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: now() },
  });
  emit('invoice_payment.paid', paid);
  return markPaid(account, { ...invoice, ...attempted });
}

function markPaid({ ledger, now, emit }: Account, invoice: Invoice): Invoice {
  const paid = ledger.put('invoice', {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now() },
  });
  emit('invoice.paid', paid);
  emit('invoice.payment_succeeded', paid);
  return paid;
}
