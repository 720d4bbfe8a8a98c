import type { LeadContact } from '../../../shared/model/leads/session.ts';
import { counted } from '../../../shared/text/counted.ts';

/** How many people, addresses and phones a contact record has, as far as it has any. */
export function contactsSummary({ error, contact_data: data }: LeadContact): string[] {
  if (error || !data) return ['No contacts'];
  const addresses = new Set([...data.emails, ...data.external_emails.flatMap((person) => person.emails)]);
  const people = data.external_emails.filter(
    ({ removed, mailbox }) => !removed && mailbox === undefined,
  ).length;
  const held = [
    people > 0 ? counted(people, 'person', 'people') : '',
    addresses.size > 0 ? counted(addresses.size, 'address', 'addresses') : '',
    data.phones.length > 0 ? counted(data.phones.length, 'phone', 'phones') : '',
  ].filter((text) => text !== '');
  return held.length === 0 ? ['No contacts'] : held;
}
