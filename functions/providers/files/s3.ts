import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { UserFiles } from '../../domain/account/account-jobs.ts';

/** The size of one part in bytes. S3 accepts smaller ones only as the last part, and at most 10,000 parts. */
const partBytes = 8 * 1024 * 1024;

/** Private files in one S3 bucket, whose lifecycle rule deletes them after their time. */
export function s3UserFiles(bucket: string): UserFiles {
  const client = new S3Client({
    requestHandler: { connectionTimeout: 2000, requestTimeout: 60_000, throwOnRequestTimeout: true },
  });
  return {
    // An aborted upload stays invisible, and the bucket's lifecycle rule removes its parts.
    async write(name, text) {
      const object = { Bucket: bucket, Key: name };
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ ...object, ContentType: 'application/json; charset=utf-8' }),
      );
      const parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for await (const Body of inParts(text)) {
        const PartNumber = parts.length + 1;
        const { ETag } = await client.send(new UploadPartCommand({ ...object, UploadId, PartNumber, Body }));
        parts.push({ PartNumber, ETag });
      }
      await client.send(
        new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts: parts } }),
      );
    },

    link(name, downloadName, seconds) {
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: name,
        ResponseContentDisposition: `attachment; filename="${downloadName}"`,
      });
      return getSignedUrl(client, command, { expiresIn: seconds });
    },

    async deleteAll(prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      )) {
        if (Contents.length === 0) continue;
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({
            Bucket: bucket,
            Delete: { Objects: Contents.map(({ Key }) => ({ Key })), Quiet: true },
          }),
        );
        if (Errors.length > 0)
          throw new Error(`${Errors.length} files could not be deleted: ${Errors[0]?.Code}`);
      }
    },
  };
}

/** Splits a stream of text into parts that S3 accepts. An empty text is one empty part. */
async function* inParts(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let parts = 0;
  for await (const piece of text) {
    const next = Buffer.from(piece);
    pieces.push(next);
    bytes += next.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(pieces);
    parts += 1;
    pieces = [];
    bytes = 0;
  }
  if (bytes > 0 || parts === 0) yield Buffer.concat(pieces);
}
