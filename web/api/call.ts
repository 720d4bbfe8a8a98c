import * as z from 'zod';
import {
  type Arguments,
  failureOf,
  idempotencyHeader,
  type Output,
  type Route,
} from '../../shared/contract/route.ts';
import { accessToken, forgetSession } from '../browser/session.ts';
import { ApiError, errorFrom } from './api-error.ts';
import { noteReach } from './reach.ts';

const timeoutMilliseconds = 30_000;

/** Options of one call. With an idempotency key, the same call can be repeated and takes effect once. */
interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

/**
 * Calls one operation of the API with the signed-in user's token and returns the validated answer. Every failure is an
 * `ApiError`. If the sign-in has ended, the session is dropped and the app goes to /auth.
 */
export async function call<R extends Route>(
  route: R,
  args: Arguments<R>,
  options: CallOptions = {},
): Promise<Output<R>> {
  const request = requestFor(route, new Map<string, unknown>(Object.entries(args)));
  const send = async (forceRefresh: boolean) =>
    sendWith(route, request, await bearer(route, forceRefresh), options);
  let response = await send(false);
  if (response.status === 401 && route.access === 'user') {
    // A token can be refused before it expires (revoked, or a wrong clock). Try once with a new one.
    response = await send(true);
    if (response.status === 401) throw signedOut();
  }
  if (!response.ok) throw await errorFrom(response, failureOf(route));
  const schema: R['response'] = route.response;
  try {
    return z.parse(schema, await response.json());
  } catch (cause) {
    throw new ApiError('internal', failureOf(route), { cause });
  }
}

interface Request {
  readonly url: string;
  readonly method: Route['method'];
  readonly body: string | null;
}

function requestFor(route: Route, values: ReadonlyMap<string, unknown>): Request {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const query = new URLSearchParams();
  for (const name of Object.keys(route.query?.shape ?? {})) {
    const value = values.get(name);
    if (value !== undefined) query.set(name, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  const body = route.body
    ? JSON.stringify(
        Object.fromEntries(Object.keys(route.body.shape).map((name) => [name, values.get(name)])),
      )
    : null;
  return { url: path + search, method: route.method, body };
}

async function bearer(route: Route, forceRefresh: boolean): Promise<string | null> {
  if (route.access !== 'user') return null;
  let token: string | null;
  try {
    token = await accessToken({ forceRefresh });
  } catch (cause) {
    throw new ApiError('offline', failureOf(route), { cause });
  }
  if (token === null) throw signedOut();
  return token;
}

function signedOut(): ApiError {
  forgetSession();
  return new ApiError('not_authenticated', 'Not authenticated');
}

async function sendWith(
  route: Route,
  request: Request,
  token: string | null,
  { signal, idempotencyKey }: CallOptions,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (request.body !== null) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set(idempotencyHeader, idempotencyKey);
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers,
      body: request.body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    noteReach(true);
    return response;
  } catch (cause) {
    // A call that was given up says nothing about the service.
    if (!signal?.aborted) noteReach(false);
    throw new ApiError('offline', failureOf(route), { cause });
  }
}
