import Stripe from 'stripe';
import * as z from 'zod';
import type { PaymentEvent } from '../../domain/billing/payment-provider.ts';

/** How old a signature may be, in seconds, and so for how long a delivery that was overheard could be sent again. */
const toleranceSeconds = 300;

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

/**
 * The event of a delivery that one of the endpoint's secrets signed within the last 300 seconds, over the bytes as they
 * came; null for any other. https://docs.stripe.com/webhooks#verify-manually
 */
export function signedEvent(
  bytes: Uint8Array,
  signature: string,
  secrets: readonly string[],
): PaymentEvent | null {
  const body = Buffer.from(bytes);
  for (const secret of secrets) {
    try {
      return readEvent(Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return null;
}
