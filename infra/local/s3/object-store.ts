import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { AwsError } from '../http/aws-endpoint.ts';
import type { Store } from '../machine/store.ts';

const minPartBytes = 5 * 1024 * 1024;

const storedFile = z.object({ file: z.string(), size: z.number(), etag: z.string() });
const storedObject = storedFile.extend({
  /** In milliseconds since 1970. */
  modifiedAt: z.number(),
  /** The headers to answer with, in lower case: its media type, `x-amz-meta-*` and the like. */
  headers: z.record(z.string(), z.string()),
});
const storedUpload = z.object({ key: z.string(), headers: z.record(z.string(), z.string()) });

/** An object as stored. Its bytes are in a separate file. */
type StoredObject = z.infer<typeof storedObject>;

/** The objects of one bucket and its unfinished uploads. */
export interface ObjectStore {
  /** Writes an object and returns its entity tag. */
  put(key: string, body: Buffer, headers: Record<string, string>): string;
  find(key: string): StoredObject | undefined;
  read(object: StoredObject): Buffer;
  delete(key: string): void;
  /** All objects, ordered by the UTF-8 bytes of their keys. */
  list(): { key: string; object: StoredObject }[];
  beginUpload(key: string, headers: Record<string, string>): string;
  /**
   * Writes a part and returns its entity tag. Throws an AwsError if there is no such upload, as do the methods
   * below.
   */
  putPart(key: string, uploadId: string, number: number, body: Buffer): string;
  /** Combines the named parts into an object and returns its entity tag. */
  completeUpload(key: string, uploadId: string, parts: { number: number; etag: string }[]): string;
  abortUpload(key: string, uploadId: string): void;
}

/**
 * Opens a bucket. Each object has a row in the store, which names the file with its bytes. An object therefore
 * exists completely or not at all, whenever the process ends.
 */
export function openObjectStore(bucket: string, folder: string, store: Store): ObjectStore {
  const objects = `s3-objects-of-${bucket}`;
  const uploads = `s3-uploads-of-${bucket}`;
  const partsOf = (uploadId: string) => `s3-parts-of-${uploadId}`;
  mkdirSync(folder, { recursive: true });

  function find(key: string): StoredObject | undefined {
    const record = store.get(objects, key);
    return record === undefined ? undefined : storedObject.parse(record);
  }

  function writeFile(body: Buffer): z.infer<typeof storedFile> {
    const file = randomUUID();
    writeFileSync(join(folder, file), body, { mode: 0o600 });
    return { file, size: body.length, etag: `"${createHash('md5').update(body).digest('hex')}"` };
  }

  function removeFile(file: string) {
    rmSync(join(folder, file), { force: true });
  }

  function putObject(key: string, written: z.infer<typeof storedFile>, headers: Record<string, string>) {
    const before = find(key);
    store.put(objects, key, { ...written, modifiedAt: Date.now(), headers } satisfies StoredObject);
    if (before) removeFile(before.file);
    return written.etag;
  }

  function uploadOf(key: string, uploadId: string): z.infer<typeof storedUpload> {
    const upload = storedUpload.safeParse(store.get(uploads, uploadId)).data;
    if (upload?.key === key) return upload;
    throw new AwsError('NoSuchUpload', 'The specified multipart upload does not exist.', 404);
  }

  function partsUnderWay(uploadId: string) {
    return store
      .list(partsOf(uploadId))
      .map(({ key, value }) => ({ number: Number(key), ...storedFile.parse(value) }));
  }

  function endUpload(uploadId: string) {
    const parts = partsUnderWay(uploadId);
    store.transaction(() => {
      store.delete(uploads, uploadId);
      for (const { number } of parts) store.delete(partsOf(uploadId), String(number));
    });
    for (const { file } of parts) removeFile(file);
  }

  return {
    put: (key, body, headers) => putObject(key, writeFile(body), headers),
    find,
    read: ({ file }) => readFileSync(join(folder, file)),
    delete(key) {
      const object = find(key);
      if (!object) return;
      store.delete(objects, key);
      removeFile(object.file);
    },
    list: () => store.list(objects).map(({ key, value }) => ({ key, object: storedObject.parse(value) })),
    beginUpload(key, headers) {
      const uploadId = randomUUID();
      store.put(uploads, uploadId, { key, headers });
      return uploadId;
    },
    putPart(key, uploadId, number, body) {
      uploadOf(key, uploadId);
      const before = storedFile.safeParse(store.get(partsOf(uploadId), String(number))).data;
      const part = writeFile(body);
      store.put(partsOf(uploadId), String(number), part);
      if (before) removeFile(before.file);
      return part.etag;
    },
    completeUpload(key, uploadId, named) {
      const { headers } = uploadOf(key, uploadId);
      const present = new Map(partsUnderWay(uploadId).map((part) => [part.number, part]));
      if (named.some(({ number }, index) => number <= (named[index - 1]?.number ?? 0))) {
        throw new AwsError('InvalidPartOrder', 'The list of parts was not in ascending order.');
      }
      const digest = createHash('md5');
      const chosen = named.map(({ number, etag }, index) => {
        const part = present.get(number);
        if (!part || part.etag.replaceAll('"', '') !== etag.replaceAll('"', '')) {
          throw new AwsError(
            'InvalidPart',
            `Part ${number} could not be found, or its entity tag is another.`,
          );
        }
        if (index < named.length - 1 && part.size < minPartBytes) {
          throw new AwsError('EntityTooSmall', `Part ${number} is smaller than ${minPartBytes} bytes.`);
        }
        digest.update(part.etag.replaceAll('"', ''), 'hex');
        return part;
      });
      const file = randomUUID();
      writeFileSync(join(folder, file), '', { mode: 0o600 });
      for (const part of chosen) appendFileSync(join(folder, file), readFileSync(join(folder, part.file)));
      const size = chosen.reduce((sum, part) => sum + part.size, 0);
      const etag = putObject(
        key,
        { file, size, etag: `"${digest.digest('hex')}-${chosen.length}"` },
        headers,
      );
      endUpload(uploadId);
      return etag;
    },
    abortUpload(key, uploadId) {
      uploadOf(key, uploadId);
      endUpload(uploadId);
    },
  };
}
