import { removeAccount } from './account.ts';
import type { Pool } from './pool.ts';
import { CognitoError, type Fields, requiredText, username } from './request.ts';
import { attributeList, type User } from './users.ts';

/** AdminGetUser: the account of a username or email. */
export function adminGetUser(pool: Pool, fields: Fields): object {
  const user = existingUser(pool, fields);
  return {
    Username: user.sub,
    UserAttributes: attributeList(user),
    Enabled: true,
    UserStatus: user.confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
  };
}

/** AdminUserGlobalSignOut: ends all sessions of an account. */
export function adminUserGlobalSignOut(pool: Pool, fields: Fields): object {
  pool.tokens.revokeAll(existingUser(pool, fields).sub);
  return {};
}

/** AdminDeleteUser: removes an account and its sessions. The answer has no body. */
export function adminDeleteUser(pool: Pool, fields: Fields): undefined {
  removeAccount(pool, existingUser(pool, fields));
}

/** The account that an administrator names. Throws ResourceNotFoundException and UserNotFoundException. */
function existingUser(pool: Pool, fields: Fields): User {
  const userPoolId = requiredText(fields, 'UserPoolId', {
    maximumLength: 55,
    pattern: /^[\w-]+_[0-9a-zA-Z]+$/,
  });
  if (userPoolId !== pool.description.userPoolId) {
    throw new CognitoError('ResourceNotFoundException', `User pool ${userPoolId} does not exist.`);
  }
  const user = pool.users.find(requiredText(fields, 'Username', username));
  if (user === undefined) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return user;
}
