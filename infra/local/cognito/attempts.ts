import * as z from 'zod';
import type { Store } from '../machine/store.ts';
import { CognitoError } from './request.ts';

const signInFailures = 'cognito-sign-in-failures';
const hourlyCounts = 'cognito-hourly-counts';

const freeFailures = 5;
const maxLockSeconds = 15 * 60;
const hourMs = 60 * 60 * 1000;
/**
 * Cognito allows 5 to 20 per hour, depending on risk:
 * https://docs.aws.amazon.com/cognito/latest/developerguide/how-to-recover-a-user-account.html
 */
const attemptsPerHour = 10;

const failureRecord = z.object({ failures: z.number(), lastAt: z.number() });
const countRecord = z.object({ count: z.number(), since: z.number() });

/**
 * Counts attempts that could be guesses: sign-ins, codes, passwords. Names are user ids, or the name given for an
 * unknown user.
 */
export interface Attempts {
  /** Throws NotAuthorizedException while sign-in is locked for the name. */
  assertSignInOpen(name: string): void;
  countSignInFailure(name: string): void;
  clearSignInFailures(name: string): void;
  /** Throws LimitExceededException if the action was counted too often for this name within the hour. */
  assertBelowLimit(action: string, name: string): void;
  count(action: string, name: string): void;
  clear(action: string, name: string): void;
}

/**
 * Creates the counters. From the fifth failed sign-in a name is locked for 1 second. Each further failure doubles
 * that, up to 15 minutes, and 15 minutes without attempts reset it:
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
 */
export function createAttempts(store: Store, now: () => Date): Attempts {
  function failuresOf(name: string): { failures: number; lastAt: number } {
    const record = failureRecord.safeParse(store.get(signInFailures, name)).data;
    const fresh = record !== undefined && now().getTime() - record.lastAt < maxLockSeconds * 1000;
    return fresh ? record : { failures: 0, lastAt: 0 };
  }
  function countOf(key: string): { count: number; since: number } {
    const record = countRecord.safeParse(store.get(hourlyCounts, key)).data;
    const fresh = record !== undefined && now().getTime() - record.since < hourMs;
    return fresh ? record : { count: 0, since: now().getTime() };
  }
  return {
    assertSignInOpen(name) {
      const { failures, lastAt } = failuresOf(name);
      if (failures < freeFailures) return;
      const lockSeconds = Math.min(2 ** (failures - freeFailures), maxLockSeconds);
      if (now().getTime() < lastAt + lockSeconds * 1000) {
        throw new CognitoError('NotAuthorizedException', 'Password attempts exceeded');
      }
    },
    countSignInFailure(name) {
      store.put(signInFailures, name, {
        failures: failuresOf(name).failures + 1,
        lastAt: now().getTime(),
      });
    },
    clearSignInFailures(name) {
      store.delete(signInFailures, name);
    },
    assertBelowLimit(action, name) {
      if (countOf(`${action}:${name}`).count >= attemptsPerHour) {
        throw new CognitoError(
          'LimitExceededException',
          'Attempt limit exceeded, please try after some time.',
        );
      }
    },
    count(action, name) {
      const key = `${action}:${name}`;
      const { count, since } = countOf(key);
      store.put(hourlyCounts, key, { count: count + 1, since });
    },
    clear(action, name) {
      store.delete(hourlyCounts, `${action}:${name}`);
    },
  };
}
