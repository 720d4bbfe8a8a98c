import { v7 as uuidv7 } from 'uuid';
import type { GmailIntegration } from '../../../shared/model/account/gmail-integration.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import { connect, disconnect, notConnected } from './connect.ts';
import {
  type Authorization,
  type Connection,
  type ConnectionServices,
  GoogleUnavailable,
  type Returned,
} from './connection.ts';

/** Where authorizations wait while their users are at Google. */
export interface PendingAuthorizations {
  /** Stores an authorization that a user has begun, for ten minutes. */
  put(userId: string, authorization: Authorization, now: Date): Promise<void>;
  /** Takes an authorization out, which only the user who began it can do, once. Null otherwise. */
  take(userId: string, state: string, now: Date): Promise<Authorization | null>;
}

/** What connecting an account needs. */
export interface AuthorizationServices extends ConnectionServices {
  readonly pending: PendingAuthorizations;
  /** Google's redirect URI. Callers cannot change it, as Google accepts no other for our client. */
  readonly redirectUri: string;
}

/** Begins an authorization, and returns the address of Google's page. */
export async function beginAuthorization(services: AuthorizationServices, userId: string): Promise<string> {
  const { google, pending, redirectUri, now } = services;
  const { authorization, url } = await answered('Failed to connect Gmail', () => google.begin(redirectUri));
  await pending.put(userId, authorization, now());
  return url;
}

/** Completes the authorization that a user returned from, and returns the account that it connects. */
export async function completeAuthorization(
  services: AuthorizationServices,
  userId: string,
  { state, ...returned }: Returned & { readonly state: string },
): Promise<GmailIntegration> {
  const { pending, redirectUri, now } = services;
  for (const [field, value] of Object.entries({ code: returned.code, state })) {
    if (value !== '') continue;
    throw new Refusal('invalid_input', 'Missing required OAuth parameters', { field });
  }
  const authorization = await pending.take(userId, state, now());
  if (authorization === null) throw notConnected('state');
  const id = uuidv7({ msecs: now().getTime() });
  const connection = await answered('Failed to connect Gmail account', () =>
    connect(services, userId, authorization, { id, returned, redirectUri }),
  );
  return shownConnection(connection, userId);
}

/** Disconnects the account that a user has connected under `id`. Throws `not_found` if it is not connected. */
export async function endAuthorization(
  services: ConnectionServices,
  userId: string,
  id: string,
): Promise<void> {
  const found = await answered('Failed to disconnect Gmail', () => disconnect(services, userId, id));
  if (!found) throw new Refusal('not_found', 'This account is not connected');
}

/** A connection as its user sees it: without its tokens. */
export function shownConnection(
  { sealed_tokens: _, ...connection }: Connection,
  userId: string,
): GmailIntegration {
  return { ...connection, user_id: userId };
}

/** If Google does not answer, the caller is not at fault, and the next try may succeed. */
async function answered<Output>(failure: string, act: () => Promise<Output>): Promise<Output> {
  try {
    return await act();
  } catch (cause) {
    if (cause instanceof GoogleUnavailable) throw new Refusal('unavailable', failure, { cause });
    throw cause;
  }
}
