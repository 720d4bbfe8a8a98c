import * as z from 'zod';
import { domainForSale } from '../model/leads/domain-for-sale.ts';
import { domainText } from './domains.ts';
import { route } from './route.ts';

/** What registries say about the domains that a seller offers. */
export const registrations = {
  /**
   * Asks the registry of one of the caller's domains for its expiry and registrar, unless it was asked lately. Where it
   * does not answer, the domain stays as it is.
   */
  lookUp: route({
    method: 'POST',
    path: '/api/domains/{domain}/registration',
    access: 'user',
    params: z.strictObject({ domain: domainText }),
    response: domainForSale,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to look up the registration',
  }),
} as const;
