import { Refusal } from '../../../shared/model/errors.ts';
import type { LeadSession, LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type { NewSession } from './new-session.ts';
import { ownSession } from './own-session.ts';
import type { Pipeline } from './pipeline.ts';
import { cancellation, type SessionEnd } from './session-end.ts';

/** Where a session is ended before its search is over. */
export interface CancellationStore {
  find(userId: string, sessionId: string): Promise<NewSession | null>;
  /** The leads of a session that is about to end; those whose site was not read get a record with `unreadMessage`. */
  closeLeads(session: NewSession, unreadMessage: string): Promise<LeadWithContacts[]>;
  /** Ends a session as it was read and settles its search. Returns false if it has ended or found more since. */
  end(session: NewSession, end: SessionEnd): Promise<boolean>;
}

/** What a cancellation needs. */
export interface CancellationServices {
  readonly store: CancellationStore;
  readonly pipeline: Pick<Pipeline, 'stop'>;
  /** Told of a search that was ended and whose execution still runs, for the log. */
  readonly onNotStopped: (sessionId: string, error: unknown) => void;
  readonly now: () => Date;
}

/** How often a cancellation is tried again when another company was found in between. */
const maxAttempts = 5;

const unreadMessage = "The search was cancelled before the company's site was read.";

/**
 * Cancels a search: it ends completed with what it has found, or failed and given back if that is nothing. One that
 * has ended stays as it is. Returns the session as it then is. Throws `not_found` for a session that is not the
 * user's.
 */
export async function cancelSession(
  { store, pipeline, onNotStopped, now }: CancellationServices,
  userId: string,
  sessionId: string,
): Promise<LeadSession> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const session = ownSession(await store.find(userId, sessionId));
    if (session.status !== 'processing') return session;
    const leads = await store.closeLeads(session, unreadMessage);
    if (!(await store.end(session, cancellation(session, leads, now())))) continue;
    // The session has ended whatever happens here: what still runs writes no more leads.
    await pipeline.stop(sessionId).catch((error: unknown) => onNotStopped(sessionId, error));
  }
  const ended = ownSession(await store.find(userId, sessionId));
  if (ended.status === 'processing') {
    throw new Refusal('conflict', 'Companies are being found right now. Please try again.');
  }
  return ended;
}
