import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** The tokens of a user who has just signed in, and the pool's signing key. */
export interface SignedIn {
  readonly accessToken: string;
  readonly idToken: string;
  readonly claims: JWTPayload;
  readonly key: KeyObject;
  /** The public key as everyone may read it. */
  readonly publicKey: { readonly kid: string; readonly n: string };
}

/** Signs claims as the pool does; `seconds` from now until it expires. */
export function signed({ claims, key, publicKey }: SignedIn, change: JWTPayload = {}, seconds = 300) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...claims, iat: now - 3600, exp: now + seconds, ...change })
    .setProtectedHeader({ alg: 'RS256', kid: publicKey.kid })
    .sign(key);
}

/** Authorization headers that look more and more like a user's access token, but are not one. */
export async function wrongCredentials(user: SignedIn): Promise<Record<string, string | null>> {
  const { accessToken, idToken, claims, publicKey } = user;
  const [header = '', payload = '', signature = ''] = accessToken.split('.');
  const tampered = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString('base64url');
  const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const hmac = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: publicKey.kid });
  const tokens = {
    'a token that is none': 'none',
    'half a token': `${header}.${payload}`,
    'a token of 8,000 characters': 'x'.repeat(8000),
    'an id token': idToken,
    'an expired token': await signed(user, {}, -1),
    "another pool's token": await signed({ ...user, key: otherKey }),
    "another issuer's token": await signed(user, {
      iss: 'https://cognito-idp.us-east-1.amazonaws.com/other',
    }),
    "another client's token": await signed(user, { client_id: 'another' }),
    'a token without a client': await signed(user, { client_id: undefined }),
    'an unsigned token': new UnsecuredJWT(claims).encode(),
    'a token signed with the public key': await hmac.sign(Buffer.from(publicKey.n)),
    "a token with another's id in it": `${header}.${tampered}.${signature}`,
    'a token without its signature': `${header}.${payload}.`,
  };
  return {
    'no header': null,
    'an empty header': 'Bearer ',
    'a password': `Basic ${Buffer.from('user:password').toString('base64')}`,
    ...Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, `Bearer ${token}`])),
  };
}
