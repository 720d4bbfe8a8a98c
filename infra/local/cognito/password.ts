import {
  type CodeDeliveryDetails,
  checkCode,
  createCode,
  describeDelivery,
  mailCode,
  resetCodeMs,
  wrongCode,
} from './code.ts';
import { checkPassword } from './password-policy.ts';
import { authorizeUser, firePostConfirmation, type Pool, readClientId, readUser } from './pool.ts';
import { CognitoError, confirmationCode, type Fields, password, requiredText } from './request.ts';
import { createVerifier, matchesPassword } from './srp.ts';

/** ForgotPassword: mails a code to a confirmed account. For any other name it only appears to. */
export function forgotPassword(pool: Pool, fields: Fields): { CodeDeliveryDetails: CodeDeliveryDetails } {
  readClientId(pool, fields);
  const { name, user } = readUser(pool, fields);
  pool.attempts.assertBelowLimit('forgot', name);
  pool.attempts.count('forgot', name);
  if (user?.confirmed) {
    const code = createCode(pool, resetCodeMs);
    pool.store.transaction(() => {
      pool.users.save({ ...user, resetCode: code });
      mailCode(pool, user.email, code);
    });
  } else if (!pool.description.preventUserExistenceErrors) {
    throw new CognitoError(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  return { CodeDeliveryDetails: describeDelivery(user?.email ?? name) };
}

/** ConfirmForgotPassword: sets a new password with the mailed code, then calls the PostConfirmation trigger. */
export async function confirmForgotPassword(pool: Pool, fields: Fields): Promise<object> {
  readClientId(pool, fields);
  const given = requiredText(fields, 'ConfirmationCode', confirmationCode);
  const chosenPassword = requiredText(fields, 'Password', password);
  const { name, user } = readUser(pool, fields);
  checkPassword(pool.description.passwordPolicy, chosenPassword);
  if (user === undefined) {
    pool.attempts.assertBelowLimit('reset', name);
    pool.attempts.count('reset', name);
    throw wrongCode();
  }
  checkCode(pool, 'reset', name, user.resetCode, given);
  const { resetCode: _used, ...rest } = user;
  const changed = { ...rest, srp: createVerifier(pool.name, user.username, chosenPassword) };
  pool.store.transaction(() => {
    pool.users.save(changed);
    pool.attempts.clear('reset', name);
    pool.attempts.clearSignInFailures(user.sub);
  });
  await firePostConfirmation(pool, 'PostConfirmation_ConfirmForgotPassword', changed, fields);
  return {};
}

/** ChangePassword: sets a new password for a signed-in user who knows the current one. Sessions continue. */
export async function changePassword(pool: Pool, fields: Fields): Promise<object> {
  const chosenPassword = requiredText(fields, 'ProposedPassword', password);
  const presentPassword = requiredText(fields, 'PreviousPassword', password);
  const user = await authorizeUser(pool, fields);
  pool.attempts.assertBelowLimit('change', user.sub);
  if (!matchesPassword(pool.name, user.username, presentPassword, user.srp)) {
    pool.attempts.count('change', user.sub);
    throw new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
  }
  checkPassword(pool.description.passwordPolicy, chosenPassword);
  pool.users.save({ ...user, srp: createVerifier(pool.name, user.username, chosenPassword) });
  pool.attempts.clear('change', user.sub);
  return {};
}
