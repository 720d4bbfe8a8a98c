import Stripe from 'stripe';
import type { PaymentEvent } from '../../domain/billing/payment-provider.ts';
import { readEvent } from './stripe-event.ts';

/** How old a signature may be, in seconds, and so for how long a delivery that was overheard could be sent again. */
const toleranceSeconds = 300;

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
