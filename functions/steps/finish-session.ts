import * as z from 'zod';
import { listLeads, putContact } from '../data/leads.ts';
import { endSession, getSession } from '../data/sessions.ts';
import { openTable } from '../data/table.ts';
import { completion, failure } from '../domain/sessions/session-end.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { step } from '../runtime/step.ts';

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

/**
 * Ends a session as completed or failed and settles its search, exactly once however often it runs. A lead whose
 * site was never read to the end gets a contact record that says so.
 */
export const handler = step(
  z.object({ user_id: z.string(), session_id: z.string(), outcome: z.enum(['completed', 'failed']) }),
  async ({ user_id: userId, session_id: sessionId, outcome }) => {
    const session = await getSession(table, userId, sessionId);
    if (session === null) throw new Error('There is no such session');
    // What ended it first had the last word, on its contact records too.
    if (session.status !== 'processing') return { session_id: sessionId, ended: false };
    const owner = { userId, sessionId };
    if (outcome === 'failed') {
      const ended = await endSession(table, session, failure(session, new Date()));
      log.warn('session failed', { session_id: sessionId, ended });
      return { session_id: sessionId, ended };
    }
    const leads = await listLeads(table, owner);
    for (const lead of leads.filter((each) => each.lead_contacts.length === 0)) {
      await putContact(table, owner, {
        id: `${lead.id}:contact`,
        lead_id: lead.id,
        contact_data: null,
        error: true,
        error_message: "The company's site could not be read.",
      });
    }
    const ended = await endSession(table, session, completion(session, leads, new Date()));
    log.info('session completed', { session_id: sessionId, leads: leads.length, ended });
    return { session_id: sessionId, ended };
  },
);
