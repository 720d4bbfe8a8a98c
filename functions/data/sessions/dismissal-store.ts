import { sessionOfLead } from '../../../shared/model/leads/lead-id.ts';
import type { DismissalStore } from '../../domain/sessions/dismiss-leads.ts';
import { getLead } from '../leads/leads.ts';
import type { Table } from '../table.ts';
import { dismiss, listDismissed, restore } from './dismissals.ts';
import { getSession } from './sessions.ts';

/** Dismissed leads in the table. */
export function dismissalStore(table: Table): DismissalStore {
  return {
    session: (userId, sessionId) => getSession(table, userId, sessionId),
    lead: (userId, leadId) => getLead(table, { userId, sessionId: sessionOfLead(leadId) }, leadId),
    dismissed: (userId, domain) => listDismissed(table, { userId, domain }),
    dismiss: (userId, domain, dismissal) => dismiss(table, { userId, domain }, dismissal),
    restore: (userId, domain, dismissal) => restore(table, { userId, domain }, dismissal),
  };
}
