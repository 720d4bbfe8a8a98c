import type { ExternalEmail } from '../../../shared/model/leads/contact-data.ts';
import { contactId, importKind } from '../../../shared/model/leads/contact-id.ts';
import type { SavedCompany } from '../../../shared/model/leads/saved-company.ts';
import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';

/** The user, the id (a UUID of version 7, so that ids increase with time), the notes and the time. */
export interface Saving {
  readonly userId: string;
  readonly savedId: string;
  readonly notes: string | null;
  readonly now: Date;
}

/** A lead as it is saved, with its contact record if its site was already read. */
export function savedCompanyOf(lead: LeadWithContacts, saving: Saving): SavedCompany {
  return { ...savedOf(saving), lead_id: lead.id, lead };
}

/** One person of a lead's contact record as it is saved. Returns null if there is no such person. */
export function savedContactOf(lead: LeadWithContacts, index: number, saving: Saving): SavedContact | null {
  const contact = contactOf(lead, index);
  if (contact === null) return null;
  const imported = importKind(contact.contact_data);
  return { ...savedOf(saving), contact_id: contactId({ leadId: lead.id, index, imported }), contact };
}

/** The part of a lead's contact record that is about one person: the rest is about others. */
export function contactOf(
  { evidence: _evidence, lead_contacts: [record], ...lead }: LeadWithContacts,
  index: number,
): SavedContact['contact'] | null {
  const data = record?.contact_data;
  const person = data?.external_emails[index];
  if (record === undefined || !data || person === undefined) return null;
  return {
    lead,
    contact_data: {
      external_emails: [person],
      site_data: data.site_data,
      email_verdicts: verdictsOn(person, data.email_verdicts),
      import_notes: data.import_notes,
      manual_import: data.manual_import,
      bulk_import: data.bulk_import,
      lead_contact_entry_id: record.id,
      contact_index: index,
    },
  };
}

function verdictsOn<Verdict>(person: ExternalEmail, verdicts: Readonly<Record<string, Verdict>>) {
  return Object.fromEntries(Object.entries(verdicts).filter(([address]) => person.emails.includes(address)));
}

function savedOf({ userId, savedId, notes, now }: Saving) {
  const at = now.toISOString();
  return { id: savedId, user_id: userId, notes, saved_at: at, updated_at: at };
}
