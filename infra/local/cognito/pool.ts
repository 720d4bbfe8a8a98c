import type { Store } from '../machine/store.ts';
import type { Mail } from '../services/inbox.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Keys, loadKeys } from './keys.ts';
import type { PasswordPolicy } from './password-policy.ts';
import { CognitoError, type Fields, optionalFields, requiredText, token, username } from './request.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { attributesOf, createUsers, normalizeName, type User, type Users } from './users.ts';

/** A user pool and its clients as the synthesized template describes them. */
export interface UserPoolDescription {
  userPoolId: string;
  clientIds: string[];
  region: string;
  passwordPolicy: PasswordPolicy;
  accessTokenMinutes: number;
  idTokenMinutes: number;
  refreshTokenDays: number;
  preventUserExistenceErrors: boolean;
  /** Whether an account may add an authenticator app. */
  softwareTokens: boolean;
  /** The mail with a code, which is inserted at `{####}`. */
  codeMail: { subject: string; text: string };
}

/** When Cognito calls the PostConfirmation Lambda. */
export type TriggerSource = 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword';

/**
 * What a pool depends on. `invokeTrigger` resolves to the Lambda's answer, or to undefined if the pool has no such
 * trigger, and rejects if the Lambda fails.
 */
export interface PoolOptions {
  pool: UserPoolDescription;
  store: Store;
  inbox: { deliver(mail: Omit<Mail, 'sentAt'>): void };
  now: () => Date;
  invokeTrigger: (triggerSource: TriggerSource, event: object) => Promise<unknown>;
}

/** An open pool, which is passed to every call. */
export interface Pool extends PoolOptions {
  description: UserPoolDescription;
  /** The part of the pool's id that its users' verifiers contain. */
  name: string;
  issuer: string;
  keys: Keys;
  users: Users;
  attempts: Attempts;
  tokens: Tokens;
}

/**
 * Opens the pool with its store and creates its keys at the first start. Throws if the store belongs to another
 * pool.
 */
export function openPool(options: PoolOptions): Pool {
  const { pool: description, store, now } = options;
  const issuer = `https://cognito-idp.${description.region}.amazonaws.com/${description.userPoolId}`;
  const keys = loadKeys(store, description.userPoolId);
  return {
    ...options,
    description,
    name: description.userPoolId.slice(description.userPoolId.indexOf('_') + 1),
    issuer,
    keys,
    users: createUsers(store),
    attempts: createAttempts(store, now),
    tokens: createTokens(store, keys, { issuer, ...description }, now),
  };
}

/** The client that makes the call. Throws ResourceNotFoundException if the pool has no such client. */
export function readClientId(pool: Pool, fields: Fields): string {
  const clientId = requiredText(fields, 'ClientId', { maximumLength: 128, pattern: /^[\w+]+$/ });
  if (!pool.description.clientIds.includes(clientId)) {
    throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
  }
  return clientId;
}

/** The account that a call names, if there is one, and the name under which its attempts are counted. */
export function readUser(pool: Pool, fields: Fields): { name: string; user: User | undefined } {
  const name = requiredText(fields, 'Username', username);
  const user = pool.users.find(name);
  if (user === undefined && !pool.description.preventUserExistenceErrors) {
    throw new CognitoError('UserNotFoundException', 'Username/client id combination not found.');
  }
  return { name: user?.sub ?? normalizeName(name), user };
}

/** The account of the call's access token. Throws as Tokens.authorize does, and UserNotFoundException. */
export async function authorizeUser(pool: Pool, fields: Fields): Promise<User> {
  const sub = await pool.tokens.authorize(requiredText(fields, 'AccessToken', token));
  const user = pool.users.findBySub(sub);
  if (user === undefined) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return user;
}

/**
 * Calls the PostConfirmation trigger as Cognito does, after the change that it reports is stored. Throws
 * UserLambdaValidationException when the Lambda fails and InvalidLambdaResponseException when it does not
 * return an object; either way the change stays.
 */
export async function firePostConfirmation(
  pool: Pool,
  triggerSource: TriggerSource,
  user: User,
  fields: Fields,
): Promise<void> {
  const { region, userPoolId } = pool.description;
  const event = {
    version: '1',
    region,
    userPoolId,
    userName: user.username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: readClientId(pool, fields) },
    triggerSource,
    request: {
      userAttributes: { ...attributesOf(user), 'cognito:user_status': 'CONFIRMED' },
      ...(fields.ClientMetadata === undefined
        ? {}
        : { clientMetadata: optionalFields(fields, 'ClientMetadata') }),
    },
    response: {},
  };
  let answer: unknown;
  try {
    answer = await pool.invokeTrigger(triggerSource, event);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CognitoError(
      'UserLambdaValidationException',
      `PostConfirmation failed with error ${reason.replace(/\.$/, '')}.`,
    );
  }
  if (answer !== undefined && (typeof answer !== 'object' || answer === null)) {
    throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  }
}
