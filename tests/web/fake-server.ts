import type * as z from 'zod';
import { contract } from '../../shared/contract/contract.ts';
import { type Input, nothing, type Output, type Route } from '../../shared/contract/route.ts';
import { errorStatus, Refusal } from '../../shared/model/errors.ts';

type Contract = typeof contract;
type Answer<R extends Route> = (input: Input<R>) => Output<R> | Promise<Output<R>>;

/** The answer of `/config.json`. The app reads it once, so it is the same in all files of tests. */
export const config = {
  region: 'local',
  userPoolId: 'local_pool',
  userPoolClientId: 'client',
  localStatusUrl: '/_local/status',
};

/** The fake's answers, by capability and operation. A missing one is answered with 503, as by the gateway. */
export type Answers = {
  -readonly [C in keyof Contract]?: {
    -readonly [O in keyof Contract[C]]?: Contract[C][O] extends Route ? Answer<Contract[C][O]> : never;
  };
};

/** An answer of the gateway itself, without a body. An answer function can throw it. */
export class GatewayAnswer extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The gateway answers ${status}`);
    this.status = status;
  }
}

/** The token that the fake accepts. */
export const goodToken = 'good-token';

/** One request as the fake saw it. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

/**
 * The API without a backend: routes, input checks and answer checks come from the contract, so a screen that sends
 * or expects something else fails here. `seen` lists the requests.
 */
export class FakeServer {
  readonly seen: Seen[] = [];
  answers: Answers;

  constructor(answers: Answers) {
    this.answers = answers;
  }

  /** Answers as the deployed API does, including the gateway's bodyless 401. Rejects when `offline` is set. */
  async respond(request: {
    method: string;
    url: URL;
    authorization: string | null;
    idempotencyKey: string | null;
    body: string | null;
  }): Promise<Response> {
    const { method, url } = request;
    this.seen.push({
      method,
      path: url.pathname + url.search,
      body: request.body && JSON.parse(request.body),
      idempotencyKey: request.idempotencyKey,
    });
    const operation = find(method, url.pathname);
    if (!operation) return new Response(null, { status: 404 });
    const { capability, name, route, params } = operation;
    if (route.access === 'user' && request.authorization !== `Bearer ${goodToken}`) {
      return new Response(null, { status: 401 });
    }
    try {
      const input = {
        params: parse(route.params ?? nothing, params),
        query: parse(route.query ?? nothing, Object.fromEntries(url.searchParams)),
        body: parse(route.body ?? nothing, request.body === null ? {} : JSON.parse(request.body)),
        idempotencyKey: request.idempotencyKey,
      };
      const answers: Record<string, Record<string, unknown> | undefined> = this.answers;
      const answer = answers[capability]?.[name];
      if (typeof answer !== 'function') throw new GatewayAnswer(503);
      return Response.json(route.response.parse(await answer(input)));
    } catch (error) {
      if (error instanceof Refusal) return Response.json(error.body, { status: errorStatus[error.code] });
      if (error instanceof GatewayAnswer) return new Response(null, { status: error.status });
      throw error;
    }
  }
}

function find(method: string, path: string) {
  for (const [capability, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries<Route>(routes)) {
      const pattern = new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      const match = route.method === method ? pattern.exec(path) : null;
      if (!match) continue;
      const params = Object.entries(match.groups ?? {}).map(([name, text]) => [
        name,
        decodeURIComponent(text),
      ]);
      return { capability, name, route, params: Object.fromEntries(params) };
    }
  }
  return undefined;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? 'body';
  throw new Refusal('invalid_input', `${field}: ${issue?.message ?? 'is not valid'}`, { field });
}
