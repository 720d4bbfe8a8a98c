import { plans } from '../../../shared/model/account/plans.ts';
import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import { entitledPlan } from '../../domain/billing/entitlement.ts';
import { heldRefusal, waitsUntil } from '../../domain/outreach/conversation.ts';
import type { OutreachStore } from '../../domain/outreach/outreach-store.ts';
import type { KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import { getSubscription } from '../billing/subscriptions.ts';
import { listNotForSale } from '../domains/domains-for-sale.ts';
import { getLeadWithContacts } from '../leads/leads.ts';
import { linkSeller } from '../privacy/seller-accounts.ts';
import { refusalsToWrite, suppress } from '../privacy/suppressions.ts';
import { mintUnsubscribeToken, unsubscribeToken } from '../privacy/unsubscribe-tokens.ts';
import { getProfile } from '../profile/profiles.ts';
import type { Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';
import { listApproaches } from './approaches.ts';
import { getConversations, releaseCompany } from './conversations.ts';
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
    async standings(userId, sender, people, now) {
      const hashes = people.flatMap(({ address, companies }) => [address, ...companies]);
      const companies = people.flatMap((person) => person.companies);
      const [refusals, conversations] = await Promise.all([
        refusalsToWrite(table, sender, hashes),
        getConversations(table, userId, companies),
      ]);
      return people.map((person) => {
        const theirs = person.companies.flatMap((company) => conversations.get(company) ?? []);
        const saidNo = person.companies.some((company) => refusals.has(company)) ? 'company_said_no' : null;
        return {
          refusal: refusals.get(person.address) ?? saidNo ?? heldRefusal(theirs),
          waitsUntil: waitsUntil(theirs, person.messageId, now),
        };
      });
    },
    releaseCompany: (userId, company) => releaseCompany(table, userId, company),
    suppress: (people, reason, now) => suppress(table, people, reason, now),
    linkSeller: (userId, seller) => linkSeller(table, userId, seller),
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
    remove: (userId, entry, now) => removeQueued(table, userId, entry, now),
    log: (userId, entry, sent) => logMessage(table, userId, entry, sent),
    setOutcome: (userId, message, change) => setOutcome(table, userId, message, change),
  };
}
