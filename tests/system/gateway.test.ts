import { expect, test, vi } from 'vitest';
import { createHttpApis } from '../../infra/local/api/api-gateway.ts';
import { readRouteKey, selectRoute } from '../../infra/local/api/api-route.ts';
import type { HttpResponse } from '../../infra/local/http/http-message.ts';
import type { LambdaOutcome } from '../../infra/local/lambda/lambda-environment.ts';

const place = { account: '000000000000', region: 'us-east-1', stackName: 'shop' };
const issuer = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_pool';

function resource(logicalId: string, type: string, properties: Record<string, unknown>) {
  return { logicalId, type: `AWS::ApiGatewayV2::${type}`, id: logicalId, attributes: {}, properties };
}

interface Call {
  method?: string;
  path?: string;
  query?: string;
  headers?: Record<string, string[]>;
  body?: string | Buffer | null;
}

/** An API with the given routes, all of them answered by one function. Those in `guarded` require a token. */
function api(
  routeKeys: string[],
  answer: (event: Record<string, unknown>) => unknown,
  options: { guarded?: string[]; stage?: object; integrationTimeoutMs?: number } = {},
) {
  const { guarded = [], stage = {}, ...rest } = options;
  const events: Record<string, unknown>[] = [];
  const [created] = createHttpApis({
    place,
    ...rest,
    resources: [
      resource('api', 'Api', { ProtocolType: 'HTTP' }),
      resource('stage', 'Stage', { ApiId: 'api', StageName: '$default', ...stage }),
      resource('lambda', 'Integration', {
        ApiId: 'api',
        IntegrationType: 'AWS_PROXY',
        IntegrationUri: 'arn:function',
        PayloadFormatVersion: '2.0',
      }),
      resource('jwt', 'Authorizer', {
        ApiId: 'api',
        AuthorizerType: 'JWT',
        IdentitySource: ['$request.header.Authorization'],
        JwtConfiguration: { Audience: ['client'], Issuer: issuer },
      }),
      ...routeKeys.map((RouteKey, index) =>
        resource(`route${index}`, 'Route', {
          ApiId: 'api',
          RouteKey,
          Target: 'integrations/lambda',
          ...(guarded.includes(RouteKey) && { AuthorizationType: 'JWT', AuthorizerId: 'jwt' }),
        }),
      ),
    ],
    lambda: {
      async invoke(_name, payload): Promise<LambdaOutcome> {
        events.push(JSON.parse(JSON.stringify(payload)));
        try {
          return { payload: JSON.stringify((await answer(events.at(-1) ?? {})) ?? null) };
        } catch (error) {
          const errorType = error instanceof Error ? error.name : 'Error';
          return { error: { errorType, errorMessage: String(error) } };
        }
      },
    },
    async verifyToken(token) {
      const claims: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
      if (typeof claims !== 'object' || claims === null || 'forged' in claims)
        throw new Error('bad signature');
      return { ...claims };
    },
  });
  const call = async ({ method = 'GET', path = '/', query = '', headers = {}, body = '' }: Call) => {
    if (!created) throw new Error('no API was made');
    const response = await created.handle({
      method,
      path,
      query,
      headers: new Map(Object.entries(headers)),
      body: body === null ? null : Buffer.from(body),
      sourceIp: '203.0.113.7',
    });
    return { ...response, text: response.body.toString(), type: response.headers.get('content-type')?.[0] };
  };
  return { call, events };
}

function bearer(claims: object): Record<string, string[]> {
  return { authorization: [`Bearer ${Buffer.from(JSON.stringify(claims)).toString('base64')}`] };
}

test('the event has payload format 2.0', async () => {
  const { call, events } = api(['POST /api/sessions/{session_id}/leads'], () => ({ statusCode: 200 }));
  await call({
    method: 'POST',
    path: '/api/sessions/a%20b/leads',
    query: 'tag=x&tag=y%26z&empty=',
    headers: {
      'content-type': ['application/json'],
      cookie: ['one=1; two=2'],
      'x-many': ['a', 'b'],
      host: ['localhost:4500'],
      'user-agent': ['test'],
    },
    body: '{"a":1}',
  });
  expect(events[0]).toMatchObject({
    version: '2.0',
    routeKey: 'POST /api/sessions/{session_id}/leads',
    rawPath: '/api/sessions/a%20b/leads',
    rawQueryString: 'tag=x&tag=y%26z&empty=',
    cookies: ['one=1', 'two=2'],
    headers: {
      'content-type': 'application/json',
      'x-many': 'a,b',
      host: 'api.execute-api.us-east-1.amazonaws.com',
      'x-forwarded-for': '203.0.113.7',
    },
    queryStringParameters: { tag: 'x,y&z', empty: '' },
    pathParameters: { session_id: 'a b' },
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      domainName: 'api.execute-api.us-east-1.amazonaws.com',
      http: {
        method: 'POST',
        path: '/api/sessions/a%20b/leads',
        protocol: 'HTTP/1.1',
        sourceIp: '203.0.113.7',
        userAgent: 'test',
      },
      requestId: expect.any(String),
      stage: '$default',
      time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
      timeEpoch: expect.any(Number),
    },
    body: '{"a":1}',
    isBase64Encoded: false,
  });
  expect(events[0]?.headers).not.toHaveProperty('cookie');
  expect(events[0]?.requestContext).not.toHaveProperty('authorizer');
});

test('what is absent from a request is absent from its event', async () => {
  const { call, events } = api(['GET /plain'], () => ({ statusCode: 200 }));
  await call({ path: '/plain' });
  for (const field of ['cookies', 'queryStringParameters', 'pathParameters', 'body']) {
    expect(events[0]).not.toHaveProperty(field);
  }
});

test('a body that is not text travels as base64, both ways', async () => {
  const bytes = Buffer.from([0, 255, 128]);
  const { call, events } = api(['POST /file'], () => ({
    statusCode: 200,
    headers: { 'Content-Type': 'image/png' },
    body: bytes.toString('base64'),
    isBase64Encoded: true,
  }));
  const response = await call({
    method: 'POST',
    path: '/file',
    headers: { 'content-type': ['application/octet-stream'] },
    body: bytes,
  });
  expect(events[0]).toMatchObject({ body: bytes.toString('base64'), isBase64Encoded: true });
  expect(response.body).toEqual(bytes);
  expect(response.type).toBe('image/png');
});

test('a whole response keeps its status, headers and every cookie', async () => {
  const { call } = api(['GET /'], () => ({
    statusCode: 201,
    headers: { 'X-Count': 2 },
    cookies: ['a=1; Path=/', 'b=2'],
    body: 'made',
  }));
  const response = await call({});
  expect(response).toMatchObject({ status: 201, text: 'made', type: 'text/plain; charset=utf-8' });
  expect(response.headers.get('x-count')).toEqual(['2']);
  expect(response.headers.get('set-cookie')).toEqual(['a=1; Path=/', 'b=2']);
});

test('any other result is a 200 with that value', async () => {
  expect(await api(['GET /'], () => ({ ok: true })).call({})).toMatchObject({
    status: 200,
    text: '{"ok":true}',
    type: 'application/json',
  });
  expect(await api(['GET /'], () => 'hello').call({})).toMatchObject({ status: 200, text: 'hello' });
});

function refusal(status: number, message: string) {
  return { status, text: JSON.stringify({ message }), type: 'application/json' };
}

test('the gateway answers in its own format if there is no route, the body is too large, or the function fails', async () => {
  const { call } = api(['GET /fails'], () => {
    throw new Error('inside');
  });
  expect(await call({ path: '/none' })).toMatchObject(refusal(404, 'Not Found'));
  expect(await call({ path: '/fails', method: 'POST' })).toMatchObject(refusal(404, 'Not Found'));
  expect(await call({ path: '/fails' })).toMatchObject(refusal(500, 'Internal Server Error'));
  expect(await call({ path: '/fails', body: null })).toMatchObject(refusal(413, 'Request Entity Too Large'));
  const wrong = api(['GET /'], () => ({ statusCode: 'soon' }));
  expect(await wrong.call({})).toMatchObject(refusal(500, 'Internal Server Error'));
});

test('a function that is too slow is a 503', async () => {
  const { call } = api(['GET /'], () => new Promise(() => undefined), { integrationTimeoutMs: 20 });
  expect(await call({})).toMatchObject(refusal(503, 'Service Unavailable'));
});

test('a function that Lambda throttles is a 503', async () => {
  const { call } = api(['GET /'], () => {
    throw Object.assign(new Error('Rate Exceeded.'), { name: 'TooManyRequestsException' });
  });
  expect(await call({})).toMatchObject(refusal(503, 'Service Unavailable'));
});

test('more requests than the stage admits are a 429', async () => {
  const stage = { DefaultRouteSettings: { ThrottlingBurstLimit: 2, ThrottlingRateLimit: 1 } };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { call } = api(['GET /'], () => 'ok', { stage });
    expect((await call({})).status).toBe(200);
    expect((await call({})).status).toBe(200);
    expect(await call({})).toMatchObject(refusal(429, 'Too Many Requests'));
    vi.setSystemTime(Date.now() + 1000);
    expect((await call({})).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('each route has its own limits, and the default ones if it names none', async () => {
  const stage = {
    DefaultRouteSettings: { ThrottlingBurstLimit: 2, ThrottlingRateLimit: 1 },
    RouteSettings: { 'GET /narrow': { ThrottlingBurstLimit: 1 } },
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { call } = api(['GET /', 'GET /narrow'], () => 'ok', { stage });
    const statuses = async (path: string, times: number) => {
      const answers: number[] = [];
      while (answers.length < times) answers.push((await call({ path })).status);
      return answers;
    };
    expect(await statuses('/narrow', 2)).toEqual([200, 429]);
    expect(await statuses('/', 3)).toEqual([200, 200, 429]);
    // However long there were no calls, only the burst is admitted at once.
    vi.setSystemTime(Date.now() + 60_000);
    expect(await statuses('/', 3)).toEqual([200, 200, 429]);
    expect(await statuses('/none', 1)).toEqual([404]);
  } finally {
    vi.useRealTimers();
  }
});

const good = { iss: issuer, client_id: 'client', sub: 'user', token_use: 'access', exp: 1_900_000_000 };

test('a token of the pool for this client reaches the function as claims, all of them texts', async () => {
  const { call, events } = api(['GET /mine'], () => 'ok', { guarded: ['GET /mine'] });
  const claims = { ...good, 'cognito:groups': ['a', 'b'], email_verified: true };
  expect(await call({ path: '/mine', headers: bearer(claims) })).toMatchObject({ status: 200, text: 'ok' });
  expect(events[0]?.requestContext).toMatchObject({
    authorizer: {
      jwt: {
        claims: { sub: 'user', exp: '1900000000', 'cognito:groups': '[a b]', email_verified: 'true' },
        scopes: null,
      },
    },
  });
});

test.each([
  ['no token', {}],
  ['an empty token', { authorization: ['Bearer '] }],
  ['text that is no token', { authorization: ['Bearer nonsense'] }],
  ['a forged token', bearer({ ...good, forged: true })],
  ['a token of another pool', bearer({ ...good, iss: 'https://elsewhere.example' })],
  ['a token for another client', bearer({ ...good, client_id: 'other' })],
])('%s is a 401, and the function is not called', async (_name, headers) => {
  const { call, events } = api(['GET /mine'], () => 'ok', { guarded: ['GET /mine'] });
  const response: HttpResponse = await call({ path: '/mine', headers });
  expect(response).toMatchObject(refusal(401, 'Unauthorized'));
  expect(response.headers.get('www-authenticate')?.[0]).toMatch(/^Bearer/);
  expect(events).toEqual([]);
});

test.each([
  ['GET', '/pets', 'GET /pets'],
  ['POST', '/pets', 'ANY /pets'],
  ['GET', '/pets/7', 'GET /pets/{id}'],
  ['GET', '/pets/new', 'GET /pets/new'],
  ['GET', '/pets/7/toys/ball', 'ANY /pets/{proxy+}'],
  ['PUT', '/pets/7', 'ANY /pets/{proxy+}'],
  ['GET', '/other', '$default'],
  ['GET', '/pets/', 'ANY /pets/{proxy+}'],
])('%s %s takes the route %s', (method, path, expected) => {
  const keys = [
    '$default',
    'ANY /pets/{proxy+}',
    'GET /pets/{id}',
    'GET /pets/new',
    'ANY /pets',
    'GET /pets',
  ];
  const selected = selectRoute(keys.map(readRouteKey), method, path);
  expect(selected?.route.routeKey).toBe(expected);
});

test('path parameters are decoded, greedy ones with their slashes', () => {
  const routes = ['GET /a/{one}/b', 'GET /files/{path+}'].map(readRouteKey);
  expect(selectRoute(routes, 'GET', '/a/x%2Fy/b')?.parameters).toEqual({ one: 'x/y' });
  expect(selectRoute(routes, 'GET', '/files/x/y%20z')?.parameters).toEqual({ path: 'x/y z' });
  expect(selectRoute(routes, 'GET', '/a//b')).toBe(null);
});
