import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Pool, readClientId } from './pool.ts';
import { CognitoError, type Fields, optionalFields, requiredText, token } from './request.ts';
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
  ChallengeName: 'PASSWORD_VERIFIER';
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
const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const timestampPattern =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/;

const signInState = z.object({
  userId: z.string(),
  name: z.string(),
  clientId: z.string(),
  clientPublicNumber: z.string(),
  serverSecret: z.string(),
  expiresAt: z.number(),
});
type SignInState = z.infer<typeof signInState>;

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

/** RespondToAuthChallenge: completes a sign-in by SRP. */
export async function respondToAuthChallenge(pool: Pool, fields: Fields): Promise<Authenticated> {
  const clientId = readClientId(pool, fields);
  const name = requiredText(fields, 'ChallengeName', { maximumLength: 128 });
  if (name !== 'PASSWORD_VERIFIER') {
    throw new CognitoError('InvalidParameterException', `The local Cognito sets no challenge ${name}`);
  }
  const responses = optionalFields(fields, 'ChallengeResponses');
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
  const state = unseal(pool, secretBlock);
  const named = normalizeName(username);
  if (!state || state.clientId !== clientId || (named !== state.userId && named !== state.name)) {
    throw new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
  }
  if (state.expiresAt <= pool.now().getTime()) {
    throw new CognitoError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
  }
  pool.attempts.assertSignInOpen(state.userId);
  const user = pool.users.find(state.userId);
  const verifier = user?.srp.verifier ?? disguise(pool, state.name).srp.verifier;
  const { userId, clientPublicNumber, serverSecret } = state;
  const proof = { poolName: pool.name, userId, clientPublicNumber, serverSecret, secretBlock, timestamp };
  if (!verifyProof(verifier, { ...proof, signature }) || user === undefined) {
    pool.attempts.countSignInFailure(userId);
    throw new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
  }
  pool.attempts.clearSignInFailures(userId);
  if (!user.confirmed) throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  return { ChallengeParameters: {}, AuthenticationResult: await pool.tokens.signIn(user, clientId) };
}

/** GetTokensFromRefreshToken: new access and id tokens for a session that is still valid. */
export async function getTokensFromRefreshToken(
  pool: Pool,
  fields: Fields,
): Promise<{ AuthenticationResult: AuthenticationResult }> {
  const clientId = readClientId(pool, fields);
  const { AuthenticationResult } = await refresh(pool, clientId, requiredText(fields, 'RefreshToken', token));
  return { AuthenticationResult };
}

async function refresh(pool: Pool, clientId: string, refreshToken: string): Promise<Authenticated> {
  const user = pool.users.find(pool.tokens.ownerOf(refreshToken, clientId));
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
  const { sub: userId, srp } = user ?? disguise(pool, name);
  const { secret: serverSecret, publicNumber } = createServerNumbers(srp.verifier);
  const expiresAt = pool.now().getTime() + signInMs;
  const block = seal(pool, { userId, name, clientId, clientPublicNumber, serverSecret, expiresAt });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: srp.salt,
      SECRET_BLOCK: block,
      SRP_B: publicNumber,
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}

/**
 * The fake user for an unknown name: always the same id and salt, so that the challenge reveals nothing
 * (https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html).
 */
function disguise(pool: Pool, name: string): { sub: string; srp: PasswordVerifier } {
  const bytes = createHmac('sha256', pool.keys.secret).update(`user id:${name}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const seed = createHmac('sha256', pool.keys.secret).update(`password:${name}`).digest();
  return { sub: uuidOf(bytes, 0), srp: createUnmatchableVerifier(seed) };
}

// The whole state of a sign-in is sealed in SECRET_BLOCK, so a restart between its two calls does no harm.
function seal(pool: Pool, state: SignInState): string {
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, pool.keys.secret, iv);
  const sealed = Buffer.concat([encryption.update(JSON.stringify(state)), encryption.final()]);
  return Buffer.concat([iv, encryption.getAuthTag(), sealed]).toString('base64');
}

function unseal(pool: Pool, block: Buffer): SignInState | undefined {
  if (block.length <= ivBytes + tagBytes) return undefined;
  const decryption = createDecipheriv(cipher, pool.keys.secret, block.subarray(0, ivBytes));
  decryption.setAuthTag(block.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const json = Buffer.concat([decryption.update(block.subarray(ivBytes + tagBytes)), decryption.final()]);
    return signInState.parse(JSON.parse(json.toString('utf8')));
  } catch {
    return undefined;
  }
}

function requiredParameter(parameters: Fields, name: string): string {
  const value = parameters[name];
  if (typeof value !== 'string' || value === '') {
    throw new CognitoError('InvalidParameterException', `Missing required parameter ${name}`);
  }
  return value;
}
