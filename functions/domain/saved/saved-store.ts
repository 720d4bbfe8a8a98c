import type { SavedCompany } from '../../../shared/model/leads/saved-company.ts';
import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';

/** What every saved item has. */
export interface SavedItem {
  readonly id: string;
  readonly user_id: string;
  readonly notes: string | null;
  readonly saved_at: string;
  /** When its notes were last changed. The next change has to name this time. */
  readonly updated_at: string;
}

/** New notes for an item whose `updated_at` was `seen`. */
export interface NotesChange {
  readonly notes: string | null;
  readonly seen: string;
  readonly at: string;
}

/** The saved items of one kind. Ids are those of the saved leads or contacts. */
export interface SavedItems<Saved extends SavedItem> {
  find(userId: string, id: string): Promise<Saved | null>;
  /** Saves an item. Returns false if it is saved already. */
  save(item: Saved): Promise<boolean>;
  /** Removes an item. Returns false if it is not saved. */
  remove(userId: string, id: string): Promise<boolean>;
  /**
   * Changes the notes and returns the item. Returns null if it has changed since `seen`, or is not saved any more.
   */
  changeNotes(item: Saved, change: NotesChange): Promise<Saved | null>;
}

/** Where saved items are stored, and the leads that they are copies of. */
export interface SavedStore {
  lead(userId: string, leadId: string): Promise<LeadWithContacts | null>;
  readonly companies: SavedItems<SavedCompany>;
  readonly contacts: SavedItems<SavedContact>;
}
