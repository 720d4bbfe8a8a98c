import * as z from 'zod';
import { contactData } from './contact-data.ts';

/** A status that this version does not know, such as one of a newer version, reads as `unknown`: 'Unknown Status'. */
const sessionStatus = z.enum(['processing', 'completed', 'failed', 'unknown']).catch('unknown');

/** A generation of leads for one domain, and how far it has come; or an import. */
export const leadSession = z.object({
  id: z.string(),
  user_id: z.string(),
  domain: z.string(),
  amount: z.int(),
  /** Sessions from before there were imports do not say. */
  source: z.enum(['search', 'import']).default('search'),
  status: sessionStatus,
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  error_message: z.string().nullable(),
  /** How the name was read, such as `cloud + payments`; null until it was. */
  reading: z.string().nullable(),
  /** Why there are fewer companies than asked, in a sentence for the user; null when there is nothing to say. */
  notice: z.string().nullable(),
  leads_count: z.int(),
  /** Grows whenever leads or contacts were written, so that a poll knows when to read them again. */
  revision: z.int(),
});
export type LeadSession = z.infer<typeof leadSession>;

/** Where a fact about a lead was seen. `snippet` is at most 300 characters of what stood there. */
const evidence = z.object({
  source: z.string(),
  url: z.string(),
  fetched_at: z.iso.datetime(),
  snippet: z.string().max(300),
});
export type Evidence = z.infer<typeof evidence>;

const leadStrength = z.enum(['strong', 'good', 'fair']);
export type LeadStrength = z.infer<typeof leadStrength>;

/**
 * Why selling to a company could be called bad faith, or that this is not known: the facts, and what they do not say. It
 * is no advice.
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
  /** How strong the lead is among those of its kind, by written rules; missing in imports and in searches of before. */
  strength: leadStrength.optional(),
  /** What its page shows for and against it, in plain English. */
  reasons: z.array(z.string()).max(3).optional(),
  /** Missing where nothing speaks for one. */
  caution: leadCaution.optional(),
  /** Of what a search found, at least one; of an import, none. */
  evidence: z.array(evidence),
});
export type GeneratedLead = z.infer<typeof generatedLead>;

/** The contact record of one lead; `contact_data` is null when the site could not be read, and `error` says so. */
export const leadContact = z.object({
  id: z.string(),
  lead_id: z.string(),
  contact_data: contactData.nullable(),
  error: z.boolean(),
  error_message: z.string().nullable(),
});
export type LeadContact = z.infer<typeof leadContact>;

/** A lead as the results page reads it; no contact record yet means that its site is still being read. */
export const leadWithContacts = generatedLead.extend({ lead_contacts: z.array(leadContact).max(1) });
export type LeadWithContacts = z.infer<typeof leadWithContacts>;
