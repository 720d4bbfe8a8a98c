import { isDeepStrictEqual } from 'node:util';
import {
  type Authorization,
  type Connection,
  type ConnectionServices,
  type Google,
  GoogleUnavailable,
  type Handed,
  type Tokens,
} from '../../../functions/domain/mail-account/connection.ts';

export const now = new Date('2026-11-20T10:00:00.000Z');
const hourMs = 3_600_000;
export const authorization: Authorization = { state: 'state', codeVerifier: 'verifier', nonce: 'nonce' };

/** Google, table and vault in memory. `calls` lists what Google was asked, and `mails` what it was handed. */
export function smallGoogle(answers: { address?: string; maySend?: boolean; handed?: Handed[] } = {}) {
  const calls: string[] = [];
  const mails: Uint8Array[] = [];
  const rows = new Map<string, Connection>();
  const state = { unreachable: false, refreshRefused: false, issued: 0 };

  function tokens(): Tokens {
    state.issued += 1;
    return {
      refreshToken: `refresh of ${answers.address ?? 'ada@gmail.example'}`,
      accessToken: `access ${state.issued}`,
      accessExpiresAt: now.getTime() + hourMs,
    };
  }
  function asked(call: string): void {
    calls.push(call);
    if (state.unreachable) throw new GoogleUnavailable('as planned');
  }
  const google: Google = {
    async begin() {
      return { authorization, url: 'https://accounts.google.example/' };
    },
    async exchange(_, { code }) {
      asked(`exchange ${code}`);
      if (code === 'replayed') return { outcome: 'refused' };
      if (answers.maySend === false) return { outcome: 'not_allowed_to_send', tokens: tokens() };
      return { outcome: 'connected', address: answers.address ?? 'ada@gmail.example', tokens: tokens() };
    },
    async refresh(refreshToken) {
      asked(refreshToken.replace('refresh', 'refresh for'));
      return state.refreshRefused ? null : tokens();
    },
    async revoke(refreshToken) {
      asked(`revoke ${refreshToken}`);
    },
    async send(accessToken, raw) {
      calls.push(`send with ${accessToken}`);
      mails.push(raw);
      return answers.handed?.shift() ?? { outcome: 'sent', id: 'message-1' };
    },
  };
  const services: ConnectionServices = {
    google,
    now: () => now,
    vault: {
      seal: async (userId, text) => `${userId}|${text}`,
      open: async (userId, sealed) =>
        sealed.startsWith(`${userId}|`) ? sealed.slice(userId.length + 1) : null,
    },
    connections: {
      find: async (userId) => rows.get(userId) ?? null,
      async replace(userId, before, connection) {
        if (!isDeepStrictEqual(rows.get(userId) ?? null, before)) return false;
        rows.set(userId, connection);
        return true;
      },
      async remove(userId, connection) {
        return isDeepStrictEqual(rows.get(userId), connection) && rows.delete(userId);
      },
    },
  };
  return { services, calls, mails, rows, state };
}
