import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod';
import { maxCompaniesPerRequest } from '../../shared/model/account/plans.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { type LeadWithContacts, leadSession } from '../../shared/model/leads/session.ts';
import { unknownIndustry } from '../../shared/model/unknown-values.ts';
import { listLeads, putLead } from '../data/leads/leads.ts';
import { countDismissals } from '../data/sessions/dismissals.ts';
import { createSession, getSession } from '../data/sessions/sessions.ts';
import { openTable } from '../data/table.ts';
import { newSession } from '../domain/sessions/new-session.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { step } from '../runtime/step.ts';

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

/** The owner of sessions that operators run. No token can carry this id, as Cognito's ids are UUIDs. */
const operatorId = 'operator';

const command = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('create'),
    domain: z.string(),
    amount: z.int().min(1).max(maxCompaniesPerRequest),
  }),
  z.strictObject({ action: z.literal('create_enrichment'), hosts: z.array(z.string()).min(1).max(999) }),
  z.strictObject({ action: z.literal('read'), session_id: z.string() }),
  z.strictObject({ action: z.literal('dismissals'), month: z.string().regex(/^\d{4}-\d{2}$/) }),
]);

/**
 * Sessions for operators, without the limits of a plan. Invoked by the command line, never by a route. `create`
 * returns the ids for starting the state machine. `create_enrichment` writes one lead for each host, only for the
 * two contact steps. `read` returns a session and its leads. `dismissals` returns how often users dismissed leads in a
 * month, by reason, which tells where the engine errs.
 */
export const handler = step(command, async (input) => {
  try {
    if (input.action === 'create') return await create(input.domain, input.amount);
    if (input.action === 'create_enrichment') return await createEnrichment(input.hosts);
    if (input.action === 'dismissals') return { dismissals: await countDismissals(table, input.month) };
    return await read(input.session_id);
  } catch (error) {
    if (error instanceof Refusal) return { error: error.body };
    throw error;
  }
});

async function create(domain: string, amount: number) {
  const session = newSession({ userId: operatorId, sessionId: uuidv7(), domain, amount }, null, new Date());
  await createSession(table, session, null);
  return { user_id: operatorId, session_id: session.id };
}

async function createEnrichment(hosts: readonly string[]) {
  const now = new Date();
  const [first = ''] = hosts;
  const session = newSession(
    { userId: operatorId, sessionId: uuidv7(), domain: first, amount: hosts.length },
    null,
    now,
  );
  await createSession(table, session, null);
  const leads: { host: string; lead_id: string }[] = [];
  for (const host of hosts) {
    const id = leadId(session.id, leads.length + 1);
    await putLead(table, operatorId, {
      id,
      session_id: session.id,
      name: host,
      domain: host,
      industry: unknownIndustry,
      relevance_reason: 'Named on the command line.',
      kind: 'topic',
      evidence: [
        { source: 'operator', url: `https://${host}/`, fetched_at: now.toISOString(), snippet: host },
      ],
    });
    leads.push({ host, lead_id: id });
  }
  return { user_id: operatorId, session_id: session.id, leads };
}

async function read(sessionId: string) {
  const session = await getSession(table, operatorId, sessionId);
  if (session === null) throw new Refusal('not_found', 'Session not found');
  const leads = await listLeads(table, { userId: operatorId, sessionId });
  return { session: leadSession.parse(session), leads: leads.map(withContactData) };
}

function withContactData({ lead_contacts: [contact], ...lead }: LeadWithContacts) {
  return {
    ...lead,
    contacts: contact?.contact_data ?? null,
    contacts_error: contact?.error_message ?? null,
  };
}
