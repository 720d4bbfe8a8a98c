import * as z from 'zod';
import type { PaymentEvent } from '../../domain/billing/payment-provider.ts';

const event = z.object({
  id: z.string().startsWith('evt_'),
  type: z.string(),
  data: z.object({ object: z.looseObject({}) }),
});
const ofCustomer = z.object({
  customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
});

/** What is read of an event: what it is about is fetched anew, as events come late and in any order. */
export function readEvent(given: unknown): PaymentEvent {
  const { id, type, data } = event.parse(given);
  return { id, type, customerId: ofCustomer.safeParse(data.object).data?.customer ?? null };
}
