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
  /** The domain that its leads may buy; '' where the user did not say. */
  readonly for_domain: string;
}

/** What became of the rows of one part. */
export interface ImportPart {
  readonly first_row: number;
  readonly imported: number;
  readonly failed_rows: FailedRow[];
}

/** A lead and its only person, which are saved together. */
export interface ImportedContact {
  readonly lead: LeadWithContacts;
  readonly saved: SavedContact;
}

/** One part of an import, decided on and not yet written. */
export interface NewPart {
  readonly firstRow: number;
  readonly contacts: readonly ImportedContact[];
  readonly failed: readonly FailedRow[];
}

/** Where imports are stored. `Along` is what the store can write together with a new import. */
export interface ImportStore<Along> {
  savedContacts(userId: string): Promise<number>;
  find(userId: string, importId: string): Promise<Import | null>;
  /** The parts that were written, in the order of their rows. */
  parts(userId: string, importId: string): Promise<ImportPart[]>;
  create(userId: string, begun: Import, along: readonly Along[]): Promise<void>;
  /** Creates an import together with its only part; null where the user would have too many saved contacts. */
  createWithPart(
    userId: string,
    begun: Import,
    part: NewPart,
    along: readonly Along[],
  ): Promise<ImportPart | null>;
  /**
   * Writes a part with all that it counts. A part that was written before stays as it is, and is returned. Null where the
   * user would have too many saved contacts, by other imports that run meanwhile.
   */
  putPart(userId: string, begun: Import, part: NewPart): Promise<ImportPart | null>;
  /** Which of these addresses, by their keyed hashes, belong to people who asked to be removed. */
  removed(addresses: readonly string[]): Promise<ReadonlySet<string>>;
}
