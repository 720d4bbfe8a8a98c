import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { HttpRequest, HttpResponse } from '../http/http-message.ts';
import { type LambdaHost, throttled } from '../lambda/lambda-host.ts';
import { StartError } from '../machine/start-error.ts';
import type { Place } from '../template/assembly.ts';
import type { Resource } from '../template/template.ts';
import { apiEvent, apiResponse, gatewayAnswer } from './api-event.ts';
import { type ApiRoute, readRouteKey, selectRoute } from './api-route.ts';

/** The maximum size of a request body that an HTTP API accepts. */
export const bodyLimitBytes = 10 * 1024 * 1024;
const maxIntegrationMs = 29_000;

/** An HTTP API of the template. */
export interface HttpApi {
  id: string;
  /** Answers as the deployed API does. Never rejects. */
  handle(request: HttpRequest): Promise<HttpResponse>;
}

interface Integration {
  functionArn: string;
  timeoutMs: number;
}

interface Route extends ApiRoute {
  integration: Integration;
  authorizer: { audience: string[]; issuer: string } | null;
  scopes: string[];
  admit: () => boolean;
}

const routeProperties = z.looseObject({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.string().default('NONE'),
  AuthorizerId: z.string().optional(),
  AuthorizationScopes: z.array(z.string()).default([]),
});
const integrationProperties = z.looseObject({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z.number().optional(),
});
const authorizerProperties = z.looseObject({
  AuthorizerType: z.literal('JWT'),
  IdentitySource: z.tuple([z.literal('$request.header.Authorization')]),
  JwtConfiguration: z.looseObject({ Audience: z.array(z.string()), Issuer: z.string() }),
});
const throttle = z.looseObject({
  ThrottlingBurstLimit: z.number().optional(),
  ThrottlingRateLimit: z.number().optional(),
});
const stageProperties = z.looseObject({
  ApiId: z.string(),
  StageName: z.literal('$default'),
  DefaultRouteSettings: throttle.optional(),
  RouteSettings: z.record(z.string(), throttle).optional(),
});

/**
 * Creates the HTTP APIs of the template on a Lambda host. `verifyToken` returns the claims of a token that the user
 * pool signed and that has not expired, and throws for any other.
 */
export function createHttpApis(options: {
  resources: Resource[];
  place: Place;
  lambda: Pick<LambdaHost, 'invoke'>;
  verifyToken: (token: string) => Promise<Record<string, unknown>>;
  /** The maximum wait for a function, at most the 29 seconds of the deployed API. */
  integrationTimeoutMs?: number;
}): HttpApi[] {
  const { resources, place, lambda, verifyToken, integrationTimeoutMs = maxIntegrationMs } = options;

  function properties<Schema extends z.ZodType>(resource: Resource, schema: Schema): z.output<Schema> {
    const parsed = schema.safeParse(resource.properties);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new StartError(
      `The local runner cannot run ${resource.type} "${resource.logicalId}": ${issue?.path.join('.')}: ${issue?.message}.`,
    );
  }

  function ofType(type: string): Resource[] {
    return resources.filter((resource) => resource.type === `AWS::ApiGatewayV2::${type}`);
  }

  function readRoutes(apiId: string): Route[] {
    const stages = ofType('Stage').map((resource) => properties(resource, stageProperties));
    const stage = stages.find(({ ApiId }) => ApiId === apiId);
    return ofType('Route').flatMap((resource) => {
      const route = properties(resource, routeProperties);
      if (route.ApiId !== apiId) return [];
      const integrationId = route.Target.replace('integrations/', '');
      const target = ofType('Integration').find(({ id }) => id === integrationId);
      const authorizer = ofType('Authorizer').find(({ id }) => id === route.AuthorizerId);
      if (!target || !['NONE', 'JWT'].includes(route.AuthorizationType)) {
        throw new StartError(
          `The local runner cannot run the route "${route.RouteKey}" (${resource.logicalId}).`,
        );
      }
      if (route.AuthorizationType === 'JWT' && !authorizer) {
        throw new StartError(`The route "${route.RouteKey}" names no JWT authorizer.`);
      }
      const { IntegrationUri, TimeoutInMillis } = properties(target, integrationProperties);
      const jwt = authorizer && properties(authorizer, authorizerProperties).JwtConfiguration;
      return [
        {
          ...readRouteKey(route.RouteKey),
          integration: {
            functionArn: IntegrationUri,
            timeoutMs: Math.min(TimeoutInMillis ?? integrationTimeoutMs, integrationTimeoutMs),
          },
          authorizer: jwt ? { audience: jwt.Audience, issuer: jwt.Issuer } : null,
          scopes: route.AuthorizationScopes,
          admit: tokenBucket({ ...stage?.DefaultRouteSettings, ...stage?.RouteSettings?.[route.RouteKey] }),
        },
      ];
    });
  }

  /** The claims of a request's bearer token, or the gateway's refusal. */
  async function authorize(
    request: HttpRequest,
    route: Route,
  ): Promise<Record<string, unknown> | HttpResponse> {
    const header = request.headers.get('authorization')?.[0] ?? '';
    const token = header.replace(/^bearer +/i, '');
    if (token === '') return gatewayAnswer(401, { 'www-authenticate': 'Bearer' });
    const refused = gatewayAnswer(401, { 'www-authenticate': 'Bearer error="invalid_token"' });
    let claims: Record<string, unknown>;
    try {
      claims = await verifyToken(token);
    } catch {
      return refused;
    }
    const audience = [claims.aud ?? claims.client_id].flat();
    if (claims.iss !== route.authorizer?.issuer) return refused;
    if (!audience.some((name) => typeof name === 'string' && route.authorizer?.audience.includes(name))) {
      return refused;
    }
    const granted = String(claims.scope ?? claims.scp ?? '').split(' ');
    if (route.scopes.length > 0 && !route.scopes.some((scope) => granted.includes(scope))) {
      return gatewayAnswer(403);
    }
    return claims;
  }

  async function handle(api: string, routes: Route[], request: HttpRequest): Promise<HttpResponse> {
    if (request.body === null || request.body.length > bodyLimitBytes) return gatewayAnswer(413);
    const selected = selectRoute(routes, request.method, request.path);
    if (!selected) return gatewayAnswer(404);
    const { route, parameters } = selected;
    if (!route.admit()) return gatewayAnswer(429);
    const claims = route.authorizer ? await authorize(request, route) : null;
    if (claims && isResponse(claims)) return claims;
    const event = apiEvent(request, {
      apiId: api,
      place,
      stage: '$default',
      routeKey: route.routeKey,
      parameters,
      claims,
      scopes: route.scopes.length > 0 ? route.scopes : null,
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), route.integration.timeoutMs);
    });
    const outcome = await Promise.race([lambda.invoke(route.integration.functionArn, event), late]);
    clearTimeout(timer);
    if (outcome === null) return gatewayAnswer(503);
    if ('payload' in outcome) return apiResponse(outcome.payload);
    const { errorType } = outcome.error;
    if (errorType === throttled) return gatewayAnswer(503);
    return gatewayAnswer(errorType === 'RequestEntityTooLargeException' ? 413 : 500);
  }

  return ofType('Api').map((resource) => {
    const { ProtocolType } = properties(resource, z.looseObject({ ProtocolType: z.literal('HTTP') }));
    if (ProtocolType === 'HTTP' && resource.properties.CorsConfiguration !== undefined) {
      throw new StartError(
        `The local runner does not do CORS, which API "${resource.logicalId}" configures.`,
      );
    }
    const routes = readRoutes(resource.id);
    return {
      id: resource.id,
      async handle(request) {
        const response = await handle(resource.id, routes, request).catch(() => gatewayAnswer(500));
        response.headers.set('apigw-requestid', [randomUUID()]);
        return response;
      },
    };
  });
}

function isResponse(value: Record<string, unknown> | HttpResponse): value is HttpResponse {
  return value.headers instanceof Map;
}

/**
 * Allows `ThrottlingRateLimit` requests per second and `ThrottlingBurstLimit` at once; all requests if there are no
 * limits.
 */
function tokenBucket(limits: z.infer<typeof throttle>): () => boolean {
  const { ThrottlingBurstLimit: burst, ThrottlingRateLimit: rate } = limits;
  if (burst === undefined || rate === undefined) return () => true;
  let tokens = burst;
  let filledAt = Date.now();
  return () => {
    const now = Date.now();
    tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * rate);
    filledAt = now;
    if (tokens < 1) return false;
    tokens--;
    return true;
  };
}
