import { randomUUID } from 'node:crypto';
import { getSubscription, putSubscription } from '../../functions/data/billing/subscriptions.ts';
import { countExport, getUsage } from '../../functions/data/billing/usage.ts';
import {
  getDomain,
  getLastFound,
  isOwnDomain,
  pageDomainCompanies,
  pageDomains,
} from '../../functions/data/domains/domains.ts';
import { repeatStore } from '../../functions/data/idempotency.ts';
import {
  getContact,
  getLead,
  getLeadWithContacts,
  listLeads,
  pageLeads,
  putContact,
  putLead,
  setEmailVerdicts,
} from '../../functions/data/leads/leads.ts';
import { getContactMessage, putContactMessage } from '../../functions/data/mail/contact-messages.ts';
import { onDoNotList } from '../../functions/data/privacy/do-not-list.ts';
import { getObjection, putObjection } from '../../functions/data/privacy/objections.ts';
import { confirmRemoval } from '../../functions/data/privacy/removals.ts';
import { createProfile, getProfile, updateProfile } from '../../functions/data/profile/profiles.ts';
import { withinAccountRate, withinRate } from '../../functions/data/rate-limits.ts';
import { closeLeads } from '../../functions/data/sessions/closing-leads.ts';
import {
  countDismissals,
  dismiss,
  listDismissed,
  restore,
} from '../../functions/data/sessions/dismissals.ts';
import { endSession } from '../../functions/data/sessions/end-session.ts';
import {
  addLead,
  bumpRevision,
  createSession,
  getSession,
  listProcessingSessions,
  listSessionDomains,
  listSessions,
  noteReading,
} from '../../functions/data/sessions/sessions.ts';
import { getStatistics } from '../../functions/data/statistics/statistics.ts';
import type { Table } from '../../functions/data/table.ts';
import { transact } from '../../functions/data/transaction.ts';
import { onlyOnce } from '../../functions/domain/only-once.ts';
import { completion, failure } from '../../functions/domain/sessions/session-end.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import type { AccessPattern } from './access-pattern.ts';
import { accountPatterns } from './account-patterns.ts';
import { billingPatterns } from './billing-patterns.ts';
import { campaignPatterns } from './campaign-patterns.ts';
import { addPriced, domainPatterns } from './domain-patterns.ts';
import { enginePatterns } from './engine-patterns.ts';
import { generationPatterns } from './generation-patterns.ts';
import { importPatterns } from './import-patterns.ts';
import { mailPatterns } from './mail-patterns.ts';
import { outreachPatterns } from './outreach-patterns.ts';
import { removalPatterns } from './removal-patterns.ts';
import { sampleContact, sampleFindings, sampleLead, sampleSession, sampleVerdicts } from './sample-rows.ts';
import { savedPatterns } from './saved-patterns.ts';
import { completed, created, withLeads } from './stored-rows.ts';
import { templatePatterns } from './template-patterns.ts';

const dismissed = {
  company: 'harborline.example',
  lead_id: '0193480a-0000-7000-8000-00000000000a.0001',
  reason: 'too_small' as const,
  at: '2001-04-10T10:00:00.000Z',
};

const kb = 1024;
const now = new Date('2001-04-10T10:00:00.000Z');
const sampleMessage = {
  name: 'Ada Quist',
  email: 'ada@seller.example',
  subject: 'sales',
  message: 'm'.repeat(1.8 * kb),
} as const;

const sampleObjection = { email: 'ada@visitor.example', address: 'h'.repeat(43) };

function resultsPage(kilobytes: number): AccessPattern {
  return {
    function: 'pageLeads',
    measured: `25 leads of ${kilobytes} KB`,
    budget: (1.1 * 25 * kilobytes) / 8,
    async prepare(table, userId) {
      const { owner } = await withLeads(table, userId, 25, kilobytes * kb);
      return () => pageLeads(table, owner, { limit: 50, megabytes: 4, after: null });
    },
  };
}

function leadWritten(kilobytes: number): AccessPattern {
  return {
    function: 'putLead',
    measured: `${kilobytes} KB`,
    budget: 1.1 * kilobytes,
    prepare: async (table, userId) => () =>
      putLead(table, userId, sampleLead(sampleSession(userId), 1, kilobytes * kb)),
  };
}

function contactWritten(kilobytes: number): AccessPattern {
  return {
    function: 'putContact',
    measured: `${kilobytes} KB`,
    budget: 1.1 * kilobytes,
    async prepare(table, userId) {
      const session = sampleSession(userId);
      const contact = sampleContact(session, 1, kilobytes * kb);
      return () => putContact(table, { userId, sessionId: session.id }, contact);
    },
  };
}

const at = new Date('2001-04-10T10:00:00.000Z');

/** A creation that writes nothing but the memory of its key. */
function onceUnder(table: Table, userId: string, key: string): Promise<string> {
  return onlyOnce(
    repeatStore(table),
    { userId, key, request: { operation: 'sessions.create' } },
    at,
    async (remember) => {
      const id = randomUUID();
      await transact(table, remember(id));
      return id;
    },
  );
}

/**
 * Every way in which the product reads and writes its table. Other tests may use the same table at the same time, so
 * each pattern has its own user, and rows listed across users are in a year of their own.
 */
export const accessPatterns: readonly AccessPattern[] = [
  {
    function: 'createSession',
    measured: 'a user on a plan',
    prepare: async (table, userId) => () => created(table, userId),
  },
  {
    function: 'createSession',
    measured: "an operator's, uncharged",
    prepare: async (table, userId) => () =>
      createSession(table, { ...sampleSession(userId), usage_month: null }, null),
  },
  {
    function: 'getSession',
    measured: 'unchanged',
    budget: 1,
    async prepare(table, userId) {
      const session = await created(table, userId);
      return () => getSession(table, userId, session.id);
    },
  },
  {
    function: 'listSessionDomains',
    measured: '10 sessions',
    async prepare(table, userId) {
      const ids: string[] = [];
      for (let count = 0; count < 10; count += 1) ids.push((await created(table, userId)).id);
      return () => listSessionDomains(table, userId, ids);
    },
  },
  {
    function: 'listSessions',
    measured: '20 of 100 sessions',
    async prepare(table, userId) {
      for (let count = 0; count < 100; count += 1) await created(table, userId);
      return () => listSessions(table, userId, { limit: 20, after: null });
    },
  },
  {
    function: 'noteReading',
    measured: 'processing',
    async prepare(table, userId) {
      const session = await created(table, userId);
      return () => noteReading(table, session, 'solar + roof');
    },
  },
  leadWritten(1),
  leadWritten(2),
  contactWritten(2),
  contactWritten(8),
  contactWritten(20),
  {
    function: 'addLead',
    measured: '2 KB',
    budget: 6.6,
    async prepare(table, userId) {
      const session = await created(table, userId);
      return () => addLead(table, userId, sampleLead(session, 1, 2 * kb), 1);
    },
  },
  {
    function: 'bumpRevision',
    measured: 'processing',
    async prepare(table, userId) {
      const session = await created(table, userId);
      return () => bumpRevision(table, userId, session.id);
    },
  },
  resultsPage(2),
  resultsPage(8),
  resultsPage(20),
  {
    function: 'listLeads',
    measured: '25 leads of 8 KB',
    async prepare(table, userId) {
      const { owner } = await withLeads(table, userId, 25, 8 * kb);
      return () => listLeads(table, owner);
    },
  },
  {
    function: 'closeLeads',
    measured: '25 leads of 8 KB, read',
    async prepare(table, userId) {
      const { owner } = await withLeads(table, userId, 25, 8 * kb);
      return () => closeLeads(table, owner, 'Not read.');
    },
  },
  {
    function: 'getLead',
    measured: '2 KB',
    async prepare(table, userId) {
      const { owner, session } = await withLeads(table, userId, 1, 8 * kb);
      return () => getLead(table, owner, leadId(session.id, 1));
    },
  },
  {
    function: 'getLeadWithContacts',
    measured: '8 KB',
    async prepare(table, userId) {
      const { owner, session } = await withLeads(table, userId, 1, 8 * kb);
      return () => getLeadWithContacts(table, owner, leadId(session.id, 1));
    },
  },
  {
    function: 'getContact',
    measured: '8 KB',
    async prepare(table, userId) {
      const session = sampleSession(userId);
      const owner = { userId, sessionId: session.id };
      await putContact(table, owner, sampleContact(session, 1, 8 * kb));
      return () => getContact(table, owner, leadId(session.id, 1));
    },
  },
  {
    function: 'setEmailVerdicts',
    measured: '2 verdicts in a record of 7.5 KB',
    async prepare(table, userId) {
      const session = sampleSession(userId);
      const owner = { userId, sessionId: session.id };
      await putContact(table, owner, sampleContact(session, 1, 7.5 * kb));
      return () => setEmailVerdicts(table, owner, leadId(session.id, 1), sampleVerdicts());
    },
  },
  {
    function: 'endSession',
    measured: 'completed with 25 leads, all new',
    async prepare(table, userId) {
      const session = await created(table, userId);
      const end = completion(session, sampleFindings(session, 25), new Date(session.created_at));
      return () => endSession(table, session, end);
    },
  },
  {
    function: 'endSession',
    measured: 'completed with 25 leads, all known',
    async prepare(table, userId) {
      await completed(table, await created(table, userId), 25);
      const session = await created(table, userId);
      const end = completion(session, sampleFindings(session, 25), new Date(session.created_at));
      return () => endSession(table, session, end);
    },
  },
  {
    function: 'endSession',
    measured: 'failed, search given back',
    async prepare(table, userId) {
      const session = await created(table, userId);
      return () => endSession(table, session, failure(session, new Date(session.created_at)));
    },
  },
  {
    function: 'dismiss',
    measured: 'one company',
    prepare: async (table, userId) => () => dismiss(table, { userId, domain: 'cloudpay.example' }, dismissed),
  },
  {
    function: 'restore',
    measured: 'one company',
    async prepare(table, userId) {
      const name = { userId, domain: 'cloudpay.example' };
      await dismiss(table, name, dismissed);
      return () => restore(table, name, dismissed);
    },
  },
  {
    function: 'listDismissed',
    measured: '10 of one name',
    async prepare(table, userId) {
      const name = { userId, domain: 'cloudpay.example' };
      for (let count = 0; count < 10; count += 1) {
        await dismiss(table, name, { ...dismissed, company: `company${count}.example` });
      }
      return () => listDismissed(table, name);
    },
  },
  {
    function: 'countDismissals',
    measured: 'a month',
    prepare: async (table) => () => countDismissals(table, '2001-04'),
  },
  {
    function: 'isOwnDomain',
    measured: 'one of 200 domains',
    async prepare(table, userId) {
      await addPriced(table, userId, 200);
      return () => isOwnDomain(table, userId, 'solarroof10007.example');
    },
  },
  {
    function: 'pageDomains',
    measured: '25 of 200 domains',
    async prepare(table, userId) {
      for (let count = 100; count < 300; count += 1) {
        const session = { ...sampleSession(userId), domain: `solarroof${count}.example` };
        await completed(table, await created(table, userId, session), 1);
      }
      return () => pageDomains(table, userId, { limit: 25, after: null });
    },
  },
  {
    function: 'getDomain',
    measured: 'searched once',
    async prepare(table, userId) {
      const session = await created(table, userId);
      await completed(table, session, 25);
      return () => getDomain(table, userId, session.domain);
    },
  },
  {
    function: 'getLastFound',
    measured: 'searched once',
    async prepare(table, userId) {
      const session = await created(table, userId);
      await completed(table, session, 25);
      return () => getLastFound(table, userId, session.domain);
    },
  },
  {
    function: 'pageDomainCompanies',
    measured: '25 companies',
    async prepare(table, userId) {
      const session = await created(table, userId);
      await completed(table, session, 25);
      return () => pageDomainCompanies(table, userId, session.domain, { limit: 100, after: null });
    },
  },
  {
    function: 'getSubscription',
    measured: 'none taken',
    prepare: async (table, userId) => () => getSubscription(table, userId),
  },
  {
    function: 'putSubscription',
    measured: 'a plan granted',
    prepare: async (table, userId) => () =>
      putSubscription(table, userId, {
        subscription_type: 'pro',
        status: 'active',
        updated_at: '2001-04-10T10:00:00.000Z',
      }),
  },
  {
    function: 'getStatistics',
    measured: 'one session completed',
    async prepare(table, userId) {
      await completed(table, await created(table, userId), 25);
      return () => getStatistics(table, userId);
    },
  },
  {
    function: 'getUsage',
    measured: 'one search used',
    async prepare(table, userId) {
      const session = await created(table, userId);
      return () => getUsage(table, userId, session.usage_month ?? '');
    },
  },
  {
    function: 'countExport',
    measured: 'under no key',
    prepare: async (table, userId) => () => countExport(table, userId, { month: '2001-04', exports: 1 }, []),
  },
  {
    function: 'createProfile',
    measured: 'a new user',
    prepare: async (table, userId) => () =>
      createProfile(table, { userId, email: 'ada@seller.example', createdAt: '2001-04-10T10:00:00.000Z' }),
  },
  {
    function: 'getProfile',
    measured: 'a new user',
    async prepare(table, userId) {
      await createProfile(table, { userId, email: 'ada@seller.example', createdAt: at.toISOString() });
      return () => getProfile(table, userId);
    },
  },
  {
    function: 'updateProfile',
    measured: 'name and a signature of 500 bytes',
    async prepare(table, userId) {
      const seen = at.toISOString();
      await createProfile(table, { userId, email: 'ada@seller.example', createdAt: seen });
      const changes = { name: 'Ada Marlow', email_signature: 'x'.repeat(500) };
      return () => updateProfile(table, userId, changes, { seen, at: '2001-04-10T11:00:00.000Z' });
    },
  },
  {
    function: 'repeatStore',
    measured: 'a new key, beside its creation',
    prepare: async (table, userId) => () => onceUnder(table, userId, randomUUID()),
  },
  {
    function: 'repeatStore',
    measured: 'the same request again',
    async prepare(table, userId) {
      const key = randomUUID();
      await onceUnder(table, userId, key);
      return () => onceUnder(table, userId, key);
    },
  },
  {
    function: 'withinRate',
    measured: 'within the limit',
    prepare: async (table, userId) => () => withinRate(table, 'contactMessages', userId, now),
  },
  {
    function: 'withinAccountRate',
    measured: 'within the limit',
    prepare: async (table, userId) => () => withinAccountRate(table, 'registrationLookups', userId, now),
  },
  {
    function: 'putContactMessage',
    measured: '2 KB',
    prepare: async (table, userId) => () => putContactMessage(table, userId, sampleMessage, now),
  },
  {
    function: 'getContactMessage',
    measured: '2 KB',
    async prepare(table, userId) {
      await putContactMessage(table, userId, sampleMessage, now);
      return () => getContactMessage(table, userId);
    },
  },
  {
    function: 'putObjection',
    measured: 'an address',
    prepare: async (table, userId) => () => putObjection(table, userId, sampleObjection, now),
  },
  {
    function: 'getObjection',
    measured: 'an address',
    async prepare(table, userId) {
      await putObjection(table, userId, sampleObjection, now);
      return () => getObjection(table, userId, now);
    },
  },
  {
    function: 'onDoNotList',
    measured: '10 addresses, 1 of them listed',
    async prepare(table, userId) {
      await confirmRemoval(table, userId, now);
      return () => onDoNotList(table, [userId, ...Array.from({ length: 9 }, () => randomUUID())]);
    },
  },
  {
    function: 'listProcessingSessions',
    measured: '100 sessions',
    async prepare(table) {
      for (let count = 0; count < 100; count += 1) {
        const session = { ...sampleSession(randomUUID()), created_at: '1999-01-01T00:00:00.000Z' };
        await createSession(table, { ...session, usage_month: null }, null);
      }
      return () => listProcessingSessions(table, '1999-01-02T00:00:00.000Z');
    },
  },
  ...accountPatterns,
  ...billingPatterns,
  ...campaignPatterns,
  ...enginePatterns,
  ...importPatterns,
  ...domainPatterns,
  ...mailPatterns,
  ...outreachPatterns,
  ...removalPatterns,
  ...savedPatterns,
  ...templatePatterns,
  ...generationPatterns,
];
