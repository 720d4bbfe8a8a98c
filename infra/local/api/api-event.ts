import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type HttpRequest, type HttpResponse, jsonResponse } from '../http/http-message.ts';
import type { Place } from '../template/assembly.ts';

/** Data of a request's event that is not in the request itself. */
export interface ApiEventContext {
  apiId: string;
  place: Place;
  stage: string;
  routeKey: string;
  parameters: Record<string, string>;
  /** The token's claims, on a route with a JWT authorizer. */
  claims: Record<string, unknown> | null;
  scopes: string[] | null;
}

const textual = /^(text\/|application\/(json|javascript|xml)\b|[^;]+\+(json|xml)\b)/i;

/**
 * The event of a request in payload format 2.0.
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function apiEvent(request: HttpRequest, context: ApiEventContext) {
  const { apiId, place, stage, routeKey, parameters, claims, scopes } = context;
  const domainName = `${apiId}.execute-api.${place.region}.amazonaws.com`;
  const headers = new Map(request.headers);
  const cookies = (headers.get('cookie') ?? []).flatMap((line) => line.split(/; */)).filter(Boolean);
  headers.delete('cookie');
  headers.set('host', [domainName]);
  headers.set('x-forwarded-for', [...(headers.get('x-forwarded-for') ?? []), request.sourceIp]);
  headers.set('x-forwarded-proto', ['https']);
  headers.set('x-forwarded-port', ['443']);
  for (const hop of ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']) headers.delete(hop);

  const queryValues = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(request.query)) {
    queryValues.set(name, [...(queryValues.get(name) ?? []), value]);
  }
  const body = request.body ?? Buffer.alloc(0);
  const contentType = headers.get('content-type')?.[0];
  const isBase64Encoded = body.length > 0 && contentType !== undefined && !textual.test(contentType);
  const now = new Date();
  return {
    version: '2.0',
    routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookies.length > 0 && { cookies }),
    headers: joined(headers),
    ...(queryValues.size > 0 && { queryStringParameters: joined(queryValues) }),
    requestContext: {
      accountId: place.account,
      apiId,
      ...(claims && { authorizer: { jwt: { claims: claimTexts(claims), scopes } } }),
      domainName,
      domainPrefix: apiId,
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers.get('user-agent')?.[0] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage,
      time: commonLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(parameters).length > 0 && { pathParameters: parameters }),
    ...(body.length > 0 && { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
  };
}

const fullResponse = z.looseObject({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String)).nullish(),
  cookies: z.array(z.string()).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

/**
 * The HTTP response for a function's result: a whole response, or any other JSON value as the body of a 200. Any
 * other result is an internal error, as at the gateway.
 */
export function apiResponse(payload: string): HttpResponse {
  const result: unknown = JSON.parse(payload);
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) {
    const response = jsonResponse(200, result);
    return typeof result === 'string' ? { ...response, body: Buffer.from(result) } : response;
  }
  const parsed = fullResponse.safeParse(result);
  if (!parsed.success) return gatewayAnswer(500);
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const all = new Map([['content-type', ['text/plain; charset=utf-8']]]);
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name.toLowerCase(), [value]);
  if (cookies && cookies.length > 0) all.set('set-cookie', cookies);
  all.delete('content-length');
  return {
    status: statusCode,
    headers: all,
    body: Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8'),
  };
}

const messages = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Request Entity Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** An answer of the gateway itself, in its own format. */
export function gatewayAnswer(
  status: keyof typeof messages,
  headers: Record<string, string> = {},
): HttpResponse {
  return jsonResponse(status, { message: messages[status] }, headers);
}

function joined(values: Map<string, string[]>): Record<string, string> {
  return Object.fromEntries([...values].map(([name, list]) => [name, list.join(',')]));
}

/** Claims are passed to a function as strings. A list is written in brackets, with spaces between its items. */
function claimTexts(claims: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  );
}

function commonLogTime(date: Date): string {
  const [, day = '', month = '', year = '', time = ''] =
    /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(date.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}
