import type { SendOutcome } from './mail-account.ts';

/** Google's tokens for a connected account. The time is in milliseconds since 1970. */
export interface Tokens {
  readonly refreshToken: string;
  readonly accessToken: string;
  readonly accessExpiresAt: number;
}

/** Encrypts a user's tokens, so that they can be decrypted in that user's name alone. */
export interface Vault {
  seal(userId: string, text: string): Promise<string>;
  /** Null for a text that was not sealed for this user, or was changed since. */
  open(userId: string, sealed: string): Promise<string | null>;
}

/** The account that a user has connected, as it is stored. */
export interface Connection {
  readonly id: string;
  readonly gmail_email: string;
  readonly status: 'connected' | 'disconnected';
  /** When Google last returned a token for it (ISO 8601). Each state of a connection has a time of its own. */
  readonly last_sync: string;
  /** The sealed tokens; null after Google has rejected them. */
  readonly sealed_tokens: string | null;
}

/** Where connections are stored, one for each user. */
export interface Connections {
  find(userId: string): Promise<Connection | null>;
  /** Stores a connection in place of `before`; false if it has changed since. */
  replace(userId: string, before: Connection | null, connection: Connection): Promise<boolean>;
  /** Deletes a connection as it was read; false if it has changed since. */
  remove(userId: string, connection: Connection): Promise<boolean>;
}

/** What an authorization is secured by, from its beginning to its end. */
export interface Authorization {
  readonly state: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

/** What Google's page led back with. */
export interface Returned {
  readonly code: string;
  /** Who says so (RFC 9207). */
  readonly iss: string | undefined;
}

/** What an ended authorization came to. */
type Exchange =
  | { readonly outcome: 'connected'; readonly address: string; readonly tokens: Tokens }
  /** The code is not Google's, was used before, or belongs to another authorization. */
  | { readonly outcome: 'refused' }
  /** Its user let us know the address, and not send. */
  | { readonly outcome: 'not_allowed_to_send'; readonly tokens: Tokens };

/** What Gmail said to a message, or that it does not take the access token that came with it. */
export type Handed = SendOutcome | { readonly outcome: 'unauthorized' };

/** Google does not answer, or not as it documents. The message names neither tokens nor people. */
export class GoogleUnavailable extends Error {
  override readonly name = 'GoogleUnavailable';
}

/** Google's side of a connection. All but `send` throw `GoogleUnavailable`. */
export interface Google {
  /** Makes what a new authorization is secured by, and the address of the page on which its user agrees. */
  begin(redirectUri: string): Promise<{ authorization: Authorization; url: string }>;
  /** Redeems the code of an authorization, which can be done once. */
  exchange(authorization: Authorization, returned: Returned, redirectUri: string): Promise<Exchange>;
  /** Asks for a new access token; null where the refresh token is taken no longer. */
  refresh(refreshToken: string): Promise<Tokens | null>;
  /** Ends all that an account has allowed; tokens that Google does not know any more are as good as revoked. */
  revoke(refreshToken: string): Promise<void>;
  /** Hands over a whole message, once. */
  send(accessToken: string, raw: Uint8Array, signal: AbortSignal): Promise<Handed>;
}

/** What a connection is made, used and ended with. */
export interface ConnectionServices {
  readonly connections: Connections;
  readonly google: Google;
  readonly vault: Vault;
  readonly now: () => Date;
}
