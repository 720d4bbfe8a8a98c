import type { CancellationStore } from '../../domain/sessions/cancel-session.ts';
import type { SessionStore } from '../../domain/sessions/session-store.ts';
import { getSubscription, subscriptionUnchanged } from '../billing/subscriptions.ts';
import { getLastFound } from '../domains/domains.ts';
import { getProfile } from '../profile/profiles.ts';
import type { Table } from '../table.ts';
import { type TransactionItem, transact } from '../transaction.ts';
import { closeLeads } from './closing-leads.ts';
import { endSession } from './end-session.ts';
import { createSession, getSession } from './sessions.ts';

/** Sessions in the table. */
export function sessionStore(table: Table): SessionStore<TransactionItem> & CancellationStore {
  return {
    subscription: (userId) => getSubscription(table, userId),
    emailOf: async (userId) => (await getProfile(table, userId))?.email ?? null,
    find: (userId, sessionId) => getSession(table, userId, sessionId),
    lastFound: (userId, domain) => getLastFound(table, userId, domain),
    create(session, { subscription, ...counted }, along) {
      const planUnchanged = subscriptionUnchanged(table, session.user_id, subscription);
      return createSession(table, session, { ...counted, planUnchanged }, along);
    },
    closeLeads({ user_id: userId, id: sessionId }, unreadMessage) {
      return closeLeads(table, { userId, sessionId }, unreadMessage);
    },
    end: (session, end) => endSession(table, session, end, session.leads_count),
    async write(along) {
      if (along.length > 0) await transact(table, along);
    },
  };
}
