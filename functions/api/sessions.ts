import { sessions as contract } from '../../shared/contract/sessions.ts';
import { sessionOfLead } from '../../shared/model/leads/lead-id.ts';
import { accountGuard } from '../data/account/tombstones.ts';
import { repeatStore } from '../data/idempotency.ts';
import { getLeadWithContacts, pageLeads } from '../data/leads/leads.ts';
import { sessionStore } from '../data/sessions/session-store.ts';
import { listSessions } from '../data/sessions/sessions.ts';
import { openTable, type Table } from '../data/table.ts';
import type { KeyedHash } from '../domain/privacy/keyed-hash.ts';
import { cancelSession } from '../domain/sessions/cancel-session.ts';
import { ownLead, ownSession } from '../domain/sessions/own-session.ts';
import type { Pipeline } from '../domain/sessions/pipeline.ts';
import { search } from '../domain/sessions/search.ts';
import { stepFunctionsPipeline } from '../providers/pipeline/step-functions.ts';
import { keyedHash } from '../providers/secrets/secrets-manager.ts';
import { readEnvironment, sessionsEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The most leads that one answer holds, in megabytes: more than any search finds, and less than the 6 MB of a Lambda. */
const maxPageMegabytes = 4;

/** The operations on sessions, over a table, a pipeline and a clock. */
export function sessionHandlers({
  table,
  ...context
}: {
  table: Table;
  pipeline: Pipeline;
  hash: KeyedHash;
  now: () => Date;
}): Handlers<typeof contract> {
  const store = sessionStore(table);
  const onNotStarted = (session_id: string, error: unknown) =>
    log.warn('the session was not started and is left to the sweep', { session_id, error });
  const onNotStopped = (session_id: string, error: unknown) =>
    log.warn('the search was cancelled and its execution still runs', { session_id, error });
  const services = { ...context, store, repeats: repeatStore(table), onNotStarted, onNotStopped };

  return {
    async create({ body, idempotencyKey }, { userId }) {
      return { data: await search(services, userId, body, idempotencyKey) };
    },

    async list({ query }, { userId }) {
      const page = { limit: query.limit, after: query.cursor ?? null };
      const { sessions, after } = await listSessions(table, userId, page);
      return { sessions, next_cursor: after };
    },

    async get({ params: { sessionId } }, { userId }) {
      return ownSession(await store.find(userId, sessionId));
    },

    async cancel({ params: { sessionId } }, { userId }) {
      return cancelSession(services, userId, sessionId);
    },

    async leads({ params: { sessionId }, query }, { userId }) {
      const bounds = { limit: query.limit, megabytes: maxPageMegabytes };
      const page = { ...bounds, after: query.cursor ?? null };
      const { leads, after } = await pageLeads(table, { userId, sessionId }, page);
      // In the query, a session without leads looks like one that does not exist.
      if (leads.length === 0) ownSession(await store.find(userId, sessionId));
      return { leads, next_cursor: after };
    },

    async lead({ params: { leadId } }, { userId }) {
      const owner = { userId, sessionId: sessionOfLead(leadId) };
      return ownLead(await getLeadWithContacts(table, owner, leadId));
    },
  };
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
