import type { SendOutcome } from './mail-account.ts';

/** Google's tokens for a connected account. The time is in milliseconds since 1970. */
export interface Tokens {
  readonly refreshToken: string;
  readonly accessToken: string;
  readonly accessExpiresAt: number;
}

/** Encrypts a user's tokens so that they can only be decrypted for that user. */
export interface Vault {
  seal(userId: string, text: string): Promise<string>;
  /** Returns null for a text that was not sealed for this user, or was changed. */
  open(userId: string, sealed: string): Promise<string | null>;
}

/** The account that a user has connected, as it is stored. */
export interface Connection {
  readonly id: string;
  readonly gmail_email: string;
  readonly status: 'connected' | 'disconnected';
  /** When Google last returned a token for it (ISO 8601). No two versions of a connection have the same time. */
  readonly last_sync: string;
  /** The sealed tokens; null after Google has rejected them. */
  readonly sealed_tokens: string | null;
}

/** Where connections are stored, one for each user. */
export interface Connections {
  find(userId: string): Promise<Connection | null>;
  /** Stores a connection in place of `before`. Returns false if that has changed. */
  replace(userId: string, before: Connection | null, connection: Connection): Promise<boolean>;
  /** Deletes a connection as it was read. Returns false if it has changed. */
  remove(userId: string, connection: Connection): Promise<boolean>;
}

/** The secrets that protect an authorization from start to end. */
export interface Authorization {
  readonly state: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

/** The parameters with which Google's page redirected back. */
export interface Returned {
  readonly code: string;
  /** The issuer that redirected (RFC 9207). */
  readonly iss: string | undefined;
}

/** The result of an authorization. */
type Exchange =
  | { readonly outcome: 'connected'; readonly address: string; readonly tokens: Tokens }
  /** The code is not Google's, was used before, or belongs to another authorization. */
  | { readonly outcome: 'refused' }
  /** The user shared the address but did not allow sending. */
  | { readonly outcome: 'not_allowed_to_send'; readonly tokens: Tokens };

/** Gmail's answer to a message, or that it rejected the access token. */
export type Handed = SendOutcome | { readonly outcome: 'unauthorized' };

/** Google does not answer, or not as documented. The message contains neither tokens nor people. */
export class GoogleUnavailable extends Error {
  override readonly name = 'GoogleUnavailable';
}

/** Google's side of a connection. All but `send` throw `GoogleUnavailable`. */
export interface Google {
  /** Makes the secrets of a new authorization, and the address of the page on which the user consents. */
  begin(redirectUri: string): Promise<{ authorization: Authorization; url: string }>;
  /** Redeems the code of an authorization, which is possible only once. */
  exchange(authorization: Authorization, returned: Returned, redirectUri: string): Promise<Exchange>;
  /** Asks for a new access token. Returns null if the refresh token is no longer valid. */
  refresh(refreshToken: string): Promise<Tokens | null>;
  /** Revokes everything that an account has allowed. Tokens that Google does not know any more count as revoked. */
  revoke(refreshToken: string): Promise<void>;
  /** Passes on a whole message, once. */
  send(accessToken: string, raw: Uint8Array, signal: AbortSignal): Promise<Handed>;
}

/** What creating, using and ending a connection needs. */
export interface ConnectionServices {
  readonly connections: Connections;
  readonly google: Google;
  readonly vault: Vault;
  readonly now: () => Date;
}
