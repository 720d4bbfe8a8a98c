import * as z from 'zod';
import { contactData, verdicts } from './contact-data.ts';
import { generatedLead } from './session.ts';

/** The part of a lead's contact data about one person: the entry at `contact_index`, and the result of its check. */
const savedContactData = contactData
  .pick({
    external_emails: true,
    site_data: true,
    email_verdicts: true,
    import_notes: true,
    manual_import: true,
    bulk_import: true,
  })
  .extend({ lead_contact_entry_id: z.string(), contact_index: z.int() });

/**
 * A person that a user saved, as the contact record was at the end of its session. A change of the notes must pass
 * `updated_at`.
 */
export const savedContact = z.object({
  id: z.string(),
  user_id: z.string(),
  contact_id: z.string(),
  notes: z.string().nullable(),
  saved_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  contact: z.object({ contact_data: savedContactData, lead: generatedLead.omit({ evidence: true }) }),
});
export type SavedContact = z.infer<typeof savedContact>;

/**
 * The fields of a saved contact used by search and filters, cut to fit into a row of 250 bytes. `id` is that of the
 * saved contact.
 */
export const contactSearchRow = z.object({
  id: z.string(),
  contact_id: z.string(),
  name: z.string(),
  title: z.string(),
  email: z.string(),
  company: z.string(),
  industry: z.string(),
  level: z.string(),
  /** What is known of its address, missing if it was not checked. */
  verdict: z.enum(verdicts).optional(),
  /** The domain that its lead was found or imported for, missing if unknown. */
  for_domain: z.string().optional(),
});
export type ContactSearchRow = z.infer<typeof contactSearchRow>;
