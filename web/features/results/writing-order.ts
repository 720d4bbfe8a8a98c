import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type { Addressee } from '../../parts/composer/writing-order.tsx';
import { reachable } from '../../parts/leads/reachable.ts';

/** Whom to write to, in the order of the leads: the first at each company. */
export function writingOrder(leads: readonly LeadWithContacts[]): Addressee[] {
  return leads.flatMap((lead) => {
    const data = lead.lead_contacts[0]?.contact_data;
    const first = data && reachable(lead.id, data).find(({ contactId }) => contactId !== null);
    if (!first?.contactId) return [];
    return [{ leadId: lead.id, contactId: first.contactId, name: first.name || first.address }];
  });
}
