import type { SavedCompany } from '../../shared/model/leads/saved-company.ts';
import type { SavedContact } from '../../shared/model/leads/saved-contact.ts';
import { contactData, harborline, lead, person } from '../sample-leads.ts';

const savedAt = '2026-11-19T10:00:00.000Z';
const { evidence: _evidence, lead_contacts: _contacts, ...company } = lead();

/** Harborline as it was saved; `differs` overrides its fields. */
export function savedCompany(differs: Partial<SavedCompany> = {}): SavedCompany {
  return {
    id: '019a9c00-0000-7000-8000-000000000001',
    user_id: 'user-1',
    lead_id: harborline,
    notes: null,
    saved_at: savedAt,
    updated_at: savedAt,
    lead: lead(),
    ...differs,
  };
}

/** Mara Lindqvist as she was saved; `differs` overrides its fields. */
export function savedContact(differs: Partial<SavedContact> = {}): SavedContact {
  const { site_data, email_verdicts } = contactData();
  return {
    id: '019a9c00-0000-7000-8000-000000000002',
    user_id: 'user-1',
    contact_id: `${harborline}:0`,
    notes: null,
    saved_at: savedAt,
    updated_at: savedAt,
    contact: {
      lead: company,
      contact_data: {
        external_emails: [person()],
        site_data,
        email_verdicts,
        lead_contact_entry_id: 'contact-1',
        contact_index: 0,
      },
    },
    ...differs,
  };
}
