import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailure, type Table } from './table.ts';

/** Creates a user's profile row with the address that was confirmed; one that exists is left as it is. */
export async function createProfile(
  table: Table,
  profile: { userId: string; email: string; createdAt: string },
): Promise<void> {
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          pk: `USER#${profile.userId}`,
          sk: 'PROFILE',
          email: profile.email,
          created_at: profile.createdAt,
          updated_at: profile.createdAt,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
