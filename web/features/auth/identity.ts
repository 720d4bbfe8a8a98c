import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { configureAmplify } from '../../browser/amplify.ts';

/** The next step after a password was accepted: none, the code from sign-up, one of the authenticator app, or a new password. */
export type NextStep = 'done' | 'confirm' | 'app-code' | 'reset';

/**
 * Signs in by email address. An unconfirmed address names no account, so users who signed up just now and stopped at
 * the code are found by the `username` of that sign-up; empty if there was none. Throws the service's error, or an
 * `Error` for a step that the product does not support.
 */
export async function signInWith(email: string, password: string, username: string): Promise<NextStep> {
  await configureAmplify();
  try {
    return await attempt(email, password);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    switch (error.name) {
      case 'NotAuthorizedException':
        if (username !== '' && (await isUnconfirmed(username, password))) return 'confirm';
        throw error;
      case 'PasswordResetRequiredException':
        return 'reset';
      case 'UserAlreadyAuthenticatedException':
        // Tokens of an expired sign-in are still stored here.
        await signOut();
        return attempt(email, password);
      default:
        throw error;
    }
  }
}

/** Whether this is the password of an account that waits for its code. */
async function isUnconfirmed(username: string, password: string): Promise<boolean> {
  try {
    const { nextStep } = await signIn({ username, password });
    return nextStep.signInStep === 'CONFIRM_SIGN_UP';
  } catch {
    return false;
  }
}

async function attempt(email: string, password: string): Promise<NextStep> {
  const { nextStep } = await signIn({ username: email, password });
  switch (nextStep.signInStep) {
    case 'DONE':
      return 'done';
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return 'app-code';
    case 'RESET_PASSWORD':
      return 'reset';
    default:
      throw new Error(`The sign-in step ${nextStep.signInStep} is not supported`);
  }
}

/** Sends the code of the authenticator app, after the password was right. Throws the service's error. */
export async function sendAppCode(code: string): Promise<void> {
  const { nextStep } = await confirmSignIn({ challengeResponse: code });
  if (nextStep.signInStep !== 'DONE') {
    throw new Error(`The sign-in step ${nextStep.signInStep} is not supported`);
  }
}

/**
 * Creates an account and has its code mailed; returns its username, which is random. So nobody learns from the answer whether
 * somebody else has an account with this address.
 */
export async function createAccount(email: string, password: string): Promise<string> {
  await configureAmplify();
  const username = crypto.randomUUID();
  await signUp({ username, password, options: { userAttributes: { email } } });
  return username;
}

/** Confirms an account with the code from the mail. It is not needed if the address has an account already: `exists`. */
export async function confirmAccount(username: string, code: string): Promise<'confirmed' | 'exists'> {
  await configureAmplify();
  try {
    await confirmSignUp({ username, confirmationCode: code });
    return 'confirmed';
  } catch (error) {
    if (error instanceof Error && error.name === 'AliasExistsException') return 'exists';
    throw error;
  }
}

/** Mails another confirmation code. */
export async function resendCode(username: string): Promise<void> {
  await configureAmplify();
  await resendSignUpCode({ username });
}

/** Mails a code for a password reset. */
export async function requestReset(email: string): Promise<void> {
  await configureAmplify();
  await resetPassword({ username: email });
}

/** Sets a new password with the code from the mail. */
export async function confirmReset(email: string, code: string, newPassword: string): Promise<void> {
  await configureAmplify();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword });
}
