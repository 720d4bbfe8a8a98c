import * as z from 'zod';
import { paidPlan } from '../../../shared/model/account/subscription.ts';
import type { ProviderInvoice, ProviderSubscription } from '../../domain/billing/payment-provider.ts';
import { planOfProduct } from './catalogue.ts';

/*
 * What we read of Stripe's objects, in the API version that the SDK was built for. There, periods are on a
 * subscription's items, an invoice's subscription is on its parent, and what paid it is in its payments.
 * https://docs.stripe.com/changelog/basil
 */

const seconds = z.int().transform((at) => new Date(at * 1000).toISOString());
const metadata = z.record(z.string(), z.string());
const ourMetadata = z
  .object({ payment_id: z.uuid().nullable().catch(null) })
  .nullish()
  .transform((given) => given?.payment_id ?? null);
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** A charge, with the payment intent that it belongs to. */
export const charge = z.object({ payment_intent: idOf.nullable(), refunded: z.boolean() });

const reasons: Readonly<Record<string, ProviderInvoice['reason']>> = {
  subscription_create: 'first',
  subscription_cycle: 'renewal',
  subscription_update: 'switch',
};

export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  billing_reason: z
    .string()
    .nullable()
    .transform((reason) => reasons[reason ?? ''] ?? 'other'),
  attempted: z.boolean(),
  amount_due: z.int(),
  amount_paid: z.int(),
  created: seconds,
  parent: z
    .object({
      subscription_details: z.object({ subscription: idOf, metadata: ourMetadata }).nullish(),
    })
    .nullable(),
  lines: z.object({
    data: z.array(
      z.object({
        pricing: z.object({ price_details: z.object({ product: idOf }).nullish() }).nullable(),
      }),
    ),
  }),
  payments: z
    .object({ data: z.array(z.object({ payment: z.object({ payment_intent: idOf.nullish() }) })) })
    .nullish(),
});

/** The metadata of a subscription whose trial was refused. */
export const trialRefusedMark = { trial: 'refused' } as const;

/** https://docs.stripe.com/api/payment_methods/object#payment_method_object-card-fingerprint */
const cardFingerprint = z
  .object({ card: z.object({ fingerprint: z.string().nullish() }).nullish() })
  .nullable()
  .transform((method) => method?.card?.fingerprint ?? null);

export const subscription = z.object({
  id: z.string(),
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
    'canceled',
  ]),
  created: seconds,
  cancel_at: z.int().nullable(),
  cancel_at_period_end: z.boolean(),
  trial_start: z.int().nullable(),
  default_payment_method: cardFingerprint,
  metadata: z.object({
    payment_id: z.uuid().nullable().catch(null),
    switch_to: paidPlan.nullable().catch(null),
    trial: z.string().nullish(),
  }),
  items: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        current_period_start: seconds,
        current_period_end: seconds,
        price: z.object({ product: idOf }),
      }),
    ),
  }),
  latest_invoice: invoice.nullable(),
});

/** A customer. Of a deleted one only the id is known. */
export const customer = z.object({
  id: z.string(),
  deleted: z.boolean().default(false),
  metadata: metadata.default({}),
});

/** A subscription as the product sees it. Returns null for a subscription to something else. */
export function ownSubscription(read: z.output<typeof subscription>): ProviderSubscription | null {
  const [item] = read.items.data;
  const plan = item && planOfProduct(item.price.product);
  if (!plan) return null;
  return {
    id: read.id,
    plan,
    status: read.status,
    itemId: item.id,
    createdAt: read.created,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    cancelAtPeriodEnd: read.cancel_at_period_end || endsBy(read.cancel_at, item.current_period_end),
    paymentId: read.metadata.payment_id,
    switchTo: read.metadata.switch_to,
    hadTrial: read.trial_start !== null,
    cardFingerprint: read.default_payment_method,
    trialRefused: read.metadata.trial === trialRefusedMark.trial,
  };
}

function endsBy(cancelAt: number | null, periodEnd: string): boolean {
  return cancelAt !== null && cancelAt * 1000 <= Date.parse(periodEnd);
}

/** An invoice as the product sees it. Returns null for an invoice of something else. */
export function ownInvoice(
  read: z.output<typeof invoice>,
  refundedIntents: ReadonlySet<string>,
): ProviderInvoice | null {
  const details = read.parent?.subscription_details;
  const products = read.lines.data.flatMap(({ pricing }) => pricing?.price_details?.product ?? []);
  // After a switch, the last line is the new plan.
  const plan = planOfProduct(products.at(-1) ?? '');
  if (!details || plan === null) return null;
  const intents = read.payments?.data.flatMap(({ payment }) => payment.payment_intent ?? []) ?? [];
  return {
    id: read.id,
    subscriptionId: details.subscription,
    plan,
    number: read.number,
    status: read.status,
    reason: read.billing_reason,
    paymentId: details.metadata,
    attempted: read.attempted,
    amountDue: read.amount_due,
    amountPaid: read.amount_paid,
    createdAt: read.created,
    refunded: intents.some((intent) => refundedIntents.has(intent)),
  };
}
