import Stripe from 'stripe';
import type { PaymentEvent } from '../../domain/billing/payment-provider.ts';
import { readEvent } from './stripe-event.ts';

/** The maximum age of a signature, in seconds. It bounds how long an intercepted delivery can be replayed. */
const toleranceSeconds = 300;
/** The parts of the header that we use: a time in seconds, and HMAC-SHA-256 signatures. */
const signatureParts = /^(?:t=\d{1,12}|v1=[0-9a-f]{64})$/;

/**
 * Reads the event of a delivery whose exact bytes were signed with one of the endpoint's secrets, at most 300
 * seconds ago. Returns null for every other delivery. https://docs.stripe.com/webhooks#verify-manually
 */
export function signedEvent(
  bytes: Uint8Array,
  signature: string,
  secrets: readonly string[],
): PaymentEvent | null {
  const body = Buffer.from(bytes);
  // On malformed signatures the SDK throws errors that are not its own.
  const wellFormed = signature.split(',').filter((part) => signatureParts.test(part));
  for (const secret of secrets) {
    try {
      return readEvent(Stripe.webhooks.constructEvent(body, wellFormed.join(','), secret, toleranceSeconds));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return null;
}
