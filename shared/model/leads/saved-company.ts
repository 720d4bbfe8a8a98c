import * as z from 'zod';
import { leadWithContacts } from './session.ts';

/** What a user notes about something saved: at most 2,000 characters, null for nothing. */
export const notesInput = z
  .string()
  .trim()
  .max(2000)
  .nullable()
  .transform((notes) => notes || null);

/**
 * A company that a user saved, with the lead and its contacts as they are at the end
 * of their session. `updated_at` is what a change of the notes has to know.
 */
export const savedCompany = z.object({
  id: z.string(),
  user_id: z.string(),
  lead_id: z.string(),
  notes: z.string().nullable(),
  saved_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The domain that it was found or imported for. Missing where none is known; its session says it, no stored row. */
  for_domain: z.string().optional(),
  lead: leadWithContacts,
});
export type SavedCompany = z.infer<typeof savedCompany>;
