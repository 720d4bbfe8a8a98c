import { CognitoError } from './request.ts';

/** A pool's requirements for passwords. */
export interface PasswordPolicy {
  minimumLength: number;
  requireLowercase: boolean;
  requireUppercase: boolean;
  requireNumbers: boolean;
  requireSymbols: boolean;
}

// The characters that Cognito counts as symbols:
// https://docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/**
 * Throws InvalidPasswordException, with Cognito's message, for the first requirement that the password does not
 * meet.
 */
export function checkPassword(policy: PasswordPolicy, password: string): void {
  if (password.length < policy.minimumLength) throw refused('Password not long enough');
  if (policy.requireLowercase && !/[a-z]/.test(password)) {
    throw refused('Password must have lowercase characters');
  }
  if (policy.requireUppercase && !/[A-Z]/.test(password)) {
    throw refused('Password must have uppercase characters');
  }
  if (policy.requireNumbers && !/[0-9]/.test(password)) {
    throw refused('Password must have numeric characters');
  }
  if (policy.requireSymbols && !symbol.test(password)) throw refused('Password must have symbol characters');
}

function refused(reason: string): CognitoError {
  return new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
}
