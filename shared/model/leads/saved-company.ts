import * as z from 'zod';
import { leadWithContacts } from './session.ts';

/** A user's notes on something saved: at most 2,000 characters, or null. */
export const notesInput = z
  .string()
  .trim()
  .max(2000)
  .nullable()
  .transform((notes) => notes || null);

/**
 * A company that a user saved, with the lead and its contacts as they were at the end of their session. A change of
 * the notes must pass `updated_at`.
 */
export const savedCompany = z.object({
  id: z.string(),
  user_id: z.string(),
  lead_id: z.string(),
  notes: z.string().nullable(),
  saved_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /**
   * The domain that it was found or imported for, missing if unknown. Read from the session, not stored in the row.
   */
  for_domain: z.string().optional(),
  lead: leadWithContacts,
});
export type SavedCompany = z.infer<typeof savedCompany>;
