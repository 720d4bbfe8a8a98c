import { randomUUID } from 'node:crypto';
import { deleteUser, getUser, globalSignOut, revokeToken } from './account.ts';
import { adminDeleteUser, adminUserGlobalSignOut, listUsers } from './admin.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './password.ts';
import { openPool, type Pool, type PoolOptions } from './pool.ts';
import { CognitoError, type Fields, readFields } from './request.ts';
import { getTokensFromRefreshToken, initiateAuth, respondToAuthChallenge } from './sign-in.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts';
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './software-token.ts';

export type { UserPoolDescription } from './pool.ts';

/** One user pool of Cognito on this machine. */
export interface Cognito {
  /**
   * Answers one call of the AWS JSON 1.1 protocol. `target` is the header x-amz-target. Never rejects. Errors are `{
   * "__type", "message" }` with the type in x-amzn-errortype as well. Admin calls require `asOwner`, which says that
   * the owner's credentials signed the request.
   */
  handle(request: {
    target: string;
    body: string;
    asOwner?: boolean;
  }): Promise<{ status: number; headers: Record<string, string>; body: string }>;
  /** The pool's public keys, as served at `<issuer>/.well-known/jwks.json`. */
  jwks(): { keys: object[] };
  /**
   * The claims of a token, checked as API Gateway's JWT authorizer does: signature, issuer and expiry. Like the
   * gateway it does not check revocation and accepts id tokens. Callers that need an access token must check
   * `token_use` and the audience (`aud` or `client_id`). Throws jose's errors, which say why.
   */
  verifyAccessToken(token: string): Promise<Record<string, unknown>>;
  issuer: string;
}

type Operation = (pool: Pool, fields: Fields) => object | undefined | Promise<object | undefined>;

const operations = new Map<string, Operation>([
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['ChangePassword', changePassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ConfirmSignUp', confirmSignUp],
  ['DeleteUser', deleteUser],
  ['ForgotPassword', forgotPassword],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  ['GlobalSignOut', globalSignOut],
  ['InitiateAuth', initiateAuth],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['RevokeToken', revokeToken],
  ['SetUserMFAPreference', setUserMfaPreference],
  ['SignUp', signUp],
  ['VerifySoftwareToken', verifySoftwareToken],
]);

const ownerOperations = new Map<string, Operation>([
  ['AdminDeleteUser', adminDeleteUser],
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
  ['ListUsers', listUsers],
]);

/** Opens the local Cognito with its store. Throws if the store contains the users of another pool. */
export function createCognito(options: PoolOptions): Cognito {
  const pool = openPool(options);
  return {
    async handle({ target, body, asOwner = false }) {
      try {
        const name = target.replace(/^AWSCognitoIdentityProviderService\./, '');
        const operation = operations.get(name) ?? (asOwner ? ownerOperations.get(name) : undefined);
        if (operation === undefined) {
          throw new CognitoError('UnknownOperationException', `The local Cognito does not support ${name}`);
        }
        return respond(200, await operation(pool, readFields(body)));
      } catch (error) {
        return refuse(error);
      }
    },
    jwks: () => ({ keys: [pool.keys.publicJwk] }),
    verifyAccessToken: (token) => pool.tokens.verify(token),
    issuer: pool.issuer,
  };
}

function respond(status: number, value: object | undefined, headers: Record<string, string> = {}) {
  return {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID(), ...headers },
    body: value === undefined ? '' : JSON.stringify(value),
  };
}

function refuse(error: unknown) {
  if (error instanceof CognitoError) {
    const { type, message } = error;
    return respond(400, { __type: type, message }, { 'x-amzn-errortype': type });
  }
  const message = `The local Cognito failed: ${error instanceof Error ? error.message : String(error)}`;
  const type = 'InternalErrorException';
  return respond(500, { __type: type, message }, { 'x-amzn-errortype': type });
}
