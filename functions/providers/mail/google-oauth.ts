import * as oauth from 'oauth4webapi';
import * as z from 'zod';
import {
  type Google,
  GoogleUnavailable,
  type Returned,
  type Tokens,
} from '../../domain/mail-account/connection.ts';
import { cappedFetch } from '../http/capped-fetch.ts';

/** The timeout of one call, in milliseconds. */
const callTimeoutMs = 8000;
/** Far larger than a discovery document or a set of tokens. */
const maxAnswerBytes = 64 * 1024;
/** The lifetime of an access token if Google does not give one, in seconds. */
const defaultLifetimeSeconds = 300;

const sendScope = 'https://www.googleapis.com/auth/gmail.send';
/** To send, and to know from which address. We do not ask to read mail, which is a restricted scope. */
const scope = `openid email ${sendScope}`;

const claims = z.looseObject({ email: z.email(), email_verified: z.literal(true) });

/** Our client at Google, and Google's endpoints. */
export interface GoogleAccess {
  /** The issuer of its tokens, such as `https://accounts.google.com`. */
  readonly issuer: string;
  /** Null if no client is registered. */
  readonly client: { readonly id: string; readonly secret: () => Promise<string> } | null;
}

/**
 * Google's OAuth 2.0 with PKCE for web servers. Every consent brings a refresh token, and an ID token that
 * names the account. Follows no redirects and reads at most 64 KB from a token endpoint.
 * https://developers.google.com/identity/protocols/oauth2/web-server
 */
export function googleOAuth(
  { issuer, client: registered }: GoogleAccess,
  now: () => Date,
): Omit<Google, 'send'> {
  const client: oauth.Client = { client_id: registered?.id ?? '' };
  const options = () => ({
    [oauth.customFetch]: cappedFetch(maxAnswerBytes),
    [oauth.allowInsecureRequests]: new URL(issuer).protocol === 'http:',
    signal: AbortSignal.timeout(callTimeoutMs),
  });

  let described: Promise<oauth.AuthorizationServer> | undefined;
  /** Google's discovery document, read at first use and cached while the container is warm. */
  function server(): Promise<oauth.AuthorizationServer> {
    described ??= describe().catch((error: unknown) => {
      described = undefined;
      throw error;
    });
    return described;
  }
  async function describe(): Promise<oauth.AuthorizationServer> {
    if (registered === null) throw new GoogleUnavailable('No client of ours is configured');
    const url = new URL(issuer);
    return oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, options()));
  }

  /** The parameters of the callback, if it was Google that redirected there. */
  function validated(as: oauth.AuthorizationServer, { code, iss }: Returned, state: string) {
    const page = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) });
    try {
      return oauth.validateAuthResponse(as, client, page, state);
    } catch (error) {
      if (error instanceof oauth.OperationProcessingError) return null;
      throw error;
    }
  }

  async function authentication(): Promise<oauth.ClientAuth> {
    const secret = (await registered?.secret()) ?? '';
    return oauth.ClientSecretPost(secret.trim());
  }

  function tokensOf(answer: oauth.TokenEndpointResponse, refreshToken: string): Tokens {
    const life = answer.expires_in ?? defaultLifetimeSeconds;
    return {
      refreshToken: answer.refresh_token ?? refreshToken,
      accessToken: answer.access_token,
      accessExpiresAt: now().getTime() + life * 1000,
    };
  }

  return {
    begin: (redirectUri) =>
      asked(async () => {
        const { authorization_endpoint } = await server();
        if (authorization_endpoint === undefined) throw new GoogleUnavailable('It names no page for consent');
        const authorization = {
          state: oauth.generateRandomState(),
          codeVerifier: oauth.generateRandomCodeVerifier(),
          nonce: oauth.generateRandomNonce(),
        };
        const url = new URL(authorization_endpoint);
        const parameters = {
          client_id: client.client_id,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope,
          state: authorization.state,
          nonce: authorization.nonce,
          code_challenge: await oauth.calculatePKCECodeChallenge(authorization.codeVerifier),
          code_challenge_method: 'S256',
          access_type: 'offline',
          prompt: 'consent',
        };
        for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
        return { authorization, url: url.href };
      }),

    exchange: ({ state, codeVerifier, nonce }, returned, redirectUri) =>
      asked(async () => {
        const as = await server();
        const page = validated(as, returned, state);
        if (page === null) return { outcome: 'refused' };
        try {
          const answer = await oauth.processAuthorizationCodeResponse(
            as,
            client,
            await oauth.authorizationCodeGrantRequest(
              as,
              client,
              await authentication(),
              page,
              redirectUri,
              codeVerifier,
              options(),
            ),
            { expectedNonce: nonce, requireIdToken: true },
          );
          const account = claims.safeParse(oauth.getValidatedIdTokenClaims(answer));
          if (answer.refresh_token === undefined || !account.success) {
            throw new GoogleUnavailable('Its answer lacks a refresh token or an address');
          }
          const tokens = tokensOf(answer, answer.refresh_token);
          return maySend(answer)
            ? { outcome: 'connected', address: account.data.email, tokens }
            : { outcome: 'not_allowed_to_send', tokens };
        } catch (error) {
          if (isInvalidGrant(error) || isOfAnother(error)) return { outcome: 'refused' };
          throw error;
        }
      }),

    refresh: (refreshToken) =>
      asked(async () => {
        const as = await server();
        try {
          const answer = await oauth.processRefreshTokenResponse(
            as,
            client,
            await oauth.refreshTokenGrantRequest(as, client, await authentication(), refreshToken, options()),
          );
          return tokensOf(answer, refreshToken);
        } catch (error) {
          if (isInvalidGrant(error)) return null;
          throw error;
        }
      }),

    revoke: (refreshToken) =>
      asked(async () => {
        const as = await server();
        try {
          await oauth.processRevocationResponse(
            await oauth.revocationRequest(as, client, await authentication(), refreshToken, options()),
          );
        } catch (error) {
          // Google answers so for a token that it does not know, though RFC 7009 asks for a success.
          if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_token') return;
          throw error;
        }
      }),
  };
}

function isInvalidGrant(error: unknown): boolean {
  return error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
}

/** Whether an ID token belongs to another authorization: its nonce, issuer or audience differs. */
function isOfAnother(error: unknown): boolean {
  return error instanceof oauth.OperationProcessingError && error.code === oauth.JWT_CLAIM_COMPARISON;
}

/** Users may untick requested scopes. An answer without a scope means all were granted (RFC 6749 5.1). */
function maySend({ scope: allowed }: oauth.TokenEndpointResponse): boolean {
  return allowed === undefined || allowed.split(' ').includes(sendScope);
}

/** The library's errors may contain what was sent and answered, which must not be logged. */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof GoogleUnavailable) throw error;
    if (error instanceof oauth.ResponseBodyError) {
      throw new GoogleUnavailable(`It answers ${error.status}, ${error.error}`);
    }
    throw new GoogleUnavailable(`The call failed: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}
