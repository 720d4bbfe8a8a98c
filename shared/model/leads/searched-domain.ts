import * as z from 'zod';
import { generatedLead } from './session.ts';

/** What completed searches of a domain found. `id` is the domain itself. */
export const searchedDomain = z.object({
  id: z.string(),
  domain: z.string(),
  searches: z.int(),
  /** The companies of all its searches, each counted once by name and domain. */
  unique_companies: z.int(),
  /** Null if no search of it was completed. */
  last_searched_at: z.iso.datetime().nullable(),
});
export type SearchedDomain = z.infer<typeof searchedDomain>;

/**
 * A company that searches of a domain found, as the latest of them described it. `relevance_reason` is at most 300
 * characters.
 */
export const domainCompany = generatedLead
  .pick({ session_id: true, name: true, domain: true, industry: true, relevance_reason: true })
  .extend({ lead_id: z.string(), has_contacts: z.boolean() });
export type DomainCompany = z.infer<typeof domainCompany>;
