import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import {
  type CodeDeliveryDetails,
  checkCode,
  confirmationCodeMs,
  createCode,
  describeDelivery,
  expiredCode,
} from './code.ts';
import { checkPassword } from './password-policy.ts';
import { firePostConfirmation, type Pool, readClientId, readUser } from './pool.ts';
import { CognitoError, confirmationCode, type Fields, password, requiredText, username } from './request.ts';
import { createVerifier } from './srp.ts';
import type { User } from './users.ts';

const attributeList = z.array(z.object({ Name: z.string(), Value: z.string() }));

/** SignUp: creates an unconfirmed account for an email address and mails it a code. */
export function signUp(
  pool: Pool,
  fields: Fields,
): { UserConfirmed: false; UserSub: string; CodeDeliveryDetails: CodeDeliveryDetails } {
  readClientId(pool, fields);
  const email = requiredText(fields, 'Username', username);
  const chosenPassword = requiredText(fields, 'Password', password);
  if (!z.email().safeParse(email).success) {
    throw new CognitoError('InvalidParameterException', 'Username should be an email.');
  }
  checkAttributes(fields, email);
  checkPassword(pool.description.passwordPolicy, chosenPassword);
  if (pool.users.find(email) !== undefined) {
    throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
  }
  const sub = randomUUID();
  const user = { sub, email, confirmed: false, srp: createVerifier(pool.name, sub, chosenPassword) };
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

/** ConfirmSignUp: confirms the account that the code was mailed to, then calls the PostConfirmation trigger. */
export async function confirmSignUp(pool: Pool, fields: Fields): Promise<object> {
  readClientId(pool, fields);
  const given = requiredText(fields, 'ConfirmationCode', confirmationCode);
  const { name, user } = readUser(pool, fields);
  if (user?.confirmed) {
    throw new CognitoError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
  }
  checkCode(pool, 'confirm', name, user?.confirmationCode, given);
  if (user === undefined) throw expiredCode();
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
    pool.inbox.deliver({
      to: user.email,
      subject: 'Your verification code',
      text: `Your confirmation code is ${code.value}`,
    });
  });
}

function checkAttributes(fields: Fields, email: string): void {
  const attributes = attributeList.safeParse(fields.UserAttributes ?? []);
  if (!attributes.success) {
    throw new CognitoError('SerializationException', 'UserAttributes must be a list of Name and Value');
  }
  for (const { Name, Value } of attributes.data) {
    if (Name !== 'email') {
      throw new CognitoError(
        'InvalidParameterException',
        `The local Cognito keeps no attribute but email: ${Name}`,
      );
    }
    if (Value.toLowerCase() !== email.toLowerCase()) {
      throw new CognitoError('InvalidParameterException', 'Username and email attribute must be the same.');
    }
  }
}
