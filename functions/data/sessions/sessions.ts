import { paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type GeneratedLead, type LeadSession, leadSession } from '../../../shared/model/leads/session.ts';
import type { CreateOutcome } from '../../domain/sessions/session-store.ts';
import { takeSearch } from '../billing/usage.ts';
import { newLead } from '../leads/leads.ts';
import { takeAct } from '../rate-limits.ts';
import { existingRows, getRow, queryPage, type Table, whereHolds } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';
import { noteRunning } from './running-searches.ts';

/** The sparse index of sessions that are still processing, oldest first. */
const processingSessionsIndex = 'ProcessingSessions';

/**
 * A session with what its owner never sees: the month whose search it holds, and the place that it holds among the hour's
 * free searches; null when no plan was charged.
 */
const sessionRow = leadSession.extend({
  usage_month: z.string().nullable(),
  free_search: z.object({ person: z.string(), window: z.int() }).nullable().default(null),
});
export type SessionRow = z.infer<typeof sessionRow>;

function key(userId: string, sessionId: string) {
  return { pk: `USER#${userId}`, sk: `SESSION#${sessionId}` };
}

/** What a new session costs: one search of the month and one of those that may run at once, under the plan that was read. */
interface SearchCharge {
  readonly limit: number;
  readonly maxRunning: number;
  readonly planUnchanged: TransactionItem;
}

/**
 * Creates a session and takes the search it costs, together or not at all, and with them writes `along`. With
 * `charge` null (an operator's run) nothing is counted.
 */
export async function createSession(
  table: Table,
  session: SessionRow,
  charge: SearchCharge | null,
  along: readonly TransactionItem[] = [],
): Promise<CreateOutcome> {
  const put: TransactionItem = {
    Put: {
      TableName: table.name,
      Item: { ...key(session.user_id, session.id), ...session, processing: 'PROCESSING' },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  const { user_id, usage_month, free_search } = session;
  const charged =
    charge === null || usage_month === null
      ? []
      : [
          ...otherwise('searches_used_up', takeSearch(table, user_id, usage_month, charge.limit)),
          ...otherwise('too_many_running', noteRunning(table, user_id, session.id, charge.maxRunning)),
          ...(free_search === null
            ? []
            : otherwise(
                'free_searches_used_up',
                takeAct(table, 'freeSearches', free_search.person, free_search.window),
              )),
          ...otherwise('plan_changed', charge.planUnchanged),
        ];
  // Ids are never used twice. A session that exists is this one, and the answer to its first write was lost.
  const outcome = await transact(table, [...otherwise('created', put), ...charged, ...along]);
  return outcome === 'written' ? 'created' : outcome;
}

/** Reads one session. Strongly consistent, so that a session is found right after it was created. */
export function getSession(table: Table, userId: string, sessionId: string): Promise<SessionRow | null> {
  return getRow(table, key(userId, sessionId), sessionRow);
}

const sessionDomain = z.object({ id: z.string(), domain: z.string() });

/** The domains that sessions are about, by their ids. Those without one are left out; strongly consistent. */
export async function listSessionDomains(
  table: Table,
  userId: string,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(sessionIds)].map((id) => key(userId, id));
  const rows = (await existingRows(table, keys, ['id', 'domain'])).map((row) => sessionDomain.parse(row));
  return new Map(rows.filter(({ domain }) => domain !== '').map(({ id, domain }) => [id, domain]));
}

/** Lists a user's sessions, newest first: ids grow with time. `after` is the id that the last page ended with. */
export async function listSessions(
  table: Table,
  userId: string,
  page: { limit: number; after: string | null },
): Promise<{ sessions: LeadSession[]; after: string | null }> {
  const under = { pk: `USER#${userId}`, prefix: 'SESSION#', descending: true };
  const { rows, after } = await queryPage(table, under, page);
  return { sessions: rows.map((row) => leadSession.parse(row)), after };
}

/** Adds leads to the count of an import's session. That session is completed from the start and took no search. */
export function importSession(
  table: Table,
  userId: string,
  begun: { import_id: string; total_rows: number; created_at: string; for_domain: string },
  leads: number,
): TransactionItem {
  const row: Omit<SessionRow, 'leads_count' | 'revision'> = {
    id: begun.import_id,
    user_id: userId,
    domain: begun.for_domain,
    amount: begun.total_rows,
    source: 'import',
    status: 'completed',
    created_at: begun.created_at,
    completed_at: begun.created_at,
    error_message: null,
    reading: null,
    notice: null,
    usage_month: null,
    free_search: null,
  };
  const fields = Object.entries(row);
  return {
    Update: {
      TableName: table.name,
      Key: key(userId, begun.import_id),
      UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')} ADD leads_count :leads, revision :one`,
      ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
        ':leads': leads,
        ':one': 1,
      },
    },
  };
}

/** Stores how the name was read, while the session is processing. */
export async function noteReading(table: Table, session: SessionRow, reading: string): Promise<void> {
  await updateProcessing(table, session.user_id, session.id, 'SET reading = :reading ADD revision :one', {
    ':reading': reading,
    ':one': 1,
  });
}

/** Marks that contacts of a session were written, so that the next poll reads them. */
export async function bumpRevision(table: Table, userId: string, sessionId: string): Promise<void> {
  await updateProcessing(table, userId, sessionId, 'ADD revision :one', { ':one': 1 });
}

/**
 * Writes the lead of a rank and the number of leads there are with it, together. Returns false, and writes nothing, if
 * the session has ended: what it found is settled. A lead that is there already stays as it is.
 */
export async function addLead(
  table: Table,
  userId: string,
  lead: GeneratedLead,
  leadsCount: number,
): Promise<boolean> {
  const outcome = await transact(table, [
    ...otherwise(
      'ended',
      processingItem(table, userId, lead.session_id, 'SET leads_count = :leads ADD revision :one', {
        ':leads': leadsCount,
        ':one': 1,
      }),
    ),
    ...otherwise('there_before', newLead(table, userId, lead)),
  ]);
  return outcome !== 'ended';
}

/** Changes a session as part of a transaction. The condition is that it is processing. */
export function processingItem(
  table: Table,
  userId: string,
  sessionId: string,
  expression: string,
  values: Record<string, unknown>,
) {
  return {
    Update: {
      TableName: table.name,
      Key: key(userId, sessionId),
      UpdateExpression: expression,
      ConditionExpression: '#status = :processing',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ...values, ':processing': 'processing' },
    },
  };
}

async function updateProcessing(
  table: Table,
  userId: string,
  sessionId: string,
  expression: string,
  values: Record<string, unknown>,
): Promise<void> {
  // A session that has ended meanwhile stays as it ended.
  const { Update } = processingItem(table, userId, sessionId, expression, values);
  await whereHolds(table.client.send(new UpdateCommand(Update)));
}

const processingRow = z.object({ pk: z.string().startsWith('USER#'), sk: z.string().startsWith('SESSION#') });

/** The sessions still processing that were created before an instant (ISO 8601), oldest first. */
export async function listProcessingSessions(
  table: Table,
  createdBefore: string,
): Promise<{ userId: string; sessionId: string }[]> {
  const found: { userId: string; sessionId: string }[] = [];
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      IndexName: processingSessionsIndex,
      KeyConditionExpression: 'processing = :processing AND created_at < :before',
      ExpressionAttributeValues: { ':processing': 'PROCESSING', ':before': createdBefore },
    },
  );
  for await (const page of pages) {
    for (const item of page.Items ?? []) {
      const { pk, sk } = processingRow.parse(item);
      found.push({ userId: pk.slice('USER#'.length), sessionId: sk.slice('SESSION#'.length) });
    }
  }
  return found;
}
