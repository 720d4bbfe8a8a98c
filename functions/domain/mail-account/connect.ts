import { Refusal } from '../../../shared/model/errors.ts';
import { changedAt } from '../changed-at.ts';
import {
  type Authorization,
  type Connection,
  type ConnectionServices,
  GoogleUnavailable,
  type Returned,
} from './connection.ts';
import { openTokens, sealTokens } from './sealed-tokens.ts';

/** The refusal of an authorization that cannot be completed. It is always the same, so it tells an attacker nothing. */
export function notConnected(field: string): Refusal {
  return new Refusal('invalid_input', 'Failed to connect Gmail account', { field });
}

/** Completes an authorization of a user, and stores the account under `id` in place of any other. */
export async function connect(
  services: ConnectionServices,
  userId: string,
  authorization: Authorization,
  { id, returned, redirectUri }: { id: string; returned: Returned; redirectUri: string },
): Promise<Connection> {
  const { connections, google, vault, now } = services;
  const given = await google.exchange(authorization, returned, redirectUri);
  if (given.outcome === 'refused') throw notConnected('code');
  if (given.outcome === 'not_allowed_to_send') {
    await revokeIfReached(services, given.tokens.refreshToken);
    throw new Refusal(
      'forbidden',
      'Google did not let us send email for you. Connect again, and leave that permission ticked.',
    );
  }
  const before = await connections.find(userId);
  const connection: Connection = {
    id,
    gmail_email: given.address,
    status: 'connected',
    last_sync: before === null ? now().toISOString() : changedAt(before.last_sync, now()),
    sealed_tokens: await sealTokens(vault, userId, given.tokens),
  };
  if (!(await connections.replace(userId, before, connection))) {
    throw new Refusal('conflict', 'Gmail was connected elsewhere at the same time. Please try again.');
  }
  // The same account must not be revoked: revoking the old tokens would also end the new ones at Google.
  if (before !== null && before.gmail_email !== connection.gmail_email) {
    const old = await openTokens(vault, userId, before);
    if (old !== null) await revokeIfReached(services, old.refreshToken);
  }
  return connection;
}

/**
 * Revokes the tokens of a user and deletes the connection; with an `id`, only if it is that one. Returns false if
 * there is none. If it throws `GoogleUnavailable`, nothing has changed.
 */
export async function disconnect(
  services: ConnectionServices,
  userId: string,
  id: string | null,
): Promise<boolean> {
  const { connections, google, vault } = services;
  const connection = await connections.find(userId);
  if (connection === null || (id !== null && connection.id !== id)) return false;
  const tokens = await openTokens(vault, userId, connection);
  if (tokens !== null) await google.revoke(tokens.refreshToken);
  if (await connections.remove(userId, connection)) return true;
  // It was renewed or connected again in the meantime, so its new tokens must still be revoked.
  return disconnect(services, userId, id);
}

/** Revokes tokens that are not stored. If Google cannot be reached, nobody has them. */
async function revokeIfReached({ google }: ConnectionServices, refreshToken: string): Promise<void> {
  try {
    await google.revoke(refreshToken);
  } catch (error) {
    if (!(error instanceof GoogleUnavailable)) throw error;
  }
}
