import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import { unknownIndustry } from '../../../shared/model/unknown-values.ts';
import type { ReadyRow } from './imported-contact.ts';

const maxNotes = 2000;

/**
 * The notes of a saved contact with everything from a row that it does not say yet. What a search found stays as it was
 * seen, so the user's own data goes into the notes. Lines that do not fit are left out.
 */
export function mergedNotes(
  { contact }: Pick<SavedContact, 'contact'>,
  notes: string | null,
  row: ReadyRow,
): string | null {
  const { lead, contact_data: data } = contact;
  const [person] = data.external_emails;
  const known = new Set([
    ...(person?.emails ?? []),
    ...(person?.phones ?? []),
    ...[person?.value, person?.full_name, person?.title, person?.linkedin, lead.name, lead.industry],
  ]);
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Name', row.name],
    ['Title', row.title],
    ['Company', row.company],
    ['Industry', row.industry === unknownIndustry ? '' : row.industry],
    ...[row.phone, ...row.otherPhones].map((phone) => ['Phone', phone] as const),
    ...row.otherEmails.map((email) => ['Email', email] as const),
    ['LinkedIn', row.linkedin],
    ['', row.notes],
  ];
  let merged = notes ?? '';
  for (const [label, value] of facts) {
    if (value === '' || known.has(value) || merged.includes(value)) continue;
    const line = label === '' ? value : `${label}: ${value}`;
    const longer = merged === '' ? line : `${merged}\n${line}`;
    if (longer.length <= maxNotes) merged = longer;
  }
  return merged === '' ? null : merged;
}
