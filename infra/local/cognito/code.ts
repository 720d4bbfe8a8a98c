import { randomInt } from 'node:crypto';
import type { Pool } from './pool.ts';
import { CognitoError } from './request.ts';
import type { Code } from './users.ts';

const hourMs = 60 * 60 * 1000;

/** How long the mailed codes hold: https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html */
export const confirmationCodeMs = 24 * hourMs;
export const resetCodeMs = hourMs;

/** Where a code went, as far as the caller may know. */
export interface CodeDeliveryDetails {
  Destination: string;
  DeliveryMedium: 'EMAIL';
  AttributeName: 'email';
}

/** A new code of six digits. */
export function createCode(pool: Pool, lifetimeMs: number): Code {
  return {
    value: String(randomInt(1_000_000)).padStart(6, '0'),
    expiresAt: pool.now().getTime() + lifetimeMs,
  };
}

/**
 * Checks a code that someone typed in. Throws LimitExceededException after too many wrong ones,
 * ExpiredCodeException when none was sent or it is too old, CodeMismatchException when it is another.
 */
export function checkCode(
  pool: Pool,
  action: string,
  name: string,
  expected: Code | undefined,
  given: string,
): void {
  pool.attempts.assertBelowLimit(action, name);
  if (expected !== undefined && expected.value === given && expected.expiresAt > pool.now().getTime()) return;
  pool.attempts.count(action, name);
  throw expected === undefined || expected.expiresAt <= pool.now().getTime() ? expiredCode() : wrongCode();
}

/** Cognito's answer to a code that no longer holds, or that was never sent. */
export function expiredCode(): CognitoError {
  return new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
}

/** Cognito's answer to a wrong code. */
export function wrongCode(): CognitoError {
  return new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
}

/** Tells where a code goes without telling the address: `p***@e***`. */
export function describeDelivery(email: string): CodeDeliveryDetails {
  const at = email.lastIndexOf('@');
  const Destination = `${email.slice(0, 1)}***@${email.slice(at + 1, at + 2)}***`;
  return { Destination, DeliveryMedium: 'EMAIL', AttributeName: 'email' };
}
