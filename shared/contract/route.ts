import * as z from 'zod';
import type { ErrorCode } from '../model/errors.ts';

/** The fields of a route's params, query or body. Strict: an unknown field is refused by name. */
type Fields = z.ZodObject<z.ZodRawShape, z.core.$strict>;

/**
 * One operation of the API. Routes, authorizers, handlers, browser calls, fakes and generated tests all derive
 * from it. `access` says who may call: anyone, a signed-in user (JWT), a webhook's signature, or a link's token.
 * `errors` are the codes that this operation itself refuses with, beside those that any call can meet. `failure` is
 * what people read where an answer holds no words for them (offline, an answer of the gateway).
 * `page` says that what is answered is an HTML page for people, who may come without our app.
 * `idempotent` says that a caller may send the header `Idempotency-Key`, and then the same request again without a
 * second effect.
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

/** The header under which a caller names a request that it may send again. */
export const idempotencyHeader = 'Idempotency-Key';

/** What the header holds: a UUID, made anew for every act that is meant once. */
export const idempotencyKey = z.uuid('Send a UUID').toLowerCase();

/** The operations of one Lambda, by name. */
export type Capability = Readonly<Record<string, Route>>;

/** No fields at all: what stands for params, query or body where a route declares none. */
export const nothing = z.strictObject({});

type Parsed<F> = F extends z.ZodType ? z.output<F> : Record<never, never>;
type Given<F> = F extends z.ZodType ? z.input<F> : Record<never, never>;

/** What a handler is given, parsed. */
export interface Input<R extends Route> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
  /** The caller's key, where the route is idempotent and one was sent. */
  readonly idempotencyKey: R['idempotent'] extends true ? string | null : null;
}

/** What a caller passes: params, query and body in one flat object, as no route uses a name twice. */
export type Arguments<R extends Route> = Given<R['params']> & Given<R['query']> & Given<R['body']>;

/** What a route answers with, for handler and caller alike. */
export type Output<R extends Route> = z.output<R['response']>;

/** What people read where an answer holds no words for them. */
export function failureOf(route: Route): string {
  return route.failure ?? 'An unexpected error occurred';
}

/** Describes one operation. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}
