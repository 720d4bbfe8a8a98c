import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { type Pool, readClientId } from './pool.ts';
import { CognitoError, type Fields, optionalFields, requiredText, token } from './request.ts';
import { seal, unseal } from './sealed-state.ts';
import { acceptSignInCode } from './software-token.ts';
import {
  createServerNumbers,
  createUnmatchableVerifier,
  isPublicNumber,
  type PasswordVerifier,
  verifyProof,
} from './srp.ts';
import { type AuthenticationResult, uuidOf } from './tokens.ts';
import { normalizeName } from './users.ts';

interface Challenge {
  ChallengeName: 'PASSWORD_VERIFIER' | 'SOFTWARE_TOKEN_MFA';
  Session?: string;
  ChallengeParameters: Record<string, string>;
}

interface Authenticated {
  ChallengeParameters: Record<string, never>;
  AuthenticationResult: AuthenticationResult;
}

const flows = new Set([
  'USER_SRP_AUTH',
  'REFRESH_TOKEN_AUTH',
  'REFRESH_TOKEN',
  'CUSTOM_AUTH',
  'ADMIN_NO_SRP_AUTH',
  'USER_PASSWORD_AUTH',
  'ADMIN_USER_PASSWORD_AUTH',
  'USER_AUTH',
]);
/** The maximum time between a sign-in's two calls (Cognito's default AuthSessionValidity). */
const signInMs = 3 * 60 * 1000;
const timestampPattern =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/;

/** A sign-in that has begun, and one whose password was right. */
const signInState = z.object({
  username: z.string(),
  name: z.string(),
  clientId: z.string(),
  clientPublicNumber: z.string(),
  serverSecret: z.string(),
  expiresAt: z.number(),
});
const codeState = z.object({ codeFor: z.string(), clientId: z.string(), expiresAt: z.number() });

/** InitiateAuth: begins a sign-in by SRP, or refreshes tokens. Other flows are refused as not enabled. */
export async function initiateAuth(pool: Pool, fields: Fields): Promise<Challenge | Authenticated> {
  const clientId = readClientId(pool, fields);
  const flow = requiredText(fields, 'AuthFlow', { maximumLength: 128 });
  const parameters = optionalFields(fields, 'AuthParameters');
  if (flow === 'USER_SRP_AUTH') return challenge(pool, clientId, parameters);
  if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN') {
    return refresh(pool, clientId, requiredParameter(parameters, 'REFRESH_TOKEN'));
  }
  if (flows.has(flow)) {
    throw new CognitoError('InvalidParameterException', `${flow} flow not enabled for this client`);
  }
  throw new CognitoError(
    'InvalidParameterException',
    `1 validation error detected: Value '${flow}' at 'authFlow' failed to satisfy constraint: Member must satisfy enum value set: [${[...flows].join(', ')}]`,
  );
}

/** RespondToAuthChallenge: takes the proof of the password, and then the code of the authenticator app if there is one. */
export async function respondToAuthChallenge(pool: Pool, fields: Fields): Promise<Challenge | Authenticated> {
  const clientId = readClientId(pool, fields);
  const name = requiredText(fields, 'ChallengeName', { maximumLength: 128 });
  const responses = optionalFields(fields, 'ChallengeResponses');
  if (name === 'PASSWORD_VERIFIER') return answerPassword(pool, clientId, responses);
  if (name === 'SOFTWARE_TOKEN_MFA') return answerCode(pool, clientId, fields, responses);
  throw new CognitoError('InvalidParameterException', `The local Cognito sets no challenge ${name}`);
}

async function answerPassword(
  pool: Pool,
  clientId: string,
  responses: Fields,
): Promise<Challenge | Authenticated> {
  const username = requiredParameter(responses, 'USERNAME');
  const secretBlock = Buffer.from(requiredParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'), 'base64');
  const signature = requiredParameter(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const timestamp = requiredParameter(responses, 'TIMESTAMP');
  if (!timestampPattern.test(timestamp)) {
    throw new CognitoError(
      'InvalidParameterException',
      'TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.',
    );
  }
  const state = unseal(pool, signInState, secretBlock);
  const named = normalizeName(username);
  const isNamed = state && (named === normalizeName(state.username) || named === state.name);
  if (!state || state.clientId !== clientId || !isNamed) {
    throw new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
  }
  assertNotExpired(pool, state);
  pool.attempts.assertSignInOpen(state.username);
  const user = pool.users.find(state.username);
  const verifier = user?.srp.verifier ?? disguise(pool, state.name).srp.verifier;
  const { username: userId, clientPublicNumber, serverSecret } = state;
  const proof = { poolName: pool.name, userId, clientPublicNumber, serverSecret, secretBlock, timestamp };
  if (!verifyProof(verifier, { ...proof, signature }) || user === undefined) {
    pool.attempts.countSignInFailure(userId);
    throw new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
  }
  pool.attempts.clearSignInFailures(userId);
  if (!user.confirmed) throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.authenticator?.enabled) {
    const expiresAt = pool.now().getTime() + signInMs;
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: seal(pool, { codeFor: user.username, clientId, expiresAt }),
      ChallengeParameters: { USER_ID_FOR_SRP: user.username },
    };
  }
  return { ChallengeParameters: {}, AuthenticationResult: await pool.tokens.signIn(user, clientId) };
}

async function answerCode(
  pool: Pool,
  clientId: string,
  fields: Fields,
  responses: Fields,
): Promise<Authenticated> {
  const given = requiredParameter(responses, 'SOFTWARE_TOKEN_MFA_CODE');
  const session = requiredText(fields, 'Session', { maximumLength: 2048 });
  const state = unseal(pool, codeState, Buffer.from(session, 'base64'));
  const user = state && pool.users.find(state.codeFor);
  if (!user || state.clientId !== clientId) {
    throw new CognitoError('NotAuthorizedException', 'Invalid session for the user.');
  }
  assertNotExpired(pool, state);
  acceptSignInCode(pool, user, given);
  return { ChallengeParameters: {}, AuthenticationResult: await pool.tokens.signIn(user, clientId) };
}

function assertNotExpired(pool: Pool, state: { expiresAt: number }): void {
  if (state.expiresAt <= pool.now().getTime()) {
    throw new CognitoError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
  }
}

/** GetTokensFromRefreshToken: new access and id tokens for a session that still holds. */
export async function getTokensFromRefreshToken(
  pool: Pool,
  fields: Fields,
): Promise<{ AuthenticationResult: AuthenticationResult }> {
  const clientId = readClientId(pool, fields);
  const { AuthenticationResult } = await refresh(pool, clientId, requiredText(fields, 'RefreshToken', token));
  return { AuthenticationResult };
}

async function refresh(pool: Pool, clientId: string, refreshToken: string): Promise<Authenticated> {
  const user = pool.users.findBySub(pool.tokens.ownerOf(refreshToken, clientId));
  if (user === undefined) throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
  return {
    ChallengeParameters: {},
    AuthenticationResult: await pool.tokens.refresh(refreshToken, clientId, user),
  };
}

function challenge(pool: Pool, clientId: string, parameters: Fields): Challenge {
  const name = normalizeName(requiredParameter(parameters, 'USERNAME'));
  const clientPublicNumber = requiredParameter(parameters, 'SRP_A');
  if (!isPublicNumber(clientPublicNumber)) {
    throw new CognitoError('InvalidParameterException', 'SRP_A is not a public number of the group.');
  }
  const user = pool.users.find(name);
  if (user === undefined && !pool.description.preventUserExistenceErrors) {
    throw new CognitoError('UserNotFoundException', 'User does not exist.');
  }
  const { username, srp } = user ?? disguise(pool, name);
  const { secret: serverSecret, publicNumber } = createServerNumbers(srp.verifier);
  const expiresAt = pool.now().getTime() + signInMs;
  const block = seal(pool, { username, name, clientId, clientPublicNumber, serverSecret, expiresAt });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: srp.salt,
      SECRET_BLOCK: block,
      SRP_B: publicNumber,
      USERNAME: username,
      USER_ID_FOR_SRP: username,
    },
  };
}

/**
 * Who an unknown name pretends to be: always the same username and salt, so that the challenge reveals nothing
 * (https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html).
 */
function disguise(pool: Pool, name: string): { username: string; srp: PasswordVerifier } {
  const bytes = createHmac('sha256', pool.keys.secret).update(`user id:${name}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const seed = createHmac('sha256', pool.keys.secret).update(`password:${name}`).digest();
  return { username: uuidOf(bytes, 0), srp: createUnmatchableVerifier(seed) };
}

function requiredParameter(parameters: Fields, name: string): string {
  const value = parameters[name];
  if (typeof value !== 'string' || value === '') {
    throw new CognitoError('InvalidParameterException', `Missing required parameter ${name}`);
  }
  return value;
}
