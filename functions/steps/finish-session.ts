import * as z from 'zod';
import { getProfile } from '../data/profile/profiles.ts';
import { closeLeads } from '../data/sessions/closing-leads.ts';
import { endSession } from '../data/sessions/end-session.ts';
import { getSession } from '../data/sessions/sessions.ts';
import { openTable } from '../data/table.ts';
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
    const leads = await closeLeads(table, owner, "The company's site could not be read.");
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
