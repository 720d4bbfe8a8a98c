import { changedAt } from '../changed-at.ts';
import { type Connection, type ConnectionServices, GoogleUnavailable, type Tokens } from './connection.ts';
import type { MailAccount, SendOutcome } from './mail-account.ts';
import { openTokens, sealTokens } from './sealed-tokens.ts';

/** An access token that expires within this time, in milliseconds, is renewed before it is used. */
const minLifetimeMs = 60_000;

/**
 * Opens the mailbox that a user has connected. Returns null if there is none, or if Google rejects its tokens.
 * Throws if the table or the key cannot be reached. So does `send`, which has then sent nothing.
 */
export async function openMailAccount(
  services: ConnectionServices,
  userId: string,
): Promise<MailAccount | null> {
  const { connections, google, vault, now } = services;
  const found = await connections.find(userId);
  if (found?.status !== 'connected') return null;
  const opened = await openTokens(vault, userId, found);
  if (opened === null) return null;
  let connection: Connection = found;
  let tokens: Tokens = opened;

  /** If it was renewed elsewhere at the same time, that version stays, as both tokens are valid. */
  async function become(changes: Pick<Connection, 'status' | 'sealed_tokens'>): Promise<void> {
    const next = { ...connection, ...changes, last_sync: changedAt(connection.last_sync, now()) };
    if (await connections.replace(userId, connection, next)) connection = next;
  }

  async function disconnected(): Promise<SendOutcome> {
    await become({ status: 'disconnected', sealed_tokens: null });
    return { outcome: 'disconnected' };
  }

  /** Returns null if Google issued a new access token, otherwise why nothing can be sent. */
  async function renewed(): Promise<SendOutcome | null> {
    try {
      const fresh = await google.refresh(tokens.refreshToken);
      if (fresh === null) return await disconnected();
      tokens = fresh;
    } catch (error) {
      if (error instanceof GoogleUnavailable) return { outcome: 'unavailable', mayHaveBeenSent: false };
      throw error;
    }
    await become({ status: 'connected', sealed_tokens: await sealTokens(vault, userId, tokens) });
    return null;
  }

  return {
    address: connection.gmail_email,
    async send(raw, signal) {
      if (tokens.accessExpiresAt - now().getTime() < minLifetimeMs) {
        const problem = await renewed();
        if (problem !== null) return problem;
      }
      let handed = await google.send(tokens.accessToken, raw, signal);
      if (handed.outcome === 'unauthorized') {
        const problem = await renewed();
        if (problem !== null) return problem;
        handed = await google.send(tokens.accessToken, raw, signal);
      }
      if (handed.outcome === 'unauthorized' || handed.outcome === 'disconnected') return disconnected();
      return handed;
    },
  };
}
