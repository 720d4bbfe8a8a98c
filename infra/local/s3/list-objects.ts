import { AwsError } from '../http/aws-endpoint.ts';
import type { ObjectStore } from './object-store.ts';
import type { XmlContent } from './xml.ts';

const maxKeys = 1000;

/**
 * One page of a bucket's keys. Keys with the same prefix up to the delimiter count as one.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */
export function listObjects(bucket: string, objects: ObjectStore, query: Map<string, string>): XmlContent {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const token = query.get('continuation-token');
  const after = token === undefined ? (query.get('start-after') ?? '') : readToken(token);
  const maxReturned = Math.min(Number(query.get('max-keys') ?? maxKeys), maxKeys);
  const text = (value: string) => (query.get('encoding-type') === 'url' ? encodeURIComponent(value) : value);

  const contents: XmlContent[] = [];
  const prefixes = new Set<string>();
  let last = after;
  let truncated = false;
  for (const { key, object } of objects.list()) {
    if (!key.startsWith(prefix) || Buffer.compare(Buffer.from(key), Buffer.from(after)) <= 0) continue;
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const shared = end < 0 ? null : key.slice(0, end + delimiter.length);
    // A page that ended with a common prefix continues after all of its keys.
    if (shared !== null && (prefixes.has(shared) || shared === after)) continue;
    if (contents.length + prefixes.size >= maxReturned) {
      truncated = true;
      break;
    }
    last = shared ?? key;
    if (shared !== null) prefixes.add(shared);
    else {
      contents.push({
        Key: text(key),
        LastModified: new Date(object.modifiedAt).toISOString(),
        ETag: object.etag,
        Size: object.size,
        StorageClass: 'STANDARD',
      });
    }
  }
  return {
    Name: bucket,
    Prefix: text(prefix),
    KeyCount: contents.length + prefixes.size,
    MaxKeys: maxReturned,
    IsTruncated: truncated,
    ...(truncated && { NextContinuationToken: Buffer.from(last).toString('base64url') }),
    Contents: contents,
    CommonPrefixes: [...prefixes].map((shared) => ({ Prefix: text(shared) })),
  };
}

function readToken(token: string): string {
  const text = Buffer.from(token, 'base64url').toString('utf8');
  if (text === '') throw new AwsError('InvalidArgument', 'The continuation token provided is incorrect');
  return text;
}
