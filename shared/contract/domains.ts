import * as z from 'zod';
import { failedRow } from '../model/leads/contact-import.ts';
import { domainForSale, portfolioLimits, portfolioRow, saleChanges } from '../model/leads/domain-for-sale.ts';
import { nothing, route } from './route.ts';

/** A registrable domain as responses contain it: ASCII, lower case. */
export const domainText = z
  .string()
  .max(253)
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Enter a domain');

/** What domains begin with, to list those. */
export const domainBeginning = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.-]*$/, 'Enter the beginning of a domain')
  .optional();

const domainParams = z.strictObject({ domain: domainText });

/** The domains that a seller offers, with prices, status and expiry dates. */
export const domains = {
  get: route({
    method: 'GET',
    path: '/api/domains/{domain}',
    access: 'user',
    params: domainParams,
    response: domainForSale,
    errors: ['not_found'],
    failure: 'Failed to fetch domain data',
  }),
  /**
   * Adds domains. Sending one again does not duplicate it but changes the fields that the row has. A row that cannot
   * be read does not stop the others. Rows are counted from 1.
   */
  add: route({
    method: 'POST',
    path: '/api/domains',
    access: 'user',
    body: z.strictObject({ rows: z.array(portfolioRow).min(1).max(portfolioLimits.rowsPerCall) }),
    response: z.object({ added: z.int(), changed: z.int(), failed_rows: z.array(failedRow) }),
    errors: ['limit_reached', 'conflict'],
    failure: 'Failed to add the domains',
  }),
  update: route({
    method: 'PATCH',
    path: '/api/domains/{domain}',
    access: 'user',
    params: domainParams,
    body: saleChanges,
    response: domainForSale,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to save the domain',
  }),
  /** Removes a domain that was added and never searched. */
  remove: route({
    method: 'DELETE',
    path: '/api/domains/{domain}',
    access: 'user',
    params: domainParams,
    response: nothing,
    errors: ['not_found', 'conflict'],
    failure: 'Failed to remove the domain',
  }),
  /** The domains that expire within a week, soonest first, without those that were sold or dropped. */
  expiring: route({
    method: 'GET',
    path: '/api/expiring-domains',
    access: 'user',
    response: z.object({
      domains: z.array(z.object({ domain: z.string(), expires_on: z.iso.date() })),
    }),
    failure: 'Failed to fetch domain data',
  }),
} as const;
