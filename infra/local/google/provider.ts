import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { type Configuration } from 'oidc-provider';
import * as z from 'zod';
import { html, renderPage } from '../http/page.ts';
import type { Store } from '../machine/store.ts';
import { addressOf, isOffline, sendScope } from './accounts.ts';
import { storeAdapter } from './adapter.ts';

const collection = 'google';

const storedKeys = z.object({ signingKey: z.record(z.string(), z.string()), cookieKey: z.string() });

/** Our client as it is registered at Google. */
export interface RegisteredClient {
  id: string;
  secret: string;
  redirectUri: string;
}

/**
 * The OpenID provider that acts as accounts.google.com: codes with PKCE for one client and exactly its redirect URI,
 * a refresh token if `access_type=offline` asks for it, and the address in the ID token, as at Google.
 * https://developers.google.com/identity/openid-connect/openid-connect
 */
export function createProvider(options: {
  issuer: string;
  store: Store;
  client: RegisteredClient;
  /** The lifetime of a code, in seconds. */
  codeSeconds: () => number;
  now: () => Date;
}): Provider {
  const { issuer, store, client, codeSeconds, now } = options;
  const { signingKey, cookieKey } = keysOf(store);
  const configuration: Configuration = {
    adapter: storeAdapter(store, now),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...signingKey, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [cookieKey] },
    scopes: ['openid', 'email', sendScope],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    extraParams: ['access_type'],
    pkce: { required: () => true },
    rotateRefreshToken: false,
    issueRefreshToken: async (_context, _client, { grantId }) => isOffline(store, grantId),
    findAccount: (_context, sub) => {
      const email = addressOf(store, sub);
      if (email === undefined) return undefined;
      return { accountId: sub, claims: () => ({ sub, email, email_verified: true }) };
    },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_context, { clientId }, token) => token.clientId === clientId,
      },
    },
    interactions: { url: (_context, { uid }) => `/consent/${uid}` },
    routes: {
      authorization: '/o/oauth2/v2/auth',
      token: '/token',
      revocation: '/revoke',
      jwks: '/oauth2/v3/certs',
    },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: codeSeconds,
      IdToken: 3600,
      Grant: 365 * 86_400,
      RefreshToken: 365 * 86_400,
      Interaction: 3600,
      Session: 3600,
    },
    renderError(context, { error, error_description = '' }) {
      context.type = 'html';
      context.body = renderPage({
        title: 'Local Google',
        heading: 'Access blocked',
        summary: 'Local Google',
        body: html`<article><p>${error}</p><p>${error_description}</p></article>`,
      });
    },
  };
  return new Provider(issuer, configuration);
}

function keysOf(store: Store): z.infer<typeof storedKeys> {
  const found = storedKeys.safeParse(store.get(collection, 'keys')).data;
  if (found) return found;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const made = storedKeys.parse({
    signingKey: privateKey.export({ format: 'jwk' }),
    cookieKey: randomBytes(32).toString('base64url'),
  });
  store.put(collection, 'keys', made);
  return made;
}
