import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Amplify } from 'aws-amplify';
import { signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { createLocalJWKSet, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { type Harness, openCognito, pool, serveCognito } from './cognito-server.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
const email = 'pat@owner.example';
const username = 'pat-1';
const UserAttributes = [{ Name: 'email', Value: email }];
const password = 'Correct-horse-7';
const wrongPassword = { type: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const limitExceeded = {
  type: 'LimitExceededException',
  body: { message: 'Attempt limit exceeded, please try after some time.' },
};

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

describe('the protocol', () => {
  it('answers in AWS JSON 1.1 and names the error in header and body', async () => {
    const { cognito } = open();
    const answer = await cognito.handle({
      target: 'AWSCognitoIdentityProviderService.AdminCreateUser',
      body: '{}',
    });
    expect(answer).toMatchObject({
      status: 400,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amzn-errortype': 'UnknownOperationException',
      },
    });
    expect(JSON.parse(answer.body)).toEqual({
      __type: 'UnknownOperationException',
      message: 'The local Cognito does not support AdminCreateUser',
    });
  });

  it.each(['AdminGetUser', 'constructor', 'toString', ''])('refuses the call %j', async (operation) => {
    expect(await open().call(operation, {})).toMatchObject({
      status: 400,
      type: 'UnknownOperationException',
    });
  });

  it.each(['', 'not json', '[]', 'null', '"text"'])('refuses the body %j', async (body) => {
    const target = 'AWSCognitoIdentityProviderService.SignUp';
    const { status, headers } = await open().cognito.handle({ target, body });
    expect({ status, type: headers['x-amzn-errortype'] }).toEqual({
      status: 400,
      type: 'SerializationException',
    });
  });

  it('names the field that is missing, empty, too long or of the wrong type', async () => {
    const { call } = open();
    const refused = (constraint: string) => ({
      type: 'InvalidParameterException',
      body: {
        message: `1 validation error detected: Value at 'password' failed to satisfy constraint: ${constraint}`,
      },
    });
    expect(await call('SignUp', { Username: username })).toMatchObject(refused('Member must not be null'));
    expect(await call('SignUp', { Username: username, Password: '' })).toMatchObject(
      refused('Member must have length greater than or equal to 1'),
    );
    expect(await call('SignUp', { Username: username, Password: 'x'.repeat(257) })).toMatchObject(
      refused('Member must have length less than or equal to 256'),
    );
    expect(await call('SignUp', { Username: username, Password: 123456 })).toMatchObject({
      type: 'SerializationException',
      body: { message: 'Password must be a string' },
    });
  });

  it('refuses a client that the pool does not have', async () => {
    const { call } = open();
    expect(
      await call('SignUp', { ClientId: 'nobody', Username: username, Password: password }),
    ).toMatchObject({
      type: 'ResourceNotFoundException',
      body: { message: 'User pool client nobody does not exist.' },
    });
  });

  it('checks a password against every requirement of the policy', async () => {
    const { call } = open({
      passwordPolicy: {
        minimumLength: 8,
        requireLowercase: true,
        requireUppercase: true,
        requireNumbers: true,
        requireSymbols: true,
      },
    });
    const refusals = {
      'Aa1-xyz': 'Password not long enough',
      'AA1-WXYZ': 'Password must have lowercase characters',
      'aa1-wxyz': 'Password must have uppercase characters',
      'Aab-wxyz': 'Password must have numeric characters',
      Aa1xwxyz: 'Password must have symbol characters',
    };
    for (const [Password, reason] of Object.entries(refusals)) {
      expect(await call('SignUp', { Username: username, Password, UserAttributes })).toMatchObject({
        type: 'InvalidPasswordException',
        body: { message: `Password did not conform with policy: ${reason}` },
      });
    }
    expect(await call('SignUp', { Username: username, Password: 'Aa1-wxyz', UserAttributes })).toMatchObject({
      status: 200,
    });
  });
});

describe('codes', () => {
  it('are valid for 24 hours after signing up', async () => {
    const harness = open();
    await harness.call('SignUp', { Username: username, Password: password, UserAttributes });
    const first = harness.codeFor(email);
    harness.advance(day);
    expect(await confirm(harness, first)).toMatchObject({
      type: 'ExpiredCodeException',
      body: { message: 'Invalid code provided, please request a code again.' },
    });
    await harness.call('ResendConfirmationCode', { Username: username });
    harness.advance(day - minute);
    expect(await confirm(harness, harness.codeFor(email))).toMatchObject({ status: 200 });
  });

  it('are valid for one hour to reset a password', async () => {
    const harness = open();
    await createAccount(harness);
    await harness.call('ForgotPassword', { Username: username });
    const reset = {
      Username: username,
      ConfirmationCode: harness.codeFor(email),
      Password: 'New-horse-8',
    };
    harness.advance(hour);
    expect(await harness.call('ConfirmForgotPassword', reset)).toMatchObject({
      type: 'ExpiredCodeException',
    });
  });

  it('cannot be guessed: after ten wrong ones even the right one is refused for an hour', async () => {
    const harness = open();
    await harness.call('SignUp', { Username: username, Password: password, UserAttributes });
    const right = harness.codeFor(email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await confirm(harness, wrong)).toMatchObject({ type: 'CodeMismatchException' });
    }
    expect(await confirm(harness, right)).toMatchObject(limitExceeded);
    harness.advance(hour);
    expect(await confirm(harness, right)).toMatchObject({ status: 200 });
  });

  it.each(['ForgotPassword', 'ResendConfirmationCode'])(
    'are limited in number: %s, for known and unknown users alike',
    async (operation) => {
      const harness = open();
      await harness.call('SignUp', { Username: username, Password: password, UserAttributes });
      if (operation === 'ForgotPassword') await confirm(harness, harness.codeFor(email));
      for (const Username of [username, 'nobody']) {
        for (let attempt = 0; attempt < 10; attempt += 1) {
          expect(await harness.call(operation, { Username })).toMatchObject({
            status: 200,
            body: { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', AttributeName: 'email' } },
          });
        }
        expect(await harness.call(operation, { Username })).toMatchObject(limitExceeded);
      }
    },
  );

  it('are not mailed to reset an account that was never confirmed', async () => {
    const harness = open();
    await harness.call('SignUp', { Username: username, Password: password, UserAttributes });
    expect(await harness.call('ForgotPassword', { Username: username })).toMatchObject({ status: 200 });
    expect(harness.mailsTo(email)).toHaveLength(1);
  });
});

describe('the PostConfirmation trigger', () => {
  it('fails the call when its Lambda fails, and the account stays confirmed', async () => {
    const harness = open();
    harness.answerTrigger(() => {
      throw new Error('table is missing');
    });
    await harness.call('SignUp', { Username: username, Password: password, UserAttributes });
    expect(await confirm(harness, harness.codeFor(email))).toMatchObject({
      status: 400,
      type: 'UserLambdaValidationException',
      body: { message: 'PostConfirmation failed with error table is missing.' },
    });
    expect(await signInAt(harness)).toMatchObject({ accessToken: expect.any(String) });
  });

  it.each([null, 'text', 7])('must return an object, not %j', async (answer) => {
    const harness = open();
    harness.answerTrigger(() => answer);
    await harness.call('SignUp', { Username: username, Password: password, UserAttributes });
    expect(await confirm(harness, harness.codeFor(email))).toMatchObject({
      type: 'InvalidLambdaResponseException',
      body: { message: 'Unrecognizable lambda output' },
    });
  });

  it('receives the metadata that the client sent', async () => {
    const harness = open();
    await harness.call('SignUp', { Username: username, Password: password, UserAttributes });
    await harness.call('ConfirmSignUp', {
      Username: username,
      ConfirmationCode: harness.codeFor(email),
      ClientMetadata: { campaign: 'spring' },
    });
    expect(harness.triggers[0]?.event.request).toMatchObject({ clientMetadata: { campaign: 'spring' } });
  });
});

describe('signing in', () => {
  it('challenges an unknown name like a known one, in the same way each time', async () => {
    const harness = open();
    await createAccount(harness);
    const known = await challenge(harness, username);
    const unknown = await challenge(harness, 'Nobody@owner.example');
    const again = await challenge(harness, 'nobody@owner.example');
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(unknown.USER_ID_FOR_SRP).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(unknown.SECRET_BLOCK?.length).toBeGreaterThan(1000);
    expect([again.SALT, again.USER_ID_FOR_SRP]).toEqual([unknown.SALT, unknown.USER_ID_FOR_SRP]);
    expect(again.SRP_B).not.toBe(unknown.SRP_B);
    expect((await challenge(harness, 'other@owner.example')).SALT).not.toBe(unknown.SALT);
  });

  it('says that a user is unknown if the client allows it', async () => {
    const harness = open({ preventUserExistenceErrors: false });
    const nobody = 'nobody@owner.example';
    await expect(challenge(harness, nobody)).rejects.toThrow('UserNotFoundException');
    expect(await harness.call('ForgotPassword', { Username: nobody })).toMatchObject({
      type: 'UserNotFoundException',
      body: { message: 'Username/client id combination not found.' },
    });
  });

  it('locks a name from the fifth failure on, twice as long each time, whether it is known or not', async () => {
    const harness = open();
    await createAccount(harness);
    for (const name of [username, 'nobody@owner.example']) {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect(await failToSignIn(harness, name)).toBe('Incorrect username or password.');
      }
      for (const lockMs of [1_000, 2_000, 4_000]) {
        harness.advance(lockMs - 1);
        expect(await failToSignIn(harness, name)).toBe('Password attempts exceeded');
        harness.advance(1);
        expect(await failToSignIn(harness, name)).toBe('Incorrect username or password.');
      }
    }
    expect(await signInAt(harness)).toMatchObject({ message: 'Password attempts exceeded' });
    harness.advance(8_000);
    expect(await signInAt(harness)).toMatchObject({ accessToken: expect.any(String) });
    expect(await failToSignIn(harness, username)).toBe('Incorrect username or password.');
    expect(await signInAt(harness)).toMatchObject({ accessToken: expect.any(String) });
  });

  it('forgets failures after 15 quiet minutes', async () => {
    const harness = open();
    for (let attempt = 0; attempt < 5; attempt += 1) await failToSignIn(harness, username);
    expect(await failToSignIn(harness, username)).toBe('Password attempts exceeded');
    harness.advance(15 * minute);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await failToSignIn(harness, username)).toBe('Incorrect username or password.');
    }
  });

  it.each([
    { what: 'zero', SRP_A: '0' },
    { what: 'no hexadecimal', SRP_A: 'zz' },
    { what: 'empty', SRP_A: '' },
    { what: 'too long', SRP_A: 'f'.repeat(1025) },
  ])('refuses a public number that is $what', async ({ SRP_A }) => {
    expect(
      await open().call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: username, SRP_A },
      }),
    ).toMatchObject({ type: 'InvalidParameterException' });
  });

  it('refuses a proof that is made up, tampered with, too late or for another client', async () => {
    const harness = open();
    await createAccount(harness);
    const { SECRET_BLOCK = '', USER_ID_FOR_SRP } = await challenge(harness, username);
    const respond = (changes: object, ClientId = 'webclient1') =>
      harness.call('RespondToAuthChallenge', {
        ClientId,
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: USER_ID_FOR_SRP,
          PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
          TIMESTAMP: 'Wed Nov 5 09:08:07 UTC 2025',
          ...changes,
        },
      });
    const refusal = { type: wrongPassword.type, body: { message: wrongPassword.message } };
    expect(await respond({})).toMatchObject(refusal);
    expect(await respond({}, 'otherclient2')).toMatchObject(refusal);
    expect(await respond({ USERNAME: 'someone@owner.example' })).toMatchObject(refusal);
    expect(await respond({ PASSWORD_CLAIM_SECRET_BLOCK: `AAAA${SECRET_BLOCK.slice(4)}` })).toMatchObject(
      refusal,
    );
    expect(await respond({ TIMESTAMP: '2025-11-05' })).toMatchObject({ type: 'InvalidParameterException' });
    harness.advance(3 * minute);
    expect(await respond({})).toMatchObject({
      type: 'NotAuthorizedException',
      body: { message: 'Invalid session for the user, session is expired.' },
    });
  });
});

describe('tokens', () => {
  it('verify with the published key only', async () => {
    const harness = open();
    await createAccount(harness);
    const { accessToken } = await signInAt(harness);
    const keys = createLocalJWKSet({ keys: harness.cognito.jwks().keys });
    const { payload } = await jwtVerify(String(accessToken), keys, { issuer: harness.cognito.issuer });
    expect(await harness.cognito.verifyAccessToken(String(accessToken))).toEqual(payload);
    expect(JSON.stringify(harness.cognito.jwks())).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
  });

  it('are refused when expired, of another pool, or not signed by the pool', async () => {
    const harness = open();
    await createAccount(harness);
    const { accessToken } = await signInAt(harness);
    const other = open({ userPoolId: 'us-east-1_Other6789' });
    await expect(other.cognito.verifyAccessToken(String(accessToken))).rejects.toThrow();
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({ sub: 'x' })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(harness.cognito.issuer)
      .setExpirationTime('1h')
      .sign(privateKey);
    await expect(harness.cognito.verifyAccessToken(forged)).rejects.toThrow('signature verification failed');
    harness.advance(hour + 1_000);
    await expect(harness.cognito.verifyAccessToken(String(accessToken))).rejects.toThrow('"exp" claim');
    expect(await harness.call('GetUser', { AccessToken: accessToken })).toMatchObject({
      type: 'NotAuthorizedException',
      body: { message: 'Access Token has expired' },
    });
  });

  it('pass at the gateway after revocation until they expire, while Cognito refuses them', async () => {
    const harness = open();
    await createAccount(harness);
    const { accessToken, refreshToken } = await signInAt(harness);
    expect(await harness.call('RevokeToken', { Token: refreshToken })).toMatchObject({ status: 200 });
    expect(await harness.cognito.verifyAccessToken(String(accessToken))).toMatchObject({
      token_use: 'access',
    });
    for (const operation of ['GetUser', 'GlobalSignOut', 'DeleteUser']) {
      expect(await harness.call(operation, { AccessToken: accessToken })).toMatchObject({
        type: 'NotAuthorizedException',
        body: { message: 'Access Token has been revoked' },
      });
    }
    expect(await harness.call('GetTokensFromRefreshToken', { RefreshToken: refreshToken })).toMatchObject({
      type: 'NotAuthorizedException',
      body: { message: 'Refresh Token has been revoked' },
    });
  });

  it('cannot replace each other', async () => {
    const harness = open();
    await createAccount(harness);
    const { accessToken, idToken, refreshToken } = await signInAt(harness);
    for (const AccessToken of [idToken, refreshToken, 'x.y.z']) {
      expect(await harness.call('GetUser', { AccessToken })).toMatchObject({
        body: { message: 'Invalid Access Token' },
      });
    }
    expect(await harness.call('RevokeToken', { Token: accessToken })).toMatchObject({
      type: 'UnsupportedTokenTypeException',
    });
  });

  it('are refreshed by either call for 30 days, by the client that they were issued to', async () => {
    const harness = open();
    await createAccount(harness);
    const { refreshToken } = await signInAt(harness);
    const byFlow = { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: refreshToken } };
    harness.advance(30 * day - minute);
    for (const answer of [
      await harness.call('InitiateAuth', byFlow),
      await harness.call('GetTokensFromRefreshToken', { RefreshToken: refreshToken }),
    ]) {
      const { AccessToken, ...rest } = answer.body.AuthenticationResult ?? {};
      expect(rest).toEqual({ IdToken: expect.any(String), ExpiresIn: 3600, TokenType: 'Bearer' });
      expect(await harness.call('GetUser', { AccessToken })).toMatchObject({ status: 200 });
    }
    for (const fields of [
      { RefreshToken: refreshToken, ClientId: 'otherclient2' },
      { RefreshToken: Buffer.alloc(64).toString('base64url') },
      { RefreshToken: 'nonsense' },
    ]) {
      expect(await harness.call('GetTokensFromRefreshToken', fields)).toMatchObject({
        type: 'NotAuthorizedException',
        body: { message: 'Invalid Refresh Token' },
      });
    }
    harness.advance(2 * minute);
    expect(await harness.call('InitiateAuth', byFlow)).toMatchObject({
      body: { message: 'Refresh Token has expired' },
    });
  });
});

describe('the calls of an administrator', () => {
  const account = { UserPoolId: pool.userPoolId, Username: username };

  async function asOwner(harness: Harness, operation: string, fields: object = account) {
    const target = `AWSCognitoIdentityProviderService.${operation}`;
    const { status, headers, body } = await harness.cognito.handle({
      target,
      body: JSON.stringify(fields),
      asOwner: true,
    });
    return { status, type: headers['x-amzn-errortype'], body: body === '' ? {} : JSON.parse(body) };
  }

  it('find an account by its id', async () => {
    const harness = open();
    await createAccount(harness);
    const { accessToken } = await signInAt(harness);
    const sub = (await harness.cognito.verifyAccessToken(String(accessToken))).sub;
    const { UserPoolId } = account;
    const found = await asOwner(harness, 'ListUsers', { UserPoolId, Filter: `sub = "${sub}"` });
    expect(found.body.Users).toMatchObject([{ Username: username, Enabled: true, UserStatus: 'CONFIRMED' }]);
    expect(found.body.Users[0].Attributes).toContainEqual({ Name: 'email', Value: email });
    const nobody = await asOwner(harness, 'ListUsers', { UserPoolId, Filter: 'sub = "nobody"' });
    expect(nobody).toMatchObject({ status: 200, body: { Users: [] } });
    expect(await asOwner(harness, 'ListUsers', { UserPoolId, Filter: 'email = "x"' })).toMatchObject({
      type: 'InvalidParameterException',
    });
  });

  it('end every session of an account', async () => {
    const harness = open();
    await createAccount(harness);
    const { accessToken, refreshToken } = await signInAt(harness);
    expect(await asOwner(harness, 'AdminUserGlobalSignOut')).toMatchObject({ status: 200 });
    expect(await harness.call('GetUser', { AccessToken: accessToken })).toMatchObject({
      body: { message: 'Access Token has been revoked' },
    });
    expect(await harness.call('GetTokensFromRefreshToken', { RefreshToken: refreshToken })).toMatchObject({
      body: { message: 'Refresh Token has been revoked' },
    });
  });

  it('delete an account, whose email is free again', async () => {
    const harness = open();
    await createAccount(harness);
    expect(await asOwner(harness, 'AdminDeleteUser')).toMatchObject({ status: 200, body: {} });
    expect(await signInAt(harness)).toMatchObject(wrongPassword);
    for (const operation of ['AdminDeleteUser', 'AdminUserGlobalSignOut']) {
      expect(await asOwner(harness, operation)).toMatchObject({ type: 'UserNotFoundException' });
    }
    await createAccount(harness);
    expect(await signInAt(harness)).toMatchObject({ accessToken: expect.any(String) });
  });

  it('are for this pool, and only for its owner', async () => {
    const harness = open();
    await createAccount(harness);
    expect(
      await asOwner(harness, 'AdminDeleteUser', { ...account, UserPoolId: 'us-east-1_Other' }),
    ).toMatchObject({
      type: 'ResourceNotFoundException',
    });
    expect(await harness.call('AdminDeleteUser', account)).toMatchObject({
      type: 'UnknownOperationException',
    });
  });
});

describe('the store', () => {
  it('keeps accounts, sessions and keys over a restart', async () => {
    const file = await temporaryFile();
    const first = open({}, file);
    await createAccount(first);
    const { accessToken, refreshToken } = await signInAt(first);
    const keys = first.cognito.jwks();
    first.store.close();
    const second = open({}, file);
    expect(second.cognito.jwks()).toEqual(keys);
    expect(await second.call('GetUser', { AccessToken: accessToken })).toMatchObject({ status: 200 });
    expect(await second.call('GetTokensFromRefreshToken', { RefreshToken: refreshToken })).toMatchObject({
      status: 200,
    });
    expect(await signInAt(second)).toMatchObject({ accessToken: expect.any(String) });
  });

  it('keeps what was answered before a kill -9', async () => {
    const file = await temporaryFile();
    const harnessModule = new URL('./cognito-server.ts', import.meta.url).href;
    const script = `
      const { openCognito } = await import(${JSON.stringify(harnessModule)});
      const harness = openCognito({}, ${JSON.stringify(file)});
      await harness.call('SignUp', ${JSON.stringify({ Username: username, Password: password, UserAttributes })});
      process.kill(process.pid, 'SIGKILL');
    `;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' });
    const harness = open({}, file);
    expect(await confirm(harness, harness.codeFor(email))).toMatchObject({ status: 200 });
    expect(await signInAt(harness)).toMatchObject({ accessToken: expect.any(String) });
  });

  it('contains no password and no refresh token', async () => {
    const file = await temporaryFile();
    const harness = open({}, file);
    await createAccount(harness);
    const { accessToken, refreshToken } = await signInAt(harness);
    const changed = 'Another-horse-9';
    await harness.call('ChangePassword', {
      AccessToken: accessToken,
      PreviousPassword: password,
      ProposedPassword: changed,
    });
    const folder = join(file, '..');
    const written = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
    const bytes = Buffer.concat(written);
    expect(bytes.includes(email)).toBe(true);
    for (const secret of [password, changed, String(refreshToken)]) {
      expect(bytes.includes(secret)).toBe(false);
      expect(bytes.includes(Buffer.from(secret).toString('base64').replace(/=+$/, ''))).toBe(false);
    }
  });

  it('belongs to one pool', async () => {
    const file = await temporaryFile();
    open({}, file).store.close();
    expect(() => openCognito({ userPoolId: 'us-east-1_Other6789' }, file)).toThrow(
      `The stored users belong to user pool ${pool.userPoolId}, not to us-east-1_Other6789`,
    );
  });
});

function open(...options: Parameters<typeof openCognito>): Harness {
  const harness = openCognito(...options);
  cleanups.push(() => {
    try {
      harness.store.close();
    } catch {
      // A test that restarts the emulator has closed it before.
    }
  });
  return harness;
}

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cognito-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'local.sqlite');
}

async function createAccount(harness: Harness): Promise<void> {
  await harness.call('SignUp', { Username: username, Password: password, UserAttributes });
  expect(await confirm(harness, harness.codeFor(email))).toMatchObject({ status: 200 });
}

function confirm(harness: Harness, code: string) {
  return harness.call('ConfirmSignUp', { Username: username, ConfirmationCode: code });
}

async function challenge(harness: Harness, name: string): Promise<Record<string, string>> {
  const { type, body } = await harness.call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: name, SRP_A: 'abcdef0123456789'.repeat(48) },
  });
  if (body.ChallengeParameters === undefined) throw new Error(type);
  return body.ChallengeParameters;
}

/** Answers a challenge with a made-up proof, and returns the message of the refusal. */
async function failToSignIn(harness: Harness, name: string): Promise<string | undefined> {
  const { SECRET_BLOCK, USER_ID_FOR_SRP } = await challenge(harness, name);
  const { body } = await harness.call('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: USER_ID_FOR_SRP,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
      TIMESTAMP: 'Wed Nov 5 09:08:07 UTC 2025',
    },
  });
  return body.message;
}

/** Signs in with the real client. Returns the tokens that it stored, or its error. */
async function signInAt(harness: Harness, who: { username?: string; password?: string } = {}) {
  const kept = new Map<string, string>();
  const server = await serveCognito(harness.cognito);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.userPoolId,
        userPoolClientId: 'webclient1',
        userPoolEndpoint: server.endpoint,
        loginWith: { email: true },
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => {
      kept.set(key, value);
    },
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => {
      kept.delete(key);
    },
    clear: async () => kept.clear(),
  });
  const token = (name: string) => [...kept].find(([key]) => key.endsWith(`.${name}`))?.[1];
  try {
    await signIn({ username, password, ...who });
    return {
      accessToken: token('accessToken'),
      idToken: token('idToken'),
      refreshToken: token('refreshToken'),
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { type: error.name, message: error.message };
  } finally {
    await server.close();
  }
}
