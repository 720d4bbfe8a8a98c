import * as z from 'zod';
import { activity } from '../model/account/activity.ts';
import { subscriptionLimits, usageRecord } from '../model/account/subscription.ts';
import { listedDomain } from '../model/leads/domain-for-sale.ts';
import { domainCompany } from '../model/leads/searched-domain.ts';
import { domainBeginning, domainText } from './domains.ts';
import { pageSize } from './page.ts';
import { route } from './route.ts';

/** How many were saved per week on average, and when the last one was; null if nothing is saved. */
const pace = { per_week: z.int(), last_saved: z.iso.datetime().nullable() };

/** Totals: the dashboard, the domains that were searched, and the figures above saved items. */
export const statistics = {
  /** Counts, usage against the plan's limits, and the five latest sessions and items that are still saved. */
  dashboard: route({
    method: 'GET',
    path: '/api/dashboard',
    access: 'user',
    response: z.object({
      total_leads: z.int(),
      saved_companies: z.int(),
      saved_contacts: z.int(),
      email_templates: z.int(),
      usage: usageRecord,
      limits: subscriptionLimits,
      recent_activity: z.array(activity).max(5),
    }),
    failure: 'Failed to fetch data',
  }),
  /**
   * The domains that were searched or added, in alphabetical order, with totals over all of them. `begins` selects
   * those that start with it.
   */
  domains: route({
    method: 'GET',
    path: '/api/domains',
    access: 'user',
    query: z.strictObject({
      cursor: domainText.optional(),
      begins: domainBeginning,
      limit: pageSize(),
    }),
    response: z.object({
      domains: z.array(listedDomain),
      total_domains: z.int(),
      total_searches: z.int(),
      companies_found: z.int(),
      average_per_domain: z.int(),
      next_cursor: z.string().nullable(),
    }),
    failure: 'Failed to fetch domain data',
  }),
  /** The companies that all searches of one domain found, each once. */
  domainCompanies: route({
    method: 'GET',
    path: '/api/domains/{domain}/companies',
    access: 'user',
    params: z.strictObject({ domain: domainText }),
    query: z.strictObject({
      cursor: z
        .string()
        .max(270)
        .regex(/^[a-z0-9.-]+#[0-9a-f]{16}$/, 'Pass next_cursor of the page before')
        .optional(),
      limit: pageSize(),
    }),
    response: z.object({ companies: z.array(domainCompany), next_cursor: z.string().nullable() }),
    errors: ['not_found'],
    failure: 'Failed to fetch domain data',
  }),
  savedCompanies: route({
    method: 'GET',
    path: '/api/statistics/saved-companies',
    access: 'user',
    response: z.object({ saved_companies: z.int(), industries: z.int(), ...pace }),
    failure: 'Failed to fetch saved companies',
  }),
  /**
   * `version` increases with every contact that is saved or removed: loaded rows are out of date once it differs.
   */
  savedContacts: route({
    method: 'GET',
    path: '/api/statistics/saved-contacts',
    access: 'user',
    response: z.object({ saved_contacts: z.int(), seniority_levels: z.int(), version: z.int(), ...pace }),
    failure: 'Failed to fetch saved leads',
  }),
} as const;
