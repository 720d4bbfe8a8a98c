import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as z from 'zod';
import type { HttpApi } from '../api/api-gateway.ts';
import type { HttpRequest, HttpResponse } from '../http/http-message.ts';
import { type HeadersPolicy, readHeadersPolicy } from '../http/response-headers.ts';
import { StartError } from '../machine/start-error.ts';
import type { Resource } from '../template/template.ts';
import type { Bucket, StoredObject } from './bucket.ts';
import { readCloudFrontFunction, type ViewerRequestFunction } from './cloudfront-function.ts';

/** A CloudFront distribution of the template. Never rejects. */
export type Site = (request: HttpRequest) => Promise<HttpResponse>;

type Origin = (request: HttpRequest, compress: boolean) => Promise<HttpResponse>;

interface Behavior {
  pattern: RegExp;
  origin: Origin;
  methods: string[];
  compress: boolean;
  viewerRequest: ViewerRequestFunction | null;
  headersPolicy: HeadersPolicy | null;
}

// The only managed policy that forwards the viewer's headers to an HTTP API but keeps the API's own host name.
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const behaviorProperties = z.looseObject({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  Compress: z.boolean().default(false),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z
    .array(z.looseObject({ EventType: z.literal('viewer-request'), FunctionARN: z.string() }))
    .default([]),
  LambdaFunctionAssociations: z.array(z.never()).optional(),
});
const distributionProperties = z.looseObject({
  DistributionConfig: z.looseObject({
    DefaultRootObject: z.string().default(''),
    DefaultCacheBehavior: behaviorProperties,
    CacheBehaviors: z.array(behaviorProperties).default([]),
    CustomErrorResponses: z.array(z.never()).optional(),
    Origins: z.array(
      z.looseObject({
        Id: z.string(),
        DomainName: z.string(),
        OriginPath: z.string().default(''),
        OriginCustomHeaders: z
          .array(z.looseObject({ HeaderName: z.string(), HeaderValue: z.string() }))
          .default([]),
      }),
    ),
  }),
});

/**
 * Creates a distribution with its origins. Throws a StartError for a part of it that the runner does not support.
 */
export function createSite(
  distribution: Resource,
  parts: { resources: Resource[]; buckets: Map<string, Bucket>; apis: HttpApi[] },
): Site {
  const parsed = distributionProperties.safeParse(distribution.properties);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(
      `The local runner cannot run distribution "${distribution.logicalId}": ${issue?.path.join('.')}: ${issue?.message}.`,
    );
  }
  const { DefaultCacheBehavior, CacheBehaviors, Origins, DefaultRootObject } = parsed.data.DistributionConfig;
  const byId = (type: string, id: string | undefined) =>
    parts.resources.find((resource) => resource.type === type && resource.id === id);

  function origin(id: string, policy: string | undefined): Origin {
    const found = Origins.find(({ Id }) => Id === id);
    const bucket = [...parts.buckets.values()].find(({ domainName }) => domainName === found?.DomainName);
    const api = parts.apis.find((each) => found?.DomainName.startsWith(`${each.id}.execute-api.`));
    if (found && bucket)
      return (request, compress) => fromBucket(bucket, found.OriginPath, request, compress);
    if (!found || !api)
      throw new StartError(`The local runner does not know the origin ${found?.DomainName ?? id}.`);
    if (policy !== allViewerExceptHost) {
      throw new StartError(
        `The behaviour of the API must use the origin request policy AllViewerExceptHostHeader.`,
      );
    }
    return (request) => {
      const headers = new Map(request.headers);
      headers.set('x-forwarded-for', [...(headers.get('x-forwarded-for') ?? []), request.sourceIp]);
      for (const { HeaderName, HeaderValue } of found.OriginCustomHeaders) {
        headers.set(HeaderName.toLowerCase(), [HeaderValue]);
      }
      return api.handle({ ...request, path: found.OriginPath + request.path, headers });
    };
  }

  function behavior(properties: z.infer<typeof behaviorProperties>): Behavior {
    const { PathPattern = '*', TargetOriginId, AllowedMethods, Compress, OriginRequestPolicyId } = properties;
    const [association] = properties.FunctionAssociations;
    const code = byId('AWS::CloudFront::Function', association?.FunctionARN);
    const policy = byId('AWS::CloudFront::ResponseHeadersPolicy', properties.ResponseHeadersPolicyId);
    if ((association && !code) || (properties.ResponseHeadersPolicyId && !policy)) {
      throw new StartError(
        `Behaviour "${PathPattern}" names a function or policy that the template does not define.`,
      );
    }
    return {
      pattern: pathPattern(PathPattern),
      origin: origin(TargetOriginId, OriginRequestPolicyId),
      methods: AllowedMethods,
      compress: Compress,
      viewerRequest: code ? readCloudFrontFunction(code) : null,
      headersPolicy: policy ? readHeadersPolicy(policy) : null,
    };
  }

  const behaviors = [...CacheBehaviors, DefaultCacheBehavior].map(behavior);

  return async (viewerRequest) => {
    const chosen = behaviors.find(({ pattern }) => pattern.test(viewerRequest.path));
    let response: HttpResponse;
    try {
      response = chosen
        ? await answer(chosen, viewerRequest, DefaultRootObject)
        : plain(404, 'No behaviour of the site matches.');
    } catch (error) {
      response = plain(502, `The local site failed: ${error instanceof Error ? error.message : error}`);
    }
    chosen?.headersPolicy?.(response.headers);
    return response;
  };
}

async function answer(
  chosen: Behavior,
  viewerRequest: HttpRequest,
  rootObject: string,
): Promise<HttpResponse> {
  if (!chosen.methods.includes(viewerRequest.method)) {
    return plain(403, 'This distribution is not configured to allow the HTTP request method.');
  }
  let request = viewerRequest;
  if (chosen.viewerRequest) {
    const result = await chosen.viewerRequest(request);
    if ('response' in result) return result.response;
    request = result.request;
  }
  if (request.path === '/' && rootObject !== '') request = { ...request, path: `/${rootObject}` };
  return chosen.origin(request, chosen.compress);
}

async function fromBucket(
  bucket: Bucket,
  originPath: string,
  request: HttpRequest,
  compress: boolean,
): Promise<HttpResponse> {
  const object = bucket.get(decodePath(originPath + request.path).slice(1));
  if (!object) return bucket.listable ? plain(404, 'NoSuchKey') : plain(403, 'AccessDenied');
  const encoding = compress ? acceptedEncoding(request, object) : null;
  const etag = encoding ? `W/${object.etag}` : object.etag;
  const headers = new Map([
    ['content-type', [object.contentType]],
    ['etag', [etag]],
  ]);
  if (object.cacheControl) headers.set('cache-control', [object.cacheControl]);
  if (compress) headers.set('vary', ['accept-encoding']);
  const known = (request.headers.get('if-none-match') ?? []).flatMap((line) => line.split(/, */));
  if (known.some((tag) => tag === '*' || tag.replace('W/', '') === object.etag)) {
    return { status: 304, headers, body: Buffer.alloc(0) };
  }
  if (!encoding) return { status: 200, headers, body: object.body };
  headers.set('content-encoding', [encoding]);
  return { status: 200, headers, body: await compressed(object, encoding) };
}

// What CloudFront compresses: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml|wasm)|image\/svg\+xml)/;
const compressibleBytes = { from: 1000, to: 10_000_000 };

function acceptedEncoding(request: HttpRequest, { contentType, body }: StoredObject): 'br' | 'gzip' | null {
  if (!compressible.test(contentType)) return null;
  if (body.length < compressibleBytes.from || body.length > compressibleBytes.to) return null;
  const accepted = (request.headers.get('accept-encoding') ?? [])
    .flatMap((line) => line.split(/, */))
    .filter((item) => !/;q=0(\.0*)?$/.test(item))
    .map((item) => item.replace(/;.*$/, ''));
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}

const compressedBodies = new WeakMap<StoredObject, Map<string, Promise<Buffer>>>();

function compressed(object: StoredObject, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const cached = compressedBodies.get(object) ?? new Map<string, Promise<Buffer>>();
  compressedBodies.set(object, cached);
  const body =
    cached.get(encoding) ??
    (encoding === 'gzip'
      ? promisify(gzip)(object.body)
      : promisify(brotliCompress)(object.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  cached.set(encoding, body);
  return body;
}

/** CloudFront's path patterns: `*` means any characters, `?` exactly one. */
function pathPattern(pattern: string): RegExp {
  const text = pattern
    .split(/([*?])/)
    .map((part) => (part === '*' ? '.*' : part === '?' ? '.' : part.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${pattern.startsWith('/') || pattern.startsWith('*') ? '' : '/'}${text}$`);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function plain(status: number, message: string): HttpResponse {
  return {
    status,
    headers: new Map([['content-type', ['text/plain; charset=utf-8']]]),
    body: Buffer.from(`${message}\n`),
  };
}
