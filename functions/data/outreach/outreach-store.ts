import { plans } from '../../../shared/model/account/plans.ts';
import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import { entitledPlan } from '../../domain/billing/entitlement.ts';
import type { OutreachStore } from '../../domain/outreach/outreach-store.ts';
import type { KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import { getSubscription } from '../billing/subscriptions.ts';
import { listNotForSale } from '../domains/domains-for-sale.ts';
import { getLeadWithContacts } from '../leads/leads.ts';
import { refusalsToWrite, suppress } from '../privacy/suppressions.ts';
import { mintUnsubscribeToken, unsubscribeToken } from '../privacy/unsubscribe-tokens.ts';
import { getProfile } from '../profile/profiles.ts';
import type { Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';
import { listApproaches } from './approaches.ts';
import { getLogged, logMessage, setOutcome } from './outreach-log.ts';
import {
  changeQueued,
  claimMessage,
  getQueued,
  queueFollowUp,
  queueMessages,
  removeQueued,
} from './outreach-queue.ts';

/** Hand-sent mail in the table. */
export function outreachStore(table: Table, hash: KeyedHash): OutreachStore<TransactionItem> {
  return {
    profile: (userId) => getProfile(table, userId),
    async mayWriteInBulk(userId, now) {
      const plan = plans[entitledPlan(await getSubscription(table, userId), now)];
      return plan.limits.bulk_email_generation;
    },
    lead: (userId, leadId) =>
      getLeadWithContacts(table, { userId, sessionId: sessionOfLead(leadId) }, leadId),
    approaches: (userId, of) => listApproaches(table, userId, of),
    refusals: (sender, addresses) => refusalsToWrite(table, sender, addresses),
    suppress: (people, reason, now) => suppress(table, people, reason, now),
    unsubscribeToken: (people, messageId) => unsubscribeToken(hash, people, messageId),
    mintUnsubscribeToken: (people, messageId, now) =>
      mintUnsubscribeToken({ table, hash }, people, messageId, now),
    notForSale: (userId, domains) => listNotForSale(table, userId, domains),
    queued: (userId, messageId) => getQueued(table, userId, messageId),
    logged: (userId, messageId) => getLogged(table, userId, messageId),
    queue: (userId, entries, along) => queueMessages(table, userId, entries, along),
    queueFollowUp: (userId, entry) => queueFollowUp(table, userId, entry),
    change: (userId, before, changes) => changeQueued(table, userId, before, changes),
    claim: (userId, message, claim) => claimMessage(table, userId, message, claim),
    remove: (userId, entry) => removeQueued(table, userId, entry),
    log: (userId, entry, sent) => logMessage(table, userId, entry, sent),
    setOutcome: (userId, message, change) => setOutcome(table, userId, message, change),
  };
}
