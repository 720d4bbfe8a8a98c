import type { UserProfile } from '../../../shared/model/account/profile.ts';
import type { ImportKind } from '../../../shared/model/leads/contact-id.ts';
import type { FailedRow } from '../../../shared/model/leads/contact-import.ts';
import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';

/** An import, whose leads are those of a session with the same id. */
export interface Import {
  readonly import_id: string;
  readonly kind: ImportKind;
  readonly total_rows: number;
  readonly created_at: string;
  /** The domain that its leads may buy; '' if the user did not name one. */
  readonly for_domain: string;
}

/** The result of one part's rows. */
export interface ImportPart {
  readonly first_row: number;
  readonly imported: number;
  /** How many rows were added to contacts that were saved before. */
  readonly merged: number;
  readonly failed_rows: FailedRow[];
}

/** A lead and its only person, which are saved together. */
export interface ImportedContact {
  readonly lead: LeadWithContacts;
  readonly saved: SavedContact;
}

/** Rows that are added to the notes of a contact that was saved before, as it was read. */
export interface MergedContact {
  readonly saved: SavedContact;
  readonly notes: string | null;
  readonly rows: number;
}

/** One part of an import that was decided but not written yet. */
export interface NewPart {
  readonly firstRow: number;
  readonly contacts: readonly ImportedContact[];
  readonly merges: readonly MergedContact[];
  readonly at: Date;
  readonly failed: readonly FailedRow[];
}

/** Where imports are stored. `Along` can be written together with a new import. */
export interface ImportStore<Along> {
  savedContacts(userId: string): Promise<number>;
  find(userId: string, importId: string): Promise<Import | null>;
  /** The parts that were written, in the order of their rows. */
  parts(userId: string, importId: string): Promise<ImportPart[]>;
  create(userId: string, begun: Import, along: readonly Along[]): Promise<void>;
  /** Creates an import together with its only part. Returns 'full' if the user would have too many saved contacts. */
  createWithPart(
    userId: string,
    begun: Import,
    part: NewPart,
    along: readonly Along[],
  ): Promise<ImportPart | 'full' | 'changed'>;
  /** A user's saved contact. Returns null if it is not saved. */
  saved(userId: string, contactId: string): Promise<SavedContact | null>;
  /** The user's profile. Returns null before the first visit to the app. */
  profile(userId: string): Promise<UserProfile | null>;
  /**
   * Writes a part and updates the counts. A part that was written before stays as it is and is returned. Returns
   * 'full' if the user would have too many saved contacts because of other imports that are running, and 'changed' if a
   * contact to merge with has changed since it was read.
   */
  putPart(userId: string, begun: Import, part: NewPart): Promise<ImportPart | 'full' | 'changed'>;
  /** Which of these addresses, given as keyed hashes, belong to people who asked to be removed. */
  removed(addresses: readonly string[]): Promise<ReadonlySet<string>>;
}
