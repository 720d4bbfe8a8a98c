import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HttpRequest } from '../../infra/local/http/http-message.ts';
import { createBuckets } from '../../infra/local/site/bucket.ts';
import { createSite } from '../../infra/local/site/site.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const files = {
  'site/index.html': '<h1>App</h1>',
  'site/assets/app.js': `console.log(${JSON.stringify('x'.repeat(2000))})`,
  'data/config.json': '{"pool":"<<marker:0>>"}',
};

const fallback = `function handler(event) {
  var request = event.request;
  if (request.uri === '/old') return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/new' } } };
  if (request.uri.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`;

function resource(type: string, id: string, properties: Record<string, unknown>, attributes = {}) {
  return { logicalId: id, type: `AWS::${type}`, id, attributes, properties };
}

interface Changes {
  distribution?: Record<string, unknown>;
  behavior?: Record<string, unknown>;
  apiBehavior?: Record<string, unknown>;
  bucketActions?: string[];
}

function site({
  distribution = {},
  behavior = {},
  apiBehavior = {},
  bucketActions = ['s3:GetObject'],
}: Changes = {}) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const bucketDomain = { RegionalDomainName: 'bucket.s3.us-east-1.amazonaws.com' };
  const resources = [
    resource('S3::Bucket', 'bucket', {}, bucketDomain),
    resource('S3::BucketPolicy', 'policy', {
      Bucket: 'bucket',
      PolicyDocument: {
        Statement: [
          { Effect: 'Allow', Action: bucketActions, Principal: { Service: 'cloudfront.amazonaws.com' } },
        ],
      },
    }),
    {
      ...resource('', 'deployment', {
        SourceObjectKeys: ['site.zip', 'data.zip'],
        SourceMarkers: [{}, { '<<marker:0>>': 'a"b' }],
        SourceMarkersConfig: [{}, { jsonEscape: true }],
        DestinationBucketName: 'bucket',
        SystemMetadata: { 'cache-control': 'no-cache' },
      }),
      type: 'Custom::CDKBucketDeployment',
    },
    resource('CloudFront::Function', 'fallback', {
      FunctionCode: fallback,
      FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
    }),
    resource('CloudFront::ResponseHeadersPolicy', 'headers', {
      ResponseHeadersPolicyConfig: {
        Name: 'headers',
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'self'", Override: true },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true, Override: true },
        },
      },
    }),
  ];
  const assets = new Map([
    ['site.zip', join(folder, 'site')],
    ['data.zip', join(folder, 'data')],
  ]);
  const seen: HttpRequest[] = [];
  const api = {
    id: 'api',
    async handle(request: HttpRequest) {
      seen.push(request);
      return {
        status: 404,
        headers: new Map<string, string[]>(),
        body: Buffer.from('{"message":"Not Found"}'),
      };
    },
  };
  const answer = createSite(
    resource('CloudFront::Distribution', 'distribution', {
      DistributionConfig: {
        DefaultRootObject: 'index.html',
        Origins: [
          { Id: 'files', DomainName: bucketDomain.RegionalDomainName },
          {
            Id: 'api',
            DomainName: 'api.execute-api.us-east-1.amazonaws.com',
            OriginCustomHeaders: [{ HeaderName: 'X-Origin', HeaderValue: 'secret' }],
          },
        ],
        DefaultCacheBehavior: {
          TargetOriginId: 'files',
          Compress: true,
          ResponseHeadersPolicyId: 'headers',
          ...behavior,
        },
        CacheBehaviors: [
          {
            PathPattern: '/api/*',
            TargetOriginId: 'api',
            AllowedMethods: ['GET', 'HEAD', 'POST'],
            OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
            ...apiBehavior,
          },
        ],
        ...distribution,
      },
    }),
    { resources, buckets: createBuckets(resources, assets), apis: [api] },
  );
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    answer({
      method,
      path,
      query: 'q=1',
      headers: new Map(Object.entries(headers).map(([name, value]) => [name, [value]])),
      body: Buffer.alloc(0),
      sourceIp: '127.0.0.1',
    });
  return { get, seen };
}

test('the root is its page, and files come with type, cache rule and security headers', async () => {
  const { get } = site();
  const response = await get('/');
  expect(response.body.toString()).toBe('<h1>App</h1>');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': ['text/html; charset=utf-8'],
    'cache-control': ['no-cache'],
    'content-security-policy': ["default-src 'self'"],
    'x-content-type-options': ['nosniff'],
    'x-frame-options': ['DENY'],
    'strict-transport-security': ['max-age=60; includeSubDomains'],
  });
});

test('values of the stack replace the markers in a deployed file', async () => {
  expect(JSON.parse((await site().get('/config.json')).body.toString())).toEqual({ pool: 'a"b' });
});

test('a missing file is refused, or not found where the bucket may be listed', async () => {
  expect((await site().get('/none.png')).status).toBe(403);
  expect((await site({ bucketActions: ['s3:GetObject', 's3:ListBucket'] }).get('/none.png')).status).toBe(
    404,
  );
  expect((await site().get('/../data/config.json')).status).toBe(403);
});

test('the viewer-request function changes the path, or answers itself', async () => {
  const behavior = { FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'fallback' }] };
  const { get } = site({ behavior });
  expect((await get('/dashboard/results/7')).body.toString()).toBe('<h1>App</h1>');
  expect((await get('/none.png')).status).toBe(403);
  const moved = await get('/old');
  expect(moved.status).toBe(302);
  expect(moved.headers.get('location')).toEqual(['/new']);
});

test('paths of the API go to the API, with the origin headers, and its 404 stays a 404', async () => {
  const { get, seen } = site();
  const response = await get('/api/none', { authorization: 'Bearer x' });
  expect(response.status).toBe(404);
  expect(response.body.toString()).toBe('{"message":"Not Found"}');
  expect(seen[0]).toMatchObject({ path: '/api/none', query: 'q=1' });
  expect(seen[0]?.headers.get('x-origin')).toEqual(['secret']);
  expect(seen[0]?.headers.get('authorization')).toEqual(['Bearer x']);
});

test('a method that the behaviour does not allow is refused', async () => {
  expect((await site().get('/', {}, 'POST')).status).toBe(403);
  expect((await site().get('/api/x', {}, 'DELETE')).status).toBe(403);
});

test('large texts are compressed as the viewer accepts it, small ones are not', async () => {
  const { get } = site();
  const brotli = await get('/assets/app.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers.get('content-encoding')).toEqual(['br']);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(files['site/assets/app.js']);
  const zipped = await get('/assets/app.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(zipped.body).toString()).toBe(files['site/assets/app.js']);
  for (const [path, accepted] of [
    ['/', 'br'],
    ['/assets/app.js', ''],
  ] as const) {
    expect(
      (await get(path, { 'accept-encoding': accepted })).headers.get('content-encoding'),
    ).toBeUndefined();
  }
});

test('a file that the viewer already has is not sent again', async () => {
  const { get } = site();
  for (const encoding of ['br', 'identity']) {
    const first = await get('/assets/app.js', { 'accept-encoding': encoding });
    const [etag = ''] = first.headers.get('etag') ?? [];
    const again = await get('/assets/app.js', { 'accept-encoding': encoding, 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  }
});

test('what the runner does not support stops it', () => {
  expect(() => site({ distribution: { CustomErrorResponses: [{ ErrorCode: 404 }] } })).toThrow(
    /CustomErrorResponses/,
  );
  expect(() => site({ apiBehavior: { OriginRequestPolicyId: 'other' } })).toThrow(
    /AllViewerExceptHostHeader/,
  );
  expect(() => site({ behavior: { TargetOriginId: 'nowhere' } })).toThrow(/nowhere/);
});
