import * as z from 'zod';
import type { PaymentEvent } from '../../domain/billing/payment-provider.ts';

const disputeCreated = 'charge.dispute.created';
/** The events that can change the state of a customer. The endpoint receives only these. */
export const followedEvents: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.finalized',
  'charge.refunded',
  disputeCreated,
];

const event = z.object({
  id: z.string().startsWith('evt_'),
  type: z.string(),
  data: z.object({ object: z.looseObject({}) }),
});
const ofCustomer = z.object({
  customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
});

/** Reads what an event is about. Its details are fetched again, as events arrive late and in any order. */
export function readEvent(given: unknown): PaymentEvent {
  const { id, type, data } = event.parse(given);
  return {
    id,
    type,
    kind: type === disputeCreated ? 'disputed' : followedEvents.includes(type) ? 'changed' : 'other',
    customerId: ofCustomer.safeParse(data.object).data?.customer ?? null,
  };
}
