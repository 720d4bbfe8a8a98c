import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteTableCommand,
  DescribeImportCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ImportTableCommand,
  type ImportTableCommandInput,
  type ImportTableDescription,
  paginateListImports,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import { DeploymentError } from '../../deployment/deployment.ts';
import type { Build } from './build-register.ts';
import { tableForm } from './fill-table.ts';

/** A table that is imported from S3. */
export interface ImportedTable {
  readonly name: string;
  readonly arn: string;
  /** The bucket with the build's parts, under the build's id. */
  readonly bucket: string;
  readonly build: Build;
}

/**
 * Makes DynamoDB import a build into a new table, and waits until it is done. Waits for an import that is already running,
 * and does not repeat one that succeeded. If an import failed or left items out, its table is deleted and a DeploymentError
 * says why. The next call imports again.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataImport.HowItWorks.html
 */
export async function importTable(
  dynamo: DynamoDBClient,
  table: ImportedTable,
  /** The time between two looks at an import, which takes minutes, in milliseconds. */
  waitMs: number,
  /** Copies the parts to S3. Called before each import. */
  copyParts: () => Promise<void>,
): Promise<void> {
  const earlier = await endedImports(dynamo, table);
  const last = earlier.at(-1);
  if (last !== undefined) {
    const isThere = (await statusOf(dynamo, table.name)) === 'ACTIVE';
    if (isThere && faultOf(last, table) === null) return;
    await removeTable(dynamo, table.name, waitMs);
  }
  await copyParts();
  const { ImportTableDescription: begun } = await dynamo.send(
    new ImportTableCommand(requestFor(table, earlier.length)),
  );
  let state = begun;
  while (state?.ImportStatus === 'IN_PROGRESS' || state?.ImportStatus === 'CANCELLING') {
    await pause(waitMs);
    const answer = await dynamo.send(new DescribeImportCommand({ ImportArn: state.ImportArn }));
    state = answer.ImportTableDescription;
  }
  const fault = faultOf(state, table);
  if (fault === null) return;
  await removeTable(dynamo, table.name, waitMs);
  throw new DeploymentError(`${fault} Searches stay with the register before; publish again.`);
}

/** The finished imports into the table, oldest first. AWS lists those of the last 90 days. */
async function endedImports(
  dynamo: DynamoDBClient,
  { arn }: ImportedTable,
): Promise<readonly ImportTableDescription[]> {
  const ended: { readonly importArn: string; readonly at: number }[] = [];
  for await (const { ImportSummaryList = [] } of paginateListImports({ client: dynamo }, { TableArn: arn })) {
    for (const { ImportArn, ImportStatus, StartTime } of ImportSummaryList) {
      const isEnded =
        ImportStatus === 'COMPLETED' || ImportStatus === 'FAILED' || ImportStatus === 'CANCELLED';
      if (isEnded && ImportArn !== undefined)
        ended.push({ importArn: ImportArn, at: StartTime?.getTime() ?? 0 });
    }
  }
  ended.sort((a, b) => a.at - b.at);
  const described: ImportTableDescription[] = [];
  for (const { importArn } of ended) {
    const answer = await dynamo.send(new DescribeImportCommand({ ImportArn: importArn }));
    described.push(answer.ImportTableDescription ?? {});
  }
  return described;
}

/** A sentence that says why an import did not create the whole table. Returns null if it did. */
function faultOf(state: ImportTableDescription | undefined, { name, build }: ImportedTable): string | null {
  const { ImportStatus, ErrorCount = 0, ImportedItemCount = 0, FailureCode, FailureMessage } = state ?? {};
  if (ImportStatus !== 'COMPLETED') {
    const reason = [FailureCode, FailureMessage].filter(Boolean).join(': ') || ImportStatus || 'no answer';
    return `The import into ${name} failed (${reason}).`;
  }
  if (ErrorCount === 0 && ImportedItemCount === build.items) return null;
  const log = state?.CloudWatchLogGroupArn === undefined ? '' : ` The log is ${state.CloudWatchLogGroupArn}.`;
  return `The import into ${name} took ${ImportedItemCount} of ${build.items} items, with ${ErrorCount} errors.${log}`;
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_ImportTable.html */
function requestFor({ name, bucket, build }: ImportedTable, earlier: number): ImportTableCommandInput {
  const { AttributeDefinitions, KeySchema, BillingMode } = tableForm;
  return {
    // For eight hours, the same token returns the import that it started, even if that one has failed.
    ClientToken: `${name}-${earlier}`,
    S3BucketSource: { S3Bucket: bucket, S3KeyPrefix: `${build.id}/` },
    InputFormat: 'DYNAMODB_JSON',
    InputCompressionType: 'GZIP',
    TableCreationParameters: {
      TableName: name,
      BillingMode,
      AttributeDefinitions: [...AttributeDefinitions],
      KeySchema: [...KeySchema],
    },
  };
}

async function removeTable(dynamo: DynamoDBClient, name: string, waitMs: number): Promise<void> {
  if ((await statusOf(dynamo, name)) === null) return;
  await dynamo.send(new DeleteTableCommand({ TableName: name }));
  while ((await statusOf(dynamo, name)) !== null) await pause(waitMs);
}

async function statusOf(dynamo: DynamoDBClient, name: string): Promise<string | null> {
  try {
    const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: name }));
    return Table?.TableStatus ?? null;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  }
}
