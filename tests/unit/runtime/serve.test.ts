import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { serve } from '../../../functions/runtime/serve.ts';
import { route } from '../../../shared/contract/route.ts';
import { errorBody, Refusal } from '../../../shared/model/errors.ts';

const capability = {
  rename: route({
    method: 'POST',
    path: '/api/things/{thingId}',
    access: 'user',
    params: z.strictObject({ thingId: z.string().max(10) }),
    query: z.strictObject({ loud: z.enum(['yes', 'no']).optional() }),
    body: z.strictObject({ name: z.string().min(1), size: z.int().optional() }),
    response: z.object({ name: z.string(), owner: z.string() }),
  }),
  add: route({
    method: 'POST',
    path: '/api/things',
    access: 'user',
    body: z.strictObject({}),
    response: z.object({ key: z.string().nullable() }),
    idempotent: true,
  }),
  list: route({
    method: 'GET',
    path: '/api/things',
    access: 'user',
    response: z.object({}),
  }),
  health: route({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    response: z.object({ ok: z.boolean(), viewer: z.string() }),
  }),
  welcome: route({
    method: 'GET',
    path: '/api/welcome/{name}',
    access: 'token',
    params: z.strictObject({ name: z.string().max(30) }),
    response: z.string(),
    errors: ['not_found'],
    page: true,
  }),
};

const handler = serve(
  capability,
  {
    rename: async ({ params, query, body }, caller) => {
      if (body.name === 'taken') throw new Refusal('conflict', 'That name is taken', { field: 'name' });
      if (body.name === 'crash') throw new Error('password=hunter2');
      const secret = {
        name: `${params.thingId} ${body.name} ${query.loud ?? ''}`,
        owner: caller.userId,
        key: 'k',
      };
      return secret;
    },
    add: async ({ idempotencyKey }) => ({ key: idempotencyKey }),
    list: async () => ({}),
    health: async (_input, viewer) => ({ ok: true, viewer: viewer.address }),
    welcome: async ({ params: { name } }) => {
      if (name.startsWith('<')) throw new Refusal('not_found', `There is no ${name}`);
      return `<p>Welcome, ${name}</p>`;
    },
  },
  { isClosed: async (userId) => userId === 'leaving' },
);

/** What CloudFront and the gateway add to a request that came through the site. */
const fromSite = {
  'x-origin-secret': 'origin-secret-of-the-tests',
  'x-forwarded-for': '198.51.100.7, 130.176.0.1',
};

function request(options: {
  routeKey?: string;
  body?: string;
  claims?: Record<string, unknown> | null;
  query?: Record<string, string>;
  base64?: boolean;
  headers?: Record<string, string | undefined>;
}) {
  const claims = options.claims === undefined ? { sub: 'user-1', token_use: 'access' } : options.claims;
  const event: APIGatewayProxyEventV2 = {
    version: '2.0',
    routeKey: options.routeKey ?? 'POST /api/things/{thingId}',
    rawPath: '/api/things/t1',
    rawQueryString: '',
    headers: { ...fromSite, ...options.headers },
    pathParameters: options.routeKey === undefined ? { thingId: 't1' } : undefined,
    queryStringParameters: options.query,
    body: options.body,
    isBase64Encoded: options.base64 ?? false,
    requestContext: {
      accountId: '0',
      apiId: 'a',
      domainName: 'd',
      domainPrefix: 'd',
      http: { method: 'POST', path: '/', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      requestId: 'r',
      routeKey: 'k',
      stage: '$default',
      time: '',
      timeEpoch: 0,
      ...(claims === null ? {} : { authorizer: { jwt: { claims, scopes: null } } }),
    },
  };
  return event;
}

async function call(options: Parameters<typeof request>[0]) {
  const { statusCode, body } = await handler(request(options));
  return { status: statusCode, body: JSON.parse(body ?? 'null') };
}

describe('serve', () => {
  it('parses the request, identifies the caller by the token and strips undeclared fields', async () => {
    expect(await call({ body: '{"name":"n"}', query: { loud: 'yes' } })).toEqual({
      status: 200,
      body: { name: 't1 n yes', owner: 'user-1' },
    });
  });

  it('reads a base64 body', async () => {
    const body = Buffer.from('{"name":"ü"}').toString('base64');
    expect(await call({ body, base64: true })).toMatchObject({ status: 200, body: { name: 't1 ü ' } });
  });

  it.each([
    ['not JSON', '{', 'body'],
    ['no body', undefined, 'body'],
    ['a missing field', '{}', 'name'],
    ['a wrong type', '{"name":1}', 'name'],
    ['an unknown field', '{"name":"n","admin":true}', 'admin'],
    ['a number out of range', '{"name":"n","size":1e400}', 'size'],
    ['an array', '[]', 'body'],
  ])('answers 400 naming the field for %s', async (_what, body, field) => {
    expect(await call({ body })).toMatchObject({ status: 400, body: { code: 'invalid_input', field } });
  });

  it('names an unknown query parameter', async () => {
    expect(await call({ body: '{"name":"n"}', query: { user_id: 'x' } })).toMatchObject({
      status: 400,
      body: { field: 'user_id' },
    });
  });

  it.each([
    ['no token', null],
    ['an id token', { sub: 'user-1', token_use: 'id' }],
    ['a token without subject', { token_use: 'access' }],
  ])('answers 401 to %s', async (_what, claims) => {
    expect(await call({ body: '{"name":"n"}', claims })).toEqual({
      status: 401,
      body: { code: 'not_authenticated', message: 'Not authenticated' },
    });
  });

  it('writes nothing for an account that is being deleted, which may still read', async () => {
    const claims = { sub: 'leaving', token_use: 'access' };
    expect(await call({ body: '{"name":"n"}', claims })).toEqual({
      status: 409,
      body: { code: 'conflict', message: 'This account is being deleted' },
    });
    expect(await call({ routeKey: 'GET /api/things', claims })).toMatchObject({ status: 200 });
  });

  it('lets anyone call a public operation, and says from where', async () => {
    expect(await call({ routeKey: 'GET /api/health', claims: null })).toEqual({
      status: 200,
      body: { ok: true, viewer: '198.51.100.7' },
    });
  });

  it('trusts CloudFront about the viewer, and nothing that the viewer added', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.1, 10.0.0.1,198.51.100.7, 130.176.0.1' };
    const { body } = await call({ routeKey: 'GET /api/health', claims: null, headers });
    expect(body.viewer).toBe('198.51.100.7');
  });

  it.each([
    ['without the header of the site', undefined],
    ['with an empty one', ''],
    ['with another', 'origin-secret-of-the-tests '],
  ])('refuses what bypasses the site, %s', async (_what, secret) => {
    const headers = { 'x-origin-secret': secret };
    const refused = { status: 403, body: { code: 'forbidden', message: 'Calls come through the site' } };
    expect(await call({ routeKey: 'GET /api/health', claims: null, headers })).toEqual(refused);
    expect(await call({ body: '{"name":"n"}', headers })).toEqual(refused);
  });

  it.each([
    ['none', {}, null],
    [
      'one',
      { 'idempotency-key': '0193480A-0000-7000-8000-00000000000A' },
      '0193480a-0000-7000-8000-00000000000a',
    ],
  ])('passes on the key of a repeatable request: %s', async (_what, headers, key) => {
    expect(await call({ routeKey: 'POST /api/things', body: '{}', headers })).toEqual({
      status: 200,
      body: { key },
    });
  });

  it('refuses an invalid key by the name of its header', async () => {
    const headers = { 'idempotency-key': 'first try' };
    expect(await call({ routeKey: 'POST /api/things', body: '{}', headers })).toEqual({
      status: 400,
      body: { code: 'invalid_input', message: 'Idempotency-Key: Send a UUID', field: 'Idempotency-Key' },
    });
    expect(await call({ body: '{"name":"n"}', headers })).toMatchObject({ status: 200 });
  });

  it('answers a refusal with its code, message and field', async () => {
    expect(await call({ body: '{"name":"taken"}' })).toEqual({
      status: 409,
      body: { code: 'conflict', message: 'That name is taken', field: 'name' },
    });
  });

  it('answers 413 to a body over 256 KB, by its bytes and not by its characters', async () => {
    const body = (letter: string, count: number) => JSON.stringify({ name: letter.repeat(count) });
    expect(await call({ body: body('n', 300_000) })).toMatchObject({ status: 413 });
    expect(await call({ body: body('語', 100_000) })).toMatchObject({ status: 413 });
    const base64 = Buffer.from(body('n', 200_000)).toString('base64');
    expect(await call({ body: base64, base64: true })).toMatchObject({ status: 200 });
  });

  it('reveals nothing about an unexpected error', async () => {
    const { status, body } = await call({ body: '{"name":"crash"}' });
    expect(status).toBe(500);
    expect(body).toEqual({ code: 'internal', message: 'An unexpected error occurred' });
  });

  it('answers every body with a status of the contract, and never breaks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ name: fc.string() }).map((v) => JSON.stringify(v)),
        ),
        async (body) => {
          const answer = await call({ body });
          if (answer.status === 200) return;
          expect([400, 409]).toContain(answer.status);
          expect(errorBody.safeParse(answer.body).success).toBe(true);
        },
      ),
    );
  });
});

describe('a page for people', () => {
  const visit = async (name: string, headers: Record<string, string> = {}) => {
    const event = request({ routeKey: 'GET /api/welcome/{name}', claims: null, headers });
    return handler({ ...event, pathParameters: { name } });
  };

  it('is returned unchanged, and not cached', async () => {
    expect(await visit('Ada')).toEqual({
      statusCode: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: '<p>Welcome, Ada</p>',
    });
  });

  it('is an error page for callers that accept pages, without markup from the request', async () => {
    const page = await visit('<script>', { accept: 'text/html,*/*' });
    expect(page).toMatchObject({ statusCode: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toContain('There is no &#60;script&#62;');
    expect(page.body).not.toContain('<script');
    const { body } = await visit('<script>');
    expect(errorBody.parse(JSON.parse(body ?? ''))).toMatchObject({ code: 'not_found' });
  });
});
