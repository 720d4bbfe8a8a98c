import { parse as uuidBytes, stringify as uuidText } from 'uuid';
import * as z from 'zod';
import { contactId, placeOfContact } from '../../../shared/model/contact-id.ts';
import {
  type ContactSearchRow,
  type SavedContact,
  savedContact,
} from '../../../shared/model/saved-contact.ts';
import { cutToBytes, cutTogether } from '../../../shared/text/cut-text.ts';
import type { SavedActivity } from '../statistics/activity.ts';
import { queryPage, type Table } from '../table.ts';
import type { SavedKind } from './saved-kind.ts';

/*
 * The row of a saved contact's place is also its search row. All of them are loaded at once and then searched in the
 * browser, so it holds at most 250 bytes: names of attributes count as well as what they hold.
 */
const placeRow = z.object({
  /** The saved contact's id, which is 36 bytes as text and 16 as it is. */
  id: z.instanceof(Uint8Array).transform((bytes) => uuidText(bytes)),
  n: z.string(),
  t: z.string(),
  e: z.string(),
  c: z.string(),
  i: z.string(),
  l: z.string(),
});

/** What keys, names, id and level leave of 250 bytes for the texts. */
const maxTextBytes = 103;
/** What the rest of recent activity leaves of 300 bytes for each of its two names. */
const maxActivityBytes = 49;
/** An industry is cut alike wherever it stands, as it is what people filter by. */
const maxIndustryBytes = 30;

/** Saved contacts, whose place is their lead and which of its contacts, counted by level. */
export const contacts: SavedKind<SavedContact> = {
  name: 'CONTACT',
  schema: savedContact,
  placeOf: ({ contact_id }) => contactPlace(contact_id),
  placeRow: searchRow,
  readPlaceRow(row) {
    const { id, l } = placeRow.parse(row);
    return { savedId: id, counted: l };
  },
  activityOf: savedActivity,
  counts: (change) => ({ saved_contacts: change, saved_contacts_version: 1 }),
  countedBy: 'CONTACT_LEVEL',
};

/** A contact's place begins with its lead, also where it was imported: `<lead>:3`, `<lead>:bulk`. */
export function contactPlace(id: string): string {
  const { leadId, index, imported } = placeOfContact(id);
  return `${leadId}:${imported ?? index}`;
}

/** The id of the contact at a place. */
export function contactAt(place: string): string {
  const [leadId = '', which = ''] = place.split(':');
  const imported = which === 'manual' || which === 'bulk' ? which : null;
  return contactId({ leadId, index: Number(imported === null ? which : 0), imported });
}

function searchRow({ id, contact }: SavedContact) {
  const [person] = contact.contact_data.external_emails;
  const i = cutToBytes(contact.lead.industry, maxIndustryBytes);
  const texts = [person?.full_name ?? '', person?.title ?? '', person?.value ?? '', contact.lead.name];
  const [n, t, e, c] = cutTogether(texts, maxTextBytes - Buffer.byteLength(i));
  return { id: uuidBytes(id), n, t, e, c, i, l: person?.level ?? 'other' };
}

/** People of a bulk import are too many to be news each: their import is. */
function savedActivity({ id, saved_at, contact_id, contact }: SavedContact): SavedActivity | null {
  const { contact_data: data, lead } = contact;
  if (data.bulk_import) return null;
  const name = cutToBytes(data.external_emails[0]?.full_name ?? '', maxActivityBytes);
  const company = cutToBytes(lead.name, maxActivityBytes);
  return { kind: 'saved_contact', id, at: saved_at, contact_id, name, company };
}

const storedRow = placeRow.extend({ sk: z.string() });
/** A page of search rows is what one query reads: 1 MB, some 4,000 of them. */
const maxSearchRows = 5000;

/**
 * Lists the search rows of a user's saved contacts, strongly consistent, so that they are no older than the version
 * that was read before them. `after` is the id of the contact that the last page ended with.
 */
export async function pageContactSearchRows(
  table: Table,
  userId: string,
  after: string | null,
): Promise<{ rows: ContactSearchRow[]; after: string | null }> {
  const prefix = 'SAVED_CONTACT_OF#';
  const page = await queryPage(
    table,
    { pk: `USER#${userId}`, prefix, consistent: true },
    { limit: maxSearchRows, after: after === null ? null : contactPlace(after) },
  );
  const rows = page.rows.map((row): ContactSearchRow => {
    const { sk, id, n, t, e, c, i, l } = storedRow.parse(row);
    const contact_id = contactAt(sk.slice(prefix.length));
    return { id, contact_id, name: n, title: t, email: e, company: c, industry: i, level: l };
  });
  return { rows, after: page.after === null ? null : contactAt(page.after) };
}
