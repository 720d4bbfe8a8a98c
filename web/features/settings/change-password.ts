import { updatePassword } from 'aws-amplify/auth';
import { configureAmplify } from '../../browser/amplify.ts';

/**
 * Changes the signed-in user's password; other devices stay signed in. Returns `wrong` if the current password is not
 * right, and `signed-out` if the sign-in has ended meanwhile. Throws the user pool's error for anything else.
 */
export async function changePassword(
  current: string,
  next: string,
): Promise<'changed' | 'wrong' | 'signed-out'> {
  await configureAmplify();
  try {
    await updatePassword({ oldPassword: current, newPassword: next });
    return 'changed';
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'UserUnAuthenticatedException') return 'signed-out';
    if (error.name !== 'NotAuthorizedException') throw error;
    // The pool uses one error name for both a wrong password and an invalid token.
    return /\btoken\b/i.test(error.message) ? 'signed-out' : 'wrong';
  }
}
