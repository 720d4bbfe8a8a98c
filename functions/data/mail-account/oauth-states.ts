import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Authorization } from '../../domain/mail-account/connection.ts';
import { type Table, whereHolds } from '../table.ts';

/** How long an authorization may take its user, in seconds. */
const keptSeconds = 10 * 60;

const stateRow = z.object({ code_verifier: z.string(), nonce: z.string() });

/** Under a hash, so that who reads the table has no state to end an authorization with. */
function key(state: string) {
  return { pk: `OAUTH_STATE#${createHash('sha256').update(state).digest('base64url')}`, sk: 'OAUTH_STATE' };
}

/** Keeps an authorization that a user has begun, for ten minutes. */
export async function putOAuthState(
  table: Table,
  userId: string,
  { state, codeVerifier, nonce }: Authorization,
  now: Date,
): Promise<void> {
  const Item = {
    ...key(state),
    user_id: userId,
    code_verifier: codeVerifier,
    nonce,
    expires_at: Math.floor(now.getTime() / 1000) + keptSeconds,
  };
  await table.client.send(
    new PutCommand({ TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
  );
}

/**
 * Takes an authorization out, which can be done once, by the user who has begun it, while it is not ten minutes old;
 * null for any other, and then nothing changes.
 */
export async function takeOAuthState(
  table: Table,
  userId: string,
  state: string,
  now: Date,
): Promise<Authorization | null> {
  const taken = await whereHolds(
    table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: key(state),
        ConditionExpression: 'user_id = :user AND expires_at > :now',
        ExpressionAttributeValues: { ':user': userId, ':now': Math.floor(now.getTime() / 1000) },
        ReturnValues: 'ALL_OLD',
      }),
    ),
  );
  if (taken === null) return null;
  const { code_verifier, nonce } = stateRow.parse(taken.Attributes);
  return { state, codeVerifier: code_verifier, nonce };
}
