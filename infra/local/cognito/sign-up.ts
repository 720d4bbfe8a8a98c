import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import {
  type CodeDeliveryDetails,
  checkCode,
  confirmationCodeMs,
  createCode,
  describeDelivery,
  expiredCode,
  mailCode,
} from './code.ts';
import { checkPassword } from './password-policy.ts';
import { firePostConfirmation, type Pool, readClientId, readUser } from './pool.ts';
import { CognitoError, confirmationCode, type Fields, password, requiredText, username } from './request.ts';
import { createVerifier } from './srp.ts';
import type { User } from './users.ts';

const attributeList = z.array(z.object({ Name: z.string(), Value: z.string() }));

/**
 * SignUp: creates an unconfirmed account under a username and mails a code to its address, whether or not another account
 * holds that address already.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-attributes.html#user-pool-settings-aliases
 */
export function signUp(
  pool: Pool,
  fields: Fields,
): { UserConfirmed: false; UserSub: string; CodeDeliveryDetails: CodeDeliveryDetails } {
  readClientId(pool, fields);
  const name = requiredText(fields, 'Username', username);
  const chosenPassword = requiredText(fields, 'Password', password);
  if (isEmail(name)) {
    throw new CognitoError(
      'InvalidParameterException',
      'Username cannot be of email format, since user pool is configured for email alias.',
    );
  }
  const email = readEmail(fields);
  checkPassword(pool.description.passwordPolicy, chosenPassword);
  if (pool.users.find(name) !== undefined) {
    throw new CognitoError('UsernameExistsException', 'User already exists');
  }
  const sub = randomUUID();
  const srp = createVerifier(pool.name, name, chosenPassword);
  const user = { username: name, sub, email, confirmed: false, srp };
  mailConfirmationCode(pool, user);
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: describeDelivery(email) };
}

/**
 * ResendConfirmationCode: mails a new code, which replaces the one before. For an unknown user it only appears to.
 */
export function resendConfirmationCode(
  pool: Pool,
  fields: Fields,
): { CodeDeliveryDetails: CodeDeliveryDetails } {
  readClientId(pool, fields);
  const { name, user } = readUser(pool, fields);
  if (user?.confirmed) throw new CognitoError('InvalidParameterException', 'User is already confirmed.');
  pool.attempts.assertBelowLimit('resend', name);
  pool.attempts.count('resend', name);
  if (user !== undefined) mailConfirmationCode(pool, user);
  return { CodeDeliveryDetails: describeDelivery(user?.email ?? name) };
}

/**
 * ConfirmSignUp: confirms the account that the code was mailed to, then calls the PostConfirmation trigger. Throws
 * AliasExistsException when another account holds the address.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmSignUp.html
 */
export async function confirmSignUp(pool: Pool, fields: Fields): Promise<object> {
  readClientId(pool, fields);
  const given = requiredText(fields, 'ConfirmationCode', confirmationCode);
  if (fields.ForceAliasCreation === true) {
    throw new CognitoError(
      'InvalidParameterException',
      'The local Cognito moves no alias to another account',
    );
  }
  const { name, user } = readUser(pool, fields);
  if (user?.confirmed) {
    throw new CognitoError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
  }
  checkCode(pool, 'confirm', name, user?.confirmationCode, given);
  if (user === undefined) throw expiredCode();
  if (pool.users.find(user.email) !== undefined) {
    throw new CognitoError('AliasExistsException', 'An account with the email already exists.');
  }
  const { confirmationCode: _used, ...rest } = user;
  const confirmed: User = { ...rest, confirmed: true };
  pool.store.transaction(() => {
    pool.users.save(confirmed);
    pool.attempts.clear('confirm', name);
  });
  await firePostConfirmation(pool, 'PostConfirmation_ConfirmSignUp', confirmed, fields);
  return {};
}

function mailConfirmationCode(pool: Pool, user: User): void {
  const code = createCode(pool, confirmationCodeMs);
  pool.store.transaction(() => {
    pool.users.save({ ...user, confirmationCode: code });
    mailCode(pool, user.email, code);
  });
}

/** The email attribute of a new account, which the pool requires. */
function readEmail(fields: Fields): string {
  const attributes = attributeList.safeParse(fields.UserAttributes ?? []);
  if (!attributes.success) {
    throw new CognitoError('SerializationException', 'UserAttributes must be a list of Name and Value');
  }
  const other = attributes.data.find(({ Name }) => Name !== 'email');
  if (other) {
    throw new CognitoError(
      'InvalidParameterException',
      `The local Cognito stores no attribute but email: ${other.Name}`,
    );
  }
  const email = attributes.data[0]?.Value;
  if (email === undefined) {
    throw new CognitoError(
      'InvalidParameterException',
      'Attributes did not conform to the schema: email: The attribute is required',
    );
  }
  if (!isEmail(email)) throw new CognitoError('InvalidParameterException', 'Invalid email address format.');
  return email;
}

function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}
