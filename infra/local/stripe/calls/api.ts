import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type HttpRequest, type HttpResponse, jsonResponse } from '../../http/http-message.ts';
import type { Store } from '../../machine/store.ts';
import { type Account, apiVersion } from '../account.ts';
import { checkoutCalls } from '../checkout.ts';
import { StripeError } from '../error.ts';
import { newId } from '../objects.ts';
import { runDue } from '../time.ts';
import { billingCalls } from './billing-calls.ts';
import type { Call } from './call.ts';
import { catalogCalls } from './catalog.ts';
import { customerCalls } from './customers.ts';
import { expand } from './expand.ts';
import { readForm } from './parameters.ts';
import { portalCalls } from './portal-calls.ts';
import { subscriptionCalls } from './subscription-calls.ts';
import { webhookCalls } from './webhook-calls.ts';

const answers = 'stripe-answers';
const answerLifetimeMs = 86_400_000;
const storedAnswer = z.object({
  fingerprint: z.string(),
  status: z.number(),
  body: z.unknown(),
  requestId: z.string(),
  at: z.number(),
});

/**
 * Answers the calls of Stripe's API below `/v1/` for callers with the account's key. Never throws.
 * @see https://docs.stripe.com/api
 */
export function createApi(
  account: Account,
  { store, key }: { store: Store; key: string },
): (request: HttpRequest) => HttpResponse {
  const calls = [
    ...catalogCalls(account),
    ...customerCalls(account),
    ...checkoutCalls(account),
    ...subscriptionCalls(account),
    ...billingCalls(account),
    ...portalCalls(account),
    ...webhookCalls(account),
  ];

  function answer(request: HttpRequest, requestId: string): HttpResponse {
    admit(request, key);
    runDue(account);
    const { call, id } = findCall(calls, request);
    const sent = [request.query, request.body?.toString('utf8')].filter(Boolean).join('&');
    const { run, expand: paths } = call.prepare(readForm(sent));
    const work = () => expand(account, run({ id }), paths);
    const once = request.method === 'POST' ? request.headers.get('idempotency-key')?.[0] : undefined;
    account.request = { id: requestId, idempotency_key: once ?? null };
    if (once === undefined) {
      const { status, body } = attempt(work);
      return jsonResponse(status, body);
    }
    const fingerprint = createHash('sha256')
      .update(`${request.method} ${request.path}\n${sent}`)
      .digest('hex');
    return answerOnce(once, fingerprint, work, requestId);
  }

  /** Does the work in one transaction. An error of Stripe's becomes an answer, and nothing is stored. */
  function attempt(work: () => object): { status: number; body: object } {
    try {
      return { status: 200, body: account.ledger.transaction(work) };
    } catch (error) {
      if (error instanceof StripeError) return { status: error.status, body: errorBody(error) };
      throw error;
    }
  }

  /**
   * Does the work once per key, and returns the same answer to repeated requests within a day.
   * @see https://docs.stripe.com/api/idempotent_requests
   */
  function answerOnce(
    once: string,
    fingerprint: string,
    work: () => object,
    requestId: string,
  ): HttpResponse {
    const earlier = storedAnswer.safeParse(store.get(answers, once)).data;
    if (earlier && earlier.at > Date.now() - answerLifetimeMs) {
      if (earlier.fingerprint !== fingerprint) {
        throw new StripeError(400, 'idempotency_error', {
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${once}' if you meant to execute a different request.`,
        });
      }
      return jsonResponse(earlier.status, earlier.body, {
        'idempotency-key': once,
        'idempotent-replayed': 'true',
        'original-request': earlier.requestId,
      });
    }
    return store.transaction(() => {
      const { status, body } = attempt(work);
      store.put(answers, once, { fingerprint, status, body, requestId, at: Date.now() });
      return jsonResponse(status, body, { 'idempotency-key': once, 'original-request': requestId });
    });
  }

  return (request) => {
    const requestId = newId('req');
    const response = refuseOr(() => answer(request, requestId));
    account.request = null;
    response.headers.set('request-id', [requestId]);
    response.headers.set('stripe-version', [apiVersion]);
    return response;
  };
}

/** Refuses callers without the account's key, and those that use another version or format of the API. */
function admit(request: HttpRequest, key: string): void {
  const header = (name: string) => request.headers.get(name)?.[0] ?? '';
  const shown = /^Bearer (.+)$/.exec(header('authorization'))?.[1];
  if (shown !== key) {
    const message = shown
      ? `Invalid API Key provided: ${shown.slice(0, 8)}${'*'.repeat(8)}`
      : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.';
    throw new StripeError(401, 'invalid_request_error', { message });
  }
  if (!['', apiVersion].includes(header('stripe-version'))) {
    throw new StripeError(400, 'invalid_request_error', {
      message: `Invalid Stripe API version: ${header('stripe-version')}. The local Stripe speaks ${apiVersion}.`,
    });
  }
  if (request.body === null) {
    throw new StripeError(413, 'invalid_request_error', { message: 'The request is too large.' });
  }
  if (request.body.length > 0 && !header('content-type').startsWith('application/x-www-form-urlencoded')) {
    throw new StripeError(400, 'invalid_request_error', {
      message:
        'Invalid request: the body must be form-encoded, with the content type application/x-www-form-urlencoded.',
    });
  }
}

function findCall(calls: Call[], { method, path }: HttpRequest): { call: Call; id: string } {
  const segments = path.replace(/^\/v1\//, '').split('/');
  for (const call of calls) {
    const pattern = call.path.split('/');
    const fits = pattern.every((part, index) => part === ':id' || part === segments[index]);
    if (call.method !== method || pattern.length !== segments.length || !fits) continue;
    return { call, id: decodeURIComponent(segments[pattern.indexOf(':id')] ?? '') };
  }
  throw new StripeError(404, 'invalid_request_error', {
    message: `Unrecognized request URL (${method}: ${path}): the local Stripe has no such call.`,
  });
}

function refuseOr(answer: () => HttpResponse): HttpResponse {
  try {
    return answer();
  } catch (error) {
    if (error instanceof StripeError) return jsonResponse(error.status, errorBody(error));
    const message = `The local Stripe failed: ${error instanceof Error ? error.stack : error}`;
    return jsonResponse(500, { error: { type: 'api_error', message } });
  }
}

function errorBody({ type, details }: StripeError): object {
  return { error: { type, ...details } };
}
