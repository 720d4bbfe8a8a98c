import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type ProfileFields, type UserProfile, userProfile } from '../../../shared/model/account/profile.ts';
import { getRow, type Table, whereHolds } from '../table.ts';

/** A profile's row. Fields that were never written are empty. */
const profileRow = userProfile.omit({ user_id: true }).extend({
  name: z.string().default(''),
  phone: z.string().default(''),
  company: z.string().default(''),
  title: z.string().default(''),
  postal_address: z.string().default(''),
  email_signature: z.string().default(''),
  notifications: userProfile.shape.notifications.default({ session_finished: false, payment_failed: false }),
});

function key(userId: string) {
  return { pk: `USER#${userId}`, sk: 'PROFILE' };
}

/** Reads a user's profile, strongly consistent. Returns null before the first visit to the app. */
export async function getProfile(table: Table, userId: string): Promise<UserProfile | null> {
  const row = await getRow(table, key(userId), profileRow);
  return row === null ? null : { user_id: userId, ...row };
}

/** Creates a user's profile with the confirmed address. One that exists is left as it is. */
export async function createProfile(
  table: Table,
  profile: { userId: string; email: string; createdAt: string },
): Promise<void> {
  await whereHolds(
    table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...key(profile.userId),
          email: profile.email,
          created_at: profile.createdAt,
          updated_at: profile.createdAt,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );
}

/** Changes fields of a profile whose last change was at `seen`. Returns null if it was changed since. */
export async function updateProfile(
  table: Table,
  userId: string,
  changes: Partial<ProfileFields>,
  change: { seen: string; at: string },
): Promise<UserProfile | null> {
  const values = Object.entries({ ...changes, updated_at: change.at });
  const written = await whereHolds(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key(userId),
        UpdateExpression: `SET ${values.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'updated_at = :seen',
        ExpressionAttributeNames: Object.fromEntries(values.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])),
          ':seen': change.seen,
        },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return written && { user_id: userId, ...profileRow.parse(written.Attributes) };
}
