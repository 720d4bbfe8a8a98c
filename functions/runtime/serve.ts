import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type * as z from 'zod';
import {
  type Capability,
  type Input,
  idempotencyHeader,
  idempotencyKey,
  nothing,
  type Output,
  type Route,
} from '../../shared/contract/route.ts';
import { errorStatus, Refusal } from '../../shared/model/errors.ts';
import { originEnvironment, readEnvironment } from './env.ts';
import { log } from './log.ts';
import { isFromSite, viewerAddress } from './origin.ts';
import { pageText } from './page.ts';

/** The caller, identified by the verified access token. */
export interface Caller {
  readonly userId: string;
}

/** The caller of a public operation: the address that CloudFront saw. */
export interface Viewer {
  readonly address: string;
}

/** What a webhook's signature covers: the body byte for byte, and the headers. */
export interface Delivery {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

type CallerOf<R extends Route> = R['access'] extends 'user'
  ? Caller
  : R['access'] extends 'public' | 'token'
    ? Viewer
    : Delivery;

/** One handler per operation: a missing one, or one that answers with the wrong shape, does not compile. */
export type Handlers<C extends Capability> = {
  readonly [Name in keyof C]: (input: Input<C[Name]>, caller: CallerOf<C[Name]>) => Promise<Output<C[Name]>>;
};

/** Knows whose account is being deleted. Nothing is written for them. */
export interface AccountGuard {
  isClosed(userId: string): Promise<boolean>;
}

/** Whether a capability writes for signed-in users: then it has to know whose account is being deleted. */
type WritesForUsers<C extends Capability> = Extract<
  C[keyof C],
  { access: 'user'; method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' }
>;

/** The largest body that a JSON operation reads, in bytes. */
const maxBodyBytes = 256 * 1024;

type Answer = APIGatewayProxyStructuredResultV2;
type GatewayEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt?: { claims?: Record<string, unknown> } } };
};

/**
 * Makes the Lambda handler of one capability. It finds the operation by the gateway's route key, and refuses calls that did
 * not come through the site or would write for an account that is being deleted. It parses the input, takes the caller from
 * the token's claims, and removes from the answer what the contract does not declare. Refusals are answered with their
 * status. Anything else that is thrown is logged and answered as `internal`.
 */
export function serve<C extends Capability>(
  capability: C,
  handlers: Handlers<C>,
  ...[accounts]: [WritesForUsers<C>] extends [never] ? [] : [AccountGuard]
) {
  const { ORIGIN_SECRET: originSecret } = readEnvironment(originEnvironment);
  const operations = new Map(
    Object.entries(capability).map(([name, route]) => [`${route.method} ${route.path}`, { name, route }]),
  );

  return async (event: GatewayEvent): Promise<Answer> => {
    const operation = operations.get(event.routeKey);
    try {
      if (operation === undefined) throw new Refusal('not_found', 'There is no such operation');
      const { name, route } = operation;
      if (route.access !== 'webhook' && !isFromSite(event.headers, originSecret)) {
        throw new Refusal('forbidden', 'Calls come through the site');
      }
      const caller = whoCalls(route, event);
      if ('userId' in caller && route.method !== 'GET') {
        if (await accounts?.isClosed(caller.userId)) {
          throw new Refusal('conflict', 'This account is being deleted');
        }
      }
      const input = {
        params: parse(route.params ?? nothing, event.pathParameters ?? {}),
        query: parse(route.query ?? nothing, event.queryStringParameters ?? {}),
        body: route.body === undefined ? {} : parse(route.body, bodyOf(event)),
        idempotencyKey: route.idempotent ? keyOf(event) : null,
      };
      // Name, input and caller belong to one route. The compiler cannot follow that through a map.
      const handle = handlers[name] as (input: unknown, caller: unknown) => Promise<unknown>;
      const output = stripped(route.response, await handle(input, caller));
      return route.page ? pageAnswer(200, String(output)) : answer(200, output);
    } catch (error) {
      if (error instanceof Refusal) {
        if (error.code === 'internal' || error.code === 'unavailable') log.error('refused', { error });
        const status = errorStatus[error.code];
        const forPeople = operation?.route.page && event.headers.accept?.includes('text/html');
        return forPeople
          ? pageAnswer(status, pageText({ title: 'Something is wrong', text: error.message }))
          : answer(status, error.body);
      }
      log.error('unexpected', { operation: operation?.name, error });
      return answer(500, { code: 'internal', message: 'An unexpected error occurred' });
    }
  };
}

function whoCalls({ access }: Route, event: GatewayEvent): Caller | Viewer | Delivery {
  if (access === 'webhook') return { bytes: bytesOf(event), headers: event.headers };
  return access === 'user' ? callerOf(event) : { address: viewerAddress(event.headers) };
}

function callerOf(event: GatewayEvent): Caller {
  const claims = event.requestContext.authorizer?.jwt?.claims;
  const userId = claims?.sub;
  if (claims?.token_use !== 'access' || typeof userId !== 'string' || userId === '') {
    throw new Refusal('not_authenticated', 'Not authenticated');
  }
  return { userId };
}

/** The gateway writes header names in lower case, and joins repeated headers with a comma. */
function keyOf(event: GatewayEvent): string | null {
  const value = event.headers[idempotencyHeader.toLowerCase()];
  if (value === undefined) return null;
  const parsed = idempotencyKey.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid_input', `${idempotencyHeader}: ${parsed.error.issues[0]?.message}`, {
    field: idempotencyHeader,
  });
}

function bytesOf(event: GatewayEvent): Buffer {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > maxBodyBytes) throw new Refusal('too_large', 'The request is too large');
  return bytes;
}

function bodyOf(event: GatewayEvent): unknown {
  const bytes = bytesOf(event);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new Refusal('invalid_input', 'The request body is not valid JSON', { field: 'body', cause });
  }
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknownKeys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const field = [...(issue?.path ?? []), ...unknownKeys.slice(0, 1)].join('.').slice(0, 100) || 'body';
  throw new Refusal('invalid_input', `${field}: ${issue?.message ?? 'is not valid'}`, { field });
}

/** An answer that breaks its contract is our fault, not the caller's. */
function stripped(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`The answer breaks the contract: ${parsed.error.message}`);
}

function answer(statusCode: number, body: unknown): Answer {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

function pageAnswer(statusCode: number, body: string): Answer {
  return {
    statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body,
  };
}
