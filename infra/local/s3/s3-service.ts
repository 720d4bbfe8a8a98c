import { join } from 'node:path';
import { AwsError, type AwsService } from '../http/aws-endpoint.ts';
import type { HttpRequest, HttpResponse } from '../http/http-message.ts';
import type { Store } from '../machine/store.ts';
import type { Resource } from '../template/template.ts';
import { listObjects } from './list-objects.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import { readUpload } from './request-body.ts';
import { checkSignature } from './signature.ts';
import { readXml, writeXml, type XmlContent } from './xml.ts';

/** A request to a bucket, and to a key in it if the path names one. */
interface Call {
  objects: ObjectStore;
  bucket: string;
  key: string;
  query: Map<string, string>;
  request: HttpRequest;
}

/** Headers of an upload that are stored and returned with the object. */
const storedHeader =
  /^(content-type|content-disposition|content-encoding|content-language|cache-control|expires|x-amz-meta-.+)$/;

/** Parameters that select an operation. All others are for signatures or for the SDK's own use. */
const subresource =
  /^(acl|attributes|cors|legal-hold|lifecycle|location|object-lock|policy|restore|retention|select|tagging|torrent|versionId|versioning|versions|website)$/;

const operations: Record<string, (call: Call) => HttpResponse> = {
  'GET bucket list-type': ({ objects, bucket, query }) =>
    xml('ListBucketResult', listObjects(bucket, objects, query)),
  'POST bucket delete': deleteObjects,
  'PUT object': putObject,
  'GET object': getObject,
  'HEAD object': getObject,
  'DELETE object'({ objects, key }) {
    objects.delete(key);
    return answer(204);
  },
  'POST object uploads'({ objects, bucket, key, request }) {
    const UploadId = objects.beginUpload(key, storedHeaders(request));
    return xml('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId });
  },
  'PUT object uploadId'({ objects, key, query, request }) {
    const number = Number(query.get('partNumber'));
    if (!(Number.isInteger(number) && number >= 1 && number <= 10_000)) {
      throw new AwsError('InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive.');
    }
    const etag = objects.putPart(key, query.get('uploadId') ?? '', number, readUpload(request));
    return answer(200, [['etag', etag]]);
  },
  'POST object uploadId'({ objects, bucket, key, query, request }) {
    const parts = readXml(request.body?.toString('utf8') ?? '', 'Part').map(({ PartNumber, ETag = '' }) => ({
      number: Number(PartNumber),
      etag: ETag,
    }));
    if (parts.length === 0) throw new AwsError('MalformedXML', 'The list of parts is empty.');
    const ETag = objects.completeUpload(key, query.get('uploadId') ?? '', parts);
    return xml('CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag });
  },
  'DELETE object uploadId'({ objects, key, query }) {
    objects.abortUpload(key, query.get('uploadId') ?? '');
    return answer(204);
  },
};

/**
 * S3 over HTTP for the buckets of the template that no deployment fills. The objects are stored below `folder`.
 * Every request must be signed, in its header or as a presigned link, with a key whose secret `secretOf` returns.
 * `authorize` throws an AwsError if the key's owner may not make the request.
 */
export function s3Service(options: {
  resources: Resource[];
  store: Store;
  folder: string;
  secretOf: (accessKeyId: string) => string | undefined;
  authorize?: (request: HttpRequest) => void;
  now: () => Date;
}): AwsService {
  const { resources, store, folder, secretOf, authorize, now } = options;
  const deployed = resources
    .filter(({ type }) => type === 'Custom::CDKBucketDeployment')
    .map(({ properties }) => properties.DestinationBucketName);
  const buckets = new Map(
    resources
      .filter(({ type, id }) => type === 'AWS::S3::Bucket' && !deployed.includes(id))
      .map(({ id }) => [id, openObjectStore(id, join(folder, id), store)]),
  );

  function handle(request: HttpRequest): HttpResponse {
    checkSignature(request, secretOf, now());
    authorize?.(request);
    const [, bucket = '', ...rest] = request.path.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const objects = buckets.get(bucket);
    if (!objects) throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
    const query = new Map(new URLSearchParams(request.query));
    const wanted = ['list-type', 'delete', 'uploads', 'uploadId'].find((name) => query.has(name));
    const name = [request.method, key === '' ? 'bucket' : 'object', wanted].filter(Boolean).join(' ');
    const operation = operations[name];
    const other = [...query.keys()].find((each) => subresource.test(each));
    const copy = request.headers.has('x-amz-copy-source') ? 'x-amz-copy-source' : undefined;
    if (!operation || other || copy) {
      throw new AwsError('NotImplemented', `The local S3 has no ${name} ${other ?? copy ?? ''}`.trim(), 501);
    }
    return operation({ objects, bucket, key, query, request });
  }

  return async (request) => {
    try {
      return handle(request);
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const { status, name: Code, message: Message } = error;
      return { ...xml('Error', { Code, Message }), status };
    }
  };
}

function putObject({ objects, key, request }: Call): HttpResponse {
  if (request.headers.get('if-none-match')?.[0] === '*' && objects.find(key)) {
    throw new AwsError(
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
      412,
    );
  }
  return answer(200, [['etag', objects.put(key, readUpload(request), storedHeaders(request))]]);
}

function getObject({ objects, key, query, request }: Call): HttpResponse {
  const object = objects.find(key);
  if (!object) throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404);
  // https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html: a link may override headers of the answer.
  const overrides = [...query].flatMap(([name, value]): [string, string][] =>
    name.startsWith('response-') ? [[name.slice('response-'.length), value]] : [],
  );
  const response = answer(200, [
    ['content-type', 'binary/octet-stream'],
    ...Object.entries(object.headers),
    ...overrides,
    ['etag', object.etag],
    ['last-modified', new Date(object.modifiedAt).toUTCString()],
  ]);
  if (request.headers.get('if-none-match')?.includes(object.etag)) return { ...response, status: 304 };
  return { ...response, body: objects.read(object) };
}

function deleteObjects({ objects, request }: Call): HttpResponse {
  const text = request.body?.toString('utf8') ?? '';
  const keys = readXml(text, 'Object').map(({ Key = '' }) => Key);
  if (keys.length === 0 || keys.length > 1000) {
    throw new AwsError('MalformedXML', 'A request deletes 1 to 1000 objects.');
  }
  for (const key of keys) objects.delete(key);
  const quiet = readXml(text, 'Delete')[0]?.Quiet === 'true';
  return xml('DeleteResult', quiet ? {} : { Deleted: keys.map((Key) => ({ Key })) });
}

function storedHeaders(request: HttpRequest): Record<string, string> {
  const stored = [...request.headers].flatMap(([name, [value]]): [string, string][] => {
    if (!storedHeader.test(name) || value === undefined) return [];
    // How the upload was split into chunks is not a property of the object.
    const own = name === 'content-encoding' ? value.replace(/^aws-chunked,? */, '') : value;
    return own === '' ? [] : [[name, own]];
  });
  return Object.fromEntries(stored);
}

function xml(name: string, content: XmlContent): HttpResponse {
  return {
    ...answer(200, [['content-type', 'application/xml']]),
    body: Buffer.from(writeXml(name, content)),
  };
}

function answer(status: number, headers: [string, string][] = []): HttpResponse {
  return { status, headers: new Map(headers.map(([name, value]) => [name, [value]])), body: Buffer.alloc(0) };
}
