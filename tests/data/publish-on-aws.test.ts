import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchBucket,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { getPublishedRegister } from '../../functions/data/register/published-register.ts';
import { tableRegister } from '../../functions/data/register/table-register.ts';
import type { Table } from '../../functions/data/table.ts';
import { type EnvironmentConfig, environmentConfig } from '../../infra/config.ts';
import { startAwsEndpoint } from '../../infra/local/http/aws-endpoint.ts';
import { openStore } from '../../infra/local/machine/store.ts';
import { s3Service } from '../../infra/local/s3/s3-service.ts';
import { publishedLists } from '../../infra/register/lists/published-lists.ts';
import { addList } from '../../infra/register/work/add-list.ts';
import { type Build, buildRegister } from '../../infra/register/work/build-register.ts';
import { hasTable } from '../../infra/register/work/fill-table.ts';
import { publishOnAws } from '../../infra/register/work/publish-on-aws.ts';
import { withdrawOnAws } from '../../infra/register/work/withdraw-on-aws.ts';
import { openWorkspace } from '../../infra/register/work/workspace.ts';
import { account, type EmulatedImport, emulatedImport } from './emulated-import.ts';
import { emptyTable } from './table.ts';

const Bucket = 'register-builds';
const prod: EnvironmentConfig = {
  ...environmentConfig('prod'),
  place: { account, region: 'us-east-1' },
  mailSender: 'no-reply@mail.seller.test',
  operatorAddress: 'operator@seller.test',
};
const prefix = 'buyerscope-register-prod-';
const folder = mkdtempSync(join(tmpdir(), 'register-on-aws-'));
const waitMs = 5;
let product: Table;
let firstBuild: Build;
let builds = 0;
let aws: { readonly url: string; stop(): Promise<void> };
let imports: EmulatedImport;
/** Whether the environment has its stack. */
let isDeployed = true;
let s3: S3Client;

/** The answers of STS and CloudFormation, which publishing asks where it is. */
function xmlAnswer(text: string, status = 200) {
  return { status, headers: new Map([['content-type', ['text/xml']]]), body: Buffer.from(text) };
}

beforeAll(async () => {
  product = await emptyTable();
  const { bigpicture } = publishedLists;
  if (bigpicture === undefined) throw new Error('There is no BigPicture');
  const csv = join(folder, 'list.csv');
  const rows = Array.from(
    { length: 3_000 },
    (_, at) => `Firm ${at},firm${at}.example,solar panels,AT,Graz,11-50,1999`,
  );
  writeFileSync(csv, ['name,website,industry,country_code,city,size,founded', ...rows].join('\n'));
  const workspace = openWorkspace(join(folder, 'work'));
  const source = { id: 'bigpicture', date: '2026-01-01', list: bigpicture };
  await addList(workspace, csv, source, new AbortController().signal);
  firstBuild = buildRegister(workspace, new Date('2026-01-01T00:00:00Z'));
  workspace.close();

  const store = openStore(':memory:');
  const bucket = { logicalId: Bucket, type: 'AWS::S3::Bucket', id: Bucket, attributes: {}, properties: {} };
  const secretOf = () => 'test';
  imports = emulatedImport(inject('dynamoDbEndpoint'), objectsIn);
  const output = (key: string, value: string) =>
    `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;
  aws = await startAwsEndpoint({
    s3: s3Service({
      resources: [bucket],
      store,
      folder: join(folder, 'objects'),
      secretOf,
      now: () => new Date(),
    }),
    dynamodb: (request) => imports.service(request),
    sts: async () =>
      xmlAnswer(
        `<GetCallerIdentityResponse><GetCallerIdentityResult><Account>${account}</Account></GetCallerIdentityResult></GetCallerIdentityResponse>`,
      ),
    cloudformation: async () =>
      isDeployed
        ? xmlAnswer(`<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>any</StackName>
        <StackStatus>UPDATE_COMPLETE</StackStatus><Outputs>${output('RegisterBuilds', Bucket)}${output('DataTable', product.name)}
        </Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`)
        : xmlAnswer(
            '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack does not exist</Message></Error></ErrorResponse>',
            400,
          ),
  });
  s3 = new S3Client({
    endpoint: aws.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
});

afterAll(async () => {
  await aws?.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  vi.stubEnv('AWS_ENDPOINT_URL', aws.url);
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', undefined);
  Object.assign(imports, { looks: 2, failure: null });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function objectsIn(bucket: string, Prefix: string): Promise<readonly Buffer[] | null> {
  try {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix }));
    return await Promise.all(
      Contents.map(async ({ Key }) => {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      }),
    );
  } catch (error) {
    if (error instanceof NoSuchBucket) return null;
    throw error;
  }
}

/** The same companies under the id of a later build. */
function laterBuild(): Build {
  builds += 1;
  return { ...firstBuild, id: `2026010100${String(builds).padStart(7, '0')}` };
}

const publish = (build: Build) => publishOnAws(prod, build, new Date(), { waitMs });
const published = async () => (await getPublishedRegister(product))?.table;

async function itemsIn(table: string): Promise<number> {
  let items = 0;
  for await (const { Count = 0 } of paginateScan({ client: product.client }, { TableName: table }))
    items += Count;
  return items;
}

describe('publishing a register on AWS', () => {
  it('copies the build, has it imported into a new table, and switches searches to it', async () => {
    const build = laterBuild();
    const table = await publish(build);
    expect(table).toBe(`${prefix}${build.id}`);
    expect(await published()).toBe(table);
    expect(await itemsIn(table)).toBe(build.items);
    const register = tableRegister(product.client, async () => table);
    const [company] = await register.companiesOf(['solar panel'], new AbortController().signal);
    expect(company).toMatchObject({ industry: 'solar panels', source: { name: 'BigPicture' } });
  });

  it('stays with the register before while an import is under way, and keeps its table after it', async () => {
    const before = await published();
    const build = laterBuild();
    imports.looks = 20;
    const publishing = publish(build);
    for (let look = 0; look < 10; look += 1) {
      await pause(waitMs);
      expect(await published()).toBe(before);
    }
    expect(await publishing).toBe(`${prefix}${build.id}`);
    expect(await hasTable(product.client, String(before))).toBe(true);
  });

  it('does not import a published build again', async () => {
    const build = laterBuild();
    await publish(build);
    const begun = imports.begun();
    expect(await publish(build)).toBe(`${prefix}${build.id}`);
    expect(imports.begun()).toBe(begun);
  });

  it('says why an import failed, stays with the register before, and imports anew at the next call', async () => {
    const before = await published();
    const build = laterBuild();
    imports.failure = { code: 'S3AccessDenied', message: 'Access Denied' };
    await expect(publish(build)).rejects.toThrow(
      `The import into ${prefix}${build.id} failed (S3AccessDenied: Access Denied). Searches stay with the register before; publish again.`,
    );
    expect(await published()).toBe(before);
    imports.failure = null;
    const table = await publish(build);
    expect(await published()).toBe(table);
    expect(await itemsIn(table)).toBe(build.items);
  });

  it('does not switch to a table from which items were left out, then or at the next call', async () => {
    const before = await published();
    const build = laterBuild();
    const part = String(build.parts[0]);
    const lines = gunzipSync(readFileSync(join(build.folder, part)))
      .toString('utf8')
      .split('\n');
    const damaged = gzipSync(lines.with(5, '{"Item":').join('\n'));
    const whole = readFileSync(join(build.folder, part));
    // Of the same size, so that it counts as copied.
    expect(damaged.length).toBeLessThanOrEqual(whole.length);
    const padded = Buffer.concat([damaged, Buffer.alloc(whole.length - damaged.length)]);
    const Key = `${build.id}/${part}`;
    await s3.send(new PutObjectCommand({ Bucket, Key, Body: padded }));
    for (let call = 0; call < 2; call += 1) {
      await expect(publish(build)).rejects.toThrow(
        new RegExp(`took 5 of ${build.items} items, with 1 errors\\. The log is arn:aws:logs`),
      );
      expect(await published()).toBe(before);
      expect(await hasTable(product.client, `${prefix}${build.id}`)).toBe(false);
    }
    await s3.send(new PutObjectCommand({ Bucket, Key, Body: whole }));
    expect(await published()).toBe(before);
    expect(await itemsIn(await publish(build))).toBe(build.items);
  });

  it('survives kill -9 during the import: the next call waits for the same import', async () => {
    const before = await published();
    const build = laterBuild();
    imports.looks = Number.POSITIVE_INFINITY;
    const script = `
      import { publishOnAws } from './infra/register/work/publish-on-aws.ts';
      await publishOnAws(${JSON.stringify(prod)}, ${JSON.stringify(build)}, new Date(), { waitMs: ${waitMs} });`;
    const begun = imports.begun();
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: 'ignore',
      env: process.env,
    });
    const ended = new Promise((done) => child.once('exit', done));
    while (child.exitCode === null && imports.begun() === begun) await pause(5);
    child.kill('SIGKILL');
    await ended;
    expect(imports.begun()).toBe(begun + 1);
    expect(await published()).toBe(before);
    imports.looks = 2;
    const table = await publish(build);
    expect(imports.begun()).toBe(begun + 1);
    expect(await published()).toBe(table);
    expect(await itemsIn(table)).toBe(build.items);
  });

  it('says what to do where the environment has no place for a register', async () => {
    const elsewhere = { ...prod, place: { account: '999988887777', region: 'us-east-1' } };
    await expect(publishOnAws(elsewhere, laterBuild(), new Date())).rejects.toThrow(
      'infra/config.ts names 999988887777. Nothing was changed.',
    );
  });
});

describe('withdrawing the register of an environment', () => {
  afterEach(() => {
    isDeployed = true;
  });

  it('makes searches use none, and deletes its tables and no other', async () => {
    const table = await publish(laterBuild());
    expect(await withdrawOnAws(prod)).toBeGreaterThan(0);
    expect(await published()).toBeUndefined();
    expect(await hasTable(product.client, table)).toBe(false);
    expect(await hasTable(product.client, product.name)).toBe(true);
    expect(await withdrawOnAws(prod)).toBe(0);
  });

  it('works after its stack was deleted, which leaves those tables', async () => {
    const table = await publish(laterBuild());
    isDeployed = false;
    expect(await withdrawOnAws(prod)).toBe(1);
    expect(await hasTable(product.client, table)).toBe(false);
  });
});
