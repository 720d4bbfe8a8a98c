import * as z from 'zod';
import { authorizeUser, type Pool } from './pool.ts';
import { CognitoError, type Fields, requiredText } from './request.ts';
import { codeAt, createSecret, stepOf } from './totp.ts';
import type { User } from './users.ts';

/** How far the clock of a telephone may be off, in time steps. */
const stepsOff = 1;

const preference = z.object({
  Enabled: z.boolean().default(false),
  PreferredMfa: z.boolean().default(false),
});

/** AssociateSoftwareToken: makes a secret for an authenticator app, which works once a code of it was verified. */
export async function associateSoftwareToken(pool: Pool, fields: Fields): Promise<{ SecretCode: string }> {
  const user = await authorizeUser(pool, fields);
  if (!pool.description.softwareTokens) {
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA is not enabled for the userPool.',
    );
  }
  const secret = createSecret();
  pool.users.save({ ...user, newSecret: secret });
  return { SecretCode: secret };
}

/** VerifySoftwareToken: takes the first code of an authenticator app. Throws EnableSoftwareTokenMFAException for a wrong one. */
export async function verifySoftwareToken(pool: Pool, fields: Fields): Promise<{ Status: 'SUCCESS' }> {
  const given = requiredText(fields, 'UserCode', { maximumLength: 6, pattern: /^[0-9]+$/ });
  const user = await authorizeUser(pool, fields);
  const { newSecret: secret, ...rest } = user;
  if (secret === undefined) throw noAuthenticator();
  pool.attempts.assertBelowLimit('authenticator', user.sub);
  if (stepOfCode(pool, secret, given) === undefined) {
    pool.attempts.count('authenticator', user.sub);
    throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
  }
  const enabled = user.authenticator?.enabled ?? false;
  pool.users.save({ ...rest, authenticator: { secret, enabled, lastStep: 0 } });
  pool.attempts.clear('authenticator', user.sub);
  return { Status: 'SUCCESS' };
}

/**
 * SetUserMFAPreference: says whether sign-in asks for a code of the authenticator app. Throws InvalidParameterException when
 * none was verified.
 */
export async function setUserMfaPreference(pool: Pool, fields: Fields): Promise<object> {
  const user = await authorizeUser(pool, fields);
  const settings = preference.optional().safeParse(fields.SoftwareTokenMfaSettings);
  if (!settings.success) {
    throw new CognitoError('SerializationException', 'SoftwareTokenMfaSettings must be an object of flags');
  }
  if (settings.data === undefined) return {};
  const { authenticator } = user;
  const enabled = settings.data.Enabled;
  if (authenticator) pool.users.save({ ...user, authenticator: { ...authenticator, enabled } });
  else if (enabled) {
    throw new CognitoError('InvalidParameterException', 'User has not verified software token mfa');
  }
  return {};
}

/** The second factors of an account, as GetUser returns them. */
export function mfaSettings(user: User): object {
  if (!user.authenticator?.enabled) return {};
  return { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' };
}

/**
 * Takes a code of the authenticator app at sign-in. Throws CodeMismatchException for a wrong one, ExpiredCodeException for one
 * that has been used, and NotAuthorizedException while wrong codes lock the account.
 */
export function acceptSignInCode(pool: Pool, user: User, given: string): void {
  const { authenticator, username } = user;
  if (authenticator === undefined) throw noAuthenticator();
  pool.attempts.assertSignInOpen(username);
  const step = stepOfCode(pool, authenticator.secret, given);
  if (step === undefined) {
    pool.attempts.countSignInFailure(username);
    throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
  }
  if (step <= authenticator.lastStep) {
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
  }
  pool.users.save({ ...user, authenticator: { ...authenticator, lastStep: step } });
  pool.attempts.clearSignInFailures(username);
}

/** The time step that a code belongs to, as far as the clocks may differ; undefined for a wrong code. */
function stepOfCode(pool: Pool, secret: string, given: string): number | undefined {
  const now = stepOf(pool.now());
  for (let step = now - stepsOff; step <= now + stepsOff; step += 1) {
    if (codeAt(secret, step) === given) return step;
  }
  return undefined;
}

function noAuthenticator(): CognitoError {
  return new CognitoError(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA does not exist for the user.',
  );
}
