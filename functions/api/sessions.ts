import { v7 as uuidv7 } from 'uuid';
import { sessions as contract } from '../../shared/contract/sessions.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { sessionOfLead } from '../../shared/model/lead-id.ts';
import { plans } from '../../shared/model/plans.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { getSubscription, subscriptionUnchanged } from '../data/billing/subscriptions.ts';
import { repeatStore } from '../data/idempotency.ts';
import { getLeadWithContacts, pageLeads } from '../data/leads/leads.ts';
import { createSession, getSession, listSessions, type SessionRow } from '../data/sessions/sessions.ts';
import { openTable, type Table } from '../data/table.ts';
import type { TransactionItem } from '../data/transaction.ts';
import { entitledPlan } from '../domain/billing/entitlement.ts';
import { onlyOnce } from '../domain/only-once.ts';
import { newSession, searchesUsedUp } from '../domain/sessions/new-session.ts';
import type { Pipeline } from '../domain/sessions/pipeline.ts';
import { stepFunctionsPipeline } from '../providers/pipeline/step-functions.ts';
import { pipelineEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { type Caller, type Handlers, serve } from '../runtime/serve.ts';

/** How often a creation is tried when the plan changes between reading it and writing. */
const planChangeAttempts = 3;

/** How much of a session's leads one answer holds, in megabytes: more than any search finds, less than a Lambda's 6. */
const maxPageMegabytes = 4;

/** The operations on sessions, over a table, a pipeline and a clock. */
export function sessionHandlers(services: {
  table: Table;
  pipeline: Pipeline;
  now: () => Date;
}): Handlers<typeof contract> {
  const { table, pipeline, now } = services;

  async function ownSession(sessionId: string, caller: Caller): Promise<SessionRow> {
    const session = await getSession(table, caller.userId, sessionId);
    if (session === null) throw new Refusal('not_found', 'Session not found');
    return session;
  }

  async function createdSession(
    asked: { domain: string; amount: number },
    userId: string,
    remember: (sessionId: string) => TransactionItem[],
  ): Promise<string> {
    for (let attempt = 1; attempt <= planChangeAttempts; attempt += 1) {
      const subscription = await getSubscription(table, userId);
      const at = now();
      const limits = plans[entitledPlan(subscription, at)].limits;
      const session = newSession({ ...asked, userId, sessionId: uuidv7() }, limits, at);
      const charge = {
        limit: limits.lead_searches_limit,
        planUnchanged: subscriptionUnchanged(table, userId, subscription),
      };
      const outcome = await createSession(table, session, charge, remember(session.id));
      if (outcome === 'searches_used_up') throw searchesUsedUp(limits, at);
      if (outcome === 'created') {
        await startOrLeaveToSweep(pipeline, session);
        return session.id;
      }
    }
    throw new Refusal('conflict', 'Your plan is being changed. Please try again.');
  }

  return {
    async create({ body, idempotencyKey }, { userId }) {
      const request = { operation: 'sessions.create', ...body };
      const sessionId = await onlyOnce(
        repeatStore(table),
        { userId, key: idempotencyKey, request },
        now(),
        (remember) => createdSession(body, userId, remember),
      );
      return { data: { sessionId } };
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
      // A session without leads yet and one that is not there look alike in the query.
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

/** The session is committed: if its start fails, the sweep starts it, so the caller is not told of a failure. */
async function startOrLeaveToSweep(pipeline: Pipeline, session: SessionRow): Promise<void> {
  try {
    await pipeline.start({ user_id: session.user_id, session_id: session.id });
  } catch (error) {
    log.warn('the session was not started and is left to the sweep', { session_id: session.id, error });
  }
}

const environment = readEnvironment(pipelineEnvironment);
const table = openTable(environment.TABLE_NAME);

export const handler = serve(
  contract,
  sessionHandlers({
    table,
    pipeline: stepFunctionsPipeline(environment.STATE_MACHINE_ARN),
    now: () => new Date(),
  }),
  accountGuard(table),
);
