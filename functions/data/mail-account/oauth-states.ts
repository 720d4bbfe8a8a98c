import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { PendingAuthorizations } from '../../domain/mail-account/authorize.ts';
import type { Authorization } from '../../domain/mail-account/connection.ts';
import { type Table, whereHolds } from '../table.ts';

/** How long a user has to authorize, in seconds. */
const storedSeconds = 10 * 60;

const stateRow = z.object({ code_verifier: z.string(), nonce: z.string() });

/** The key is a hash, so that nobody who reads the table can complete an authorization. */
function key(state: string) {
  return { pk: `OAUTH_STATE#${createHash('sha256').update(state).digest('base64url')}`, sk: 'OAUTH_STATE' };
}

/** Authorizations in the table. */
export function pendingAuthorizations(table: Table): PendingAuthorizations {
  return {
    put: (userId, authorization, now) => putOAuthState(table, userId, authorization, now),
    take: (userId, state, now) => takeOAuthState(table, userId, state, now),
  };
}

/** Stores an authorization that a user has begun, for ten minutes. */
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
    expires_at: Math.floor(now.getTime() / 1000) + storedSeconds,
  };
  await table.client.send(
    new PutCommand({ TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
  );
}

/**
 * Takes an authorization out. Only the user who began it can do so, once, within ten minutes. Returns null otherwise, and
 * changes nothing.
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
