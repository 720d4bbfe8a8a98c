import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { AwsError, type AwsService, readJson } from '../../infra/local/http/aws-endpoint.ts';
import { jsonResponse } from '../../infra/local/http/http-message.ts';
import { createTable } from '../../infra/local/services/dynamodb.ts';

/** The account of the emulated AWS. */
export const account = '111122223333';

/** DynamoDB's import from S3, in front of an embedded DynamoDB that has none. */
export interface EmulatedImport {
  readonly service: AwsService;
  /** How often `DescribeImport` says that an import is under way before it ends. */
  looks: number;
  /** The code and message with which imports fail; null lets them end. */
  failure: { readonly code: string; readonly message: string } | null;
  /** How many imports were begun. */
  readonly begun: () => number;
}

const keys = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const asked = z.object({
  ClientToken: z.string(),
  S3BucketSource: z.object({ S3Bucket: z.string(), S3KeyPrefix: z.string() }),
  InputFormat: z.literal('DYNAMODB_JSON'),
  InputCompressionType: z.enum(['GZIP', 'NONE']),
  TableCreationParameters: z.object({
    TableName: z.string().regex(/^[\w.-]{3,255}$/),
    BillingMode: z.literal('PAY_PER_REQUEST'),
    AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
    KeySchema: keys,
  }),
});
const attribute = z.record(z.string(), z.unknown());
const line = z.object({ Item: z.record(z.string(), attribute) });
type Item = z.infer<typeof line>['Item'];

interface Import {
  readonly arn: string;
  readonly input: z.infer<typeof asked>;
  readonly began: number;
  status: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';
  looks: number;
  ended?: { errors: number; imported: number; processed: number } | { code: string; message: string };
}

const maxItemBytes = 400 * 1024;
const maxPerBatch = 25;
const tableArn = (name: string) => `arn:aws:dynamodb:us-east-1:${account}:table/${name}`;

/**
 * Emulates ImportTable, DescribeImport and ListImports as documented, and passes every other call on:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataImport.Validation.html
 *
 * - The table is new, and CREATING until the import ends. A table that exists is refused.
 * - A client token is idempotent; with other parameters it is refused.
 * - An item that cannot be stored counts as an error, and the rest of a malformed object is skipped: the import still ends
 *   as COMPLETED. Items with the same key overwrite each other and count as no error.
 */
export function emulatedImport(
  endpoint: string,
  objectsOf: (bucket: string, prefix: string) => Promise<readonly Buffer[] | null>,
): EmulatedImport {
  const dynamo = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const imports: Import[] = [];
  const underWay = (name: string) =>
    imports.some(
      ({ status, input }) => status === 'IN_PROGRESS' && input.TableCreationParameters.TableName === name,
    );

  async function passOn(target: string, body: Buffer) {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': target,
        'x-amz-date': '20260101T000000Z',
        authorization:
          'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
      },
      body: new Uint8Array(body),
    });
    return jsonResponse(answer.status, await answer.json(), { 'content-type': 'application/x-amz-json-1.0' });
  }

  async function begin(input: z.infer<typeof asked>): Promise<Import> {
    const same = imports.find((each) => each.input.ClientToken === input.ClientToken);
    if (same !== undefined) {
      if (JSON.stringify(same.input) === JSON.stringify(input)) return same;
      throw new AwsError('IdempotentParameterMismatchException', 'The token was used with other parameters.');
    }
    const { TableName } = input.TableCreationParameters;
    const described = await passOn(
      'DynamoDB_20120810.DescribeTable',
      Buffer.from(JSON.stringify({ TableName })),
    );
    if (underWay(TableName) || described.status === 200) {
      throw new AwsError('ResourceInUseException', `Table already exists: ${TableName}`);
    }
    const arn = `${tableArn(TableName)}/import/${String(imports.length).padStart(14, '0')}-${randomUUID().slice(0, 8)}`;
    const made: Import = { arn, input, began: Date.now() / 1000, status: 'IN_PROGRESS', looks: 0 };
    imports.push(made);
    return made;
  }

  async function end(each: Import): Promise<void> {
    const { S3BucketSource, TableCreationParameters, InputCompressionType } = each.input;
    if (emulated.failure !== null) {
      [each.status, each.ended] = ['FAILED', emulated.failure];
      return;
    }
    const objects = await objectsOf(S3BucketSource.S3Bucket, S3BucketSource.S3KeyPrefix);
    if (objects === null) {
      const message = 'The specified bucket does not exist';
      [each.status, each.ended] = ['FAILED', { code: 'S3NoSuchBucket', message }];
      return;
    }
    const { TableName, AttributeDefinitions, KeySchema } = TableCreationParameters;
    await createTable(endpoint, {
      logicalId: TableName,
      id: TableName,
      type: 'AWS::DynamoDB::GlobalTable',
      attributes: {},
      properties: { AttributeDefinitions, KeySchema },
    });
    const stored = new Map<string, Item>();
    let [errors, processed] = [0, 0];
    for (const object of objects) {
      for (const text of linesOf(object, InputCompressionType)) {
        processed += 1;
        const read = line.safeParse(text === null ? null : jsonOf(text));
        const key = KeySchema.map(({ AttributeName }) =>
          JSON.stringify(read.data?.Item[AttributeName] ?? null),
        );
        if (!read.success) {
          errors += 1;
          break;
        }
        if (key.includes('null') || Buffer.byteLength(text ?? '') > maxItemBytes) errors += 1;
        else stored.set(key.join(), read.data.Item);
      }
    }
    await store(TableName, [...stored.values()]);
    [each.status, each.ended] = ['COMPLETED', { errors, imported: stored.size, processed }];
  }

  async function store(table: string, items: readonly Item[]): Promise<void> {
    for (let at = 0; at < items.length; at += maxPerBatch) {
      const requests = items.slice(at, at + maxPerBatch).map((Item) => ({ PutRequest: { Item } }));
      // The items are as S3 has them; the service decides whether their attributes are.
      await dynamo.send(new BatchWriteItemCommand({ RequestItems: { [table]: requests } } as never));
    }
  }

  async function look(arn: string): Promise<Import> {
    const each = imports.find((one) => one.arn === arn);
    if (each === undefined) throw new AwsError('ImportNotFoundException', `Import not found: ${arn}`);
    if (each.status === 'IN_PROGRESS') {
      each.looks += 1;
      if (each.looks > emulated.looks) await end(each);
    }
    return each;
  }

  const operations: Record<string, (input: unknown) => Promise<object>> = {
    async ImportTable(input) {
      return { ImportTableDescription: descriptionOf(await begin(asked.parse(input))) };
    },
    async DescribeImport(input) {
      const { ImportArn } = z.object({ ImportArn: z.string() }).parse(input);
      return { ImportTableDescription: descriptionOf(await look(ImportArn)) };
    },
    async ListImports(input) {
      const { TableArn } = z.object({ TableArn: z.string() }).parse(input);
      const listed = imports.filter((each) => each.arn.startsWith(`${TableArn}/`));
      return {
        ImportSummaryList: listed.map((each) => ({
          ImportArn: each.arn,
          ImportStatus: each.status,
          TableArn,
          StartTime: each.began,
        })),
      };
    },
  };

  const emulated: EmulatedImport = {
    looks: 2,
    failure: null,
    begun: () => imports.length,
    async service(request) {
      const target = request.headers.get('x-amz-target')?.[0] ?? '';
      const operation = target.split('.')[1] ?? '';
      const input = readJson(request);
      const own = operations[operation];
      if (own !== undefined) return jsonResponse(200, await own(input));
      const { data } = z.object({ TableName: z.string() }).safeParse(input);
      if (operation === 'DescribeTable' && data !== undefined && underWay(data.TableName)) {
        return jsonResponse(200, { Table: { TableName: data.TableName, TableStatus: 'CREATING' } });
      }
      return passOn(target, request.body ?? Buffer.alloc(0));
    },
  };
  return emulated;
}

function descriptionOf({ arn, input, status, began, ended }: Import): object {
  const { TableName } = input.TableCreationParameters;
  return {
    ImportArn: arn,
    ImportStatus: status,
    TableArn: tableArn(TableName),
    StartTime: began,
    CloudWatchLogGroupArn: `arn:aws:logs:us-east-1:${account}:log-group:/aws-dynamodb/imports:*`,
    ...input,
    ...(ended !== undefined && 'code' in ended
      ? { FailureCode: ended.code, FailureMessage: ended.message }
      : ended && {
          ErrorCount: ended.errors,
          ImportedItemCount: ended.imported,
          ProcessedItemCount: ended.processed,
        }),
  };
}

/** The lines of an object; null for one that cannot be read. */
function linesOf(object: Buffer, compression: 'GZIP' | 'NONE'): readonly (string | null)[] {
  try {
    const bytes = compression === 'GZIP' ? gunzipSync(object) : object;
    return bytes.toString('utf8').split('\n').filter(Boolean);
  } catch {
    return [null];
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
