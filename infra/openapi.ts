import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import { contract } from '../shared/contract/contract.ts';
import { type Capability, idempotencyHeader, idempotencyKey, type Route } from '../shared/contract/route.ts';
import { type ErrorCode, errorBody, errorStatus } from '../shared/model/errors.ts';

/** Statuses that the gateway itself answers with, in its own format and before our code runs. */
const gatewayStatuses: readonly number[] = [401, 413, 429, 500, 503];

/**
 * Describes the contract as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1.html). Operations are
 * named `capability.operation`. Input schemas describe what a caller may send, response schemas what it receives.
 */
function openApi(capabilities: Readonly<Record<string, Capability>>) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [capability, routes] of Object.entries(capabilities)) {
    for (const [name, route] of Object.entries(routes)) {
      paths[route.path] = {
        ...paths[route.path],
        [route.method.toLowerCase()]: operation(capability, name, route),
      };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Buyerscope',
      version: '1',
      description: 'Made from shared/contract by `node infra/openapi.ts`.',
    },
    servers: [{ url: '/', description: "The site's own origin" }],
    tags: Object.keys(capabilities).map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        Error: jsonSchema(errorBody, 'output'),
        GatewayError: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
      },
      securitySchemes: {
        user: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: "The user pool's access token; an id token is refused",
        },
      },
    },
  };
}

function operation(capability: string, name: string, route: Route): object {
  const body = route.body && {
    required: true,
    content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
  };
  return {
    operationId: `${capability}.${name}`,
    tags: [capability],
    security: route.access === 'user' ? [{ user: [] }] : [],
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...(route.idempotent ? [idempotencyParameter] : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      200: {
        description: 'Done',
        content: {
          [route.page ? 'text/html' : 'application/json']: { schema: jsonSchema(route.response, 'output') },
        },
      },
      ...refusals(route),
    },
  };
}

const idempotencyParameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  schema: jsonSchema(idempotencyKey, 'input'),
  description:
    'Names an act that is meant once: the same request under the same key is answered alike for 24 hours',
};

function parameters(place: 'path' | 'query', fields: Route['params']): object[] {
  if (fields === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(fields, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

/** The errors of every call, and those of this operation. */
function refusals(route: Route): Record<string, object> {
  const codes = new Set<ErrorCode>([
    'invalid_input',
    ...(route.access === 'user' ? (['not_authenticated'] as const) : []),
    ...(route.access === 'webhook' ? [] : (['forbidden'] as const)),
    ...(route.errors ?? []),
    ...(route.idempotent ? (['conflict'] as const) : []),
    ...(route.body ? (['too_large'] as const) : []),
    'too_many_requests',
    'internal',
    'unavailable',
  ]);
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => {
      const ours = {
        allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: of } } }],
      };
      const schema = gatewayStatuses.includes(status)
        ? { anyOf: [ours, { $ref: '#/components/schemas/GatewayError' }] }
        : ours;
      return [status, { description: of.join(', '), content: { 'application/json': { schema } } }];
    }),
  );
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

/** The content of `docs/openapi.json`. */
export function openApiText(): string {
  return `${JSON.stringify(openApi(contract), null, 2)}\n`;
}

if (import.meta.main) writeFileSync('docs/openapi.json', openApiText());
