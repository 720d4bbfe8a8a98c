import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { HeadObjectCommand, NotFound, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type EnvironmentConfig, registerTablePrefix } from '../../config.ts';
import { connectCloud } from '../../deployment/cloud.ts';
import { DeploymentError, placeOf, requireAccount } from '../../deployment/deployment.ts';
import type { Build } from './build-register.ts';
import { importTable } from './import-table.ts';
import { publishBuild } from './publish-register.ts';

/** The time between two looks at an import, which takes minutes, in milliseconds. */
const lookMs = 15_000;

/**
 * Publishes a build in a deployed environment: copies its parts to S3, and makes DynamoDB import them into a new table. Parts
 * that are already there are not copied again. If an import is running, it waits for that one.
 */
export async function publishOnAws(
  config: EnvironmentConfig,
  build: Build,
  now: Date,
  { waitMs = lookMs }: { readonly waitMs?: number } = {},
): Promise<string> {
  const place = placeOf(config);
  const cloud = connectCloud(place);
  await requireAccount(place, cloud);
  const outputs = (await cloud.stack(`buyerscope-${config.name}`))?.outputs;
  const [bucket, table] = [outputs?.get('RegisterBuilds'), outputs?.get('DataTable')];
  if (bucket === undefined || table === undefined) {
    throw new DeploymentError(
      `${config.name} has no place for a register yet: run npm run deploy -- --env ${config.name}`,
    );
  }
  const s3 = new S3Client({ region: place.region });
  const dynamo = new DynamoDBClient({ region: place.region });
  const client = DynamoDBDocumentClient.from(dynamo);
  const makeTable = (name: string) => {
    const arn = `arn:aws:dynamodb:${place.region}:${place.account}:table/${name}`;
    return importTable(dynamo, { name, arn, bucket, build }, waitMs, () => copyParts(s3, bucket, build));
  };
  const product = { name: table, client };
  return publishBuild(product, build, { prefix: registerTablePrefix(config), makeTable, now });
}

async function copyParts(s3: S3Client, bucket: string, { id, folder, parts }: Build): Promise<void> {
  for (const part of parts) {
    const object = { Bucket: bucket, Key: `${id}/${part}` };
    const file = join(folder, part);
    const { size } = statSync(file);
    if ((await sizeOf(s3, object)) === size) continue;
    await s3.send(new PutObjectCommand({ ...object, Body: createReadStream(file), ContentLength: size }));
  }
}

async function sizeOf(
  s3: S3Client,
  object: { readonly Bucket: string; readonly Key: string },
): Promise<number | undefined> {
  try {
    return (await s3.send(new HeadObjectCommand(object))).ContentLength;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
