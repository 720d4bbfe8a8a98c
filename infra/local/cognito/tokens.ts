import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Store } from '../machine/store.ts';
import type { Keys } from './keys.ts';
import { CognitoError } from './request.ts';
import type { User } from './users.ts';

/** The lifetimes of tokens, and their issuer. */
export interface TokenSettings {
  issuer: string;
  accessTokenMinutes: number;
  idTokenMinutes: number;
  refreshTokenDays: number;
}

/** The result of a sign-in or a refresh. A refresh returns no new refresh token. */
export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/**
 * Issues and checks tokens. Every sign-in is a session; revoking it ends its refresh token and its access tokens.
 */
export interface Tokens {
  signIn(user: User, clientId: string): Promise<AuthenticationResult>;
  /** The user id of a refresh token. Throws NotAuthorizedException if it is no longer valid. */
  ownerOf(refreshToken: string, clientId: string): string;
  refresh(refreshToken: string, clientId: string, user: User): Promise<AuthenticationResult>;
  /**
   * Claims of a token that this pool signed and that has not expired. Otherwise throws jose's errors, which say why.
   */
  verify(token: string): Promise<JWTPayload>;
  /** The user id of an access token. Throws NotAuthorizedException if it is invalid, expired or revoked. */
  authorize(accessToken: string): Promise<string>;
  revoke(refreshToken: string, clientId: string): void;
  revokeAll(userId: string): void;
  forget(userId: string): void;
}

const session = z.object({
  clientId: z.string(),
  authTime: z.number(),
  refreshTokenHash: z.string(),
  expiresAt: z.number(),
  revoked: z.boolean(),
});
type Session = z.infer<typeof session>;

const uuidBytes = 16;
const refreshSecretBytes = 32;
const dayMs = 24 * 60 * 60 * 1000;

/** Creates the tokens of a pool with its keys and a store. */
export function createTokens(store: Store, keys: Keys, settings: TokenSettings, now: () => Date): Tokens {
  const find = (userId: string, id: string): Session | undefined => {
    const record = store.get(sessionsOf(userId), id);
    return record === undefined ? undefined : session.parse(record);
  };

  async function sign(claims: JWTPayload, minutes: number): Promise<string> {
    const issuedAt = seconds(now());
    return new SignJWT(claims)
      .setProtectedHeader({ kid: keys.publicJwk.kid, alg: 'RS256' })
      .setIssuer(settings.issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + minutes * 60)
      .setJti(randomUUID())
      .sign(keys.signingKey);
  }

  async function issue(user: User, id: string, current: Session): Promise<AuthenticationResult> {
    const shared = {
      sub: user.sub,
      origin_jti: id,
      event_id: randomUUID(),
      auth_time: current.authTime,
    };
    const access = {
      ...shared,
      client_id: current.clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: user.username,
    };
    const identity = {
      ...shared,
      aud: current.clientId,
      token_use: 'id',
      'cognito:username': user.username,
      email: user.email,
      email_verified: user.confirmed,
    };
    return {
      AccessToken: await sign(access, settings.accessTokenMinutes),
      IdToken: await sign(identity, settings.idTokenMinutes),
      ExpiresIn: settings.accessTokenMinutes * 60,
      TokenType: 'Bearer',
    };
  }

  function findRefreshable(refreshToken: string, clientId: string): { userId: string; id: string } & Session {
    const parts = splitRefreshToken(refreshToken);
    const found = parts && find(parts.userId, parts.id);
    if (!found || !sameHash(found.refreshTokenHash, refreshToken) || found.clientId !== clientId) {
      throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
    }
    if (found.revoked) throw new CognitoError('NotAuthorizedException', 'Refresh Token has been revoked');
    if (found.expiresAt <= now().getTime()) {
      throw new CognitoError('NotAuthorizedException', 'Refresh Token has expired');
    }
    return { ...parts, ...found };
  }

  const verify = async (token: string): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, keys.publicJwk, {
      issuer: settings.issuer,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
      currentDate: now(),
    });
    return payload;
  };

  return {
    async signIn(user, clientId) {
      const id = randomUUID();
      const refreshToken = Buffer.concat([bytesOf(user.sub), bytesOf(id), randomBytes(refreshSecretBytes)]);
      const text = refreshToken.toString('base64url');
      const created: Session = {
        clientId,
        authTime: seconds(now()),
        refreshTokenHash: hashOf(text),
        expiresAt: now().getTime() + settings.refreshTokenDays * dayMs,
        revoked: false,
      };
      store.transaction(() => {
        for (const { key, value } of store.list(sessionsOf(user.sub))) {
          if (session.parse(value).expiresAt <= now().getTime()) store.delete(sessionsOf(user.sub), key);
        }
        store.put(sessionsOf(user.sub), id, created);
      });
      return { ...(await issue(user, id, created)), RefreshToken: text };
    },
    ownerOf: (refreshToken, clientId) => findRefreshable(refreshToken, clientId).userId,
    async refresh(refreshToken, clientId, user) {
      const current = findRefreshable(refreshToken, clientId);
      return issue(user, current.id, current);
    },
    verify,
    async authorize(accessToken) {
      const claims = await verify(accessToken).catch((error: unknown) => {
        const expired = error instanceof errors.JWTExpired;
        throw new CognitoError(
          'NotAuthorizedException',
          expired ? 'Access Token has expired' : 'Invalid Access Token',
        );
      });
      const { sub, origin_jti: id, token_use: use } = claims;
      if (use !== 'access' || typeof sub !== 'string' || typeof id !== 'string') {
        throw new CognitoError('NotAuthorizedException', 'Invalid Access Token');
      }
      if (find(sub, id)?.revoked) {
        throw new CognitoError('NotAuthorizedException', 'Access Token has been revoked');
      }
      return sub;
    },
    revoke(refreshToken, clientId) {
      const parts = splitRefreshToken(refreshToken);
      const found = parts && find(parts.userId, parts.id);
      if (!found || !sameHash(found.refreshTokenHash, refreshToken)) return;
      if (found.clientId !== clientId) {
        throw new CognitoError('UnauthorizedException', 'The token was issued to another client');
      }
      store.put(sessionsOf(parts.userId), parts.id, { ...found, revoked: true });
    },
    revokeAll(userId) {
      store.transaction(() => {
        for (const { key, value } of store.list(sessionsOf(userId))) {
          store.put(sessionsOf(userId), key, { ...session.parse(value), revoked: true });
        }
      });
    },
    forget(userId) {
      store.transaction(() => {
        for (const { key } of store.list(sessionsOf(userId))) store.delete(sessionsOf(userId), key);
      });
    },
  };
}

function sessionsOf(userId: string): string {
  return `cognito-sessions-of-${userId}`;
}

function splitRefreshToken(token: string): { userId: string; id: string } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * uuidBytes + refreshSecretBytes) return undefined;
  return { userId: uuidOf(bytes, 0), id: uuidOf(bytes, uuidBytes) };
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

/** Writes 16 bytes as a UUID. */
export function uuidOf(bytes: Buffer, start: number): string {
  const digits = bytes.toString('hex', start, start + uuidBytes);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function sameHash(hash: string, token: string): boolean {
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashOf(token), 'hex'));
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
