import { type FollowServices, followCustomer } from './follow-customer.ts';
import type { PaymentEvent } from './payment-provider.ts';

/** The events that can change the state of a customer. The endpoint receives only these. */
export const followedEvents = [
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
  'charge.dispute.created',
] as const;

/** The result of an event: handled now, handled before, or not about this product. */
export type TakenOver = 'taken_over' | 'known' | 'ignored';

/** Handles an event once. Events of other kinds, of deleted customers or of other products change nothing. */
export async function takeOverEvent(services: FollowServices, event: PaymentEvent): Promise<TakenOver> {
  const { store, provider } = services;
  if (!followedEvents.some((type) => type === event.type)) return 'ignored';
  if (await store.isKnown(event.id)) return 'known';
  const userId = event.customerId === null ? null : await provider.userOf(event.customerId);
  const followed = userId === null ? null : await followCustomer(services, userId, event.id);
  if (followed !== null) return 'taken_over';
  await store.markEventHandled(event.id);
  return 'ignored';
}
