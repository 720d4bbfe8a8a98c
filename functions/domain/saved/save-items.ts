import { v7 as uuidv7 } from 'uuid';
import { Refusal } from '../../../shared/model/errors.ts';
import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import type { SavedCompany } from '../../../shared/model/leads/saved-company.ts';
import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import { changedAt } from '../changed-at.ts';
import { ownLead } from '../sessions/own-session.ts';
import { type Saving, savedCompanyOf, savedContactOf } from './saved-items.ts';
import type { SavedItem, SavedItems, SavedStore } from './saved-store.ts';

/** How often saving is tried while the same item is saved and removed by other calls. */
const maxAttempts = 3;

/** What saving needs. */
export interface SavedServices {
  readonly store: SavedStore;
  readonly now: () => Date;
}

/**
 * Saves a company and returns it. If it was saved already, returns it as it was saved first. Throws `not_found` for
 * a lead that is not the user's.
 */
export function saveCompany(
  services: SavedServices,
  userId: string,
  leadId: string,
  notes: string | null,
): Promise<SavedCompany> {
  return saveOnce(services.store.companies, userId, leadId, async () =>
    savedCompanyOf(ownLead(await services.store.lead(userId, leadId)), saving(services, userId, notes)),
  );
}

/**
 * Saves a contact and returns it. If it was saved already, returns it as it was saved first. Throws `not_found` for
 * a contact that is not the user's.
 */
export function saveContact(
  services: SavedServices,
  userId: string,
  contactId: string,
  notes: string | null,
): Promise<SavedContact> {
  return saveOnce(services.store.contacts, userId, contactId, () =>
    ownContact(services, contactId, saving(services, userId, notes)),
  );
}

/** Removes a saved company, and returns its notes. Throws `not_found` for a lead that is not the user's. */
export async function unsaveCompany(
  services: SavedServices,
  userId: string,
  leadId: string,
): Promise<string | null> {
  const { companies, lead } = services.store;
  const before = await companies.find(userId, leadId);
  // If it is the user's own lead and not saved, there is nothing to do.
  if (!(await companies.remove(userId, leadId))) ownLead(await lead(userId, leadId));
  return before?.notes ?? null;
}

/** Removes a saved contact, and returns its notes. Throws `not_found` for a contact that is not the user's. */
export async function unsaveContact(
  services: SavedServices,
  userId: string,
  contactId: string,
): Promise<string | null> {
  const { contacts } = services.store;
  const before = await contacts.find(userId, contactId);
  if (!(await contacts.remove(userId, contactId))) {
    await ownContact(services, contactId, saving(services, userId, null));
  }
  return before?.notes ?? null;
}

/** Changes the notes of a saved item. Throws `conflict` if they were changed elsewhere since `updated_at`. */
export async function changeNotes<Saved extends SavedItem>(
  items: SavedItems<Saved>,
  { userId, id }: { userId: string; id: string },
  { notes, updated_at: seen }: { notes: string | null; updated_at: string },
  now: Date,
): Promise<Saved> {
  const item = await items.find(userId, id);
  if (item === null) throw new Refusal('not_found', 'This is not saved');
  if (item.updated_at === seen) {
    const changed = await items.changeNotes(item, { notes, seen, at: changedAt(seen, now) });
    if (changed !== null) return changed;
  } else if (item.notes === notes) {
    // The same change was made before, and its answer was lost.
    return item;
  }
  throw new Refusal('conflict', 'These notes have been changed elsewhere. Reload them and try again.');
}

async function saveOnce<Saved extends SavedItem>(
  items: SavedItems<Saved>,
  userId: string,
  id: string,
  create: () => Promise<Saved>,
): Promise<Saved> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const before = await items.find(userId, id);
    if (before !== null) return before;
    const item = await create();
    if (await items.save(item)) return item;
  }
  throw new Refusal('conflict', 'This is being saved and removed at the same time. Please try again.');
}

/** Reads a contact from the contact record of its lead, whatever the caller says about it. */
async function ownContact(
  { store }: SavedServices,
  contactId: string,
  saving: Saving,
): Promise<SavedContact> {
  const { leadId, index } = placeOfContact(contactId);
  const lead = await store.lead(saving.userId, leadId);
  const contact = lead && savedContactOf(lead, index, saving);
  if (contact?.contact_id !== contactId) throw new Refusal('not_found', 'Contact not found');
  return contact;
}

function saving({ now }: SavedServices, userId: string, notes: string | null): Saving {
  return { userId, savedId: uuidv7(), notes, now: now() };
}
