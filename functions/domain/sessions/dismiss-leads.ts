import { Refusal } from '../../../shared/model/errors.ts';
import type { Dismissal, DismissalReason } from '../../../shared/model/leads/dismissal.ts';
import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import type { GeneratedLead, LeadSession } from '../../../shared/model/leads/session.ts';
import { ownLead, ownSession } from './own-session.ts';

/** Where dismissed leads are stored. */
export interface DismissalStore {
  session(userId: string, sessionId: string): Promise<Pick<LeadSession, 'domain' | 'source'> | null>;
  lead(userId: string, leadId: string): Promise<Pick<GeneratedLead, 'id' | 'domain'> | null>;
  dismissed(userId: string, domain: string): Promise<Dismissal[]>;
  /** Stores and counts a dismissal once. */
  dismiss(userId: string, domain: string, dismissal: Dismissal): Promise<void>;
  restore(userId: string, domain: string, dismissal: Dismissal): Promise<void>;
}

/**
 * Dismisses a lead: its company is not proposed again for this name. Throws a `Refusal` for a lead that is not the
 * user's, or one that was imported.
 */
export async function dismissLead(
  store: DismissalStore,
  userId: string,
  dismissed: { readonly leadId: string; readonly reason: DismissalReason },
  now: Date,
): Promise<void> {
  const { leadId, reason } = dismissed;
  const { domain, company } = await foundFor(store, userId, leadId);
  await store.dismiss(userId, domain, { company, lead_id: leadId, reason, at: now.toISOString() });
}

/** Takes a dismissal back. Does nothing if there is none. */
export async function restoreLead(store: DismissalStore, userId: string, leadId: string): Promise<void> {
  const { domain, company } = await foundFor(store, userId, leadId);
  const all = await store.dismissed(userId, domain);
  const dismissal = all.find((each) => each.company === company);
  if (dismissal !== undefined) await store.restore(userId, domain, dismissal);
}

/** What was dismissed for the name of a session. */
export async function dismissedIn(
  store: DismissalStore,
  userId: string,
  sessionId: string,
): Promise<Dismissal[]> {
  const { domain, source } = ownSession(await store.session(userId, sessionId));
  return source === 'import' ? [] : store.dismissed(userId, domain);
}

async function foundFor(store: DismissalStore, userId: string, leadId: string) {
  const [session, lead] = await Promise.all([
    store.session(userId, sessionOfLead(leadId)),
    store.lead(userId, leadId),
  ]);
  const { domain: company } = ownLead(lead);
  const { domain, source } = ownSession(session);
  if (source === 'import')
    throw new Refusal('conflict', 'Imported contacts cannot be dismissed. Remove them.');
  return { domain, company };
}
