import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

/** A minimal Lambda with DynamoDB, with whose module init we compare ours. */
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

export const handler = (key: Record<string, unknown>) =>
  client.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key: key }));
