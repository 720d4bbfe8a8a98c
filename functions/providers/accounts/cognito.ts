import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Accounts } from '../../domain/profile/accounts.ts';

/**
 * The accounts of one Cognito user pool, where the username is the user's id. Each call times out after 3 s.
 */
export function cognitoAccounts(userPoolId: string): Accounts {
  const client = new CognitoIdentityProviderClient({
    // Without throwOnRequestTimeout the SDK only logs a warning and keeps waiting.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  return {
    async emailOf(userId) {
      try {
        const { UserAttributes = [] } = await client.send(
          new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userId }),
        );
        return UserAttributes.find(({ Name }) => Name === 'email')?.Value ?? null;
      } catch (error) {
        if (error instanceof UserNotFoundException) return null;
        throw error;
      }
    },
    async delete(userId) {
      const account = { UserPoolId: userPoolId, Username: userId };
      try {
        await client.send(new AdminUserGlobalSignOutCommand(account));
        await client.send(new AdminDeleteUserCommand(account));
      } catch (error) {
        if (!(error instanceof UserNotFoundException)) throw error;
      }
    },
  };
}
