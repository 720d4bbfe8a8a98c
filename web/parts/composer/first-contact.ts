import type { ContactData } from '../../../shared/model/leads/contact-data.ts';
import { contactId, importKind } from '../../../shared/model/leads/contact-id.ts';
import { reachable } from '../leads/reachable.ts';

/** The contact to write to first. Old records may only have addresses that belong to no contact. */
export function firstContactId(leadId: string, data: ContactData): string | undefined {
  const first = reachable(leadId, data).find((each) => each.contactId !== null)?.contactId;
  if (first) return first;
  const index = data.external_emails.findIndex(({ value, removed }) => value !== '' && !removed);
  return index < 0 ? undefined : contactId({ leadId, index, imported: importKind(data) });
}
