import type Stripe from 'stripe';
import * as z from 'zod';
import { PaymentProviderError } from '../../domain/billing/payment-provider.ts';
import { cappedFetch } from '../http/capped-fetch.ts';

/** The timeout of one attempt, in milliseconds. The SDK makes two more attempts after a transient failure. */
const callTimeoutMs = 8000;
const retries = 2;
/** Far larger than a page of a hundred objects. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** The address of Stripe and our key. */
export interface StripeAccess {
  /** The base URL of its API; undefined for Stripe's own. */
  readonly url: string | undefined;
  readonly key: () => Promise<string>;
}

/** Calls the SDK. Every failure becomes a `PaymentProviderError`. */
export type AskStripe = <Answer>(call: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>;

/**
 * The SDK over `fetch`, with the API version that it was built for. It sends an idempotency key with every
 * POST, and the same one when it retries. https://docs.stripe.com/api/idempotent_requests
 */
export function askStripe({ url, key }: StripeAccess): AskStripe {
  let opened: { key: string; stripe: Stripe } | undefined;
  const client = async () => {
    const secret = (await key()).trim();
    if (opened?.key !== secret) opened = { key: secret, stripe: await openStripe(secret, url) };
    return opened.stripe;
  };
  return async (call) => {
    try {
      return await call(await client());
    } catch (error) {
      throw harmless(error);
    }
  };
}

/** The SDK is loaded at the first call: reading a plan, which every page does, needs none of it. */
async function openStripe(key: string, url: string | undefined): Promise<Stripe> {
  const { default: Stripe } = await import('stripe');
  const base = url === undefined ? null : new URL(url);
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(cappedFetch(maxAnswerBytes)),
    timeout: callTimeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(base !== null && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  });
}

/** Returns the code of a Stripe error, such as `resource_missing`, or null for any other error. */
export function codeOf(error: unknown): string | null {
  return isStripeError(error) ? (error.code ?? '') : null;
}

/** The SDK's errors contain what was sent and answered, which must not be logged. */
function harmless(error: unknown): unknown {
  if (isStripeError(error)) {
    const { type, code = 'no code', statusCode = 0, requestId = 'no request id' } = error;
    return new PaymentProviderError(`${type}, ${code}, status ${statusCode}, ${requestId}`);
  }
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return new PaymentProviderError(`An answer is malformed at ${issue?.path.join('.')}: ${issue?.code}`);
  }
  return error;
}

/** Compares the type, which is the name of the class: importing the class itself would bundle the SDK. */
function isStripeError(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return (
    error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    /^Stripe\w*Error$/.test(error.type)
  );
}
