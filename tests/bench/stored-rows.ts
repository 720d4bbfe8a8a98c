import { subscriptionUnchanged } from '../../functions/data/billing/subscriptions.ts';
import { putContact, putLead } from '../../functions/data/leads/leads.ts';
import { endSession } from '../../functions/data/sessions/end-session.ts';
import { createSession, type SessionRow } from '../../functions/data/sessions/sessions.ts';
import type { Table } from '../../functions/data/table.ts';
import { completion } from '../../functions/domain/sessions/session-end.ts';
import { plans } from '../../shared/model/account/plans.ts';
import { sampleContact, sampleFindings, sampleLead, sampleSession } from './sample-rows.ts';

/** Creates a session of a user on a plan. */
export async function created(
  table: Table,
  userId: string,
  session = sampleSession(userId),
): Promise<SessionRow> {
  await createSession(table, session, {
    limit: plans.enterprise.limits.lead_searches_limit,
    maxRunning: 100,
    planUnchanged: subscriptionUnchanged(table, userId, null),
  });
  return session;
}

/** Completes a session with a number of companies. */
export async function completed(table: Table, session: SessionRow, companies: number): Promise<void> {
  const end = completion(session, sampleFindings(session, companies), new Date(session.created_at));
  await endSession(table, session, end);
}

/** A session's results: a quarter of each lead's bytes in the lead, the rest in its contact record. */
export async function withLeads(table: Table, userId: string, leads: number, bytesPerLead: number) {
  const session = sampleSession(userId);
  const owner = { userId, sessionId: session.id };
  // A lead has at least 700 bytes.
  const leadBytes = Math.max(700, bytesPerLead / 4);
  for (let rank = 1; rank <= leads; rank += 1) {
    await putLead(table, userId, sampleLead(session, rank, leadBytes));
    await putContact(table, owner, sampleContact(session, rank, bytesPerLead - leadBytes));
  }
  return { session, owner };
}
