import * as z from 'zod';

/** The signed-in user's tokens. */
export interface Credentials {
  readonly accessToken: string;
  readonly email: string;
}

/** Tokens that expire sooner are left to Amplify, which renews them. */
const minValidMs = 60_000;

const claims = z.object({ exp: z.number(), email: z.string().default('') });

/**
 * Reads the tokens where Amplify stores them, so that a page does not wait for Amplify's code. Null in any doubt: nobody
 * is signed in, a token is about to expire, or what is stored cannot be read. The claims are only read to know
 * that; it is the API that verifies tokens.
 */
export function storedCredentials(clientId: string, now: Date): Credentials | null {
  try {
    const prefix = `CognitoIdentityServiceProvider.${clientId}`;
    const user = localStorage.getItem(`${prefix}.LastAuthUser`);
    const accessToken = localStorage.getItem(`${prefix}.${user}.accessToken`) ?? '';
    const idToken = localStorage.getItem(`${prefix}.${user}.idToken`) ?? '';
    const { exp, email } = claimsOf(idToken);
    const expiresAt = Math.min(exp, claimsOf(accessToken).exp) * 1000;
    return expiresAt - now.getTime() < minValidMs ? null : { accessToken, email };
  } catch {
    return null;
  }
}

/** The claims of a JSON Web Token (RFC 7519). Throws if it is none. */
function claimsOf(token: string): z.infer<typeof claims> {
  const [, payload = ''] = token.split('.');
  const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  return claims.parse(JSON.parse(text));
}
