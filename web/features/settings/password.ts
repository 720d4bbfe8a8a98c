import { updatePassword } from 'aws-amplify/auth';
import { configureAmplify } from '../../browser/amplify.ts';

/**
 * Changes the signed-in person's password; sign-ins elsewhere go on. Gives `wrong` when the current one is another,
 * and `signed-out` when the sign-in was ended meanwhile. Throws the user pool's error for anything else.
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
    // One name for both: a password that is not right, and a token that holds no more.
    return /\btoken\b/i.test(error.message) ? 'signed-out' : 'wrong';
  }
}
