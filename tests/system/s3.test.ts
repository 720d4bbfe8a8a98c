import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  NoSuchBucket,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startAwsEndpoint } from '../../infra/local/http/aws-endpoint.ts';
import { openStore } from '../../infra/local/machine/store.ts';
import { s3Service } from '../../infra/local/s3/s3-service.ts';
import { clientSettings } from './aws-client.ts';

const Bucket = 'shop-exports';
const partBytes = 5 * 1024 * 1024;

let folder: string;
let stops: (() => unknown)[];
let time: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 's3-'));
  stops = [];
  time = Date.now();
});

afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true });
});

/** Two buckets used with the real SDK, one of them filled by a deployment. A second call opens them again. */
async function start(credentials?: { accessKeyId: string; secretAccessKey: string }) {
  const store = openStore(join(folder, 'local.db'));
  const bucket = (id: string) => ({
    logicalId: id,
    type: 'AWS::S3::Bucket',
    id,
    attributes: {},
    properties: {},
  });
  const deployment = {
    logicalId: 'Deployment',
    type: 'Custom::CDKBucketDeployment',
    id: 'Deployment',
    attributes: {},
    properties: { DestinationBucketName: 'shop-site' },
  };
  const settings = clientSettings('');
  const s3 = s3Service({
    resources: [bucket(Bucket), bucket('shop-site'), deployment],
    store,
    folder: join(folder, 'objects'),
    secretOf: (key) =>
      key === settings.credentials.accessKeyId ? settings.credentials.secretAccessKey : undefined,
    now: () => new Date(time),
  });
  const endpoint = await startAwsEndpoint({ s3 });
  const sdk = new S3Client({
    ...settings,
    endpoint: endpoint.url,
    ...(credentials && { credentials }),
  });
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    sdk.destroy();
    await endpoint.stop();
    store.close();
  };
  stops.push(stop);
  return {
    sdk,
    stop,
    url: endpoint.url,
    put: (Key: string, Body: PutObjectCommandInput['Body'], more: Partial<PutObjectCommandInput> = {}) =>
      sdk.send(new PutObjectCommand({ Bucket, Key, Body, ...more })),
    async text(Key: string) {
      const { Body } = await sdk.send(new GetObjectCommand({ Bucket, Key }));
      return Body?.transformToString();
    },
    list: (more: Partial<ListObjectsV2CommandInput> = {}) =>
      sdk.send(new ListObjectsV2Command({ Bucket, ...more })),
  };
}

test('an object is read with its bytes, its media type and its metadata', async () => {
  const { sdk, put } = await start();
  const { ETag } = await put('exports/Ünï +&%.json', '{"a":1}', {
    ContentType: 'application/json',
    Metadata: { user: 'u1' },
  });
  const { Body, ...facts } = await sdk.send(new GetObjectCommand({ Bucket, Key: 'exports/Ünï +&%.json' }));
  expect(await Body?.transformToString()).toBe('{"a":1}');
  expect(facts).toMatchObject({
    ETag,
    ContentType: 'application/json',
    ContentLength: 7,
    Metadata: { user: 'u1' },
  });
  const head = await sdk.send(new HeadObjectCommand({ Bucket, Key: 'exports/Ünï +&%.json' }));
  expect(head).toMatchObject({ ETag, ContentLength: 7 });
});

test('a stream is stored without its chunk framing', async () => {
  const { put, text } = await start();
  const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index}\r\n`);
  const ContentLength = lines.join('').length;
  await put('lines.txt', Readable.from(lines.map((line) => Buffer.from(line))), { ContentLength });
  expect(await text('lines.txt')).toBe(lines.join(''));
});

test('objects survive the end of the process; a second upload replaces the first', async () => {
  const first = await start();
  await first.put('a', 'one');
  await first.put('a', 'two');
  await first.stop();
  const second = await start();
  expect(await second.text('a')).toBe('two');
  expect((await second.list()).Contents).toMatchObject([{ Key: 'a', Size: 3 }]);
});

test('missing or deleted objects are reported as missing', async () => {
  const { sdk, put, text } = await start();
  await put('a', 'one');
  await sdk.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await sdk.send(new DeleteObjectCommand({ Bucket, Key: 'never was' }));
  await expect(text('a')).rejects.toBeInstanceOf(NoSuchKey);
  await expect(sdk.send(new HeadObjectCommand({ Bucket, Key: 'a' }))).rejects.toBeInstanceOf(NotFound);
  for (const other of ['shop-site', 'shop-none']) {
    const get = new GetObjectCommand({ Bucket: other, Key: 'index.html' });
    await expect(sdk.send(get), other).rejects.toBeInstanceOf(NoSuchBucket);
  }
});

test('an upload that must be the first is refused when it is not', async () => {
  const { put, text } = await start();
  await put('once', 'first', { IfNoneMatch: '*' });
  await expect(put('once', 'second', { IfNoneMatch: '*' })).rejects.toThrow(/pre-conditions/);
  expect(await text('once')).toBe('first');
});

test('keys are listed in order, page by page, those below a delimiter as one', async () => {
  const { sdk, put, list } = await start();
  for (const key of ['b/2', 'a', 'b/1', 'c', 'b&<"', 'b/1/x']) await put(key, key);
  const pages: string[][] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await list({ MaxKeys: 2, Delimiter: '/', ...(ContinuationToken && { ContinuationToken }) });
    const names = [
      ...(page.Contents ?? []).map(({ Key }) => Key),
      ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
    ];
    pages.push(names.map(String));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  expect(pages).toEqual([
    ['a', 'b&<"'],
    ['c', 'b/'],
  ]);
  expect((await list({ Prefix: 'b/', StartAfter: 'b/1' })).Contents?.map(({ Key }) => Key)).toEqual([
    'b/1/x',
    'b/2',
  ]);

  const Objects = ['a', 'b&<"', 'not there'].map((Key) => ({ Key }));
  await sdk.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect((await list()).Contents?.map(({ Key }) => Key)).toEqual(['b/1', 'b/1/x', 'b/2', 'c']);
});

test('a multipart upload becomes an object when it is completed, and nothing when it is aborted', async () => {
  const { sdk, text, list } = await start();
  const begin = async (Key: string) => {
    const { UploadId } = await sdk.send(
      new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'text/csv' }),
    );
    const part = async (PartNumber: number, Body: string | Buffer) => {
      const { ETag } = await sdk.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
      return { ETag, PartNumber };
    };
    const complete = (Parts: { ETag: string | undefined; PartNumber: number }[]) =>
      sdk.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
    return { UploadId, part, complete };
  };
  const big = await begin('big.csv');
  const tail = await big.part(2, 'end');
  const head = await big.part(1, Buffer.alloc(partBytes, 'x'));
  expect((await list()).Contents).toBeUndefined();
  await expect(big.complete([tail, head])).rejects.toThrow(/ascending/);
  expect((await big.complete([head, tail])).ETag).toMatch(/^"[0-9a-f]{32}-2"$/);
  expect(await text('big.csv')).toBe(`${'x'.repeat(partBytes)}end`);
  expect(await sdk.send(new HeadObjectCommand({ Bucket, Key: 'big.csv' }))).toMatchObject({
    ContentType: 'text/csv',
  });

  const small = await begin('small.csv');
  const parts = [await small.part(1, 'too small'), await small.part(2, 'end')];
  await expect(small.complete(parts)).rejects.toThrow(/smaller than/);
  const { UploadId } = small;
  await sdk.send(new AbortMultipartUploadCommand({ Bucket, Key: 'small.csv', UploadId }));
  await expect(small.part(3, 'late')).rejects.toThrow(/multipart upload does not exist/);
  expect((await list()).Contents?.map(({ Key }) => Key)).toEqual(['big.csv']);
});

test('a presigned link opens its object, as it says, until it expires', async () => {
  const { sdk, put } = await start();
  await put('exports/u1.json', '{}', { ContentType: 'application/json' });
  const link = await getSignedUrl(
    sdk,
    new GetObjectCommand({
      Bucket,
      Key: 'exports/u1.json',
      ResponseContentDisposition: 'attachment; filename="my data.json"',
    }),
    { expiresIn: 60 },
  );
  const opened = await fetch(link);
  expect(opened.status).toBe(200);
  expect(await opened.text()).toBe('{}');
  expect(opened.headers.get('content-disposition')).toBe('attachment; filename="my data.json"');
  time += 62_000;
  const late = await fetch(link);
  expect(late.status).toBe(403);
  expect(await late.text()).toContain('<Message>Request has expired</Message>');
});

test('a link with any change opens nothing', async () => {
  const { sdk, url, put } = await start();
  await put('exports/u1.json', '{}');
  await put('exports/u2.json', '{}');
  const link = await getSignedUrl(sdk, new GetObjectCommand({ Bucket, Key: 'exports/u1.json' }), {
    expiresIn: 60,
  });
  const changes: Record<string, string> = {
    'another key': link.replace('u1.json', 'u2.json'),
    'a longer life': link.replace('Expires=60', 'Expires=600'),
    'another name for the file': `${link}&response-content-disposition=inline`,
    'another signature': link.replace(
      /Signature=./,
      (text) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`,
    ),
    'no signature': link.replace(/&X-Amz-Signature=[^&]+/, ''),
    'no credential': link.replace(/X-Amz-Credential=[^&]+&/, ''),
    'nothing signed': `${url}/${Bucket}/exports/u1.json`,
  };
  for (const [change, changed] of Object.entries(changes)) {
    expect((await fetch(changed)).status, change).toBe(403);
  }
  expect((await fetch(link, { method: 'DELETE' })).status).toBe(403);
  expect((await fetch(link)).status).toBe(200);
});

test('a caller with another secret is refused', async () => {
  const stranger = await start({ accessKeyId: 'local', secretAccessKey: 'another' });
  await expect(stranger.put('a', 'one')).rejects.toThrow(/signature/);
});

test('whatever the key and the bytes, they come back', async () => {
  const { put, sdk } = await start();
  const key = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter((text) => !/^\.{1,2}$|\/\.{0,2}(\/|$)|^\.{0,2}\//.test(text));
  await fc.assert(
    fc.asyncProperty(key, fc.uint8Array({ maxLength: 200 }), async (Key, bytes) => {
      await put(Key, bytes);
      const { Body } = await sdk.send(new GetObjectCommand({ Bucket, Key }));
      expect(await Body?.transformToByteArray()).toEqual(bytes);
    }),
    { numRuns: 60 },
  );
});

test('what the local S3 does not support is refused by name', async () => {
  const { sdk, url } = await start();
  const { GetObjectTaggingCommand, CopyObjectCommand } = await import('@aws-sdk/client-s3');
  await expect(sdk.send(new GetObjectTaggingCommand({ Bucket, Key: 'a' }))).rejects.toThrow(
    /no GET object tagging/,
  );
  const copy = new CopyObjectCommand({ Bucket, Key: 'b', CopySource: `${Bucket}/a` });
  await expect(sdk.send(copy)).rejects.toThrow(/x-amz-copy-source/);
  expect((await fetch(url)).status).toBe(403);
});
