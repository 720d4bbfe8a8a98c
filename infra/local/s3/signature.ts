import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { AwsError } from '../http/aws-endpoint.ts';
import type { HttpRequest } from '../http/http-message.ts';

interface Signed {
  /** `<key id>/<day>/<region>/s3/aws4_request`. */
  credential: string;
  date: string;
  signedHeaders: string[];
  signature: string;
  payload: string;
}

const maxLinkSeconds = 7 * 86_400;
const algorithm = 'AWS4-HMAC-SHA256';

/**
 * Checks the signature of a request to S3, in its Authorization header or in the query of a presigned link, which
 * must not have expired. Throws an AwsError with status 403 if it is invalid.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
export function checkSignature(
  request: HttpRequest,
  secretOf: (accessKeyId: string) => string | undefined,
  now: Date,
): void {
  const query = [...new URLSearchParams(request.query)];
  const inQuery = query.some(([name]) => name === 'X-Amz-Signature');
  const signed = inQuery ? fromQuery(new Map(query), now) : fromHeader(request);
  const [keyId = '', day = '', region = '', service = ''] = signed.credential.split('/');
  const secret = secretOf(keyId);
  if (secret === undefined) {
    throw refused('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  const canonicalQuery = query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .toSorted(([name, value], [other, otherValue]) =>
      name === other ? compare(value, otherValue) : compare(name, other),
    )
    .map((pair) => pair.join('='))
    .join('&');
  const canonicalRequest = [
    request.method,
    request.path,
    canonicalQuery,
    ...signed.signedHeaders.map((name) => `${name}:${headerText(request, name)}`),
    '',
    signed.signedHeaders.join(';'),
    signed.payload,
  ].join('\n');
  const scope = [day, region, service, 'aws4_request'];
  const text = [algorithm, signed.date, scope.join('/'), sha256(canonicalRequest)].join('\n');
  let key: string | Buffer = `AWS4${secret}`;
  for (const part of [...scope, text]) key = createHmac('sha256', key).update(part).digest();
  const expected = Buffer.from(key.toString('hex'));
  const given = Buffer.from(signed.signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw refused(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
}

function fromQuery(query: Map<string, string>, now: Date): Signed {
  const of = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const seconds = Number(of('Expires'));
  const from = Date.parse(
    of('Date').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (of('Algorithm') !== algorithm || Number.isNaN(from) || !(seconds >= 1 && seconds <= maxLinkSeconds)) {
    throw new AwsError(
      'AuthorizationQueryParametersError',
      `A link names ${algorithm}, its date, and 1 to ${maxLinkSeconds} seconds in X-Amz-Expires.`,
    );
  }
  if (now.getTime() > from + seconds * 1000) throw refused('AccessDenied', 'Request has expired');
  return {
    credential: of('Credential'),
    date: of('Date'),
    signedHeaders: of('SignedHeaders').split(';'),
    signature: of('Signature'),
    payload: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

function fromHeader(request: HttpRequest): Signed {
  const authorization = request.headers.get('authorization')?.[0] ?? '';
  if (!authorization.startsWith(`${algorithm} `)) throw refused('AccessDenied', 'Access Denied');
  const of = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? '';
  return {
    credential: of('Credential'),
    date: headerText(request, 'x-amz-date'),
    signedHeaders: of('SignedHeaders').split(';'),
    signature: of('Signature'),
    payload: headerText(request, 'x-amz-content-sha256'),
  };
}

function headerText(request: HttpRequest, name: string): string {
  return (request.headers.get(name) ?? []).map((value) => value.trim().replaceAll(/ +/g, ' ')).join(',');
}

/** Percent-encodes everything but the unreserved characters of RFC 3986, as signatures require. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function compare(text: string, other: string): number {
  return text < other ? -1 : text > other ? 1 : 0;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function refused(name: string, message: string): AwsError {
  return new AwsError(name, message, 403);
}
