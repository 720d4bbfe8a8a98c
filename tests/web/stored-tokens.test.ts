import { decodeJWT } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { beforeEach, expect, it } from 'vitest';
import { storedCredentials } from '../../web/browser/stored-tokens.ts';

/*
 * Tokens are read where Amplify stores them. Here Amplify itself stores them, so that a version of it that stores them
 * elsewhere is noticed.
 */
const clientId = 'client';
const now = new Date('2026-11-23T12:00:00.000Z');
const email = 'zoë.müller@northstar.example';

function token(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part(claims)}.${Buffer.from('signature').toString('base64url')}`;
}

const secondsAfterNow = (seconds: number) => Math.floor(now.getTime() / 1000) + seconds;

async function store(access: number, id = access): Promise<string> {
  const accessToken = token({ exp: secondsAfterNow(access), username: 'a.user@name' });
  await cognitoUserPoolsTokenProvider.authTokenStore.storeTokens({
    accessToken: decodeJWT(accessToken),
    idToken: decodeJWT(token({ exp: secondsAfterNow(id), email })),
    refreshToken: 'refresh',
    clockDrift: 0,
    username: 'a.user@name',
  });
  return accessToken;
}

beforeEach(() => {
  localStorage.clear();
  cognitoUserPoolsTokenProvider.setAuthConfig({
    Cognito: { userPoolId: 'us-east-1_pool', userPoolClientId: clientId },
  });
});

it('finds the tokens that Amplify stored, and whose they are', async () => {
  const accessToken = await store(3600);
  expect(storedCredentials(clientId, now)).toEqual({ accessToken, email });
  expect(storedCredentials('another-client', now)).toBeNull();
});

it('leaves tokens that are about to expire to Amplify, which renews them', async () => {
  await store(59);
  expect(storedCredentials(clientId, now)).toBeNull();
  await store(3600, 59);
  expect(storedCredentials(clientId, now)).toBeNull();
  await store(60);
  expect(storedCredentials(clientId, now)).not.toBeNull();
});

it('finds nothing once Amplify has removed them', async () => {
  await store(3600);
  await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
  expect(storedCredentials(clientId, now)).toBeNull();
});

it('takes nothing that is no token', async () => {
  await store(3600);
  const keys = Object.keys(localStorage).filter((key) => /(?:access|id)Token$/.test(key));
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    const kept = localStorage.getItem(key) ?? '';
    for (const wrong of ['', 'x', 'a.b.c', token({}), token({ exp: 'soon' })]) {
      localStorage.setItem(key, wrong);
      expect(storedCredentials(clientId, now)).toBeNull();
    }
    localStorage.setItem(key, kept);
  }
});
