import { originHeader } from '../../../functions/runtime/origin.ts';
import type { serve } from '../../../functions/runtime/serve.ts';
import { apiEvent, apiResponse, gatewayAnswer } from '../../../infra/local/api/api-event.ts';
import { bodyLimitBytes } from '../../../infra/local/api/api-gateway.ts';
import { readRouteKey, selectRoute } from '../../../infra/local/api/api-route.ts';
import type { HttpResponse } from '../../../infra/local/http/http-message.ts';
import { type Capability, idempotencyHeader } from '../../../shared/contract/route.ts';
import type { Api, ApiAnswer, ApiRequest } from '../../system/routes/api.ts';

/** A Lambda's handler: takes an event of the gateway, returns its answer. */
export type Handler = ReturnType<typeof serve>;

/** An API of one capability with the local gateway's own routing, and unsigned tokens. */
export function inProcessApi(
  name: string,
  capability: Capability,
  handler: Handler,
  rows: ReadonlyMap<string, unknown>,
): Api {
  const routes = Object.values(capability).map((route) => ({
    ...readRouteKey(`${route.method} ${route.path}`),
    access: route.access,
  }));

  async function answer(request: ApiRequest): Promise<HttpResponse> {
    const body = Buffer.from(request.body ?? '');
    if (body.length > bodyLimitBytes) return gatewayAnswer(413);
    const [path = '', query = ''] = request.path.split('?');
    const selected = selectRoute(routes, request.method, path);
    if (selected === null) return gatewayAnswer(404);
    const { access, routeKey } = selected.route;
    const claims = access === 'user' ? claimsOf(request.authorization) : null;
    if (access === 'user' && claims === null) return gatewayAnswer(401);
    const event = apiEvent(
      {
        method: request.method,
        path,
        query,
        headers: new Map([
          ['content-type', [request.contentType ?? 'application/json']],
          [originHeader, [process.env.ORIGIN_SECRET ?? '']],
          ...keyHeader(request),
        ]),
        body,
        sourceIp: '192.0.2.1',
      },
      {
        apiId: 'api',
        place: { account: '000000000000', region: 'us-east-1', stackName: 'planted' },
        stage: '$default',
        routeKey,
        parameters: selected.parameters,
        claims,
        scopes: null,
      },
    );
    try {
      return apiResponse(JSON.stringify(await handler(JSON.parse(JSON.stringify(event)))));
    } catch {
      return gatewayAnswer(500);
    }
  }

  return {
    contract: { [name]: capability },
    async send(request): Promise<ApiAnswer> {
      const { status, body } = await answer(request);
      return { status, text: body.toString() };
    },
    stored: async () => new Map([...rows].map(([key, row]) => [key, JSON.stringify(row)])),
  };
}

function keyHeader({ idempotencyKey }: ApiRequest): [string, string[]][] {
  return idempotencyKey === undefined ? [] : [[idempotencyHeader.toLowerCase(), [idempotencyKey]]];
}

/** The header of a token with these claims. */
export function bearer(claims: Record<string, unknown>): string {
  return `Bearer ${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
}

function claimsOf(authorization: string | null): Record<string, unknown> | null {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(authorization?.split(' ')[1] ?? '', 'base64url').toString(),
    );
    return typeof claims === 'object' && claims !== null ? { ...claims } : null;
  } catch {
    return null;
  }
}
