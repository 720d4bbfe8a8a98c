import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type { Accounts } from '../../domain/profile/accounts.ts';

/**
 * The accounts of one Cognito user pool. A user's id is the account's `sub`, which the pool finds by a filter; its username is
 * one that the browser made up. Calls time out after 3 s each.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 */
export function cognitoAccounts(userPoolId: string): Accounts {
  const client = new CognitoIdentityProviderClient({
    // Without throwOnRequestTimeout the SDK only logs a warning and keeps waiting.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  async function find(userId: string) {
    const asked = { UserPoolId: userPoolId, Filter: `sub = "${z.uuid().parse(userId)}"`, Limit: 1 };
    const { Users = [] } = await client.send(new ListUsersCommand(asked));
    return Users[0];
  }
  return {
    async emailOf(userId) {
      const account = await find(userId);
      return account?.Attributes?.find(({ Name }) => Name === 'email')?.Value ?? null;
    },
    async delete(userId) {
      const found = await find(userId);
      if (found?.Username === undefined) return;
      const account = { UserPoolId: userPoolId, Username: found.Username };
      try {
        await client.send(new AdminUserGlobalSignOutCommand(account));
        await client.send(new AdminDeleteUserCommand(account));
      } catch (error) {
        if (!(error instanceof UserNotFoundException)) throw error;
      }
    },
  };
}
