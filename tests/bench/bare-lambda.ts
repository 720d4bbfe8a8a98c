import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

/** The least that a Lambda on DynamoDB is: what the module init of ours is compared with. */
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

export const handler = (key: Record<string, unknown>) =>
  client.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key: key }));
