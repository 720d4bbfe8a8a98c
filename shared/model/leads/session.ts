import * as z from 'zod';
import { contactData } from './contact-data.ts';

/**
 * A status unknown to this version, for example one of a newer version, is read as `unknown` and shown as 'Unknown
 * Status'.
 */
const sessionStatus = z.enum(['processing', 'completed', 'failed', 'unknown']).catch('unknown');

/** A search for leads for one domain with its progress, or an import. */
export const leadSession = z.object({
  id: z.string(),
  user_id: z.string(),
  domain: z.string(),
  amount: z.int(),
  /** Sessions from before imports existed have no source. */
  source: z.enum(['search', 'import']).default('search'),
  status: sessionStatus,
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  error_message: z.string().nullable(),
  /** How the name was understood, such as `cloud + payments`; null before that. */
  reading: z.string().nullable(),
  /** Why there are fewer companies than requested, as a sentence for the user, or null. */
  notice: z.string().nullable(),
  leads_count: z.int(),
  /** Increases whenever leads or contacts are written, so that polling clients know when to read them again. */
  revision: z.int(),
});
export type LeadSession = z.infer<typeof leadSession>;

/** Where a fact about a lead was seen. `snippet` quotes at most 300 characters. */
const evidence = z.object({
  source: z.string(),
  url: z.string(),
  fetched_at: z.iso.datetime(),
  snippet: z.string().max(300),
  /** The day of the list, for what a list says: nothing was read at `url`. */
  listed_on: z.iso.date().optional(),
  /** What the licence of the list requires to be shown with its facts. */
  attribution: z.string().max(200).optional(),
});
export type Evidence = z.infer<typeof evidence>;

const leadStrength = z.enum(['strong', 'good', 'fair']);
export type LeadStrength = z.infer<typeof leadStrength>;

/**
 * Why an offer to a company could be called bad faith, or that this is unknown: the facts, and what they do not
 * show. It is not advice.
 */
const leadCaution = z.object({
  kind: z.enum(['caution', 'not_known']),
  reasons: z.array(z.string()).min(1).max(3),
  limits: z.array(z.string()).min(1).max(2),
});
export type LeadCaution = z.infer<typeof leadCaution>;

/** A company that may buy the domain, with its evidence. */
export const generatedLead = z.object({
  id: z.string(),
  session_id: z.string(),
  name: z.string(),
  domain: z.string(),
  industry: z.string(),
  relevance_reason: z.string(),
  kind: z.enum(['upgrade', 'topic', 'import']),
  /** How strong the lead is among leads of its kind, by written rules. Missing in imports and older searches. */
  strength: leadStrength.optional(),
  /** What its page shows for and against it, in plain English. */
  reasons: z.array(z.string()).max(3).optional(),
  /** Missing if there is no reason for caution. */
  caution: leadCaution.optional(),
  /** At least one for a lead found by a search, none for an import. */
  evidence: z.array(evidence),
});
export type GeneratedLead = z.infer<typeof generatedLead>;

/** The contact record of one lead. `contact_data` is null if the site could not be read, and `error` says why. */
export const leadContact = z.object({
  id: z.string(),
  lead_id: z.string(),
  contact_data: contactData.nullable(),
  error: z.boolean(),
  error_message: z.string().nullable(),
});
export type LeadContact = z.infer<typeof leadContact>;

/** A lead as the results page reads it. Without a contact record its site is still being read. */
export const leadWithContacts = generatedLead.extend({ lead_contacts: z.array(leadContact).max(1) });
export type LeadWithContacts = z.infer<typeof leadWithContacts>;
