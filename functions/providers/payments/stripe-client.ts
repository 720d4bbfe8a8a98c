import type Stripe from 'stripe';
import * as z from 'zod';
import { PaymentProviderError } from '../../domain/billing/payment-provider.ts';
import { cappedFetch } from '../http/capped-fetch.ts';

/** How long one try of a call may take, in milliseconds; the SDK tries twice more after a failure that may pass. */
const callTimeoutMs = 8000;
const retries = 2;
/** Far more than a page of a hundred objects. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** Where Stripe is, and its key. */
export interface StripeAccess {
  /** The base of its API, undefined for Stripe's own. */
  readonly url: string | undefined;
  readonly key: () => Promise<string>;
}

/** Does something with the SDK; whatever fails becomes a `PaymentProviderError`. */
export type AskStripe = <Answer>(call: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>;

/**
 * The SDK over `fetch`, at the version of the API that it was made for. It sends an idempotency key with every POST, and
 * the same one when it tries again. https://docs.stripe.com/api/idempotent_requests
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

/** The SDK is loaded with the first call: reading a plan, which every page does, needs none of it. */
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

/** The code of an error of Stripe's, such as `resource_missing`. Returns null for any other error. */
export function codeOf(error: unknown): string | null {
  return isStripeError(error) ? (error.code ?? '') : null;
}

/** Errors of the SDK carry what was sent and answered, which is not for a log. */
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

/** By its type, which is the name of its class: the class itself would bring the SDK along. */
function isStripeError(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return (
    error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    /^Stripe\w*Error$/.test(error.type)
  );
}
