import { authorizeUser, type Pool, readClientId } from './pool.ts';
import { CognitoError, type Fields, requiredText, token } from './request.ts';
import { mfaSettings } from './software-token.ts';
import { attributeList, type User } from './users.ts';

/** GetUser: the account of an access token that is not revoked, and the second factors that it is asked for. */
export async function getUser(pool: Pool, fields: Fields): Promise<object> {
  const user = await authorizeUser(pool, fields);
  return { Username: user.username, UserAttributes: attributeList(user), ...mfaSettings(user) };
}

/** GlobalSignOut: ends all sessions of the access token's account. */
export async function globalSignOut(pool: Pool, fields: Fields): Promise<object> {
  const user = await authorizeUser(pool, fields);
  pool.tokens.revokeAll(user.sub);
  return {};
}

/** RevokeToken: ends the session of a refresh token. An unknown token is not an error (RFC 7009, 2.2). */
export function revokeToken(pool: Pool, fields: Fields): object {
  const clientId = readClientId(pool, fields);
  const refreshToken = requiredText(fields, 'Token', token);
  if (refreshToken.split('.').length === 3) {
    throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked');
  }
  pool.tokens.revoke(refreshToken, clientId);
  return {};
}

/** DeleteUser: removes the access token's account and its sessions. The answer has no body. */
export async function deleteUser(pool: Pool, fields: Fields): Promise<undefined> {
  removeAccount(pool, await authorizeUser(pool, fields));
}

/** Removes an account with its sessions. */
export function removeAccount(pool: Pool, user: User): void {
  pool.store.transaction(() => {
    pool.users.remove(user);
    pool.tokens.forget(user.sub);
    pool.attempts.clearSignInFailures(user.sub);
  });
}
