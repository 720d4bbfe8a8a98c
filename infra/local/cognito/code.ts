import { randomInt } from 'node:crypto';
import type { Pool } from './pool.ts';
import { CognitoError } from './request.ts';
import type { Code } from './users.ts';

const hourMs = 60 * 60 * 1000;

/** How long mailed codes are valid: https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html */
export const confirmationCodeMs = 24 * hourMs;
export const resetCodeMs = hourMs;

/** Where a code was sent, as far as the caller may know. */
export interface CodeDeliveryDetails {
  Destination: string;
  DeliveryMedium: 'EMAIL';
  AttributeName: 'email';
}

/** A new six-digit code. */
export function createCode(pool: Pool, lifetimeMs: number): Code {
  return {
    value: String(randomInt(1_000_000)).padStart(6, '0'),
    expiresAt: pool.now().getTime() + lifetimeMs,
  };
}

/** Mails a code. Every code comes in the pool's one verification mail. */
export function mailCode(pool: Pool, email: string, code: Code): void {
  const { subject, text } = pool.description.codeMail;
  pool.inbox.deliver({ to: email, subject, text: text.replaceAll('{####}', code.value) });
}

/**
 * Checks a code that someone entered. Throws LimitExceededException after too many wrong ones, ExpiredCodeException
 * if none was sent or it is too old, and CodeMismatchException if it is wrong.
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

/** Cognito's answer to an expired code, or if none was sent. */
export function expiredCode(): CognitoError {
  return new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
}

/** Cognito's answer to a wrong code. */
export function wrongCode(): CognitoError {
  return new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
}

/** Describes where a code was sent without revealing the address: `p***@e***`. */
export function describeDelivery(email: string): CodeDeliveryDetails {
  const at = email.lastIndexOf('@');
  const Destination = `${email.slice(0, 1)}***@${email.slice(at + 1, at + 2)}***`;
  return { Destination, DeliveryMedium: 'EMAIL', AttributeName: 'email' };
}
