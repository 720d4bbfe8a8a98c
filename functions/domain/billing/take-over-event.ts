import { type FollowServices, followCustomer } from './follow-customer.ts';
import type { PaymentEvent } from './payment-provider.ts';

/** The result of an event: handled now, handled before, or not about this product. */
export type TakenOver = 'taken_over' | 'known' | 'ignored';

/** Handles an event once. Events of other kinds, of deleted customers or of other products change nothing. */
export async function takeOverEvent(services: FollowServices, event: PaymentEvent): Promise<TakenOver> {
  const { store, provider } = services;
  if (event.kind === 'other') return 'ignored';
  if (await store.isKnown(event.id)) return 'known';
  const userId = event.customerId === null ? null : await provider.userOf(event.customerId);
  const followed = userId === null ? null : await followCustomer(services, userId, event.id);
  if (followed !== null) return 'taken_over';
  await store.markEventHandled(event.id);
  return 'ignored';
}
