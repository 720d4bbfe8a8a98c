import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, openCognito, pool, serveCognito } from './cognito-server.ts';

let harness: Harness;
let server: Awaited<ReturnType<typeof serveCognito>>;
let people = 0;

beforeAll(async () => {
  harness = openCognito();
  server = await serveCognito(harness.cognito);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.userPoolId,
        userPoolClientId: 'webclient1',
        userPoolEndpoint: server.endpoint,
        loginWith: { email: true },
        passwordFormat: { minLength: 6 },
      },
    },
  });
});

beforeEach(() => {
  server.operations.length = 0;
  server.bodies.length = 0;
  harness.triggers.length = 0;
});

afterEach(async () => {
  await signOut();
});

afterAll(async () => {
  await server.close();
  harness.store.close();
});

describe('signing up', () => {
  it('refuses a password of 5 characters and accepts one of 6', async () => {
    const username = newAddress();
    await expect(signUp({ username, password: '12345' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
    expect(await signUp({ username, password: '123456' })).toMatchObject({
      isSignUpComplete: false,
      nextStep: {
        signUpStep: 'CONFIRM_SIGN_UP',
        codeDeliveryDetails: {
          destination: 'p***@o***',
          deliveryMedium: 'EMAIL',
          attributeName: 'email',
        },
      },
    });
  });

  it('refuses a wrong code and confirms with the mailed one, once', async () => {
    const username = newAddress();
    await signUp({ username, password: 'secret-1' });
    const right = harness.codeFor(username);
    const wrong = right === '000000' ? '000001' : '000000';
    await expect(confirmSignUp({ username, confirmationCode: wrong })).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    });
    expect(await confirmSignUp({ username, confirmationCode: right })).toMatchObject({
      isSignUpComplete: true,
    });
    await expect(confirmSignUp({ username, confirmationCode: right })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });

  it('mails a new code on request, which replaces the first', async () => {
    const username = newAddress();
    await signUp({ username, password: 'secret-1' });
    const first = harness.codeFor(username);
    let second = first;
    while (second === first) {
      expect(await resendSignUpCode({ username })).toMatchObject({ destination: 'p***@o***' });
      second = harness.codeFor(username);
    }
    await expect(confirmSignUp({ username, confirmationCode: first })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await confirmSignUp({ username, confirmationCode: second });
    await expect(resendSignUpCode({ username })).rejects.toMatchObject({
      message: 'User is already confirmed.',
    });
  });

  it('refuses an address that has an account, in any case', async () => {
    const username = newAddress();
    await signUp({ username, password: 'secret-1' });
    await expect(signUp({ username: username.toUpperCase(), password: 'secret-2' })).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
  });

  it('refuses a username that is not an email address', async () => {
    await expect(signUp({ username: 'pat', password: 'secret-1' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Username should be an email.',
    });
  });

  it('calls the PostConfirmation trigger for a new account, only once it is confirmed', async () => {
    const username = newAddress();
    const { userId } = await signUp({ username, password: 'secret-1' });
    expect(harness.triggers).toEqual([]);
    await confirmSignUp({ username, confirmationCode: harness.codeFor(username) });
    expect(harness.triggers).toEqual([
      {
        source: 'PostConfirmation_ConfirmSignUp',
        event: {
          version: '1',
          region: 'us-east-1',
          userPoolId: pool.userPoolId,
          userName: userId,
          callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'webclient1' },
          triggerSource: 'PostConfirmation_ConfirmSignUp',
          request: {
            userAttributes: {
              sub: userId,
              email: username,
              email_verified: 'true',
              'cognito:user_status': 'CONFIRMED',
            },
          },
          response: {},
        },
      },
    ]);
  });
});

describe('signing in', () => {
  it('returns tokens of the account, whatever the case of the address', async () => {
    const { username, userId } = await createAccount('secret-1');
    expect(await signIn({ username: username.toUpperCase(), password: 'secret-1' })).toMatchObject({
      isSignedIn: true,
    });
    const { tokens } = await fetchAuthSession();
    expect(tokens?.accessToken.payload).toMatchObject({
      sub: userId,
      username: userId,
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${pool.userPoolId}`,
      client_id: 'webclient1',
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      jti: expect.any(String),
      auth_time: expect.any(Number),
    });
    expect(lifetimeSeconds(tokens?.accessToken.payload)).toBe(60 * 60);
    expect(tokens?.accessToken.payload).not.toHaveProperty('email');
    expect(tokens?.idToken?.payload).toMatchObject({
      sub: userId,
      aud: 'webclient1',
      token_use: 'id',
      email: username,
      email_verified: true,
      'cognito:username': userId,
    });
    expect(await fetchUserAttributes()).toEqual({ sub: userId, email: username, email_verified: 'true' });
  });

  it('only works by SRP, without the password in the request', async () => {
    const { username } = await createAccount('secret-1');
    server.operations.length = 0;
    server.bodies.length = 0;
    await signIn({ username, password: 'secret-1' });
    expect(server.operations).toEqual([
      'AWSCognitoIdentityProviderService.InitiateAuth',
      'AWSCognitoIdentityProviderService.RespondToAuthChallenge',
    ]);
    expect(server.bodies.join()).not.toContain('secret-1');
    await signOut();
    await expect(
      signIn({ username, password: 'secret-1', options: { authFlowType: 'USER_PASSWORD_AUTH' } }),
    ).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { username } = await createAccount('secret-1');
    const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await expect(signIn({ username, password: 'secret-2' })).rejects.toMatchObject(refusal);
    await expect(signIn({ username: newAddress(), password: 'secret-2' })).rejects.toMatchObject(refusal);
  });

  it('asks for the code when the account is not confirmed, but only with the right password', async () => {
    const username = newAddress();
    await signUp({ username, password: 'secret-1' });
    expect(await signIn({ username, password: 'secret-1' })).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
    await expect(signIn({ username, password: 'secret-2' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  it('takes passwords of any script, and long ones', async () => {
    for (const password of ['пароль密碼🔑é', `${'x'.repeat(255)}y`, 'with spaces within']) {
      const { username } = await createAccount(password);
      expect(await signIn({ username, password })).toMatchObject({ isSignedIn: true });
      await signOut();
    }
  });

  it('keeps the session over a forced refresh, with new tokens', async () => {
    const { username } = await createAccount('secret-1');
    await signIn({ username, password: 'secret-1' });
    const before = (await fetchAuthSession()).tokens?.accessToken.payload;
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload;
    expect(server.operations).toContain('AWSCognitoIdentityProviderService.GetTokensFromRefreshToken');
    expect(after).toMatchObject({
      sub: before?.sub,
      origin_jti: before?.origin_jti,
      auth_time: before?.auth_time,
    });
    expect(after?.jti).not.toBe(before?.jti);
  });
});

describe('passwords', () => {
  it('can be changed by a user who knows the current one', async () => {
    const { username } = await createAccount('secret-1');
    await signIn({ username, password: 'secret-1' });
    await expect(updatePassword({ oldPassword: 'secret-9', newPassword: 'secret-2' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await expect(updatePassword({ oldPassword: 'secret-1', newPassword: '12345' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await updatePassword({ oldPassword: 'secret-1', newPassword: 'secret-2' });
    await signOut();
    await expect(signIn({ username, password: 'secret-1' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    expect(await signIn({ username, password: 'secret-2' })).toMatchObject({ isSignedIn: true });
  });

  it('is reset with a mailed code, and the trigger is told that it was a reset', async () => {
    const { username } = await createAccount('secret-1');
    harness.triggers.length = 0;
    expect(await resetPassword({ username })).toMatchObject({
      nextStep: {
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: { destination: 'p***@o***', deliveryMedium: 'EMAIL' },
      },
    });
    const confirmationCode = harness.codeFor(username);
    const wrong = confirmationCode === '000000' ? '000001' : '000000';
    await expect(
      confirmResetPassword({ username, confirmationCode: wrong, newPassword: 'secret-2' }),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(
      confirmResetPassword({ username, confirmationCode, newPassword: '12345' }),
    ).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await confirmResetPassword({ username, confirmationCode, newPassword: 'secret-2' });
    expect(harness.triggers.map(({ source }) => source)).toEqual(['PostConfirmation_ConfirmForgotPassword']);
    await expect(
      confirmResetPassword({ username, confirmationCode, newPassword: 'secret-3' }),
    ).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    expect(await signIn({ username, password: 'secret-2' })).toMatchObject({ isSignedIn: true });
  });

  it('seems to be reset for an unknown address too, and mails nobody', async () => {
    const username = newAddress();
    expect(await resetPassword({ username })).toMatchObject({
      nextStep: { codeDeliveryDetails: { destination: 'p***@o***', deliveryMedium: 'EMAIL' } },
    });
    expect(harness.mailsTo(username)).toEqual([]);
    await expect(
      confirmResetPassword({ username, confirmationCode: '123456', newPassword: 'secret-2' }),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' });
  });
});

describe('leaving', () => {
  it('revokes this session and no other on signing out', async () => {
    const { username } = await createAccount('secret-1');
    await signIn({ username, password: 'secret-1' });
    const here = await accessToken();
    await signOut();
    expect(server.operations).toContain('AWSCognitoIdentityProviderService.RevokeToken');
    await signIn({ username, password: 'secret-1' });
    expect(await harness.call('GetUser', { AccessToken: here })).toMatchObject({
      type: 'NotAuthorizedException',
      body: { message: 'Access Token has been revoked' },
    });
    expect(await fetchUserAttributes()).toMatchObject({ email: username });
  });

  it('revokes every session on signing out everywhere', async () => {
    const { username } = await createAccount('secret-1');
    await signIn({ username, password: 'secret-1' });
    const here = await accessToken();
    await harness.call('GlobalSignOut', { AccessToken: here });
    await expect(fetchUserAttributes()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    await signIn({ username, password: 'secret-1' });
    const there = await accessToken();
    await signOut({ global: true });
    expect(server.operations).toContain('AWSCognitoIdentityProviderService.GlobalSignOut');
    expect(await harness.call('GetUser', { AccessToken: there })).toMatchObject({
      body: { message: 'Access Token has been revoked' },
    });
  });

  it('removes a deleted account, whose address is free again', async () => {
    const { username, userId } = await createAccount('secret-1');
    await signIn({ username, password: 'secret-1' });
    const token = await accessToken();
    await deleteUser();
    await expect(signIn({ username, password: 'secret-1' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    expect(await harness.call('GetUser', { AccessToken: token })).toMatchObject({
      type: 'UserNotFoundException',
    });
    const again = await signUp({ username, password: 'secret-1' });
    expect(again.userId).not.toBe(userId);
  });
});

it('answers a call that it does not support with 400 and the name of the call', async () => {
  const { username } = await createAccount('secret-1');
  await signIn({ username, password: 'secret-1' });
  await expect(updateUserAttributes({ userAttributes: { name: 'Pat' } })).rejects.toMatchObject({
    name: 'UnknownOperationException',
    message: 'The local Cognito does not support UpdateUserAttributes',
  });
});

function newAddress(): string {
  people += 1;
  return `pat${people}@owner.example`;
}

async function createAccount(password: string): Promise<{ username: string; userId: string | undefined }> {
  const username = newAddress();
  const { userId } = await signUp({ username, password, options: { userAttributes: { email: username } } });
  await confirmSignUp({ username, confirmationCode: harness.codeFor(username) });
  return { username, userId };
}

async function accessToken(): Promise<string> {
  return String((await fetchAuthSession()).tokens?.accessToken);
}

function lifetimeSeconds(payload: { exp?: number; iat?: number } | undefined): number {
  return Number(payload?.exp) - Number(payload?.iat);
}
