import { isDeepStrictEqual } from 'node:util';
import type { Capability, Route } from '../../../shared/contract/route.ts';
import { type ErrorCode, errorBody, errorStatus } from '../../../shared/model/errors.ts';

/** One HTTP request: `path` is encoded and includes the query, `authorization` is the whole header. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
  readonly body: string | Buffer | null;
  readonly contentType?: string;
  readonly idempotencyKey?: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * An API that claims to implement a contract, wherever it runs. The checks of this folder know nothing else about
 * it, so a route that is added to the contract is checked like all the others.
 */
export interface Api {
  readonly contract: Readonly<Record<string, Capability>>;
  send(request: ApiRequest): Promise<ApiAnswer>;
  /** Every stored row by its key, once nothing changes any more. */
  stored(): Promise<ReadonlyMap<string, string>>;
  /** Values that the product accepts, by field name. Other fields get values that their schemas accept. */
  readonly meaningful?: Readonly<Record<string, unknown>>;
  /** Operations that delete the user: a walk through a user's own calls leaves them out. */
  readonly ending?: readonly string[];
}

/** The caller: the header that signs the user in, and the id in the user's rows. */
export interface User {
  readonly authorization: string;
  readonly id: string;
}

export interface Operation {
  /** Such as `sessions.create`. */
  readonly id: string;
  readonly route: Route;
}

/** Every operation of a contract. */
export function operationsOf(contract: Api['contract']): Operation[] {
  return Object.entries(contract).flatMap(([capability, routes]) =>
    Object.entries(routes).map(([name, route]) => ({ id: `${capability}.${name}`, route })),
  );
}

/** The parts of one request; `query` may be a text that is already encoded. */
export interface Parts {
  readonly params: Readonly<Record<string, string>>;
  readonly query: string | Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** The request of an operation. Params are encoded; a body is sent if the route has one. */
export function requestFor({ route }: Operation, parts: Parts, authorization: string | null): ApiRequest {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.params[name] ?? ''),
  );
  const query =
    typeof parts.query === 'string'
      ? parts.query
      : new URLSearchParams(Object.entries(parts.query).map(([name, value]) => [name, String(value)]));
  return {
    method: route.method,
    path: `${path}${String(query) === '' ? '' : `?${query}`}`,
    authorization,
    body: route.body === undefined ? null : JSON.stringify(parts.body),
  };
}

/** Codes that any call can meet. */
const anyones: readonly ErrorCode[] = [
  'invalid_input',
  'not_authenticated',
  'too_large',
  'too_many_requests',
];
/** Statuses that the gateway itself answers with, with only a message. */
const gatewayStatuses: readonly number[] = [401, 404, 413, 429];

/**
 * What is wrong with an answer according to its operation's own description, or null. Server errors are always
 * wrong.
 */
export function faultOf({ route }: Operation, { status, text }: ApiAnswer): string | null {
  const body = route.page && status === 200 ? text : parsed(text);
  if (status === 200) {
    const declared = route.response.safeParse(body);
    if (!declared.success) return `answers what its contract does not allow: ${declared.error.message}`;
    // Parsing drops what a schema does not declare.
    return isDeepStrictEqual(declared.data, body) ? null : 'answers more than its contract declares';
  }
  if (status < 400 || status >= 500) return `answers ${status}`;
  const refusal = errorBody.safeParse(body);
  if (!refusal.success) {
    const ofGateway =
      gatewayStatuses.includes(status) && isDeepStrictEqual(Object.keys(Object(body)), ['message']);
    return ofGateway ? null : `answers ${status} with a body that is no error body`;
  }
  const { code, field } = refusal.data;
  if (errorStatus[code] !== status) return `answers ${code} under status ${status}`;
  const repeated: readonly ErrorCode[] = route.idempotent ? ['conflict'] : [];
  if (![...anyones, ...repeated, ...(route.errors ?? [])].includes(code))
    return `refuses with ${code}, undeclared`;
  return code === 'invalid_input' && field === undefined ? 'refuses an input and does not say which' : null;
}

/** The JSON value of a text; undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The keys of rows that differ between two moments. */
export function changedRows(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => before.get(key) !== after.get(key));
}
