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

/** Reads what an event is about. Its details are fetched again, as events arrive late and in any order. */
export function readEvent(given: unknown): PaymentEvent {
  const { id, type, data } = event.parse(given);
  return { id, type, customerId: ofCustomer.safeParse(data.object).data?.customer ?? null };
}
