import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { contactOf } from '../../domain/saved/saved-items.ts';
import { getContact, listLeads, putContact, type SessionOwner } from '../leads/leads.ts';
import { companies } from '../saved/saved-companies.ts';
import { contactAt, contacts, renewVerdict } from '../saved/saved-contacts.ts';
import { renewSnapshot } from '../saved/saved-items.ts';
import { listSavedOf } from '../saved/saved-lists.ts';
import type { Table } from '../table.ts';

/**
 * The leads of a session that is about to end. One whose site was not read to the end gets a contact record with
 * `unreadMessage`, and items that were saved meanwhile get their final state. Can be repeated.
 */
export async function closeLeads(
  table: Table,
  owner: SessionOwner,
  unreadMessage: string,
): Promise<LeadWithContacts[]> {
  const leads = await listLeads(table, owner);
  for (const lead of leads.filter((each) => each.lead_contacts.length === 0)) {
    const unread = {
      id: `${lead.id}:contact`,
      lead_id: lead.id,
      contact_data: null,
      error: true,
      error_message: unreadMessage,
    };
    const written = await putContact(table, owner, unread);
    // A step that is still running may have written the record meanwhile.
    const record = written ? unread : await getContact(table, owner, lead.id);
    if (record !== null) lead.lead_contacts.push(record);
  }
  await renewSaved(table, owner, leads);
  return leads;
}

async function renewSaved(
  table: Table,
  { userId, sessionId }: SessionOwner,
  leads: readonly LeadWithContacts[],
): Promise<void> {
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
    if (!contact) continue;
    await renewSnapshot(table, contacts, userId, savedId, { contact_id, contact });
    await renewVerdict(table, userId, place, contact);
  }
}
