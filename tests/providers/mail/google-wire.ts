import { googleMail } from '../../../functions/providers/mail/gmail.ts';
import { type Asked, startFake, type Wire } from '../fake-service.ts';

export const now = new Date();
export const authorization = { state: 'the-state', codeVerifier: 'v'.repeat(43), nonce: 'the-nonce' };
export const redirectUri = 'https://buyerscope.example/gmail-callback';
const clientId = 'client-1.apps.googleusercontent.example';

export function json(status: number, body: unknown, headers?: Record<string, string>): Wire {
  return { status, body: JSON.stringify(body), ...(headers && { headers }) };
}

/**
 * The fields that we use of Google's discovery document,
 * https://accounts.google.com/.well-known/openid-configuration
 */
function description(issuer: string, changes: object): Wire {
  return json(200, {
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    revocation_endpoint: `${issuer}/revoke`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['plain', 'S256'],
    ...changes,
  });
}

function idToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.${'s'.repeat(342)}`;
}

/** The answer to a code, https://developers.google.com/identity/protocols/oauth2/web-server#exchange-authorization-code */
export function tokens(issuer: string, changes: { claims?: object; answer?: object } = {}): Wire {
  const seconds = Math.floor(now.getTime() / 1000);
  return json(200, {
    access_token: 'ya29.access',
    expires_in: 3599,
    refresh_token: '1//refresh',
    scope: 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/gmail.send',
    token_type: 'Bearer',
    id_token: idToken({
      iss: issuer,
      aud: clientId,
      azp: clientId,
      sub: '110169484474386276334',
      email: 'ada@gmail.example',
      email_verified: true,
      nonce: authorization.nonce,
      iat: seconds,
      exp: seconds + 3600,
      ...changes.claims,
    }),
    ...changes.answer,
  });
}

/** Google on loopback: serves its discovery document, and answers the rest as instructed. */
export async function googleOf(
  answer: (asked: Asked, issuer: string) => Wire,
  options: { described?: object; registered?: boolean } = {},
) {
  let issuer = '';
  const fake = await startFake((asked) =>
    asked.path === '/.well-known/openid-configuration'
      ? description(issuer, options.described ?? {})
      : answer(asked, issuer),
  );
  issuer = fake.url;
  const client = { id: clientId, secret: async () => 'client-secret\n' };
  const google = googleMail(
    { issuer, apiUrl: issuer, client: options.registered === false ? null : client },
    () => now,
  );
  return { google, issuer, asked: fake.asked };
}
