import { v7 as uuidv7 } from 'uuid';
import { sessions as contract } from '../../shared/contract/sessions.ts';
import { plans } from '../../shared/model/account/plans.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { sessionOfLead } from '../../shared/model/leads/lead-id.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { getSubscription, subscriptionUnchanged } from '../data/billing/subscriptions.ts';
import { getLastFound } from '../data/domains/domains.ts';
import { repeatStore } from '../data/idempotency.ts';
import { getLeadWithContacts, pageLeads } from '../data/leads/leads.ts';
import { getProfile } from '../data/profile/profiles.ts';
import { createSession, getSession, listSessions, type SessionRow } from '../data/sessions/sessions.ts';
import { openTable, type Table } from '../data/table.ts';
import { type TransactionItem, transact } from '../data/transaction.ts';
import { entitledPlan } from '../domain/billing/entitlement.ts';
import { parseDomainName } from '../domain/companies/name/domain-name.ts';
import { onlyOnce } from '../domain/only-once.ts';
import { type KeyedHash, personHash } from '../domain/privacy/keyed-hash.ts';
import { answers, type EarlierSearch } from '../domain/sessions/earlier-search.ts';
import { freeSearchesUsedUp, freeSearchOf } from '../domain/sessions/free-searches.ts';
import { newSession, searchesUsedUp } from '../domain/sessions/new-session.ts';
import type { Pipeline } from '../domain/sessions/pipeline.ts';
import { stepFunctionsPipeline } from '../providers/pipeline/step-functions.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { readEnvironment, sessionsEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { type Caller, type Handlers, serve } from '../runtime/serve.ts';

/** Marks the stored answer to a request that an earlier search answered. */
const earlierPrefix = 'earlier ';

/** How often a creation is tried if the plan changes between reading and writing. */
const planChangeAttempts = 3;

/** The most leads that one answer holds, in megabytes: more than any search finds, and less than the 6 MB of a Lambda. */
const maxPageMegabytes = 4;

/** The operations on sessions, over a table, a pipeline and a clock. */
export function sessionHandlers(services: {
  table: Table;
  pipeline: Pipeline;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, pipeline, hash, now } = services;

  async function ownSession(sessionId: string, caller: Caller): Promise<SessionRow> {
    const session = await getSession(table, caller.userId, sessionId);
    if (session === null) throw new Refusal('not_found', 'Session not found');
    return session;
  }

  /** Accounts whose addresses have one delivered form are one person's. */
  async function personOf(userId: string): Promise<string> {
    const profile = await getProfile(table, userId);
    return (profile && (await personHash(profile.email, hash))) ?? (await hash(`account ${userId}`));
  }

  /** The search of this user that answers a request already. */
  async function earlierSearch(
    asked: { domain: string; amount: number },
    userId: string,
  ): Promise<EarlierSearch | null> {
    const name = parseDomainName(asked.domain);
    const earlier = name && (await getLastFound(table, userId, name.domain));
    return earlier !== null && answers(earlier, asked, now()) ? earlier : null;
  }

  async function createdSession(
    asked: { domain: string; amount: number },
    userId: string,
    remember: (sessionId: string) => TransactionItem[],
  ): Promise<string> {
    const person = await personOf(userId);
    for (let attempt = 1; attempt <= planChangeAttempts; attempt += 1) {
      const subscription = await getSubscription(table, userId);
      const at = now();
      const limits = plans[entitledPlan(subscription, at)].limits;
      const session = newSession({ ...asked, userId, sessionId: uuidv7() }, { limits, person }, at);
      const charge = {
        limit: limits.lead_searches_limit,
        planUnchanged: subscriptionUnchanged(table, userId, subscription),
      };
      const outcome = await createSession(table, session, charge, remember(session.id));
      if (outcome === 'searches_used_up') throw searchesUsedUp(limits, at);
      if (outcome === 'free_searches_used_up') throw freeSearchesUsedUp(freeSearchOf(person, at));
      if (outcome === 'created') {
        await startOrLeaveToSweep(pipeline, session);
        return session.id;
      }
    }
    throw new Refusal('conflict', 'Your plan is being changed. Please try again.');
  }

  return {
    async create({ body, idempotencyKey }, { userId }) {
      const { fresh, ...asked } = body;
      const request = { operation: 'sessions.create', ...body };
      const answered = await onlyOnce(
        repeatStore(table),
        { userId, key: idempotencyKey, request },
        now(),
        async (remember) => {
          const earlier = fresh ? null : await earlierSearch(asked, userId);
          if (earlier === null) return createdSession(asked, userId, remember);
          const id = `${earlierPrefix}${earlier.session_id}`;
          const remembered = remember(id);
          if (remembered.length > 0) await transact(table, remembered);
          return id;
        },
      );
      if (!answered.startsWith(earlierPrefix)) return { data: { sessionId: answered, earlier: null } };
      const { id, domain, leads_count, completed_at, created_at } = await ownSession(
        answered.slice(earlierPrefix.length),
        { userId },
      );
      const found = { domain, companies: leads_count, found_at: completed_at ?? created_at };
      return { data: { sessionId: id, earlier: found } };
    },

    async list({ query }, caller) {
      const page = await listSessions(table, caller.userId, {
        limit: query.limit,
        after: query.cursor ?? null,
      });
      return { sessions: page.sessions, next_cursor: page.after };
    },

    get: ({ params }, caller) => ownSession(params.sessionId, caller),

    async leads({ params, query }, caller) {
      const owner = { userId: caller.userId, sessionId: params.sessionId };
      const bounds = { limit: query.limit, megabytes: maxPageMegabytes };
      const page = await pageLeads(table, owner, { ...bounds, after: query.cursor ?? null });
      // In the query, a session without leads looks like one that does not exist.
      if (page.leads.length === 0) await ownSession(params.sessionId, caller);
      return { leads: page.leads, next_cursor: page.after };
    },

    async lead({ params: { leadId } }, { userId }) {
      const lead = await getLeadWithContacts(table, { userId, sessionId: sessionOfLead(leadId) }, leadId);
      if (lead === null) throw new Refusal('not_found', 'Company not found');
      return lead;
    },
  };
}

/** The session is stored already. If its start fails the sweep starts it, so the caller sees no failure. */
async function startOrLeaveToSweep(pipeline: Pipeline, session: SessionRow): Promise<void> {
  try {
    await pipeline.start({ user_id: session.user_id, session_id: session.id });
  } catch (error) {
    log.warn('the session was not started and is left to the sweep', { session_id: session.id, error });
  }
}

const environment = readEnvironment(sessionsEnvironment);
const table = openTable(environment.TABLE_NAME);

export const handler = serve(
  contract,
  sessionHandlers({
    table,
    pipeline: stepFunctionsPipeline(environment.STATE_MACHINE_ARN),
    hash: keyedHash(environment.HASH_KEY_SECRET_ARN),
    now: () => new Date(),
  }),
  accountGuard(table),
);
