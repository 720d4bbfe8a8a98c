import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openApiText } from '../../infra/openapi.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { Route } from '../../shared/contract/route.ts';

/** The keywords of JSON Schema 2020-12 that our schemas use, each with its allowed content. */
interface JsonSchema {
  $ref?: string | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  [keyword: string]: unknown;
}
const typeName = z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.strictObject({
    $ref: z.string().optional(),
    type: z.union([typeName, z.array(typeName).min(1)]).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    propertyNames: jsonSchema.optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).min(1).optional(),
    oneOf: z.array(jsonSchema).min(1).optional(),
    allOf: z.array(jsonSchema).min(1).optional(),
    enum: z.array(z.json()).min(1).optional(),
    const: z.json().optional(),
    default: z.json().optional(),
    description: z.string().optional(),
    format: z.string().optional(),
    pattern: z.string().refine(isPattern, 'is no regular expression').optional(),
    minLength: z.int().optional(),
    maxLength: z.int().optional(),
    minItems: z.int().optional(),
    maxItems: z.int().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
    exclusiveMaximum: z.number().optional(),
    multipleOf: z.number().optional(),
  }),
);

const content = z.strictObject({ 'application/json': z.strictObject({ schema: jsonSchema }) });
/** An operation may answer with a page for people. */
const answered = z.union([content, z.strictObject({ 'text/html': z.strictObject({ schema: jsonSchema }) })]);
const operation = z.strictObject({
  operationId: z.string().regex(/^\w+\.\w+$/),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.strictObject({
      name: z.string().min(1),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: jsonSchema,
      description: z.string().optional(),
    }),
  ),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: answered }),
  ),
});

/** The parts of OpenAPI 3.1 that the document uses (https://spec.openapis.org/oas/v3.1.1.html#schema). */
const document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string(), description: z.string() })),
  tags: z.array(z.strictObject({ name: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), jsonSchema),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({
        type: z.literal('http'),
        scheme: z.literal('bearer'),
        bearerFormat: z.string(),
        description: z.string(),
      }),
    ),
  }),
});

const text = readFileSync('docs/openapi.json', 'utf8');
const read = () => document.parse(JSON.parse(text));

describe('docs/openapi.json', () => {
  it('is what `node infra/openapi.ts` makes of the contract', () => {
    expect(text, 'stale: run node infra/openapi.ts').toBe(openApiText());
  });

  it('is a valid OpenAPI 3.1 document', () => {
    expect(read).not.toThrow();
  });

  it('refers only to what it contains', () => {
    const { components } = read();
    const references = [...text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(0);
    expect(text.match(/"\$ref"/g)).toHaveLength(references.length);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(references));
  });

  const routes = Object.entries(contract).flatMap(([capability, operations]) =>
    Object.entries<Route>(operations).map(([name, route]) => ({ id: `${capability}.${name}`, route })),
  );

  it('contains each operation of the contract once, and no other', () => {
    const ids = Object.values(read().paths).flatMap((path) =>
      Object.values(path).map((each) => each?.operationId),
    );
    expect(ids.toSorted()).toEqual(routes.map(({ id }) => id).toSorted());
  });

  it.each(routes)('describes $id: who may call it, with what, and its errors', ({ id, route }) => {
    const { paths, components } = read();
    const described = Object.entries(paths[route.path] ?? {}).find(
      ([method]) => method === route.method.toLowerCase(),
    )?.[1];
    expect(described?.operationId).toBe(id);
    expect(described?.security).toEqual(route.access === 'user' ? [{ user: [] }] : []);
    expect(Object.keys(components.securitySchemes)).toContain('user');

    const named = (place: string) =>
      described?.parameters.filter((each) => each.in === place).map((each) => each.name);
    expect(named('path')).toEqual([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(named('path')).toEqual(Object.keys(route.params?.shape ?? {}));
    expect(named('query')).toEqual(Object.keys(route.query?.shape ?? {}));
    expect(named('header')).toEqual(route.idempotent ? ['Idempotency-Key'] : []);
    const body = described?.requestBody?.content['application/json'].schema;
    expect(Object.keys(body?.properties ?? {})).toEqual(Object.keys(route.body?.shape ?? {}));

    const statuses = ['200', '400', '429', '500', '503', ...(route.access === 'user' ? ['401'] : [])];
    expect(Object.keys(described?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
    const codes = JSON.stringify(described?.responses);
    const refusals = [...(route.errors ?? []), ...(route.idempotent ? ['conflict'] : [])];
    for (const code of refusals) expect(codes).toContain(`"${code}"`);
  });
});

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
