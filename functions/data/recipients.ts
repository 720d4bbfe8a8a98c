import { placeOfContact } from '../../shared/model/contact-id.ts';
import { sessionOfLead } from '../../shared/model/lead-id.ts';
import type { Recipient } from '../../shared/model/outreach.ts';
import { recipientOf } from '../domain/outreach/recipient.ts';
import { getLeadWithContacts } from './leads.ts';
import type { Table } from './table.ts';

/** Whom each of these contacts of a user leads to, by its id; ids that lead nowhere are left out. */
export async function readRecipients(
  table: Table,
  userId: string,
  contactIds: readonly string[],
): Promise<Map<string, Recipient>> {
  const leadOf = (id: string) => placeOfContact(id).leadId;
  const leadIds = [...new Set(contactIds.map(leadOf))];
  const leads = await Promise.all(
    leadIds.map((id) => getLeadWithContacts(table, { userId, sessionId: sessionOfLead(id) }, id)),
  );
  const byId = new Map(leadIds.map((id, index) => [id, leads[index] ?? null]));
  const found = new Map<string, Recipient>();
  for (const id of contactIds) {
    const lead = byId.get(leadOf(id)) ?? null;
    const recipient = lead && recipientOf(lead, id);
    if (recipient !== null) found.set(id, recipient);
  }
  return found;
}
