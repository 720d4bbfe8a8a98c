import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod';
import { contentTypeOf } from '../http/content-type.ts';
import { StartError } from '../machine/start-error.ts';
import { ofType } from '../template/find-resources.ts';
import type { Resource } from '../template/template.ts';

/** An object of a bucket. */
export interface StoredObject {
  body: Buffer;
  etag: string;
  contentType: string;
  cacheControl: string | null;
}

/** A bucket with the contents of its deployments. */
export interface Bucket {
  domainName: string;
  /** Whether CloudFront may list it. If so, a missing object is a 404, otherwise a 403. */
  listable: boolean;
  get(key: string): StoredObject | undefined;
}

const deploymentProperties = z.looseObject({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.string())).default([]),
  SourceMarkersConfig: z.array(z.looseObject({ jsonEscape: z.boolean().optional() })).default([]),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
  Include: z.undefined({ error: 'Include is not supported' }).optional(),
  Exclude: z.undefined({ error: 'Exclude is not supported' }).optional(),
});

const policyProperties = z.looseObject({
  Bucket: z.string(),
  PolicyDocument: z.looseObject({
    Statement: z.array(
      z.looseObject({
        Effect: z.string(),
        Action: z.union([z.string(), z.array(z.string())]),
        Principal: z.unknown(),
      }),
    ),
  }),
});

/** Fills the buckets of the template from the deployments to them, with markers replaced by values of the stack. */
export function createBuckets(resources: Resource[], assets: Map<string, string>): Map<string, Bucket> {
  const contents = new Map<string, Map<string, () => StoredObject>>();
  const buckets = ofType(resources, 'AWS::S3::Bucket');
  for (const { id } of buckets) contents.set(id, new Map());
  for (const resource of ofType(resources, 'Custom::CDKBucketDeployment')) {
    const parsed = deploymentProperties.safeParse(resource.properties);
    if (!parsed.success) {
      throw new StartError(`Deployment "${resource.logicalId}": ${parsed.error.issues[0]?.message}.`);
    }
    const { SourceObjectKeys, SourceMarkers, SourceMarkersConfig, SystemMetadata, ...rest } = parsed.data;
    const content = contents.get(rest.DestinationBucketName);
    for (const [index, objectKey] of SourceObjectKeys.entries()) {
      const folder = assets.get(objectKey);
      if (!content || !folder) {
        throw new StartError(`Deployment "${resource.logicalId}" has no bucket or no files to copy.`);
      }
      const markers = SourceMarkers[index] ?? {};
      const asJson = SourceMarkersConfig[index]?.jsonEscape ?? false;
      for (const file of filesBelow(folder)) {
        const name = relative(folder, file).split(sep).join('/');
        const key = [rest.DestinationBucketKeyPrefix, name].filter(Boolean).join('/');
        content.set(
          key,
          once(() => readObject(file, markers, asJson, SystemMetadata)),
        );
      }
    }
  }
  const listable = new Set(
    ofType(resources, 'AWS::S3::BucketPolicy')
      .map((resource) => policyProperties.parse(resource.properties))
      .filter(({ PolicyDocument }) =>
        PolicyDocument.Statement.some(
          ({ Effect, Action, Principal }) =>
            Effect === 'Allow' &&
            [Action].flat().includes('s3:ListBucket') &&
            JSON.stringify(Principal).includes('cloudfront'),
        ),
      )
      .map(({ Bucket }) => Bucket),
  );
  return new Map(
    buckets.map(({ id, attributes }) => [
      id,
      {
        domainName: attributes.RegionalDomainName ?? id,
        listable: listable.has(id),
        get: (key) => contents.get(id)?.get(key)?.(),
      },
    ]),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readObject(
  file: string,
  markers: Record<string, string>,
  asJson: boolean,
  metadata: Record<string, string>,
): StoredObject {
  let body = readFileSync(file);
  for (const [marker, value] of Object.entries(markers)) {
    if (!body.includes(marker)) continue;
    // The marker is inside a JSON string, so its value is escaped.
    const text = asJson ? JSON.stringify(value).slice(1, -1) : value;
    body = Buffer.from(body.toString('utf8').replaceAll(marker, () => text));
  }
  return {
    body,
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    contentType: metadata['content-type'] ?? contentTypeOf(file),
    cacheControl: metadata['cache-control'] ?? null,
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
