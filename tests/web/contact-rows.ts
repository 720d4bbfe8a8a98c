import type { ContactSearchRow } from '../../shared/model/leads/saved-contact.ts';
import { sessionId } from '../sample-leads.ts';

/** The search row of a saved contact; ids grow with the number. `differs` overrides its fields. */
export function contactRow(number: number, differs: Partial<ContactSearchRow> = {}): ContactSearchRow {
  const rank = String(number).padStart(4, '0');
  return {
    id: `019a9c00-0000-7000-8000-00000000${rank}`,
    contact_id: `${sessionId}.${rank}:0`,
    name: `Person ${number}`,
    title: 'Buyer',
    email: `person${number}@firm${number}.example`,
    company: `Firm ${number}`,
    industry: 'Retail',
    level: 'manager',
    ...differs,
  };
}
