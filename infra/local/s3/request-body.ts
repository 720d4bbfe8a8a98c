import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { AwsError } from '../http/aws-endpoint.ts';
import type { HttpRequest } from '../http/http-message.ts';

/**
 * The bytes that a request uploads, without chunk framing, checked against the checksums and lengths in the request.
 * Throws an AwsError if they differ.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming-trailers.html
 */
export function readUpload(request: HttpRequest): Buffer {
  const header = (name: string) => request.headers.get(name)?.[0];
  const sent = request.body ?? Buffer.alloc(0);
  const chunked = header('x-amz-content-sha256')?.startsWith('STREAMING-') ?? false;
  const { body, trailers } = chunked ? joinChunks(sent) : { body: sent, trailers: new Map<string, string>() };
  const digest = header('x-amz-content-sha256') ?? '';
  if (/^[0-9a-f]{64}$/.test(digest) && createHash('sha256').update(body).digest('hex') !== digest) {
    throw new AwsError('XAmzContentSHA256Mismatch', 'The body is not what x-amz-content-sha256 says.');
  }
  const checksum = trailers.get('x-amz-checksum-crc32') ?? header('x-amz-checksum-crc32');
  const length = header('x-amz-decoded-content-length');
  if (checksum !== undefined && checksum !== crc32Text(body)) {
    throw new AwsError('BadDigest', 'The CRC32 you specified did not match the calculated checksum.');
  }
  if (length !== undefined && Number(length) !== body.length) {
    throw new AwsError('IncompleteBody', 'The body is not as long as x-amz-decoded-content-length says.');
  }
  return body;
}

function joinChunks(sent: Buffer): { body: Buffer; trailers: Map<string, string> } {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = sent.indexOf('\r\n', at);
    const size = Number.parseInt(sent.toString('latin1', at, end), 16);
    if (end < 0 || Number.isNaN(size))
      throw new AwsError('IncompleteBody', 'The chunks of the body break off.');
    at = end + 2;
    if (size === 0) break;
    chunks.push(sent.subarray(at, at + size));
    at += size + 2;
  }
  const trailers = sent
    .toString('latin1', at)
    .split('\r\n')
    .filter((line) => line.includes(':'))
    .map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    });
  return { body: Buffer.concat(chunks), trailers: new Map(trailers) };
}

function crc32Text(body: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
}
