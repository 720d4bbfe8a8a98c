import {
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { configureAmplify } from '../../browser/amplify.ts';

/** The next step after a password was accepted: none, the code from sign-up, or a new password. */
export type NextStep = 'done' | 'confirm' | 'reset';

/** Signs in. Throws the service's error, or an `Error` for a step that the product does not support. */
export async function signInWith(email: string, password: string): Promise<NextStep> {
  await configureAmplify();
  try {
    return await attempt(email, password);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    switch (error.name) {
      case 'UserNotConfirmedException':
        return 'confirm';
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

async function attempt(email: string, password: string): Promise<NextStep> {
  const { nextStep } = await signIn({ username: email, password });
  switch (nextStep.signInStep) {
    case 'DONE':
      return 'done';
    case 'CONFIRM_SIGN_UP':
      return 'confirm';
    case 'RESET_PASSWORD':
      return 'reset';
    default:
      throw new Error(`The sign-in step ${nextStep.signInStep} is not supported`);
  }
}

/** Creates an account. Resolves to `done` if the pool confirms accounts by itself. */
export async function createAccount(email: string, password: string): Promise<'done' | 'confirm'> {
  await configureAmplify();
  const { nextStep } = await signUp({
    username: email,
    password,
    options: { userAttributes: { email } },
  });
  return nextStep.signUpStep === 'CONFIRM_SIGN_UP' ? 'confirm' : 'done';
}

/** Confirms an account with the code from the mail. */
export async function confirmAccount(email: string, code: string): Promise<void> {
  await configureAmplify();
  await confirmSignUp({ username: email, confirmationCode: code });
}

/** Mails another confirmation code. */
export async function resendCode(email: string): Promise<void> {
  await configureAmplify();
  await resendSignUpCode({ username: email });
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
