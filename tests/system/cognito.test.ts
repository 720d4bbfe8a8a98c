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
    const { username, email } = newPerson();
    const options = { userAttributes: { email } };
    await expect(signUp({ username, password: '12345', options })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
    expect(await signUp({ username, password: '123456', options })).toMatchObject({
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
    const { username, email } = await begin('secret-1');
    const right = harness.codeFor(email);
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
    const { username, email } = await begin('secret-1');
    const first = harness.codeFor(email);
    let second = first;
    while (second === first) {
      expect(await resendSignUpCode({ username })).toMatchObject({ destination: 'p***@o***' });
      second = harness.codeFor(email);
    }
    await expect(confirmSignUp({ username, confirmationCode: first })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await confirmSignUp({ username, confirmationCode: second });
    await expect(resendSignUpCode({ username })).rejects.toMatchObject({
      message: 'User is already confirmed.',
    });
  });

  it('answers alike whether or not the address has an account, and mails a code either way', async () => {
    const known = await createAccount('secret-1');
    const answers = [known.email.toUpperCase(), newPerson().email].map(async (email) => {
      const { userId, ...answer } = await signUp({
        username: newPerson().username,
        password: 'secret-2',
        options: { userAttributes: { email } },
      });
      expect(harness.codeFor(email)).toMatch(/^\d{6}$/);
      return answer;
    });
    const [taken, free] = await Promise.all(answers);
    const destination = { destination: expect.any(String) };
    expect(taken).toEqual({
      ...free,
      nextStep: {
        ...free?.nextStep,
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', attributeName: 'email', ...destination },
      },
    });
  });

  it('tells who has the code that the address has an account, which goes on as it was', async () => {
    const first = await createAccount('secret-1');
    const again = newPerson().username;
    const options = { userAttributes: { email: first.email } };
    await signUp({ username: again, password: 'secret-2', options });
    await expect(
      confirmSignUp({ username: again, confirmationCode: harness.codeFor(first.email) }),
    ).rejects.toMatchObject({
      name: 'AliasExistsException',
      message: 'An account with the email already exists.',
    });
    await expect(signIn({ username: first.email, password: 'secret-2' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await signIn({ username: first.email, password: 'secret-1' });
    expect(await fetchUserAttributes()).toMatchObject({ sub: first.userId });
  });

  it('refuses a username that looks like an address, one that is taken, and an account without an address', async () => {
    const { username, email } = await begin('secret-1');
    const refused = (name: string, message: string) => ({ name, message });
    const options = { userAttributes: { email } };
    await expect(signUp({ username: email, password: 'secret-1', options })).rejects.toMatchObject(
      refused(
        'InvalidParameterException',
        'Username cannot be of email format, since user pool is configured for email alias.',
      ),
    );
    await expect(
      signUp({ username: username.toUpperCase(), password: 'secret-1', options }),
    ).rejects.toMatchObject(refused('UsernameExistsException', 'User already exists'));
    await expect(signUp({ username: newPerson().username, password: 'secret-1' })).rejects.toMatchObject(
      refused(
        'InvalidParameterException',
        'Attributes did not conform to the schema: email: The attribute is required',
      ),
    );
  });

  it('tells the PostConfirmation trigger of the new account, and only once it is confirmed', async () => {
    const { username, email, userId } = await begin('secret-1');
    expect(harness.triggers).toEqual([]);
    await confirmSignUp({ username, confirmationCode: harness.codeFor(email) });
    expect(harness.triggers).toEqual([
      {
        source: 'PostConfirmation_ConfirmSignUp',
        event: {
          version: '1',
          region: 'us-east-1',
          userPoolId: pool.userPoolId,
          userName: username,
          callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'webclient1' },
          triggerSource: 'PostConfirmation_ConfirmSignUp',
          request: {
            userAttributes: {
              sub: userId,
              email,
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
  it('gives tokens that hold the account, whatever the case of the address', async () => {
    const { username, email, userId } = await createAccount('secret-1');
    expect(await signIn({ username: email.toUpperCase(), password: 'secret-1' })).toMatchObject({
      isSignedIn: true,
    });
    const { tokens } = await fetchAuthSession();
    expect(tokens?.accessToken.payload).toMatchObject({
      sub: userId,
      username,
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
      email,
      email_verified: true,
      'cognito:username': username,
    });
    expect(await fetchUserAttributes()).toEqual({ sub: userId, email, email_verified: 'true' });
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
    await expect(signIn({ username: newPerson().email, password: 'secret-2' })).rejects.toMatchObject(
      refusal,
    );
  });

  it('asks for the code when the account is not confirmed, but only by its username and the right password', async () => {
    const { username, email } = await begin('secret-1');
    await expect(signIn({ username: email, password: 'secret-1' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
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
      const { email } = await createAccount(password);
      expect(await signIn({ username: email, password })).toMatchObject({ isSignedIn: true });
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
    const { email } = await createAccount('secret-1');
    const username = email;
    harness.triggers.length = 0;
    expect(await resetPassword({ username })).toMatchObject({
      nextStep: {
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: { destination: 'p***@o***', deliveryMedium: 'EMAIL' },
      },
    });
    const confirmationCode = harness.codeFor(email);
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
    const { email: username } = newPerson();
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
    const { username, email } = await createAccount('secret-1');
    await signIn({ username, password: 'secret-1' });
    const here = await accessToken();
    await signOut();
    expect(server.operations).toContain('AWSCognitoIdentityProviderService.RevokeToken');
    await signIn({ username, password: 'secret-1' });
    expect(await harness.call('GetUser', { AccessToken: here })).toMatchObject({
      type: 'NotAuthorizedException',
      body: { message: 'Access Token has been revoked' },
    });
    expect(await fetchUserAttributes()).toMatchObject({ email });
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
    const { username, email, userId } = await createAccount('secret-1');
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
    const options = { userAttributes: { email } };
    const again = await signUp({ username, password: 'secret-1', options });
    expect(again.userId).not.toBe(userId);
    await confirmSignUp({ username, confirmationCode: harness.codeFor(email) });
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

function newPerson(): { username: string; email: string } {
  people += 1;
  return { username: `name-${people}`, email: `pat${people}@owner.example` };
}

/** Signs up a user who has not entered the code yet. */
async function begin(password: string) {
  const person = newPerson();
  const { username, email } = person;
  const { userId } = await signUp({ username, password, options: { userAttributes: { email } } });
  return { ...person, userId };
}

async function createAccount(password: string) {
  const person = await begin(password);
  const { username, email } = person;
  await confirmSignUp({ username, confirmationCode: harness.codeFor(email) });
  return person;
}

async function accessToken(): Promise<string> {
  return String((await fetchAuthSession()).tokens?.accessToken);
}

function lifetimeSeconds(payload: { exp?: number; iat?: number } | undefined): number {
  return Number(payload?.exp) - Number(payload?.iat);
}
