import * as z from 'zod';
import { placeOfContact } from '../../shared/model/leads/contact-id.ts';
import type { LeadWithContacts } from '../../shared/model/leads/session.ts';
import { listLeads, putContact } from '../data/leads/leads.ts';
import { getProfile } from '../data/profile/profiles.ts';
import { companies } from '../data/saved/saved-companies.ts';
import { contactAt, contacts } from '../data/saved/saved-contacts.ts';
import { renewSnapshot } from '../data/saved/saved-items.ts';
import { listSavedOf } from '../data/saved/saved-lists.ts';
import { endSession, getSession } from '../data/sessions/sessions.ts';
import { openTable } from '../data/table.ts';
import { contactOf } from '../domain/saved/saved-items.ts';
import { completion, failure } from '../domain/sessions/session-end.ts';
import { sqsNoticeQueue } from '../providers/mail/notice-queue.ts';
import { finishSessionEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(finishSessionEnvironment);
const table = openTable(environment.TABLE_NAME);
const notices = sqsNoticeQueue(environment.NOTICE_QUEUE_URL);

/**
 * Ends a session as completed or failed and settles its search, exactly once however often it runs. A lead whose site was
 * not read to the end gets a contact record that says so. Items that were saved meanwhile get their final state.
 */
export const handler = step(
  z.object({ user_id: z.string(), session_id: z.string(), outcome: z.enum(['completed', 'failed']) }),
  async ({ user_id: userId, session_id: sessionId, outcome }) => {
    const session = await getSession(table, userId, sessionId);
    if (session === null) throw new Error('There is no such session');
    // The call that ended the session also wrote its contact records.
    if (session.status !== 'processing') return { session_id: sessionId, ended: false };
    await notifyOwner(userId, sessionId);
    const owner = { userId, sessionId };
    if (outcome === 'failed') {
      const ended = await endSession(table, session, failure(session, new Date()));
      log.warn('session failed', { session_id: sessionId, ended });
      return { session_id: sessionId, ended };
    }
    const leads = await listLeads(table, owner);
    for (const lead of leads.filter((each) => each.lead_contacts.length === 0)) {
      const unread = {
        id: `${lead.id}:contact`,
        lead_id: lead.id,
        contact_data: null,
        error: true,
        error_message: "The company's site could not be read.",
      };
      if (await putContact(table, owner, unread)) lead.lead_contacts.push(unread);
    }
    await renewSaved(userId, sessionId, leads);
    const ended = await endSession(table, session, completion(session, leads, new Date()));
    log.info('session completed', { session_id: sessionId, leads: leads.length, ended });
    return { session_id: sessionId, ended };
  },
);

/**
 * Comes before the end, as nothing would queue the mail later. The sender knows which mails were sent. A mail that cannot be
 * queued does not stop the session from ending.
 */
async function notifyOwner(userId: string, sessionId: string): Promise<void> {
  const profile = await getProfile(table, userId);
  if (!profile?.notifications.session_finished) return;
  try {
    await notices.add({ kind: 'session_finished', user_id: userId, session_id: sessionId });
  } catch (error) {
    log.warn('a session ends without its mail', { session_id: sessionId, error });
  }
}

/** Updates items that were saved while the session ran. */
async function renewSaved(userId: string, sessionId: string, leads: LeadWithContacts[]): Promise<void> {
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  for (const { place, savedId } of await listSavedOf(table, companies, userId, sessionId)) {
    const lead = byId.get(place);
    if (lead) await renewSnapshot(table, companies, userId, savedId, { lead_id: lead.id, lead });
  }
  for (const { place, savedId } of await listSavedOf(table, contacts, userId, sessionId)) {
    const contact_id = contactAt(place);
    const { leadId, index } = placeOfContact(contact_id);
    const lead = byId.get(leadId);
    const contact = lead && contactOf(lead, index);
    if (contact) await renewSnapshot(table, contacts, userId, savedId, { contact_id, contact });
  }
}
