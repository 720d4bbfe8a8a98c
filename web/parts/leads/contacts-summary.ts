import type { LeadContact } from '../../../shared/model/session.ts';
import { counted } from '../../ui/counted.ts';

/** How many people, addresses and phones a contact record has, or that it has no contacts. */
export function contactsSummary({ error, contact_data: data }: LeadContact): string[] {
  if (error || !data) return ['No contacts'];
  const addresses = new Set([...data.emails, ...data.external_emails.flatMap((person) => person.emails)]);
  return [
    counted(data.external_emails.filter(({ removed }) => !removed).length, 'person', 'people'),
    counted(addresses.size, 'address', 'addresses'),
    counted(data.phones.length, 'phone', 'phones'),
  ];
}
