import type { SignedEvents } from '../../domain/billing/payment-provider.ts';
import { readEvent } from './stripe-event.ts';

const signatureHeader = 'Stripe-Signature';
/** The maximum age of a signature, in seconds. It bounds how long an intercepted delivery can be replayed. */
const toleranceSeconds = 300;
/** The parts of the header that we use: a time in seconds, and HMAC-SHA-256 signatures. */
const signatureParts = /^(?:t=\d{1,12}|v1=[0-9a-f]{64})$/;
/** How many signing secrets are valid at once, while they are being changed. */
const maxSecrets = 2;
const secretPrefix = 'whsec_';

/**
 * Reads the events of deliveries whose exact bytes were signed with one of the endpoint's secrets, at most 300
 * seconds ago. The first two of `secrets`, one on each line, are valid. The SDK is loaded at the first delivery.
 * https://docs.stripe.com/webhooks#verify-manually
 */
export function stripeEvents(secrets: () => Promise<string>): SignedEvents {
  return {
    signatureHeader,
    async read({ bytes, headers }) {
      const [{ default: Stripe }, lines] = await Promise.all([import('stripe'), secrets()]);
      const valid = lines.split(/\s+/).filter((line) => line.startsWith(secretPrefix));
      // On malformed signatures the SDK throws errors that are not its own.
      const signature = (headers[signatureHeader.toLowerCase()] ?? '').split(',');
      const wellFormed = signature.filter((part) => signatureParts.test(part)).join(',');
      for (const secret of valid.slice(0, maxSecrets)) {
        try {
          const body = Buffer.from(bytes);
          return readEvent(Stripe.webhooks.constructEvent(body, wellFormed, secret, toleranceSeconds));
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        }
      }
      return null;
    },
  };
}
