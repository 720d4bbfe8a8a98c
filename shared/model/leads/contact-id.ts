import * as z from 'zod';
import type { ContactData } from './contact-data.ts';
import { leadIdPattern } from './lead-id.ts';

/** How a contact that no search found was added. */
export type ImportKind = 'manual' | 'bulk';

/** How the one contact of a record was imported. Returns null if a search found it. */
export function importKind(data: Pick<ContactData, 'manual_import' | 'bulk_import'>): ImportKind | null {
  return data.manual_import ? 'manual' : data.bulk_import ? 'bulk' : null;
}

/** What a contact's id refers to: a person of a lead's contact record, by the index into `external_emails`. */
export interface ContactPlace {
  readonly leadId: string;
  readonly index: number;
  readonly imported: ImportKind | null;
}

const found = new RegExp(`^(${leadIdPattern}):([0-9]{1,3})$`);
const imported = new RegExp(`^(manual|bulk)_(${leadIdPattern})$`);

const anyContact = `(?:${leadIdPattern}:[0-9]{1,3}|(?:manual|bulk)_${leadIdPattern})`;

/** The id of a contact, as requests contain it. */
export const contactIdText = z.string().regex(new RegExp(`^${anyContact}$`), 'Enter the id of a contact');

/** Up to `maxIds` ids of contacts in a query, separated by commas. */
export function contactIdsText(maxIds: number) {
  return z
    .string()
    .regex(
      new RegExp(`^${anyContact}(?:,${anyContact}){0,${maxIds - 1}}$`),
      `Pass up to ${maxIds} ids of contacts, with commas between them`,
    );
}

/**
 * The id of a contact. For a person found by a search it consists of the lead and the person's index. For an import,
 * which has one person per lead, it consists of the kind and the lead.
 */
export function contactId(place: ContactPlace): string {
  return place.imported === null ? `${place.leadId}:${place.index}` : `${place.imported}_${place.leadId}`;
}

/** What a contact's id refers to. Throws a `RangeError` if it is not one. */
export function placeOfContact(id: string): ContactPlace {
  const [, leadOfFound, index] = found.exec(id) ?? [];
  if (leadOfFound !== undefined) return { leadId: leadOfFound, index: Number(index), imported: null };
  const [, kind, leadOfImport] = imported.exec(id) ?? [];
  if (leadOfImport === undefined) throw new RangeError('This is not the id of a contact');
  return { leadId: leadOfImport, index: 0, imported: kind === 'manual' ? 'manual' : 'bulk' };
}
