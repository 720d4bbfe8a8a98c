import * as z from 'zod';
import type { ContactData } from './contact-data.ts';
import { leadIdPattern } from './lead-id.ts';

/** How a contact came that was not found by a search. */
export type ImportKind = 'manual' | 'bulk';

/** How the one contact of a record came, where it was imported. Returns null for what a search found. */
export function importKind(data: Pick<ContactData, 'manual_import' | 'bulk_import'>): ImportKind | null {
  return data.manual_import ? 'manual' : data.bulk_import ? 'bulk' : null;
}

/** Where a contact's id leads: a person of a lead's contact record, by the index into `external_emails`. */
export interface ContactPlace {
  readonly leadId: string;
  readonly index: number;
  readonly imported: ImportKind | null;
}

const found = new RegExp(`^(${leadIdPattern}):([0-9]{1,2})$`);
const imported = new RegExp(`^(manual|bulk)_(${leadIdPattern})$`);

const anyContact = `(?:${leadIdPattern}:[0-9]{1,2}|(?:manual|bulk)_${leadIdPattern})`;

/** The id of a contact, as calls take it. */
export const contactIdText = z.string().regex(new RegExp(`^${anyContact}$`), 'Enter the id of a contact');

/** Up to `most` ids of contacts in a query, with commas between them. */
export function contactIdsText(most: number) {
  return z
    .string()
    .regex(
      new RegExp(`^${anyContact}(?:,${anyContact}){0,${most - 1}}$`),
      `Pass up to ${most} ids of contacts, with commas between them`,
    );
}

/**
 * The id of a contact: of a person that was found, the lead and the index of the person; of an import, which is one
 * person of one lead, the kind and the lead.
 */
export function contactId(place: ContactPlace): string {
  return place.imported === null ? `${place.leadId}:${place.index}` : `${place.imported}_${place.leadId}`;
}

/** Where the id of a contact leads; throws a `RangeError` when it is none. */
export function placeOfContact(id: string): ContactPlace {
  const [, leadOfFound, index] = found.exec(id) ?? [];
  if (leadOfFound !== undefined) return { leadId: leadOfFound, index: Number(index), imported: null };
  const [, kind, leadOfImport] = imported.exec(id) ?? [];
  if (leadOfImport === undefined) throw new RangeError('This is no id of a contact');
  return { leadId: leadOfImport, index: 0, imported: kind === 'manual' ? 'manual' : 'bulk' };
}
