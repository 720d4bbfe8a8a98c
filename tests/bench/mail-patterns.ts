import { randomUUID } from 'node:crypto';
import {
  getIntegration,
  removeIntegration,
  replaceIntegration,
} from '../../functions/data/mail-account/gmail-integrations.ts';
import { putOAuthState, takeOAuthState } from '../../functions/data/mail-account/oauth-states.ts';
import type { Connection } from '../../functions/domain/mail-account/connection.ts';
import type { AccessPattern } from './access-pattern.ts';

const now = new Date('2001-04-10T10:00:00.000Z');
const measured = 'tokens of 600 bytes';
const connection: Connection = {
  id: '018f0b3c-0000-7000-8000-000000000001',
  gmail_email: 'ada@gmail.example',
  status: 'connected',
  last_sync: now.toISOString(),
  sealed_tokens: 't'.repeat(600),
};

function authorization() {
  return { state: randomUUID(), codeVerifier: 'v'.repeat(43), nonce: 'n'.repeat(43) };
}

/** Operations on the mail account that a user connects. */
export const mailPatterns: readonly AccessPattern[] = [
  {
    function: 'getIntegration',
    measured,
    async prepare(table, userId) {
      await replaceIntegration(table, userId, null, connection);
      return () => getIntegration(table, userId);
    },
  },
  {
    function: 'replaceIntegration',
    measured,
    async prepare(table, userId) {
      await replaceIntegration(table, userId, null, connection);
      return () => replaceIntegration(table, userId, connection, { ...connection, status: 'disconnected' });
    },
  },
  {
    function: 'removeIntegration',
    measured,
    async prepare(table, userId) {
      await replaceIntegration(table, userId, null, connection);
      return () => removeIntegration(table, userId, connection);
    },
  },
  {
    function: 'putOAuthState',
    measured: 'of ten minutes',
    prepare: async (table, userId) => () => putOAuthState(table, userId, authorization(), now),
  },
  {
    function: 'takeOAuthState',
    measured: 'of ten minutes',
    async prepare(table, userId) {
      const begun = authorization();
      await putOAuthState(table, userId, begun, now);
      return () => takeOAuthState(table, userId, begun.state, now);
    },
  },
];
