import { Amplify } from 'aws-amplify';
import {
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeAt, stepOf } from '../../infra/local/cognito/totp.ts';
import { type Harness, openCognito, pool, serveCognito } from './cognito-server.ts';

const password = 'secret-1';
const minute = 60_000;

let harness: Harness;
let server: Awaited<ReturnType<typeof serveCognito>>;
let email: string;
let people = 0;
/** The authenticator app's clock; the harness's own does not move. */
let clock: number;

beforeAll(async () => {
  clock = Date.now();
  harness = openCognito();
  server = await serveCognito(harness.cognito);
  pointAmplifyAt(server.endpoint);
});

beforeEach(async () => {
  people += 1;
  email = `kim${people}@owner.example`;
  const username = `kim-${people}`;
  await signUp({ username, password, options: { userAttributes: { email } } });
  await confirmSignUp({ username, confirmationCode: harness.codeFor(email) });
  await signIn({ username: email, password });
});

afterEach(() => signOut());

afterAll(async () => {
  await server.close();
  harness.store.close();
});

function pointAmplifyAt(userPoolEndpoint: string): void {
  const { userPoolId } = pool;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: 'webclient1',
        userPoolEndpoint,
        loginWith: { email: true },
      },
    },
  });
}

/** The code that an app shows a number of 30-second steps from now. */
function shown(secret: string, stepsFromNow = 0): string {
  return codeAt(secret, stepOf(new Date(clock)) + stepsFromNow);
}

function advance(milliseconds: number): void {
  harness.advance(milliseconds);
  clock += milliseconds;
}

/** A code that an app shows at no time near now. */
function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => shown(secret, steps));
  return near.includes('000000') ? '000001' : '000000';
}

async function turnOn(): Promise<string> {
  const { sharedSecret } = await setUpTOTP();
  await verifyTOTPSetup({ code: shown(sharedSecret) });
  await updateMFAPreference({ totp: 'PREFERRED' });
  return sharedSecret;
}

it('makes the codes of RFC 6238, appendix B', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const codes = [59, 1111111109, 1234567890, 20000000000].map((seconds) =>
    codeAt(secret, stepOf(new Date(seconds * 1000))),
  );
  expect(codes).toEqual(['287082', '081804', '005924', '353130']);
});

describe('an authenticator app', () => {
  it('is asked for at sign-in once its first code was accepted and it was turned on', async () => {
    expect(await fetchMFAPreference()).toEqual({});
    const secret = await turnOn();
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await signOut();
    advance(minute);
    expect(await signIn({ username: email, password })).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
    });
    expect((await fetchAuthSession()).tokens).toBeUndefined();
    expect(await confirmSignIn({ challengeResponse: shown(secret) })).toMatchObject({ isSignedIn: true });
    expect((await fetchAuthSession()).tokens).toBeDefined();
  });

  it('takes a wrong code for none, and each right one once', async () => {
    const secret = await turnOn();
    await signOut();
    advance(minute);
    await signIn({ username: email, password });
    await expect(confirmSignIn({ challengeResponse: wrongCode(secret) })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    const code = shown(secret);
    await confirmSignIn({ challengeResponse: code });
    await signOut();
    await signIn({ username: email, password });
    await expect(confirmSignIn({ challengeResponse: code })).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
    await confirmSignIn({ challengeResponse: shown(secret, 1) });
  });

  it('cannot be guessed: wrong codes lock the account for a while', async () => {
    const secret = await turnOn();
    await signOut();
    advance(minute);
    await signIn({ username: email, password });
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(confirmSignIn({ challengeResponse: wrongCode(secret) })).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    }
    await expect(confirmSignIn({ challengeResponse: shown(secret) })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  it('has three minutes to answer', async () => {
    const secret = await turnOn();
    await signOut();
    await signIn({ username: email, password });
    advance(3 * minute);
    await expect(confirmSignIn({ challengeResponse: shown(secret) })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    });
  });

  it('is not turned on by a wrong first code, and does not replace the one before', async () => {
    const first = await turnOn();
    const { sharedSecret } = await setUpTOTP();
    await expect(verifyTOTPSetup({ code: wrongCode(sharedSecret) })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    await signOut();
    advance(minute);
    await signIn({ username: email, password });
    await confirmSignIn({ challengeResponse: shown(first) });
  });

  it('cannot be turned on before it was set up', async () => {
    await expect(updateMFAPreference({ totp: 'ENABLED' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User has not verified software token mfa',
    });
  });

  it('is no longer asked for after it was turned off', async () => {
    await turnOn();
    await updateMFAPreference({ totp: 'DISABLED' });
    expect(await fetchMFAPreference()).toEqual({});
    await signOut();
    expect(await signIn({ username: email, password })).toMatchObject({ isSignedIn: true });
  });
});

it('cannot be set up in a pool that has none', async () => {
  await signOut();
  const without = openCognito({ softwareTokens: false });
  const other = await serveCognito(without.cognito);
  try {
    pointAmplifyAt(other.endpoint);
    await signUp({ username: 'lee', password, options: { userAttributes: { email } } });
    await confirmSignUp({ username: 'lee', confirmationCode: without.codeFor(email) });
    await signIn({ username: email, password });
    await expect(setUpTOTP()).rejects.toMatchObject({ name: 'SoftwareTokenMFANotFoundException' });
    await signOut();
  } finally {
    pointAmplifyAt(server.endpoint);
    await other.close();
    without.store.close();
  }
});
