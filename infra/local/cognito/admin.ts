import { removeAccount } from './account.ts';
import type { Pool } from './pool.ts';
import { CognitoError, type Fields, requiredText, username } from './request.ts';
import { attributeList, type User } from './users.ts';

/**
 * ListUsers, only with the filter `sub = "<id>"`: the account with this id, or none.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/how-to-manage-user-accounts.html
 */
export function listUsers(pool: Pool, fields: Fields): object {
  checkPool(pool, fields);
  const filter = requiredText(fields, 'Filter', { maximumLength: 256 });
  const [, sub] = /^sub\s*=\s*"([^"\\]*)"$/.exec(filter) ?? [];
  if (sub === undefined) {
    throw new CognitoError(
      'InvalidParameterException',
      `The local Cognito lists users by sub alone: ${filter}`,
    );
  }
  const user = pool.users.findBySub(sub);
  const listed = user && {
    Username: user.username,
    Attributes: attributeList(user),
    Enabled: true,
    UserStatus: user.confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
  };
  return { Users: listed ? [listed] : [] };
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
  checkPool(pool, fields);
  const user = pool.users.find(requiredText(fields, 'Username', username));
  if (user === undefined) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return user;
}

function checkPool(pool: Pool, fields: Fields): void {
  const userPoolId = requiredText(fields, 'UserPoolId', {
    maximumLength: 55,
    pattern: /^[\w-]+_[0-9a-zA-Z]+$/,
  });
  if (userPoolId !== pool.description.userPoolId) {
    throw new CognitoError('ResourceNotFoundException', `User pool ${userPoolId} does not exist.`);
  }
}
