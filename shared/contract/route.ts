import * as z from 'zod';
import type { ErrorCode } from '../model/errors.ts';

/** The fields of a route's params, query or body. Strict: the error for an unknown field names it. */
type Fields = z.ZodObject<z.ZodRawShape, z.core.$strict>;

/**
 * One operation of the API. Routes, authorizers, handlers, browser calls, fakes and generated tests are all derived
 * from it.
 * - `access` says who may call: anyone, a signed-in user (JWT), the sender of a signed webhook, or the holder of a
 *   link's token.
 * - `errors` are the codes of this operation, in addition to those that any call can return.
 * - `failure` is what people read if the response has no message for them (offline, an answer of the gateway).
 * - `page` marks an HTML page for people who may not use our app.
 * - `idempotent` allows the header `Idempotency-Key`: the same request can then be sent again without a second
 *   effect.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: 'public' | 'user' | 'webhook' | 'token';
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
  readonly response: z.ZodType;
  readonly errors?: readonly ErrorCode[];
  readonly failure?: string;
  readonly idempotent?: true;
  readonly page?: true;
}

/** The header with which a caller identifies a request that may be sent again. */
export const idempotencyHeader = 'Idempotency-Key';

/** The header's value: a UUID, new for each intended action. */
export const idempotencyKey = z.uuid('Send a UUID').toLowerCase();

/** The operations of one Lambda, by name. */
export type Capability = Readonly<Record<string, Route>>;

/** No fields: the default for params, query or body. */
export const nothing = z.strictObject({});

type Parsed<F> = F extends z.ZodType ? z.output<F> : Record<never, never>;
type Given<F> = F extends z.ZodType ? z.input<F> : Record<never, never>;

/** The parsed request that a handler receives. */
export interface Input<R extends Route> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
  /** The caller's key, if the route is idempotent and one was sent. */
  readonly idempotencyKey: R['idempotent'] extends true ? string | null : null;
}

/** What a caller passes: params, query and body in one flat object, as no route uses a name twice. */
export type Arguments<R extends Route> = Given<R['params']> & Given<R['query']> & Given<R['body']>;

/** The response of a route, for handler and caller alike. */
export type Output<R extends Route> = z.output<R['response']>;

/** The message shown if a response has none. */
export function failureOf(route: Route): string {
  return route.failure ?? 'An unexpected error occurred';
}

/** Describes one operation. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}
