import * as z from 'zod';
import { generatedLead } from '../../model/leads/session.ts';
import { route } from '../route.ts';

/** The maximum number of companies that a visitor sees of a search. */
export const maxPreviewedCompanies = 2;

/** What visitors see of a search before they have an account. */
export const preview = {
  /**
   * Looks up the lesser forms of a name in DNS, reads the home pages of those that answer, and returns companies that use
   * one. Reads nobody's contacts. The name is neither stored nor logged.
   */
  search: route({
    method: 'POST',
    path: '/api/preview',
    access: 'public',
    body: z.strictObject({ domain: z.string().max(2048) }),
    response: z.object({
      domain: z.string(),
      /** How many forms of the name were looked up. */
      forms: z.int(),
      companies: z
        .array(
          generatedLead.pick({
            name: true,
            domain: true,
            relevance_reason: true,
            strength: true,
            reasons: true,
            evidence: true,
          }),
        )
        .max(maxPreviewedCompanies),
      /** The time was up before every form had been looked up and read. */
      cut_short: z.boolean(),
    }),
    errors: ['too_many_requests'],
    failure: 'The name could not be looked up. Please try again.',
  }),
} as const;
