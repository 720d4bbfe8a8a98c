import { parse as uuidBytes, stringify as uuidText } from 'uuid';
import * as z from 'zod';
import type { EmailVerdict } from '../../../shared/model/leads/contact-data.ts';
import { contactId, placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import {
  type ContactSearchRow,
  type SavedContact,
  savedContact,
} from '../../../shared/model/leads/saved-contact.ts';
import { cutToBytes, cutTogether } from '../../../shared/text/cut-text.ts';
import { roleOf } from '../../../shared/text/role-words.ts';
import type { SavedActivity } from '../statistics/activity.ts';
import { addToStatistics } from '../statistics/statistics.ts';
import { queryPage, type Table } from '../table.ts';
import { otherwise, transact } from '../transaction.ts';
import { placeKey, type SavedKind } from './saved-kind.ts';

/** A verdict takes one letter of the 250 bytes. */
const verdictOfLetter = { d: 'deliverable', u: 'unknown', r: 'risky', x: 'undeliverable' } as const;
type Letter = keyof typeof verdictOfLetter;
const letterOfVerdict = Object.fromEntries(
  Object.entries(verdictOfLetter).map(([letter, verdict]) => [verdict, letter]),
) as Record<EmailVerdict['verdict'], Letter>;

/*
 * The row of a saved contact's place is also its search row. All of them are loaded at once and then searched in the
 * browser, so it holds at most 250 bytes, the names of its attributes included.
 */
const placeRow = z.object({
  /** The saved contact's id in 16 bytes instead of 36 as text. */
  id: z.instanceof(Uint8Array).transform((bytes) => uuidText(bytes)),
  n: z.string(),
  t: z.string(),
  e: z.string(),
  c: z.string(),
  i: z.string(),
  l: z.string(),
  /** The verdict on its address. Missing if it was not checked, and in older rows. */
  v: z.enum(['d', 'u', 'r', 'x']).optional(),
});

/** How many of the 250 bytes are left for the texts, after keys, names, id, level and verdict. */
const maxTextBytes = 101;
/** How many of the 300 bytes of recent activity are left for each of its two names. */
const maxActivityBytes = 49;
/** People filter by industry, so it is cut to the same length everywhere. */
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

/** A contact's place begins with its lead, for imported contacts too: `<lead>:3`, `<lead>:bulk`. */
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
  const texts = [
    person?.full_name ?? '',
    person === undefined ? '' : roleOf(person),
    person?.value ?? '',
    contact.lead.name,
  ];
  const [n, t, e, c] = cutTogether(texts, maxTextBytes - Buffer.byteLength(i));
  const v = verdictLetter(contact);
  return { id: uuidBytes(id), n, t, e, c, i, l: person?.level ?? 'other', ...(v && { v }) };
}

function verdictLetter({ contact_data: data }: SavedContact['contact']): Letter | undefined {
  const address = data.external_emails[0]?.value ?? '';
  const checked = data.email_verdicts[address] ?? data.email_verdicts[address.toLowerCase()];
  return checked && letterOfVerdict[checked.verdict];
}

/**
 * Writes the verdict of a contact that was saved while its search ran, if it is still saved. The version of the search rows
 * grows with it.
 */
export async function renewVerdict(
  table: Table,
  userId: string,
  place: string,
  contact: SavedContact['contact'],
): Promise<void> {
  const letter = verdictLetter(contact);
  if (letter === undefined) return;
  await transact(table, [
    ...otherwise('changed', {
      Update: {
        TableName: table.name,
        Key: placeKey(contacts, userId, place),
        UpdateExpression: 'SET v = :letter',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(v) OR v <> :letter)',
        ExpressionAttributeValues: { ':letter': letter },
      },
    }),
    addToStatistics(table, userId, contacts.counts(0)),
  ]);
}

/** A bulk import is one entry in recent activity, and not one for each contact. */
function savedActivity({ id, saved_at, contact_id, contact }: SavedContact): SavedActivity | null {
  const { contact_data: data, lead } = contact;
  if (data.bulk_import) return null;
  const [person] = data.external_emails;
  const name = cutToBytes(person?.full_name || (person?.value ?? ''), maxActivityBytes);
  const company = cutToBytes(lead.name, maxActivityBytes);
  return { kind: 'saved_contact', id, at: saved_at, contact_id, name, company };
}

const storedRow = placeRow.extend({ sk: z.string() });
/** A page of search rows is as much as one query reads: 1 MB, or about 4,000 rows. */
const maxSearchRows = 5000;

/**
 * Lists the search rows of a user's saved contacts. Strongly consistent, so they are at least as new as a version that was
 * read before. `after` is the id of the contact that the last page ended with.
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
    const { sk, id, n, t, e, c, i, l, v } = storedRow.parse(row);
    const contact_id = contactAt(sk.slice(prefix.length));
    const verdict = v && verdictOfLetter[v];
    const texts = { name: n, title: t, email: e, company: c, industry: i, level: l };
    return { id, contact_id, ...texts, ...(verdict && { verdict }) };
  });
  return { rows, after: page.after === null ? null : contactAt(page.after) };
}
