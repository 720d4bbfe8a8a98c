import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { TestProject } from 'vitest/node';
import { environmentConfig } from '../../infra/config.ts';
import { AppTable } from '../../infra/constructs/table.ts';
import { createTable, startDynamoDb } from '../../infra/local/services/dynamodb.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dynamoDbEndpoint: string;
    tableName: string;
    /** The table's definition in CloudFormation. */
    table: EmulatedResource;
  }
}

type EmulatedResource = Parameters<typeof createTable>[1];

const tableName = 'buyerscope-test';

/** Starts one emulator in memory for the whole project, with the table as the CDK app describes it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const stack = new Stack(new App({ builtinCloudFormationValidation: false }), 'data');
  new AppTable(stack, 'Data', environmentConfig('local'));
  const [[logicalId = '', table] = []] = Object.entries(
    Template.fromStack(stack).findResources('AWS::DynamoDB::GlobalTable'),
  );
  const resource = {
    logicalId,
    id: tableName,
    type: 'AWS::DynamoDB::GlobalTable',
    attributes: {},
    properties: table?.Properties,
  };
  const dynamoDb = await startDynamoDb(null);
  await createTable(dynamoDb.endpoint, resource);
  project.provide('dynamoDbEndpoint', dynamoDb.endpoint);
  project.provide('tableName', tableName);
  project.provide('table', resource);
  return () => dynamoDb.stop();
}
